#!/bin/sh
# Installs Crypt for this user only, below ~/.local; ./uninstall.sh takes it away again. Nothing needs root.
set -eu
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}
place=$data/crypt-game
id=io.github.crypt_game.Crypt

mkdir -p "$data/applications" "$data/metainfo" "$data/mime/packages" "$HOME/.local/bin"
rm -rf "$place.new"
cp -R "$here/crypt-game" "$place.new"
cp "$here/uninstall.sh" "$place.new/uninstall.sh"
rm -rf "$place"
mv "$place.new" "$place"
ln -sf "$place/crypt-game" "$HOME/.local/bin/crypt-game"

# Inside the quotes of an Exec line a desktop reads \ " ` and $ specially, and % everywhere; and before that, every
# value of a desktop entry is a string in which \ is written twice.
program=$(printf '%s' "$place/crypt-game" | sed -e 's/\\/\\\\\\\\/g' -e 's/["`$]/\\\\&/g' -e 's/%/%%/g')
escaped=$(printf '%s' "$program" | sed -e 's/[\\&|]/\\&/g')
sed "s|@PROGRAM@|\"$escaped\"|" "$here/share/$id.desktop" > "$data/applications/$id.desktop"
cp "$here/share/$id.metainfo.xml" "$data/metainfo/"
cp "$here/share/$id.mime.xml" "$data/mime/packages/$id.xml"
cp -R "$here/share/icons" "$data/"

# Desktops notice new files by themselves; these only make some of them notice sooner.
update-desktop-database "$data/applications" 2>/dev/null || true
update-mime-database "$data/mime" 2>/dev/null || true
gtk-update-icon-cache -qtf "$data/icons/hicolor" 2>/dev/null || true
echo "Crypt is installed in $place; start it from the menu or with: crypt-game"
