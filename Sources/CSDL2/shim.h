// SDL2 for windows and events, SDL2_ttf for shaped glyph runs, SDL2_image for
// decoding and encoding. Debian's headers all live in one directory.
#pragma once
#define SDL_MAIN_HANDLED 1
#include <SDL.h>
#include <SDL_image.h>
#include <SDL_ttf.h>
