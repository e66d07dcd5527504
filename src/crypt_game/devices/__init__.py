"""What players hold beside mouse and keyboard, read without a window: gamepads (`gamepads`), their buttons
and signs (`pad_buttons`) and their sticks (`sticks`)."""
