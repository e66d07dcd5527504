#!/bin/sh
# Takes away what install.sh brought. Saved games and settings stay.
set -eu
data=${XDG_DATA_HOME:-$HOME/.local/share}
id=io.github.crypt_game.crypt

for folder in "$data/crypt-game" "$data/crypt-game.new" "$data/crypt-game.old"; do
    [ ! -d "$folder" ] || [ -L "$folder" ] || chmod -R u+rwX "$folder"
    rm -rf "$folder"
done
icons=$data/icons/hicolor
rm -f "$HOME/.local/bin/crypt-game" "$data/applications/$id.desktop" "$data/metainfo/$id.metainfo.xml" \
    "$data/mime/packages/$id.xml" "$icons"/*/apps/"$id".* "$icons"/*/mimetypes/application-x-crypt-game.*

# What desktops derived from these files is derived again, or goes where nothing else is left to derive it from.
update-desktop-database "$data/applications" 2>/dev/null || true
update-mime-database "$data/mime" 2>/dev/null || true
rm -f "$data/mime/application/x-crypt-game.xml"
if [ -z "$(find "$data/applications" -name '*.desktop' 2>/dev/null)" ]; then
    rm -f "$data/applications/mimeinfo.cache"
fi
if [ -z "$(find "$data/mime/packages" -name '*.xml' 2>/dev/null)" ]; then
    for name in XMLnamespaces aliases generic-icons globs globs2 icons magic mime.cache subclasses treemagic types version
    do
        rm -f "$data/mime/$name"
    done
fi
if [ -z "$(find "$icons" -type f ! -name icon-theme.cache 2>/dev/null)" ]; then
    rm -f "$icons/icon-theme.cache"
elif [ -e "$icons/icon-theme.cache" ]; then
    gtk-update-icon-cache -qtf "$icons" 2>/dev/null || rm -f "$icons/icon-theme.cache"
fi
# From the inside out, each only if nothing else is in it.
rmdir "$icons"/*/apps "$icons"/*/mimetypes 2>/dev/null || true
rmdir "$icons"/* 2>/dev/null || true
for folder in icons/hicolor icons mime/packages mime/application mime metainfo applications; do
    rmdir "$data/$folder" 2>/dev/null || true
done
rmdir "$HOME/.local/bin" 2>/dev/null || true
echo "Crypt is gone; your games are still in $data/CryptGame"
