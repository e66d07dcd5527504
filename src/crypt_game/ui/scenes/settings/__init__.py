"""The settings: `settings_groups` says what can be set, `key_bindings` remaps keys, `scene` is the page."""
