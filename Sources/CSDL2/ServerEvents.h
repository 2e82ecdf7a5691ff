// X events as SDL reports them before translation.
#pragma once
#include "CSDL2.h"

#if !__has_include(<X11/Xlib.h>)
#error "Install libx11-dev and libxi-dev, which libsdl2-dev needs."
#endif
#include <X11/Xlib.h>
#include <X11/extensions/XInput2.h>

// Records an event's key data: the modifiers, and a pressed key.
void server_keys_record(const XEvent *event);

// Returns the pressed key's character in the first Latin layout, as a Unicode scalar; 0 if the
// current layout is Latin or no layout is.
Uint32 server_keys_latin(SDL_Keycode symbol);

// Forgets the pressed key.
void server_keys_forget(void);

// Closes the window that an event reports as destroyed.
void server_windows_record(const XEvent *event);
