"""What players hold beside mouse and keyboard, read without a window: gamepads (`gamepads`), their buttons
and signs (`pad_buttons`), their sticks (`sticks`) and owners (`own_pads`), fingers (`fingers`), and lines
that are written without a keyboard (`typed_line`)."""
