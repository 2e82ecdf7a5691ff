#include "DeferredLibrary.h"
#include <dlfcn.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <unistd.h>

// In a program with more privileges than its user, removes environment variables that make
// libraries load others chosen by the user: SDL has such a variable, as does the library that draws
// window frames on Wayland.
static void forget_names_of_libraries(void) {
  bool is_raised = getauxval(AT_SECURE) || getuid() != geteuid() || getgid() != getegid();
  if (!is_raised) { return; }
  unsetenv("SDL_DYNAMIC_API");
  unsetenv("LIBDECOR_PLUGIN_DIR");
}

const char *library_load(struct library *library) {
  pthread_mutex_lock(&library->lock);
  if (!library->handle) {
    forget_names_of_libraries();
    library->handle = dlopen(library->name, RTLD_LAZY | RTLD_LOCAL);
    if (!library->handle && !library->error) { library->error = strdup(dlerror()); }
  }
  const char *error = library->handle ? NULL : library->error;
  pthread_mutex_unlock(&library->lock);
  return error;
}

void *library_function(struct library *library, const char *name) {
  const char *error = library_load(library);
  void *function = error ? NULL : dlsym(library->handle, name);
  if (!function) {
    fprintf(stderr, "UIKit: %s\n", error ? error : dlerror());
    abort();
  }
  return function;
}
