#!/bin/sh
# Crypt as a single file: this script, and behind it the program, which unpacks itself to a temporary folder.
# The script finds a folder that has the room and lets programs run, and says so in a window if there is none.
PATH=${PATH:+$PATH:}/usr/local/bin:/usr/bin:/bin
room=@ROOM@ # KiB
size=@SIZE@ # bytes of the program

no_room() {
    case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} in
@MESSAGES@
    esac
    echo "Crypt: $message" >&2
    [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] || exit 1
    # Whichever of these the desktop has; one that is there but shows nothing is passed over.
    zenity --error --no-markup --title=Crypt --text="$message" 2>/dev/null && exit 1
    kdialog --title Crypt --error "$message" 2>/dev/null && exit 1
    yad --image=dialog-error --no-markup --title=Crypt --text="$message" --button=OK 2>/dev/null && exit 1
    gxmessage -title Crypt "$message" 2>/dev/null && exit 1
    printf '%s\n' "$message" | fold -s -w 70 | xmessage -title Crypt -file - 2>/dev/null && exit 1
    notify-send --urgency=critical Crypt "$message" 2>/dev/null
    exit 1
}

# Sets `own` to a new folder below $1 with the program in it, or fails and leaves nothing.
unpack_below() {
    [ -d "$1" ] && [ -w "$1" ] || return 1
    free=$(df -Pk "$1" 2>/dev/null | awk 'NR == 2 { print $4 }')
    [ "${free:-0}" -ge "$room" ] || return 1
    own=$(mktemp -d "$1/crypt-game-XXXXXX" 2>/dev/null) || return 1
    if printf '#!/bin/sh\n' > "$own/crypt-game" && chmod 700 "$own/crypt-game" && "$own/crypt-game" &&
        tail -c "$size" "$file" > "$own/crypt-game"; then
        return 0
    fi 2>/dev/null
    rm -rf "$own"
    return 1
}

file=$(readlink -f "$0")
for folder in "${TMPDIR:-/tmp}" /tmp /var/tmp "${XDG_RUNTIME_DIR:-}" "${XDG_CACHE_HOME:-${HOME:-}/.cache}" "${HOME:-}"; do
    own=
    if unpack_below "$folder"; then
        break
    fi
    own=
done
[ -n "$own" ] || no_room

trap 'rm -rf "$own"' EXIT
# What ends this script ends the program, and the script then waits until it has closed.
trap 'kill -TERM "$game" 2>/dev/null' HUP INT TERM
# A shell gives what it starts beside itself an empty input, unless told otherwise.
[ -e /dev/fd/0 ] || exec < /dev/null
exec 3<&0
TMPDIR=$own CRYPT_GAME_LAUNCHER=$file "$own/crypt-game" "$@" <&3 3<&- &
game=$!
wait "$game"
status=$?
while kill -0 "$game" 2>/dev/null; do
    wait "$game"
    status=$?
done
exit "$status"
