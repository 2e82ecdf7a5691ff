// A fuzzer of CWayland, with arbitrary events of a compositor and of other clients.
#include "Wayland.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../../Sources/CWayland/include/CWaylandCursor.h"
#include "../../Sources/CWayland/include/CWaylandFrames.h"
#include "../../Sources/CWayland/include/CWaylandOutputs.h"
#include "../../Sources/CWayland/include/CWaylandSurface.h"
#include "../../Sources/CWayland/include/WaylandData.h"
#include "Input.h"

enum { BUFFERS = 3 };

static struct client {
  struct wayland *wayland;
  struct wl_proxy *window;
  struct wayland_data *data;
  struct wayland_outputs *outputs;
  struct wayland_cursor *cursor;
  struct wayland_frames *frames;
  struct wayland_surface *surface;
  struct wayland_buffer *buffers[BUFFERS];
} client;

static const char *const types[] = {
    "text/plain", "text/plain;charset=utf-8", "image/png", "text/uri-list"};
// Values are added to it, so that the sanitizers check the memory that is read.
static volatile size_t sum;

static void add_type(void *context, const char *type) {
  (void)context;
  sum += strlen(type);
}

// Checks and frees data that was read.
static void consume(struct wayland_bytes bytes, size_t maximum_size) {
  if (bytes.count > maximum_size) { abort(); }
  for (size_t i = 0; i < bytes.count; i += 1) { sum += bytes.bytes[i]; }
  free(bytes.bytes);
}

static void take_events(void) {
  struct wayland_data_event event;
  for (int i = 0; i < 100 && rolltop_wayland_data_next(client.data, &event); i += 1) {
    if (event.type) { sum += strlen(event.type); }
    free(event.type);
    rolltop_wayland_write(event.descriptor, (struct wayland_bytes){NULL, 0});
  }
}

// Calls a function of selections, drags or drops.
static void use_data(void) {
  struct wayland_data *data = client.data;
  const char *type = types[input_below(4)];
  size_t maximum_size = input_byte() & 1 ? 1 << 16 : 100;
  enum wayland_selection selection = input_byte() & 1 ? WAYLAND_PRIMARY : WAYLAND_CLIPBOARD;
  uint32_t modifiers;
  static const uint32_t pixels[64];
  switch (input_below(14)) {
  case 0: take_events(); break;
  case 1: rolltop_wayland_selection_offer(data, selection, types, (int)input_below(5)); break;
  case 2: rolltop_wayland_selection_is_held(data, selection); break;
  case 3: rolltop_wayland_selection_types(data, selection, data, add_type); break;
  case 4: consume(rolltop_wayland_selection_read(data, selection, type, maximum_size), maximum_size); break;
  case 5:
    rolltop_wayland_drag_begin(
        data, client.window, types, (int)input_below(5), input_byte() & 1);
    break;
  case 6: rolltop_wayland_drag_answer(data); break;
  case 7:
    rolltop_wayland_drag_show(
        data, input_byte() & 1 ? pixels : NULL, 8, 8, 1 + input_below(3) * 0.5, 4, 4);
    break;
  case 8: rolltop_wayland_drag_end(data); break;
  case 9: rolltop_wayland_drop_types(data, data, add_type); break;
  case 10: rolltop_wayland_drop_answer(data, input_byte() & 1 ? type : NULL); break;
  case 11: close(rolltop_wayland_drop_open(data, type)); break;
  case 12: rolltop_wayland_drop_finish(data, input_byte() & 1); break;
  default:
    rolltop_wayland_has_primary(data);
    rolltop_wayland_take_modifiers(data, &modifiers);
    rolltop_wayland_has_lost_release(data);
    rolltop_wayland_was_too_large(data);
  }
}

// Calls a function of surfaces or buffers.
static void use_surface(void) {
  struct wayland_surface *surface = client.surface;
  struct wayland_buffer **buffer = &client.buffers[input_below(BUFFERS)];
  struct wayland_rect damage = {0, 0, 4, 4};
  switch (input_below(5)) {
  case 0:
    if (!*buffer) { *buffer = rolltop_wayland_buffer_create(surface, 8, 8); }
    if (*buffer) { memset(rolltop_wayland_buffer_memory(*buffer), 1, 256); }
    break;
  case 1:
    if (*buffer) { rolltop_wayland_surface_commit(surface, *buffer, 8, 8, &damage, 1); }
    break;
  case 2:
    if (*buffer) { rolltop_wayland_buffer_free(*buffer); }
    *buffer = NULL;
    break;
  case 3: rolltop_wayland_surface_handle(surface); break;
  default:
    sum += rolltop_wayland_surface_scale(surface);
    if (*buffer) { sum += rolltop_wayland_buffer_is_held(*buffer); }
    rolltop_wayland_surface_apply(surface);
  }
}

// Calls a function that the input chooses.
static void act(void) {
  int32_t pixels, units;
  switch (input_below(8)) {
  case 0: rolltop_wayland_handle(client.wayland); break;
  case 1:
    if (client.outputs
        && rolltop_wayland_outputs_find(client.outputs, input_byte(), 0, &pixels, &units)) {
      if (units <= 0 || pixels <= 0) { abort(); }
    }
    break;
  case 2:
    if (!client.cursor) { break; }
    rolltop_wayland_cursor_take_entered(client.cursor, client.window);
    rolltop_wayland_cursor_show(
        client.cursor, input_byte() & 1 ? "theme" : NULL, 24, "left_ptr", 1 + (int)input_below(3));
    break;
  case 3:
    if (!client.frames) { break; }
    if (input_byte() & 1) { rolltop_wayland_frames_request(client.frames, client.window); }
    rolltop_wayland_frames_take(client.frames);
    break;
  case 4:
    if (client.surface) { use_surface(); }
    break;
  default:
    if (client.data) { use_data(); }
  }
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
  input_begin(bytes, count);
  struct wl_display *display = compositor_begin();
  if (input_byte() % 8) { compositor_offer_globals(); }
  client = (struct client){.window = compositor_surface()};
  client.wayland = rolltop_wayland_open(display);
  if (client.wayland) {
    client.data = rolltop_wayland_data_open(client.wayland);
    client.outputs = rolltop_wayland_outputs_create(client.wayland);
    client.cursor = rolltop_wayland_cursor_create(client.wayland);
    client.frames = rolltop_wayland_frames_create(client.wayland);
    client.surface = rolltop_wayland_surface_create(client.wayland, client.window, true);
    while (input_is_left()) { act(); }
    if (client.data) { rolltop_wayland_data_close(client.data); }
    if (client.outputs) { rolltop_wayland_outputs_destroy(client.outputs); }
    if (client.cursor) { rolltop_wayland_cursor_destroy(client.cursor); }
    if (client.frames) { rolltop_wayland_frames_destroy(client.frames); }
    if (client.surface) { rolltop_wayland_surface_destroy(client.surface); }
    rolltop_wayland_close(client.wayland);
  }
  compositor_end();
  return 0;
}
