// SDL2 for windows and events, SDL2_image for reading and writing images.
//
// Neither is linked: together they load 60 other libraries, including those of X and Wayland, which
// takes a third of a program's launch. Each is loaded on the first call of one of its functions.
// The linker finds the functions that were in use when `.ci/check-forwards --write` generated
// Generated/Forwards.c.
#pragma once
#if !__has_include(<SDL2/SDL_image.h>)
#error "Install libsdl2-dev and libsdl2-image-dev."
#endif
#define SDL_MAIN_HANDLED 1
#include <SDL2/SDL.h>
#include <SDL2/SDL_image.h>

// The display's connection is needed to wait on it. SDL_syswm.h would include all of Xlib; without
// the X11 part, the member `dummy` preserves the size of its union, whose first bytes are the
// pointer to the display on X11 and Wayland.
#pragma push_macro("SDL_VIDEO_DRIVER_X11")
#undef SDL_VIDEO_DRIVER_X11
#include <SDL2/SDL_syswm.h>
#pragma pop_macro("SDL_VIDEO_DRIVER_X11")

/// Loads SDL2 if necessary; any thread may call it.
///
/// - Returns: `nil`, or the system's reason for a failure. After a failure, a call of an SDL
///   function ends the process with that reason.
const char *_Nullable rolltop_load_sdl(void);

/// Loads SDL2_image together with SDL2; see `rolltop_load_sdl`.
const char *_Nullable rolltop_load_sdl_image(void);
