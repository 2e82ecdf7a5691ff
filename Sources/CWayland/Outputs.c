#include <stdlib.h>
#include <string.h>

#include "CWaylandOutputs.h"
#include "Wayland.h"

// The largest valid scale.
enum { MAXIMUM_SCALE = 16 };

struct output {
  struct output *next;
  // The name of the global.
  uint32_t name;
  struct wl_output *proxy;
  // NULL if the compositor only reports integer scales.
  struct zxdg_output_v1 *xdg_output;
  int32_t x, y, width, height, transform, scale;
  // 0 until the compositor has reported it.
  int32_t logical_width;
  bool has_logical_position;
};

struct wayland_outputs {
  struct wayland *wayland;
  struct zxdg_output_manager_v1 *manager;
  struct output *first;
};

static void handle_geometry(
    void *data, struct wl_output *proxy, int32_t x, int32_t y, int32_t width, int32_t height,
    int32_t subpixel, const char *make, const char *model, int32_t transform) {
  struct output *output = data;
  output->transform = transform;
  if (output->has_logical_position) { return; }
  output->x = x;
  output->y = y;
}

static void handle_mode(
    void *data, struct wl_output *proxy, uint32_t flags, int32_t width, int32_t height,
    int32_t refresh) {
  struct output *output = data;
  if (!(flags & WL_OUTPUT_MODE_CURRENT)) { return; }
  output->width = width;
  output->height = height;
}

static void handle_scale(void *data, struct wl_output *proxy, int32_t scale) {
  ((struct output *)data)->scale = scale > 0 && scale <= MAXIMUM_SCALE ? scale : 1;
}

static const struct wl_output_listener output_listener = {
    .geometry = handle_geometry,
    .mode = handle_mode,
    .done = WAYLAND_IGNORED,
    .scale = handle_scale,
    .name = WAYLAND_IGNORED,
    .description = WAYLAND_IGNORED,
};

static void handle_logical_position(
    void *data, struct zxdg_output_v1 *proxy, int32_t x, int32_t y) {
  struct output *output = data;
  output->has_logical_position = true;
  output->x = x;
  output->y = y;
}

static void handle_logical_size(
    void *data, struct zxdg_output_v1 *proxy, int32_t width, int32_t height) {
  ((struct output *)data)->logical_width = width;
}

static const struct zxdg_output_v1_listener xdg_output_listener = {
    .logical_position = handle_logical_position,
    .logical_size = handle_logical_size,
    .done = WAYLAND_IGNORED,
    .name = WAYLAND_IGNORED,
    .description = WAYLAND_IGNORED,
};

static void add_output(struct wayland_outputs *outputs, struct wayland_global *global) {
  struct output *output = calloc(1, sizeof *output);
  if (!output) { return; }
  output->name = global->name;
  output->scale = 1;
  output->proxy = wayland_bind_global(
      outputs->wayland, global, &wl_output_interface, WL_OUTPUT_SCALE_SINCE_VERSION);
  if (!output->proxy) {
    free(output);
    return;
  }
  wl_output_add_listener(output->proxy, &output_listener, output);
  if (outputs->manager) {
    output->xdg_output = zxdg_output_manager_v1_get_xdg_output(outputs->manager, output->proxy);
  }
  if (output->xdg_output) { zxdg_output_v1_add_listener(output->xdg_output, &xdg_output_listener, output); }
  output->next = outputs->first;
  outputs->first = output;
}

static void remove_output(struct output **link) {
  struct output *output = *link;
  *link = output->next;
  if (output->xdg_output) { zxdg_output_v1_destroy(output->xdg_output); }
  // These versions of an output have no destructor request.
  wl_output_destroy(output->proxy);
  free(output);
}

static struct wayland_global *find_global(struct wayland *wayland, uint32_t name) {
  for (int i = 0; i < wayland->global_count; i++) {
    if (wayland->globals[i].name == name) { return &wayland->globals[i]; }
  }
  return NULL;
}

static bool is_known(struct wayland_outputs *outputs, uint32_t name) {
  for (struct output *output = outputs->first; output; output = output->next) {
    if (output->name == name) { return true; }
  }
  return false;
}

// Adds connected displays and removes disconnected ones.
static void update(struct wayland_outputs *outputs) {
  for (struct output **link = &outputs->first; *link;) {
    if (find_global(outputs->wayland, (*link)->name)) {
      link = &(*link)->next;
    } else {
      remove_output(link);
    }
  }
  for (int i = 0; i < outputs->wayland->global_count; i++) {
    struct wayland_global *global = &outputs->wayland->globals[i];
    bool is_output = !strcmp(global->interface, "wl_output")
        && global->version >= WL_OUTPUT_SCALE_SINCE_VERSION;
    if (is_output && !is_known(outputs, global->name)) { add_output(outputs, global); }
  }
}

struct wayland_outputs *rolltop_wayland_outputs_create(struct wayland *wayland) {
  struct wayland_outputs *outputs = calloc(1, sizeof *outputs);
  if (!outputs) { return NULL; }
  outputs->wayland = wayland;
  outputs->manager = wayland_bind(wayland, &zxdg_output_manager_v1_interface, 1);
  update(outputs);
  wl_display_roundtrip_queue(wayland->display, wayland->queue);
  return outputs;
}

void rolltop_wayland_outputs_destroy(struct wayland_outputs *outputs) {
  while (outputs->first) { remove_output(&outputs->first); }
  if (outputs->manager) { zxdg_output_manager_v1_destroy(outputs->manager); }
  free(outputs);
}

static void measure(struct output *output, int32_t *pixels, int32_t *units) {
  bool is_turned = output->transform & WL_OUTPUT_TRANSFORM_90;
  int64_t width = is_turned ? output->height : output->width, logical_width = output->logical_width;
  bool is_measured = logical_width > 0 && width > 0 && width <= logical_width * MAXIMUM_SCALE
      && logical_width <= width * MAXIMUM_SCALE;
  *pixels = is_measured ? (int32_t)width : output->scale;
  *units = is_measured ? (int32_t)logical_width : 1;
}

bool rolltop_wayland_outputs_find(
    struct wayland_outputs *outputs, int32_t x, int32_t y, int32_t *pixels, int32_t *units) {
  update(outputs);
  double maximum_size = 0;
  for (struct output *output = outputs->first; output; output = output->next) {
    int32_t length, unit;
    measure(output, &length, &unit);
    bool has_origin = output->x == x && output->y == y;
    if (!has_origin && (double)length / unit <= maximum_size) { continue; }
    maximum_size = (double)length / unit;
    *pixels = length;
    *units = unit;
    if (has_origin) { return true; }
  }
  return outputs->first != NULL;
}
