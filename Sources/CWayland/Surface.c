#include <stdlib.h>

#include "Surface.h"

// The interfaces of the protocol "fractional-scale-v1", which libwayland-client does not contain.
// Argument types are only needed for new objects.
static const struct wl_interface *no_types[4];

static const struct wl_message preference_requests[] = {{"destroy", "", no_types}};
static const struct wl_message preference_events[] = {{"preferred_scale", "u", no_types}};
static const struct wl_interface preference_interface = {
    "wp_fractional_scale_v1", 1, 1, preference_requests, 1, preference_events};
static const struct wl_interface *preference_types[] = {&preference_interface, NULL};
static const struct wl_message scale_manager_requests[] = {
    {"destroy", "", no_types}, {"get_fractional_scale", "no", preference_types}};
static const struct wl_interface scale_manager_interface = {
    "wp_fractional_scale_manager_v1", 1, 2, scale_manager_requests, 0, NULL};

// The opcodes of the requests.
enum { SCALE_MANAGER_GET_FRACTIONAL_SCALE = 1 };

// The range of valid scales, in 120ths.
enum { LEAST_SCALE = 12, LARGEST_SCALE = 1920 };

struct preference_listener {
  void (*preferred_scale)(void *data, struct wl_proxy *preference, uint32_t scale);
};

static void take_scale(void *data, struct wl_proxy *preference, uint32_t scale) {
  (void)preference;
  struct wayland_surface *surface = data;
  if (scale >= LEAST_SCALE && scale <= LARGEST_SCALE) { surface->scale = scale; }
}

static const struct preference_listener listener = {take_scale};

static void destroy(struct wl_proxy *proxy) {
  if (proxy) { rolltop_wayland_destroy_object(proxy); }
}

// Creates a viewport for the surface and requests the scale that the compositor prefers.
static void scale(struct wayland_surface *surface) {
  surface->viewporter = wayland_bind_viewporter(surface->wayland);
  if (!surface->viewporter) { return; }
  surface->viewport = wayland_create_viewport(surface->viewporter, surface->surface);
  surface->scale_manager = wayland_bind(surface->wayland, &scale_manager_interface, 1);
  if (!surface->scale_manager) { return; }
  union wl_argument arguments[2] = {{.n = 0}, wayland_object(surface->surface)};
  surface->preference = wl_proxy_marshal_array_constructor(
      surface->scale_manager, SCALE_MANAGER_GET_FRACTIONAL_SCALE, arguments,
      &preference_interface);
  wl_proxy_add_listener(surface->preference, (void (**)(void))&listener, surface);
}

struct wayland_surface *rolltop_wayland_surface_create(
    struct wayland *wayland, void *wl_surface, bool scales) {
  struct wayland_surface *surface = calloc(1, sizeof *surface);
  if (!surface) { return NULL; }
  surface->wayland = wayland;
  surface->surface = wl_surface;
  surface->shared_memory = wayland_bind(wayland, wayland_interface("wl_shm_interface"), 1);
  if (surface->shared_memory && scales) { scale(surface); }
  if (!surface->shared_memory || (scales && !surface->viewport)) {
    rolltop_wayland_surface_destroy(surface);
    return NULL;
  }
  wayland_silence_begin(surface);
  return surface;
}

void rolltop_wayland_surface_destroy(struct wayland_surface *surface) {
  wayland_free_buffers(surface);
  wayland_silence_end(surface);
  destroy(surface->viewport);
  destroy(surface->preference);
  destroy(surface->viewporter);
  destroy(surface->scale_manager);
  // The first version of shared memory has no destructor request.
  if (surface->shared_memory) { wl_proxy_destroy(surface->shared_memory); }
  free(surface);
}

void rolltop_wayland_surface_handle(struct wayland_surface *surface) {
  wayland_silence_handle(surface);
}

uint32_t rolltop_wayland_surface_scale(struct wayland_surface *surface) { return surface->scale; }

static void add_damage(
    struct wayland_surface *surface, const struct wayland_rect *damage, size_t count) {
  if (wl_proxy_get_version(surface->surface) < WL_SURFACE_DAMAGE_BUFFER_SINCE_VERSION) {
    union wl_argument everything[4] = {{0}, {0}, {.i = INT32_MAX}, {.i = INT32_MAX}};
    wl_proxy_marshal_array(surface->surface, WL_SURFACE_DAMAGE, everything);
    return;
  }
  for (size_t i = 0; i < count; i++) {
    union wl_argument rect[4] = {
        {.i = damage[i].x}, {.i = damage[i].y}, {.i = damage[i].width}, {.i = damage[i].height}};
    wl_proxy_marshal_array(surface->surface, WL_SURFACE_DAMAGE_BUFFER, rect);
  }
}

void rolltop_wayland_surface_apply(struct wayland_surface *surface) {
  union wl_argument none[1] = {{0}};
  wl_proxy_marshal_array(surface->surface, WL_SURFACE_COMMIT, none);
  wl_display_flush(surface->wayland->display);
}

void rolltop_wayland_surface_commit(
    struct wayland_surface *surface, struct wayland_buffer *buffer, int32_t width, int32_t height,
    const struct wayland_rect *damage, size_t count) {
  if (surface->viewport) { wayland_show_in(surface->viewport, width, height); }
  wayland_attach(surface, buffer);
  add_damage(surface, damage, count);
  rolltop_wayland_surface_apply(surface);
}
