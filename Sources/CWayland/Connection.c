#include <stdlib.h>
#include <string.h>

#include "Wayland.h"

// All interfaces with a destructor request use this opcode.
enum { OBJECT_DESTROY = 0 };

static void add_global(
    void *data, struct wl_registry *registry, uint32_t name, const char *interface, uint32_t version) {
  (void)registry;
  struct wayland *wayland = data;
  if (wayland->global_count == MAXIMUM_GLOBALS) { return; }
  struct wayland_global *global = &wayland->globals[wayland->global_count];
  if (strlen(interface) >= sizeof global->interface) { return; }
  strcpy(global->interface, interface);
  global->name = name;
  global->version = version;
  wayland->global_count++;
}

static void remove_global(void *data, struct wl_registry *registry, uint32_t name) {
  (void)registry;
  struct wayland *wayland = data;
  for (int i = 0; i < wayland->global_count; i++) {
    if (wayland->globals[i].name != name) { continue; }
    wayland->globals[i] = wayland->globals[--wayland->global_count];
    return;
  }
}

static const struct wl_registry_listener listener = {add_global, remove_global};

static bool list_globals(struct wayland *wayland) {
  // A proxy wrapper assigns new objects to our queue from the start; the display stays on SDL's.
  struct wl_proxy *wrapper = wl_proxy_create_wrapper(wayland->display);
  if (!wrapper) { return false; }
  wl_proxy_set_queue(wrapper, wayland->queue);
  union wl_argument arguments[1] = {{0}};
  wayland->registry = wl_proxy_marshal_array_constructor(
      wrapper, WL_DISPLAY_GET_REGISTRY, arguments, wayland_interface("wl_registry_interface"));
  wl_proxy_wrapper_destroy(wrapper);
  if (!wayland->registry) { return false; }
  wl_proxy_add_listener(wayland->registry, (void (**)(void))&listener, wayland);
  return wl_display_roundtrip_queue(wayland->display, wayland->queue) >= 0;
}

struct wayland *rolltop_wayland_open(void *display) {
  if (wayland_load()) { return NULL; }
  struct wayland *wayland = calloc(1, sizeof *wayland);
  if (!wayland) { return NULL; }
  wayland->display = display;
  wayland->queue = wl_display_create_queue(display);
  if (wayland->queue && list_globals(wayland)) { return wayland; }
  rolltop_wayland_close(wayland);
  return NULL;
}

void rolltop_wayland_close(struct wayland *wayland) {
  if (wayland->registry) { wl_proxy_destroy(wayland->registry); }
  if (wayland->queue) { wl_event_queue_destroy(wayland->queue); }
  free(wayland);
}

void rolltop_wayland_destroy_object(void *object) {
  if (wayland_load()) { return; }
  union wl_argument none[1] = {{0}};
  wl_proxy_marshal_array(object, OBJECT_DESTROY, none);
  wl_proxy_destroy(object);
}

bool rolltop_wayland_handle(struct wayland *wayland) {
  return wl_display_dispatch_queue_pending(wayland->display, wayland->queue) >= 0;
}

struct wl_proxy *wayland_bind_global(
    struct wayland *wayland, const struct wayland_global *global,
    const struct wl_interface *interface, uint32_t version) {
  if (global->version < version) { version = global->version; }
  // The last three arguments form the untyped new object.
  union wl_argument arguments[4] = {
      {.u = global->name}, {.s = interface->name}, {.u = version}, {.n = 0}};
  return wl_proxy_marshal_array_constructor_versioned(
      wayland->registry, WL_REGISTRY_BIND, arguments, interface, version);
}

struct wl_proxy *wayland_bind(
    struct wayland *wayland, const struct wl_interface *interface, uint32_t version) {
  for (int i = 0; i < wayland->global_count; i++) {
    struct wayland_global *global = &wayland->globals[i];
    if (strcmp(global->interface, interface->name)) { continue; }
    return wayland_bind_global(wayland, global, interface, version);
  }
  return NULL;
}
