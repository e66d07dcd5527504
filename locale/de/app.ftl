# Was das Fenster selbst sagt.
app-window-too-small = Die Gruft braucht mehr Platz: mindestens { $width } × { $height } Pixel.
tip-opens-rule = { $key } öffnet die Regel
toast-settings-not-saved = Die Einstellungen ließen sich nicht speichern; sie gelten bis zum Beenden.
toast-muted = Ton aus
toast-unmuted = Ton an
toast-not-opened = Dieses Spiel ließ sich nicht öffnen.
