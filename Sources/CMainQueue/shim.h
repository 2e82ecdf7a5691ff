// The functions through which Dispatch lets another run loop serve the main queue.
//
// Dispatch exports them for CoreFoundation, but does not document them. They are declared weak, so
// that programs still link and start with a version of Dispatch that lacks them.
#pragma once
#include <stdbool.h>
#include <stddef.h>

int _dispatch_get_main_queue_handle_4CF(void) __attribute__((weak));
void _dispatch_main_queue_callback_4CF(void *message) __attribute__((weak));

// An eventfd that is readable while the main queue has work; -1 if Dispatch lacks the functions.
static inline int main_queue_descriptor(void) {
  if (!_dispatch_get_main_queue_handle_4CF || !_dispatch_main_queue_callback_4CF) return -1;
  return _dispatch_get_main_queue_handle_4CF();
}

// Runs the pending work of the main queue; only after a descriptor was returned.
static inline void main_queue_drain(void) {
  _dispatch_main_queue_callback_4CF(NULL);
}
