// The X server's events as SDL hands them on before it translates them.
#pragma once
#include "CSDL2.h"

#if !__has_include(<X11/Xlib.h>)
#error "Install libx11-dev and libxi-dev, which libsdl2-dev needs."
#endif
#include <X11/Xlib.h>
#include <X11/extensions/XInput2.h>

// Notes what an event says of keys: the modifiers, and a pressed key.
void server_keys_note(const XEvent *event);

// The pressed key's character in the first Latin layout, as a Unicode scalar; 0 when its present
// layout is Latin, or when none is.
Uint32 server_keys_latin(SDL_Keycode symbol);

// Forgets the pressed key.
void server_keys_forget(void);

// Closes the window that an event says to be destroyed.
void server_windows_note(const XEvent *event);
