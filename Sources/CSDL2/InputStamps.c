// The X server's times of input, which SDL replaces by the time at which it reads an event.
#include "CSDL2.h"

// What Xlib's headers declare, as far as it is used; its binary interface does not change.
struct x_event {
  int type;
  unsigned long serial;
  int send_event;
  void *display;
};

// XKeyEvent, XButtonEvent, XMotionEvent and XCrossingEvent.
struct x_input_event {
  struct x_event event;
  unsigned long window, root, subwindow;
  unsigned long time;
};

// XGenericEventCookie.
struct x_cookie {
  struct x_event event;
  int extension, type;
  unsigned int cookie;
  void *data;
};

// What all events of XInput2 begin with.
struct x_device_event {
  struct x_event event;
  int extension, type;
  unsigned long time;
};

enum { KEY_PRESS = 2, LEAVE = 8, GENERIC = 35 };

// The time of the X event that is being translated; 0 when it has none. SDL translates events on
// one thread.
static Uint32 present_stamp;

static Uint32 stamp_of(const struct x_event *event) {
  if (event->type >= KEY_PRESS && event->type <= LEAVE) {
    return (Uint32)((const struct x_input_event *)event)->time;
  }
  // SDL hands the event on a second time once its data has been fetched.
  const struct x_cookie *cookie = (const struct x_cookie *)event;
  if (event->type != GENERIC || !cookie->data) { return 0; }
  return (Uint32)((const struct x_device_event *)cookie->data)->time;
}

static int SDLCALL note_stamp(void *unused, SDL_Event *event) {
  (void)unused;
  switch (event->type) {
  case SDL_SYSWMEVENT:
    present_stamp = stamp_of((const struct x_event *)&event->syswm.msg->msg);
    return 0;
  case SDL_MOUSEMOTION:
  case SDL_FINGERMOTION:
    event->common.timestamp = present_stamp;
    return 1;
  default:
    return 1;
  }
}

void rolltop_note_input_stamps(SDL_bool has_server) {
  present_stamp = 0;
  SDL_SetEventFilter(note_stamp, NULL);
  if (has_server) { SDL_EventState(SDL_SYSWMEVENT, SDL_ENABLE); }
}
