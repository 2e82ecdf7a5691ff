#include <stdlib.h>

#include "Surface.h"

// The range of valid scales, in 120ths.
enum { MINIMUM_SCALE = 12, MAXIMUM_SCALE = 1920 };

static void take_scale(void *data, struct wp_fractional_scale_v1 *preference, uint32_t scale) {
  struct wayland_surface *surface = data;
  if (scale >= MINIMUM_SCALE && scale <= MAXIMUM_SCALE) { surface->scale = scale; }
}

static const struct wp_fractional_scale_v1_listener listener = {take_scale};

// Creates a viewport for the surface, which has at most one, and requests the scale that the
// compositor prefers.
static void create_scale_objects(struct wayland_surface *surface) {
  struct wayland *wayland = surface->wayland;
  if (!wayland->viewporter) { return; }
  surface->viewport = wp_viewporter_get_viewport(wayland->viewporter, surface->surface);
  surface->scale_manager = wayland_bind(wayland, &wp_fractional_scale_manager_v1_interface, 1);
  if (!surface->scale_manager) { return; }
  surface->preference = wp_fractional_scale_manager_v1_get_fractional_scale(
      surface->scale_manager, surface->surface);
  wp_fractional_scale_v1_add_listener(surface->preference, &listener, surface);
}

struct wayland_surface *rolltop_wayland_surface_create(
    struct wayland *wayland, void *wl_surface, bool scales) {
  wayland_bind_shared(wayland);
  struct wayland_surface *surface = wayland->shm ? calloc(1, sizeof *surface) : NULL;
  if (!surface) { return NULL; }
  surface->wayland = wayland;
  surface->surface = wl_surface;
  if (scales) { create_scale_objects(surface); }
  if (scales && !surface->viewport) {
    rolltop_wayland_surface_destroy(surface);
    return NULL;
  }
  wayland_silence_begin(surface);
  return surface;
}

void rolltop_wayland_surface_destroy(struct wayland_surface *surface) {
  wayland_free_buffers(surface);
  wayland_silence_end(surface);
  if (surface->viewport) { wp_viewport_destroy(surface->viewport); }
  if (surface->preference) { wp_fractional_scale_v1_destroy(surface->preference); }
  if (surface->scale_manager) { wp_fractional_scale_manager_v1_destroy(surface->scale_manager); }
  free(surface);
}

uint32_t rolltop_wayland_surface_scale(struct wayland_surface *surface) { return surface->scale; }

static void add_damage(
    struct wl_surface *surface, const struct wayland_rect *damage, size_t count) {
  if (wl_surface_get_version(surface) < WL_SURFACE_DAMAGE_BUFFER_SINCE_VERSION) {
    return wl_surface_damage(surface, 0, 0, INT32_MAX, INT32_MAX);
  }
  for (size_t i = 0; i < count; i++) {
    wl_surface_damage_buffer(
        surface, damage[i].x, damage[i].y, damage[i].width, damage[i].height);
  }
}

void rolltop_wayland_surface_apply(struct wayland_surface *surface) {
  wl_surface_commit(surface->surface);
  wl_display_flush(surface->wayland->display);
}

void rolltop_wayland_surface_commit(
    struct wayland_surface *surface, struct wayland_buffer *buffer, int32_t width, int32_t height,
    const struct wayland_rect *damage, size_t count) {
  if (surface->viewport) { wp_viewport_set_destination(surface->viewport, width, height); }
  wayland_attach(surface, buffer);
  add_damage(surface->surface, damage, count);
  rolltop_wayland_surface_apply(surface);
}
