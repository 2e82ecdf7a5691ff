// Errors of requests to an X server, for each of which Xlib would end the process. For example,
// another program's window may be destroyed before SDL responds to it.
#include <stdatomic.h>
#include <stdio.h>

#include <X11/Xlib.h>

#include "CSDL2.h"
#include "DeferredLibrary.h"

static int report(Display *display, XErrorEvent *error) {
  static atomic_flag is_reported = ATOMIC_FLAG_INIT;
  if (atomic_flag_test_and_set(&is_reported)) { return 0; }
  char text[128] = "";
  FUNCTION(&x11_library, XGetErrorText)(display, error->error_code, text, sizeof text);
  fprintf(stderr, "The display server has refused request %d.%d: %s. Further ones are not reported.\n",
          error->request_code, error->minor_code, text);
  return 0;
}

void rolltop_outlive_request_errors(void) {
  if (!library_load(&x11_library)) { FUNCTION(&x11_library, XSetErrorHandler)(report); }
}
