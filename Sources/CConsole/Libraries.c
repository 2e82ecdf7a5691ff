// The libraries of a console, whose functions in use are in Generated/Forwards.c.
#include "CConsole.h"
#include "DeferredLibrary.h"

struct library drm_library = {"libdrm.so.2", NULL, NULL, PTHREAD_MUTEX_INITIALIZER};
struct library input_library = {"libinput.so.10", NULL, NULL, PTHREAD_MUTEX_INITIALIZER};
struct library udev_library = {"libudev.so.1", NULL, NULL, PTHREAD_MUTEX_INITIALIZER};
struct library xkb_library = {"libxkbcommon.so.0", NULL, NULL, PTHREAD_MUTEX_INITIALIZER};

const char *console_load_drm(void) { return library_load(&drm_library); }

const char *console_load_input(void) {
  const char *error = library_load(&udev_library);
  return error ? error : library_load(&input_library);
}

const char *console_load_xkbcommon(void) { return library_load(&xkb_library); }
