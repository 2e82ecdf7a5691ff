// Copies of the library's interfaces, limited to the handled events.
//
// A compositor can send every event known to the library to objects of any version, and the library
// calls a listener's function by the event's opcode. Here an unhandled event ends the connection
// like an unknown one, instead of a call of a missing function.
#include <string.h>

#include "Wayland.h"

static struct {
  const char *const symbol;
  int event_count;
  struct wl_interface interface;
} handled[] = {
    {"wl_seat_interface", 1, {0}},        {"wl_pointer_interface", 5, {0}},
    {"wl_keyboard_interface", 5, {0}},    {"wl_touch_interface", 5, {0}},
    {"wl_output_interface", 4, {0}},      {"wl_registry_interface", 2, {0}},
    {"wl_callback_interface", 1, {0}},    {"wl_buffer_interface", 1, {0}},
    {"wl_data_device_interface", 6, {0}}, {"wl_data_source_interface", 6, {0}},
};
enum { HANDLED = sizeof handled / sizeof *handled };
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void copy(void) {
  for (int i = 0; i < HANDLED; i++) {
    handled[i].interface = *(const struct wl_interface *)wayland_symbol(handled[i].symbol);
    int *count = &handled[i].interface.event_count;
    if (*count > handled[i].event_count) { *count = handled[i].event_count; }
  }
}

const struct wl_interface *wayland_interface(const char *symbol) {
  pthread_once(&once, copy);
  for (int i = 0; i < HANDLED; i++) {
    if (strcmp(handled[i].symbol, symbol) == 0) { return &handled[i].interface; }
  }
  return wayland_symbol(symbol);
}
