#!/bin/sh
# Takes away what install.sh brought. Saved games and settings stay.
set -eu
data=${XDG_DATA_HOME:-$HOME/.local/share}
id=io.github.crypt_game.Crypt

rm -rf "$data/crypt-game"
rm -f "$HOME/.local/bin/crypt-game" "$data/applications/$id.desktop" "$data/metainfo/$id.metainfo.xml" \
    "$data/mime/packages/$id.xml" "$data/icons/hicolor"/*/apps/"$id".*  \
    "$data/icons/hicolor"/*/mimetypes/application-x-crypt-game.*
update-desktop-database "$data/applications" 2>/dev/null || true
update-mime-database "$data/mime" 2>/dev/null || true
echo "Crypt is gone; your games are still in $data/CryptGame"
