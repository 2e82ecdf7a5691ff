// SDL2 for windows and events, SDL2_ttf for shaped glyph runs, SDL2_image for
// decoding and encoding. Debian's headers all live in one directory.
#pragma once
#define SDL_MAIN_HANDLED 1
#include <SDL.h>
#include <SDL_image.h>
#include <SDL_ttf.h>

// The display's connection is needed to wait on it. SDL_syswm.h would bring in all
// of Xlib; without the X11 part its union keeps its size through `dummy`, whose
// first bytes are the pointer to the display under X11 and Wayland alike.
#pragma push_macro("SDL_VIDEO_DRIVER_X11")
#undef SDL_VIDEO_DRIVER_X11
#include <SDL_syswm.h>
#pragma pop_macro("SDL_VIDEO_DRIVER_X11")
