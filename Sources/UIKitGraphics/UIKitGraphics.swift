// Pixels: bitmaps, canvas, regions, colours, fonts, text, images.
