#include "DeferredLibrary.h"
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *library_load(struct library *library) {
  pthread_mutex_lock(&library->lock);
  if (!library->handle) {
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
