// Errors of requests to an X server, for each of which Xlib would end the process: another program's
// window that SDL answers may have gone meanwhile.
#include <stdatomic.h>
#include <stdio.h>

#include "CSDL2.h"
#include "DeferredLibrary.h"

// XErrorEvent as Xlib's headers declare it; its binary interface does not change.
struct x_error {
  int type;
  void *display;
  unsigned long resource, serial;
  unsigned char code, request, minor_request;
};

typedef int (*x_error_handler)(void *display, struct x_error *error);

static struct library x11 = {"libX11.so.6", NULL, NULL, PTHREAD_MUTEX_INITIALIZER};

static FORWARD(&x11, x_error_handler, XSetErrorHandler, (x_error_handler handler), (handler))
static FORWARD(&x11, int, XGetErrorText, (void *display, int code, char *text, int size),
               (display, code, text, size))

static int report(void *display, struct x_error *error) {
  static atomic_flag is_reported = ATOMIC_FLAG_INIT;
  if (atomic_flag_test_and_set(&is_reported)) { return 0; }
  char text[128] = "";
  XGetErrorText(display, error->code, text, sizeof text);
  fprintf(stderr, "The display server has refused request %d.%d: %s. Further ones are not reported.\n",
          error->request, error->minor_request, text);
  return 0;
}

void rolltop_outlive_request_errors(void) {
  if (!library_load(&x11)) { XSetErrorHandler(report); }
}
