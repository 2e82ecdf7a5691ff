// A filter of SDL's events, which adds data of X events that SDL omits: timestamps, for which SDL
// uses the time of reading, key data, and destroyed windows.
#include "ServerEvents.h"

// The timestamp of the X event that is being translated; 0 if it has none. SDL translates events on
// one thread.
static Uint32 present_stamp;

static Uint32 stamp_of(const XEvent *event) {
  // Key, button, motion and crossing events have the timestamp at the same offset.
  if (event->type >= KeyPress && event->type <= LeaveNotify) { return (Uint32)event->xkey.time; }
  // SDL passes the event a second time after it has fetched the event's data.
  if (event->type != GenericEvent || !event->xcookie.data) { return 0; }
  return (Uint32)((const XIEvent *)event->xcookie.data)->time;
}

static int SDLCALL record_stamp(void *unused, SDL_Event *event) {
  (void)unused;
  switch (event->type) {
  case SDL_SYSWMEVENT:
    present_stamp = stamp_of((const XEvent *)&event->syswm.msg->msg);
    server_keys_record((const XEvent *)&event->syswm.msg->msg);
    server_windows_record((const XEvent *)&event->syswm.msg->msg);
    return 0;
  case SDL_KEYDOWN:
    event->key.keysym.unused = server_keys_latin(event->key.keysym.sym);
    return 1;
  case SDL_MOUSEMOTION:
  case SDL_FINGERMOTION:
    event->common.timestamp = present_stamp;
    return 1;
  default:
    return 1;
  }
}

void rolltop_record_input_stamps(SDL_bool has_server) {
  present_stamp = 0;
  server_keys_forget();
  SDL_SetEventFilter(record_stamp, NULL);
  if (has_server) { SDL_EventState(SDL_SYSWMEVENT, SDL_ENABLE); }
}
