// The image of the dragged items, which the compositor moves with the pointer.
#define _GNU_SOURCE
#include <math.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "Data.h"

void drag_icon_create(struct wayland_data *data) {
  struct drag_icon *icon = &data->icon;
  struct wayland *wayland = data->wayland;
  wayland_bind_shared(wayland);
  if (!wayland->compositor || !wayland->shm || icon->surface) { return; }
  icon->surface = wl_compositor_create_surface(wayland->compositor);
  if (wayland->viewporter) {
    icon->viewport = wp_viewporter_get_viewport(wayland->viewporter, icon->surface);
  }
}

void drag_icon_destroy(struct wayland_data *data) {
  struct drag_icon *icon = &data->icon;
  if (icon->viewport) { wp_viewport_destroy(icon->viewport); }
  if (icon->surface) { wl_surface_destroy(icon->surface); }
  if (icon->buffer) { wl_buffer_destroy(icon->buffer); }
  *icon = (struct drag_icon){NULL};
}

static int rounded_up(int length, int scale) { return (length + scale - 1) / scale * scale; }

// Memory shared with the compositor, with sides that are multiples of the scale.
static struct wl_buffer *make_buffer(
    struct wayland *wayland, const uint32_t *pixels, int width, int height, int scale) {
  int row = rounded_up(width, scale), rows = rounded_up(height, scale);
  size_t size = (size_t)row * (size_t)rows * sizeof *pixels;
  int file = memfd_create("drag", MFD_CLOEXEC);
  if (file < 0) { return NULL; }
  void *memory = ftruncate(file, (off_t)size)
      ? MAP_FAILED : mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  struct wl_buffer *buffer = NULL;
  if (memory != MAP_FAILED) {
    uint32_t *target = memory;
    for (int y = 0; y < height; y++) {
      memcpy(target + y * row, pixels + y * width, (size_t)width * sizeof *pixels);
    }
    munmap(memory, size);
    buffer = wayland_create_buffer(wayland, file, row, rows, WL_SHM_FORMAT_ARGB8888);
  }
  close(file);
  return buffer;
}

// Converts a length in pixels to at least one unit of the desktop's coordinates.
static int32_t units(int pixels, double pixels_per_unit) {
  long length = lround(pixels / pixels_per_unit);
  return length < 1 ? 1 : (int32_t)length;
}

void rolltop_wayland_drag_show(
    struct wayland_data *data, const void *pixels, int width, int height, double pixels_per_unit,
    int x, int y) {
  struct drag_icon *icon = &data->icon;
  if (!icon->surface) { return; }
  // Without viewports the compositor only supports integer scales.
  int scale = icon->viewport || pixels_per_unit < 1 ? 1 : (int)lround(pixels_per_unit);
  struct wl_buffer *old_buffer = icon->buffer;
  icon->buffer = pixels ? make_buffer(data->wayland, pixels, width, height, scale) : NULL;
  if (icon->buffer) {
    // Each new buffer moves the surface by the offset of its attach request.
    wl_surface_attach(icon->surface, icon->buffer, -x - icon->x, -y - icon->y);
    icon->x = -x;
    icon->y = -y;
    wl_surface_set_buffer_scale(icon->surface, scale);
    if (icon->viewport) {
      wp_viewport_set_destination(
          icon->viewport, units(width, pixels_per_unit), units(height, pixels_per_unit));
    }
  } else {
    wl_surface_attach(icon->surface, NULL, 0, 0);
  }
  wl_surface_damage(icon->surface, 0, 0, INT32_MAX, INT32_MAX);
  wl_surface_commit(icon->surface);
  if (old_buffer) { wl_buffer_destroy(old_buffer); }
  wl_display_flush(data->wayland->display);
}
