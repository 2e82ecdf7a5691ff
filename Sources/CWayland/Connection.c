#include <poll.h>
#include <stdlib.h>
#include <string.h>

#include "Wayland.h"

struct library wayland_library = {"libwayland-client.so.0", NULL, NULL, PTHREAD_MUTEX_INITIALIZER};

static void add_global(
    void *data, struct wl_registry *registry, uint32_t name, const char *interface, uint32_t version) {
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
  struct wayland *wayland = data;
  for (int i = 0; i < wayland->global_count; i++) {
    if (wayland->globals[i].name != name) { continue; }
    wayland->globals[i] = wayland->globals[--wayland->global_count];
    return;
  }
}

static const struct wl_registry_listener listener = {
    .global = add_global, .global_remove = remove_global};

static bool list_globals(struct wayland *wayland) {
  // A proxy wrapper assigns new objects to our queue from the start; the display stays on SDL's.
  struct wl_display *wrapper = wl_proxy_create_wrapper(wayland->display);
  if (!wrapper) { return false; }
  wl_proxy_set_queue((struct wl_proxy *)wrapper, wayland->queue);
  wayland->registry = wl_display_get_registry(wrapper);
  wl_proxy_wrapper_destroy(wrapper);
  if (!wayland->registry) { return false; }
  wl_registry_add_listener(wayland->registry, &listener, wayland);
  return wl_display_roundtrip_queue(wayland->display, wayland->queue) >= 0;
}

struct wayland *rolltop_wayland_open(void *display) {
  if (library_load(&wayland_library)) { return NULL; }
  struct wayland *wayland = calloc(1, sizeof *wayland);
  if (!wayland) { return NULL; }
  wayland->display = display;
  wayland->queue = wl_display_create_queue(display);
  if (wayland->queue && list_globals(wayland)) { return wayland; }
  rolltop_wayland_close(wayland);
  return NULL;
}

void rolltop_wayland_close(struct wayland *wayland) {
  wayland_forget_seat(wayland);
  if (wayland->viewporter) { wp_viewporter_destroy(wayland->viewporter); }
  // wl_shm, wl_compositor and wl_registry have no destructor request in the bound versions.
  if (wayland->shm) { wl_shm_destroy(wayland->shm); }
  if (wayland->compositor) { wl_compositor_destroy(wayland->compositor); }
  if (wayland->registry) { wl_registry_destroy(wayland->registry); }
  if (wayland->queue) { wl_event_queue_destroy(wayland->queue); }
  free(wayland);
}

void rolltop_wayland_destroy_object(void *object) {
  if (library_load(&wayland_library)) { return; }
  // The destructor is request 0 of the interfaces passed here (xdg_toplevel and xdg_surface), as of
  // wl_surface.
  wl_proxy_marshal_flags(
      object, WL_SURFACE_DESTROY, NULL, wl_proxy_get_version(object), WL_MARSHAL_FLAG_DESTROY);
}

bool rolltop_wayland_handle(struct wayland *wayland) {
  return wl_display_dispatch_queue_pending(wayland->display, wayland->queue) >= 0;
}

bool rolltop_wayland_read(struct wayland *wayland) {
  struct wl_display *display = wayland->display;
  while (wl_display_prepare_read_queue(display, wayland->queue) != 0) {
    if (!rolltop_wayland_handle(wayland)) { return false; }
  }
  struct pollfd poll_entry = {.fd = wl_display_get_fd(display), .events = POLLIN};
  if (poll(&poll_entry, 1, 0) > 0) {
    wl_display_read_events(display);
  } else {
    wl_display_cancel_read(display);
  }
  return rolltop_wayland_handle(wayland);
}

bool rolltop_wayland_begin_wait(struct wayland *wayland) {
  if (wl_display_prepare_read(wayland->display) != 0) { return false; }
  bool is_empty = wl_display_prepare_read_queue(wayland->display, wayland->queue) == 0;
  // The second of two announcements, or the only one.
  wl_display_cancel_read(wayland->display);
  return is_empty;
}

void rolltop_wayland_end_wait(struct wayland *wayland) { wl_display_cancel_read(wayland->display); }

void *wayland_bind_global(
    struct wayland *wayland, const struct wayland_global *global,
    const struct wl_interface *interface, uint32_t version) {
  if (global->version < version) { version = global->version; }
  return wl_registry_bind(wayland->registry, global->name, interface, version);
}

void *wayland_bind(
    struct wayland *wayland, const struct wl_interface *interface, uint32_t version) {
  for (int i = 0; i < wayland->global_count; i++) {
    struct wayland_global *global = &wayland->globals[i];
    if (strcmp(global->interface, interface->name)) { continue; }
    return wayland_bind_global(wayland, global, interface, version);
  }
  return NULL;
}

void wayland_bind_shared(struct wayland *wayland) {
  if (!wayland->compositor) {
    wayland->compositor = wayland_bind(
        wayland, &wl_compositor_interface, WL_SURFACE_SET_BUFFER_SCALE_SINCE_VERSION);
  }
  if (!wayland->shm) { wayland->shm = wayland_bind(wayland, &wl_shm_interface, 1); }
  if (!wayland->viewporter) {
    wayland->viewporter = wayland_bind(wayland, &wp_viewporter_interface, 1);
  }
  if (wayland->seat) { return; }
  wayland->seat = wayland_bind(wayland, &wl_seat_interface, 1);
  if (wayland->seat) { wayland_listen_to_seat(wayland); }
}

struct wl_callback *wayland_request_frame(
    struct wl_surface *surface, struct wl_event_queue *queue,
    const struct wl_callback_listener *listener, void *data) {
  // See `list_globals`.
  struct wl_surface *wrapper = wl_proxy_create_wrapper(surface);
  if (!wrapper) { return NULL; }
  wl_proxy_set_queue((struct wl_proxy *)wrapper, queue);
  struct wl_callback *callback = wl_surface_frame(wrapper);
  wl_proxy_wrapper_destroy(wrapper);
  if (callback) { wl_callback_add_listener(callback, listener, data); }
  return callback;
}

struct wl_buffer *wayland_create_buffer(
    struct wayland *wayland, int fd, int32_t width, int32_t height, enum wl_shm_format format) {
  struct wl_shm_pool *pool = wl_shm_create_pool(wayland->shm, fd, width * 4 * height);
  if (!pool) { return NULL; }
  struct wl_buffer *buffer =
      wl_shm_pool_create_buffer(pool, 0, width, height, width * 4, format);
  wl_shm_pool_destroy(pool);
  return buffer;
}
