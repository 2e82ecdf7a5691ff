// Windows destroyed by another program. SDL does not report them, and the program would continue
// without a window; they are therefore treated as closed by the user.
#include <string.h>

#include "ServerEvents.h"

// SDL assigns window IDs in ascending order and does not reuse them.
enum { MAXIMUM_WINDOWS = 4096 };

// The name of the window data that marks a destroyed window.
static const char DESTROYED[] = "rolltop.destroyed";

SDL_bool rolltop_is_destroyed(SDL_Window *window) {
  return SDL_GetWindowData(window, DESTROYED) ? SDL_TRUE : SDL_FALSE;
}

// Returns the X11 window ID, which is the second member of SDL's union.
static Window server_window(SDL_Window *window) {
  SDL_SysWMinfo information;
  SDL_VERSION(&information.version);
  unsigned long words[2];
  if (!SDL_GetWindowWMInfo(window, &information)) { return 0; }
  memcpy(words, &information.info, sizeof words);
  return words[1];
}

void server_windows_record(const XEvent *event) {
  if (event->type != DestroyNotify) { return; }
  Window destroyed = event->xdestroywindow.window;
  for (Uint32 number = 1; number <= MAXIMUM_WINDOWS; number++) {
    SDL_Window *window = SDL_GetWindowFromID(number);
    if (!window || server_window(window) != destroyed) { continue; }
    SDL_SetWindowData(window, DESTROYED, window);
    SDL_Event closing = {.window = {.type = SDL_WINDOWEVENT, .windowID = number}};
    closing.window.event = SDL_WINDOWEVENT_CLOSE;
    SDL_PushEvent(&closing);
    return;
  }
}
