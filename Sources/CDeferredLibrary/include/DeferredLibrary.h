// Library functions that are looked up on first use.
#pragma once
#include <pthread.h>

struct library {
  const char *name;
  void *handle;
  char *error;
  pthread_mutex_t lock;
};

// Loads a library if necessary; returns NULL, or the reason for a failure.
const char *library_load(struct library *library);

// Returns the address of a function; ends the process if there is none.
void *library_function(struct library *library, const char *name);

// Defines a function of the header as a call of the library's function with the same name.
#define FORWARD(library, result, name, parameters, arguments)                     \
  result name parameters {                                                        \
    static result (*found) parameters;                                            \
    result (*function) parameters = __atomic_load_n(&found, __ATOMIC_ACQUIRE);    \
    if (!function) {                                                              \
      function = library_function(library, #name);                                \
      __atomic_store_n(&found, function, __ATOMIC_RELEASE);                       \
    }                                                                             \
    return function arguments;                                                    \
  }

// Looks up a library's function with the name and type declared in a header on first use.
#define FUNCTION(library, name)                                             \
  ({                                                                        \
    static __typeof__(name) *found;                                         \
    __typeof__(name) *function = __atomic_load_n(&found, __ATOMIC_ACQUIRE); \
    if (!function) {                                                        \
      function = (__typeof__(name) *)library_function(library, #name);      \
      __atomic_store_n(&found, function, __ATOMIC_RELEASE);                 \
    }                                                                       \
    function;                                                               \
  })
