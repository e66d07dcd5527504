"""The digests that promises and luck are made with. Imports nothing of the game."""

from __future__ import annotations

try:  # hashlib has the same and loads OpenSSL for it, 4 MiB in every process
    from _blake2 import blake2b
    from _sha256 import sha256 as _sha256  # type: ignore[import-not-found]
except ImportError:  # a Python that was built without its own
    from hashlib import blake2b
    from hashlib import sha256 as _sha256

__all__ = ["blake2b", "sha256"]


def sha256(text: bytes) -> bytes:
    """The SHA-256 of a text: 32 bytes."""
    digest: bytes = _sha256(text).digest()
    return digest
