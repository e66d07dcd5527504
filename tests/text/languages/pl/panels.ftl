panel-close = Zamknij
chronicle-title = Kronika
box-title = Pudełko
box-empty = Niczego jeszcze nie odrzucono.
panel-saved = Plik zapisano
panel-save-refused = Nie udało się zapisać pliku.
panel-aid = Karta pomocy
