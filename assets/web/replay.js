"use strict";
// Shows the steps of a finished game. All words and names are data: they are set as text, never as markup.
const game = JSON.parse(document.getElementById("data").textContent);
const words = game.words;
const BEAT = 1400; // milliseconds that a step stays, and more for each sentence
const SENTENCE = 1100;
let place = 0;
let timer = null;

function element(name, classes = "", text = "") {
  const made = document.createElement(name);
  made.className = classes;
  made.textContent = text;
  return made;
}

function filled(words, values) {
  return Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, String(value)), words);
}

function picture(name) {
  const made = element("img", "sign");
  made.src = game.pictures[name];
  made.alt = "";
  return made;
}

function cardFace(spot) {
  const [type, value] = spot.card;
  const face = element("div", spot.up ? "card" : "card down");
  face.style.backgroundImage = `url("${game.pictures[`${type}-${value}`]}")`;
  face.append(element("span", "coin", String(value)), picture(type));
  return face;
}

function cryptPlace(spot, before) {
  const item = element("li", "place");
  if (spot === null) {
    item.append(element("div", "empty"));
    item.append(element("span", "hidden", words.nothing));
    return item;
  }
  const shown = element("div");
  shown.setAttribute("aria-hidden", "true");
  const face = cardFace(spot);
  shown.append(face);
  const below = element("div", "below", spot.below.map(([type, value]) => `${game.types[type]} ${value}`).join(", "));
  const dice = element("div", "dice");
  if (spot.seat !== undefined) {
    dice.classList.add(game.seats[spot.seat].house);
    dice.append(picture(game.seats[spot.seat].house));
    for (let die = 0; die < spot.dice; die += 1) {
      dice.append(element("span", "die", String(spot.effort)));
    }
  }
  shown.append(below, dice);
  if (before === null || before === undefined || before.spoken !== spot.spoken) {
    dice.classList.add("fresh");
    if (!before || String(before.card) !== String(spot.card) || before.up !== spot.up) {
      face.classList.add("fresh");
    }
  }
  item.append(shown, element("span", "hidden", spot.spoken));
  return item;
}

function seat(number, stand) {
  const { name, house } = game.seats[number];
  const item = element("li", house);
  const head = element("h3");
  head.append(picture(house), document.createTextNode(name));
  item.append(head);
  const torches = [stand.leads ? game.leader : "", stand.last ? game.lights_out : ""].filter(Boolean);
  if (torches.length > 0) {
    item.append(element("p", "torch", torches.join(" · ")));
  }
  item.append(element("p", "", filled(words.dice, { count: stand.dice, out: stand.out })));
  const sets = Object.keys(game.types)
    .map((type) => [type, stand.cards.filter((card) => card[0] === type).map((card) => card[1])])
    .filter(([, values]) => values.length > 0);
  const cards = element("p");
  const [lead, rest] = words.cards.split("{cards}");
  cards.append(document.createTextNode(sets.length === 0 ? `${lead}–` : lead));
  sets.forEach(([type, values], index) => {
    cards.append(document.createTextNode(index === 0 ? "" : " · "), picture(type));
    cards.append(document.createTextNode(`${game.types[type]} ${values.join("+")}`));
  });
  cards.append(document.createTextNode(rest));
  item.append(cards);
  return item;
}

function show(to) {
  const before = game.steps[place];
  place = Math.min(game.steps.length - 1, Math.max(0, to));
  const step = game.steps[place];
  const where = [game.count[place], step.round > 0 ? game.round[step.round] : "", step.phase];
  where.push(filled(words.deck, { count: step.deck }), filled(words.box, { count: step.box }));
  document.getElementById("where").textContent = where.filter(Boolean).join(" · ");
  document.getElementById("told").textContent = step.told.join(" ");
  const crypt = document.getElementById("crypt");
  crypt.style.setProperty("--places", step.crypt.length);
  crypt.classList.toggle("many", step.crypt.length > 4);
  crypt.replaceChildren(
    ...step.crypt.map((spot, index) => cryptPlace(spot, before.crypt[index])),
  );
  document.getElementById("seats").replaceChildren(...step.seats.map((stand, index) => seat(index, stand)));
  const scrubber = document.getElementById("scrubber");
  scrubber.value = String(place);
  scrubber.setAttribute("aria-valuetext", `${game.count[place]} ${step.told.join(" ")}`);
  for (const [id, end] of [["first", 0], ["back", 0], ["on", game.steps.length - 1], ["last", game.steps.length - 1]]) {
    document.getElementById(id).disabled = place === end;
  }
  for (const row of document.querySelectorAll("#steps li")) {
    row.toggleAttribute("aria-current", row.value === place + 1);
  }
}

function stop() {
  clearTimeout(timer);
  timer = null;
  document.getElementById("play").textContent = words.play;
}

function run() {
  if (place === game.steps.length - 1) {
    stop();
    return;
  }
  timer = setTimeout(() => {
    show(place + 1);
    run();
  }, BEAT + SENTENCE * game.steps[place].told.length);
}

function toggle() {
  if (timer !== null) {
    stop();
    return;
  }
  document.getElementById("play").textContent = words.pause;
  if (place === game.steps.length - 1) {
    show(0);
  }
  run();
}

function go(to) {
  stop();
  show(to);
}

const deeds = {
  first: () => go(0),
  back: () => go(place - 1),
  play: toggle,
  on: () => go(place + 1),
  last: () => go(game.steps.length - 1),
};
for (const [id, deed] of Object.entries(deeds)) {
  const button = document.getElementById(id);
  button.textContent = words[id];
  button.addEventListener("click", deed);
}
const scrubber = document.getElementById("scrubber");
scrubber.max = String(game.steps.length - 1);
scrubber.setAttribute("aria-label", words.steps);
scrubber.addEventListener("input", () => go(Number(scrubber.value)));
document.getElementById("steps").addEventListener("click", (event) => {
  const row = event.target.closest("li");
  if (row !== null) {
    go(row.value - 1);
  }
});
const keys = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last", " ": "play" };
document.addEventListener("keydown", (event) => {
  const deed = keys[event.key];
  const typing = event.target.matches("button, input, summary");
  if (deed !== undefined && !typing && !event.ctrlKey && !event.altKey && !event.metaKey) {
    event.preventDefault();
    deeds[deed]();
  }
});
document.getElementById("table").hidden = false;
show(0);
