// The pointer's position and released buttons, of which an X server has sent SDL no event.
#include <string.h>

#include "CSDL2.h"
#include "DeferredLibrary.h"

static struct library x11 = {"libX11.so.6", NULL, NULL, PTHREAD_MUTEX_INITIALIZER};

static FORWARD(&x11, int, XSendEvent,
               (void *display, unsigned long window, int propagate, long mask, void *event),
               (display, window, propagate, mask, event))
static FORWARD(&x11, int, XFlush, (void *display), (display))
static FORWARD(&x11, int, XQueryPointer,
               (void *display, unsigned long window, unsigned long *root, unsigned long *child,
                int *root_x, int *root_y, int *x, int *y, unsigned *state),
               (display, window, root, child, root_x, root_y, x, y, state))

// The parts of XButtonEvent, XMotionEvent and XCrossingEvent that are used; Xlib's binary interface
// does not change.
struct x_pointer_event {
  int type;
  unsigned long serial;
  int send_event;
  void *display;
  unsigned long window, root, subwindow, time;
  int x, y, x_root, y_root;
  unsigned state;
  // The button; or how the window that the pointer leaves and the one that it enters are related.
  unsigned detail;
  int is_same_screen;
};

// XEvent.
union x_any_event {
  struct x_pointer_event pointer;
  long size[24];
};

enum { BUTTON_RELEASE = 5, MOTION = 6, LEAVE = 8, UNRELATED_WINDOW = 3 };

static void send(
    void *display, unsigned long window, int type, unsigned detail, int x, int y) {
  if (library_load(&x11)) { return; }
  union x_any_event event;
  memset(&event, 0, sizeof event);
  event.pointer.type = type;
  event.pointer.window = window;
  event.pointer.x = x;
  event.pointer.y = y;
  event.pointer.detail = detail;
  event.pointer.is_same_screen = 1;
  // Without a mask it comes to whoever has made the window: to SDL.
  XSendEvent(display, window, 0, 0, &event);
  XFlush(display);
}

void rolltop_send_pointer_motion(void *display, unsigned long window, int x, int y) {
  send(display, window, MOTION, 0, x, y);
}

void rolltop_send_button_release(
    void *display, unsigned long window, unsigned button, int x, int y) {
  send(display, window, BUTTON_RELEASE, button, x, y);
}

void rolltop_send_pointer_leave(void *display, unsigned long window, int x, int y) {
  send(display, window, LEAVE, UNRELATED_WINDOW, x, y);
}

SDL_bool rolltop_query_pointer(
    void *display, unsigned long window, int *x, int *y, Uint32 *buttons) {
  unsigned long root, child;
  int root_x, root_y;
  // The buttons are above the modifier keys, from the first one on, as in SDL's mask.
  unsigned state, first_button = 8, followed = SDL_BUTTON_LMASK | SDL_BUTTON_MMASK | SDL_BUTTON_RMASK;
  if (library_load(&x11)) { return SDL_FALSE; }
  if (!XQueryPointer(display, window, &root, &child, &root_x, &root_y, x, y, &state)) {
    return SDL_FALSE;
  }
  *buttons = state >> first_button & followed;
  return SDL_TRUE;
}
