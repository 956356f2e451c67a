"""x"""
from art.layers import Layer
FIGURES: dict[str, list[Layer]] = {}
