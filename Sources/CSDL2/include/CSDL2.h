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

/// Makes Xlib continue after a request that the server rejects; otherwise it would end the process.
///
/// The first error is reported on standard error.
void rolltop_outlive_request_errors(void);

/// Adds an X server's input data to SDL's events.
///
/// Motion events receive the server's time in milliseconds as their `timestamp`, or 0 with other
/// drivers, which do not report it. Pressed keys receive their character in the first Latin layout
/// as `keysym.unused`, or 0 if the current layout is Latin. SDL's modifiers are set to those of
/// each event.
///
/// Called after the initialisation of SDL's events; discards pending events.
///
/// - Parameter has_server: Whether the driver is X11.
void rolltop_record_input_stamps(SDL_bool has_server);

/// Returns whether another program has destroyed a window of an X server.
///
/// SDL must not destroy it again, because it would wait forever for the server to unmap it.
SDL_bool rolltop_is_destroyed(SDL_Window *_Nonnull window);

/// Corrects SDL's modifiers with those of a server: SDL misses keys used by an input method.
///
/// - Parameter state: The pressed or locked modifiers, in the bit order of X servers and Wayland
///   compositors: Shift, Lock, Control, Mod1 to Mod5 from the lowest bit on.
void rolltop_set_modifiers(Uint32 state);

/// Queries an X server for the pointer's state and waits for the reply.
///
/// SDL's function may return the state of earlier events.
///
/// - Parameters:
///   - display: The driver's display.
///   - window: The X11 ID of a window.
///   - x, y: Receive the position in pixels from the window's upper left corner.
///   - buttons: Receives SDL's mask of the pressed left, middle and right buttons; the server does
///     not report others.
/// - Returns: Whether the pointer is on the window's screen.
SDL_bool rolltop_query_pointer(
    void *_Nonnull display, unsigned long window, int *_Nonnull x, int *_Nonnull y,
    Uint32 *_Nonnull buttons);

/// Makes an X server send SDL the pointer's position.
///
/// - Parameters:
///   - display: The driver's display.
///   - window: The X11 ID of an SDL window.
///   - x, y: The position in pixels from the window's upper left corner.
void rolltop_send_pointer_motion(void *_Nonnull display, unsigned long window, int x, int y);

/// Makes an X server send SDL the release of a button, given by the server's number; see
/// `rolltop_send_pointer_motion`.
void rolltop_send_button_release(
    void *_Nonnull display, unsigned long window, unsigned button, int x, int y);

/// Makes an X server notify SDL that the pointer has left the window; see
/// `rolltop_send_pointer_motion`.
void rolltop_send_pointer_leave(void *_Nonnull display, unsigned long window, int x, int y);
