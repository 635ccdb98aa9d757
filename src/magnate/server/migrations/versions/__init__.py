"""The steps that bring an older store up to date."""
