// The pointer's position and released buttons that an X server has not reported to SDL.
#include <X11/Xlib.h>

#include "CSDL2.h"
#include "DeferredLibrary.h"

static void send(void *display, XEvent event) {
  if (library_load(&x11_library)) { return; }
  // Without an event mask, the event is sent to the client that created the window, which is SDL.
  FUNCTION(&x11_library, XSendEvent)(display, event.xany.window, False, NoEventMask, &event);
  FUNCTION(&x11_library, XFlush)(display);
}

void rolltop_send_pointer_motion(void *display, unsigned long window, int x, int y) {
  XMotionEvent event = {.type = MotionNotify, .window = window, .x = x, .y = y, .same_screen = True};
  send(display, (XEvent){.xmotion = event});
}

void rolltop_send_button_release(
    void *display, unsigned long window, unsigned button, int x, int y) {
  XButtonEvent event = {
      .type = ButtonRelease, .window = window, .x = x, .y = y, .button = button, .same_screen = True};
  send(display, (XEvent){.xbutton = event});
}

void rolltop_send_pointer_leave(void *display, unsigned long window, int x, int y) {
  XCrossingEvent event = {
      .type = LeaveNotify, .window = window, .x = x, .y = y, .detail = NotifyNonlinear,
      .same_screen = True};
  send(display, (XEvent){.xcrossing = event});
}

SDL_bool rolltop_query_pointer(
    void *display, unsigned long window, int *x, int *y, Uint32 *buttons) {
  Window root, child;
  int root_x, root_y;
  // The buttons follow the modifier keys, starting with the first button, as in SDL's mask.
  unsigned state, first_button = 8, reported = SDL_BUTTON_LMASK | SDL_BUTTON_MMASK | SDL_BUTTON_RMASK;
  if (library_load(&x11_library)) { return SDL_FALSE; }
  if (!FUNCTION(&x11_library, XQueryPointer)(display, window, &root, &child, &root_x, &root_y, x, y, &state)) {
    return SDL_FALSE;
  }
  *buttons = state >> first_button & reported;
  return SDL_TRUE;
}
