// SDL2 for windows and events, SDL2_image for reading and writing images.
//
// Neither is linked: together they bring in 60 other libraries, among them those of X and Wayland,
// which takes a third of a program's start. They are loaded when one of their functions is called
// first. Functions that are not in SDL.c or Image.c are not found by the linker.
#pragma once
#if !__has_include(<SDL2/SDL_image.h>)
#error "Install libsdl2-dev and libsdl2-image-dev."
#endif
#define SDL_MAIN_HANDLED 1
#include <SDL2/SDL.h>
#include <SDL2/SDL_image.h>

// The display's connection is needed to wait on it. SDL_syswm.h would bring in all
// of Xlib; without the X11 part its union keeps its size through `dummy`, whose
// first bytes are the pointer to the display under X11 and Wayland alike.
#pragma push_macro("SDL_VIDEO_DRIVER_X11")
#undef SDL_VIDEO_DRIVER_X11
#include <SDL2/SDL_syswm.h>
#pragma pop_macro("SDL_VIDEO_DRIVER_X11")

/// Loads SDL2, unless it is; any thread may call it.
///
/// - Returns: `nil`, or the system's reason why it cannot be loaded. A function of SDL that is
///   called then ends the process with that reason.
const char *_Nullable rolltop_load_sdl(void);

/// As `rolltop_load_sdl`, for SDL2_image, which brings SDL2 with it.
const char *_Nullable rolltop_load_sdl_image(void);

/// Has Xlib go on after a request that the server refuses: it would end the process.
///
/// The first one is reported on standard error.
void rolltop_outlive_request_errors(void);

/// Gives events what an X server says of input: movements its time, in milliseconds, as their
/// `timestamp`, 0 with other drivers, which do not report it; pressed keys the character that they have
/// in the first Latin layout, if their present one is not Latin, as `keysym.unused`, 0 without one.
/// SDL's modifiers become those of each event.
///
/// Called after SDL's events have been initialised; discards pending events.
///
/// - Parameter has_server: Whether the driver is X11.
void rolltop_note_input_stamps(SDL_bool has_server);

/// Whether another program has destroyed a window of an X server. SDL must not destroy it once more:
/// it would wait for ever for the server to hide it.
SDL_bool rolltop_is_destroyed(SDL_Window *_Nonnull window);

/// Corrects SDL's modifiers by those of a server: SDL misses what an input method has used.
///
/// - Parameter state: The modifiers that are held or locked, as X servers and Wayland compositors
///   number them: Shift, Lock, Control, Mod1 to Mod5 from the lowest bit on.
void rolltop_set_modifiers(Uint32 state);

/// Asks an X server where the pointer is, and waits for the answer.
///
/// SDL's own function may answer with what it has heard before.
///
/// - Parameters:
///   - display: The driver's display.
///   - window: The server's number of a window.
///   - x, y: Receive its pixels from the window's upper left corner.
///   - buttons: Receives SDL's mask of the left, middle and right buttons that are down; the server
///     does not report of others.
/// - Returns: Whether the pointer is on the window's screen.
SDL_bool rolltop_query_pointer(
    void *_Nonnull display, unsigned long window, int *_Nonnull x, int *_Nonnull y,
    Uint32 *_Nonnull buttons);

/// Has an X server report to SDL where the pointer is.
///
/// - Parameters:
///   - display: The driver's display.
///   - window: The server's number of a window of SDL's.
///   - x, y: Pixels from the window's upper left corner.
void rolltop_send_pointer_motion(void *_Nonnull display, unsigned long window, int x, int y);

/// As `rolltop_send_pointer_motion`, that a button is up, by the server's number.
void rolltop_send_button_release(
    void *_Nonnull display, unsigned long window, unsigned button, int x, int y);

/// As `rolltop_send_pointer_motion`, that the pointer has left the window.
void rolltop_send_pointer_leave(void *_Nonnull display, unsigned long window, int x, int y);
