// Loads libxcb.
#include "Xcb.h"
#include "DeferredLibrary.h"

static struct library library = {"libxcb.so.1", NULL, NULL, PTHREAD_MUTEX_INITIALIZER};
static pthread_once_t once = PTHREAD_ONCE_INIT;
struct xcb xcb;

static void find_functions(void) {
#define FIND(name) xcb.name = library_function(&library, "xcb_" #name);
  XCB_FUNCTIONS(FIND)
#undef FIND
}

int xcb_load(void) {
  if (library_load(&library)) { return 0; }
  pthread_once(&once, find_functions);
  return 1;
}
