#include <stdlib.h>
#include <string.h>

#include "CWaylandOutputs.h"
#include "Wayland.h"

// The interfaces of the protocol "xdg-output-unstable-v1", which libwayland-client does not
// contain.
static const struct wl_interface *no_types[4];
static const struct wl_message details_requests[] = {{"destroy", "", no_types}};
static const struct wl_message details_events[] = {
    {"logical_position", "ii", no_types}, {"logical_size", "ii", no_types}, {"done", "", no_types}};
static const struct wl_interface details_interface = {
    "zxdg_output_v1", 1, 1, details_requests, 3, details_events};
static const struct wl_interface *details_types[] = {&details_interface, NULL};
static const struct wl_message manager_requests[] = {
    {"destroy", "", no_types}, {"get_xdg_output", "no", details_types}};
static const struct wl_interface manager_interface = {
    "zxdg_output_manager_v1", 1, 2, manager_requests, 0, NULL};

enum { MANAGER_GET_XDG_OUTPUT = 1 };
// The largest valid scale.
enum { LARGEST_SCALE = 16 };

struct output {
  struct output *next;
  // The name of the global.
  uint32_t name;
  struct wl_proxy *proxy;
  // NULL if the compositor only reports integer scales.
  struct wl_proxy *details;
  int32_t x, y;
  int32_t width, height;
  int32_t transform;
  int32_t scale;
  // 0 until the compositor has reported it.
  int32_t logical_width;
  bool has_logical_position;
};

struct wayland_outputs {
  struct wayland *wayland;
  struct wl_proxy *manager;
  struct output *first;
};

static void take_geometry(
    void *data, struct wl_output *proxy, int32_t x, int32_t y, int32_t width, int32_t height,
    int32_t subpixel, const char *make, const char *model, int32_t transform) {
  (void)proxy, (void)width, (void)height, (void)subpixel, (void)make, (void)model;
  struct output *output = data;
  output->transform = transform;
  if (output->has_logical_position) { return; }
  output->x = x;
  output->y = y;
}

static void take_mode(
    void *data, struct wl_output *proxy, uint32_t flags, int32_t width, int32_t height,
    int32_t refresh) {
  (void)proxy, (void)refresh;
  struct output *output = data;
  if (!(flags & WL_OUTPUT_MODE_CURRENT)) { return; }
  output->width = width;
  output->height = height;
}

static void finish(void *data, struct wl_output *proxy) { (void)data, (void)proxy; }

static void finish_details(void *data, struct wl_proxy *proxy) { (void)data, (void)proxy; }

static void take_scale(void *data, struct wl_output *proxy, int32_t scale) {
  (void)proxy;
  ((struct output *)data)->scale = scale > 0 && scale <= LARGEST_SCALE ? scale : 1;
}

static const struct wl_output_listener output_listener = {
    take_geometry, take_mode, finish, take_scale};

static void take_logical_position(void *data, struct wl_proxy *proxy, int32_t x, int32_t y) {
  (void)proxy;
  struct output *output = data;
  output->has_logical_position = true;
  output->x = x;
  output->y = y;
}

static void take_logical_size(void *data, struct wl_proxy *proxy, int32_t width, int32_t height) {
  (void)proxy, (void)height;
  ((struct output *)data)->logical_width = width;
}

static const struct {
  void (*position)(void *data, struct wl_proxy *proxy, int32_t x, int32_t y);
  void (*size)(void *data, struct wl_proxy *proxy, int32_t width, int32_t height);
  void (*done)(void *data, struct wl_proxy *proxy);
} details_listener = {take_logical_position, take_logical_size, finish_details};

static void add(struct wayland_outputs *outputs, struct wayland_global *global) {
  struct output *output = calloc(1, sizeof *output);
  if (!output) { return; }
  output->name = global->name;
  output->scale = 1;
  output->proxy = wayland_bind_global(
      outputs->wayland, global, wayland_interface("wl_output_interface"),
      WL_OUTPUT_SCALE_SINCE_VERSION);
  if (!output->proxy) {
    free(output);
    return;
  }
  wl_proxy_add_listener(output->proxy, (void (**)(void))&output_listener, output);
  if (outputs->manager) {
    union wl_argument arguments[2] = {{.n = 0}, wayland_object(output->proxy)};
    output->details = wl_proxy_marshal_array_constructor(
        outputs->manager, MANAGER_GET_XDG_OUTPUT, arguments, &details_interface);
  }
  if (output->details) {
    wl_proxy_add_listener(output->details, (void (**)(void))&details_listener, output);
  }
  output->next = outputs->first;
  outputs->first = output;
}

static void remove_output(struct output **link) {
  struct output *output = *link;
  *link = output->next;
  if (output->details) { rolltop_wayland_destroy_object(output->details); }
  // These versions of an output have no destructor request.
  wl_proxy_destroy(output->proxy);
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

// Follows connected and disconnected displays.
static void follow_globals(struct wayland_outputs *outputs) {
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
    if (is_output && !is_known(outputs, global->name)) { add(outputs, global); }
  }
}

struct wayland_outputs *rolltop_wayland_outputs_create(struct wayland *wayland) {
  struct wayland_outputs *outputs = calloc(1, sizeof *outputs);
  if (!outputs) { return NULL; }
  outputs->wayland = wayland;
  outputs->manager = wayland_bind(wayland, &manager_interface, 1);
  follow_globals(outputs);
  wl_display_roundtrip_queue(wayland->display, wayland->queue);
  return outputs;
}

void rolltop_wayland_outputs_destroy(struct wayland_outputs *outputs) {
  while (outputs->first) { remove_output(&outputs->first); }
  if (outputs->manager) { rolltop_wayland_destroy_object(outputs->manager); }
  free(outputs);
}

static void measure(struct output *output, int32_t *pixels, int32_t *units) {
  bool is_turned = output->transform & WL_OUTPUT_TRANSFORM_90;
  int64_t width = is_turned ? output->height : output->width, logical_width = output->logical_width;
  bool is_measured = logical_width > 0 && width > 0 && width <= logical_width * LARGEST_SCALE
      && logical_width <= width * LARGEST_SCALE;
  *pixels = is_measured ? (int32_t)width : output->scale;
  *units = is_measured ? (int32_t)logical_width : 1;
}

bool rolltop_wayland_outputs_find(
    struct wayland_outputs *outputs, int32_t x, int32_t y, int32_t *pixels, int32_t *units) {
  follow_globals(outputs);
  double largest = 0;
  for (struct output *output = outputs->first; output; output = output->next) {
    int32_t length, unit;
    measure(output, &length, &unit);
    bool is_there = output->x == x && output->y == y;
    if (!is_there && (double)length / unit <= largest) { continue; }
    largest = (double)length / unit;
    *pixels = length;
    *units = unit;
    if (is_there) { return true; }
  }
  return outputs->first != NULL;
}
