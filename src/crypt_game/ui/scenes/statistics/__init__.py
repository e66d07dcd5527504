"""What all games on the disk come to: figures by mode and seats, and plots."""
