"""Caverns: heroes cross caves that they uncover tile by tile, together or against each other."""
