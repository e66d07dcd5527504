#!/bin/sh
# Installs Crypt for this user only, below ~/.local; ./uninstall.sh takes it away again. Nothing needs root.
set -eu
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}
place=$data/crypt-game
id=io.github.crypt_game.crypt

# A copy of a folder without the right to write (a mounted image, a read-only medium) has no such right either.
remove() {
    [ ! -d "$1" ] || [ -L "$1" ] || chmod -R u+rwX "$1"
    rm -rf "$1"
}

# Whatever an install that was cut short left behind.
remove "$place.new"
remove "$place.old"
trap 'remove "$place.new"' EXIT
mkdir -p "$data"
cp -R "$here/crypt-game" "$place.new"
chmod -R u+rwX "$place.new"
install -m 755 "$here/uninstall.sh" "$place.new/uninstall.sh"
if [ -e "$place" ] || [ -L "$place" ]; then
    mv "$place" "$place.old"
fi
mv "$place.new" "$place"
remove "$place.old"
mkdir -p "$HOME/.local/bin"
ln -sf "$place/crypt-game" "$HOME/.local/bin/crypt-game"

# Inside the quotes of an Exec line a desktop reads \ " ` and $ specially, and % everywhere; and before that, every
# value of a desktop entry is a string in which \ is written twice.
program=$(printf '%s' "$place/crypt-game" | sed -e 's/\\/\\\\\\\\/g' -e 's/["`$]/\\\\&/g' -e 's/%/%%/g')
escaped=$(printf '%s' "$program" | sed -e 's/[\\&|]/\\&/g')
mkdir -p "$data/applications"
rm -f "$data/applications/$id.desktop"
sed "s|@PROGRAM@|\"$escaped\"|" "$here/share/$id.desktop" > "$data/applications/$id.desktop"
install -D -m 644 "$here/share/$id.metainfo.xml" "$data/metainfo/$id.metainfo.xml"
install -D -m 644 "$here/share/$id.mime.xml" "$data/mime/packages/$id.xml"
(cd "$here/share" && find icons -type f) | while IFS= read -r icon; do
    install -D -m 644 "$here/share/$icon" "$data/$icon"
done

# Desktops notice new files by themselves; these only make some of them notice sooner.
update-desktop-database "$data/applications" 2>/dev/null || true
update-mime-database "$data/mime" 2>/dev/null || true
# Icons are found without a cache, but not beside one that does not tell of them.
if [ -e "$data/icons/hicolor/icon-theme.cache" ]; then
    gtk-update-icon-cache -qtf "$data/icons/hicolor" 2>/dev/null || rm -f "$data/icons/hicolor/icon-theme.cache"
fi
echo "Crypt is installed in $place; start it from the menu or with: crypt-game"
