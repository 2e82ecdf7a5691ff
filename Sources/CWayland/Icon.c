// The image of the dragged items, which the compositor moves with the pointer.
#define _GNU_SOURCE
#include <math.h>
#include <sys/mman.h>
#include <unistd.h>

#include "Data.h"

// The opcode of the request.
enum { VIEWPORT_DESTROY = 0 };

static void send_destroy(struct wl_proxy **proxy, uint32_t request) {
  if (!*proxy) { return; }
  union wl_argument none[1] = {{0}};
  wl_proxy_marshal_array(*proxy, request, none);
  wl_proxy_destroy(*proxy);
  *proxy = NULL;
}

void drag_icon_create(struct wayland_data *data) {
  struct drag_icon *icon = &data->icon;
  struct wayland *wayland = data->wayland;
  if (!icon->compositor) {
    icon->compositor = wayland_bind(
        wayland, wayland_interface("wl_compositor_interface"),
        WL_SURFACE_SET_BUFFER_SCALE_SINCE_VERSION);
    icon->shm = wayland_bind(wayland, wayland_interface("wl_shm_interface"), 1);
    icon->viewporter = wayland_bind_viewporter(wayland);
  }
  if (!icon->compositor || !icon->shm || icon->surface) { return; }
  union wl_argument arguments[1] = {{.n = 0}};
  icon->surface = wl_proxy_marshal_array_constructor(
      icon->compositor, WL_COMPOSITOR_CREATE_SURFACE, arguments,
      wayland_interface("wl_surface_interface"));
  if (icon->viewporter) {
    icon->viewport = wayland_create_viewport(icon->viewporter, icon->surface);
  }
  icon->x = icon->y = 0;
}

void drag_icon_destroy(struct wayland_data *data) {
  send_destroy(&data->icon.viewport, VIEWPORT_DESTROY);
  send_destroy(&data->icon.surface, WL_SURFACE_DESTROY);
  send_destroy(&data->icon.buffer, WL_BUFFER_DESTROY);
}

static uint32_t premultiplied(uint32_t pixel) {
  uint32_t alpha = pixel >> 24;
  uint32_t red = (pixel >> 16 & 0xFF) * alpha / 255;
  uint32_t green = (pixel >> 8 & 0xFF) * alpha / 255;
  uint32_t blue = (pixel & 0xFF) * alpha / 255;
  return alpha << 24 | red << 16 | green << 8 | blue;
}

static int rounded_up(int length, int scale) { return (length + scale - 1) / scale * scale; }

// Memory shared with the compositor, with sides that are multiples of the scale.
static int make_file(const uint32_t *pixels, int width, int height, int scale) {
  int row = rounded_up(width, scale);
  size_t size = (size_t)row * (size_t)rounded_up(height, scale) * sizeof *pixels;
  int file = memfd_create("drag", MFD_CLOEXEC);
  if (file < 0 || ftruncate(file, (off_t)size)) { return file; }
  uint32_t *target = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (target == MAP_FAILED) { return file; }
  for (int y = 0; y < height; y++) {
    for (int x = 0; x < width; x++) { target[y * row + x] = premultiplied(pixels[y * width + x]); }
  }
  munmap(target, size);
  return file;
}

static struct wl_proxy *make_buffer(
    struct drag_icon *icon, const uint32_t *pixels, int width, int height, int scale) {
  int file = make_file(pixels, width, height, scale);
  if (file < 0) { return NULL; }
  int row = rounded_up(width, scale), rows = rounded_up(height, scale);
  union wl_argument arguments[3] = {{.n = 0}, {.h = file}, {.i = 4 * row * rows}};
  struct wl_proxy *buffer = NULL;
  struct wl_proxy *pool = wl_proxy_marshal_array_constructor(
      icon->shm, WL_SHM_CREATE_POOL, arguments, wayland_interface("wl_shm_pool_interface"));
  close(file);
  union wl_argument format[6] = {
      {.n = 0}, {.i = 0}, {.i = row}, {.i = rows}, {.i = 4 * row}, {.u = WL_SHM_FORMAT_ARGB8888}};
  if (pool) {
    buffer = wl_proxy_marshal_array_constructor(
        pool, WL_SHM_POOL_CREATE_BUFFER, format, wayland_interface("wl_buffer_interface"));
  }
  send_destroy(&pool, WL_SHM_POOL_DESTROY);
  return buffer;
}

void rolltop_wayland_drag_show(
    struct wayland_data *data, const void *pixels, int width, int height, double pixels_per_unit,
    int x, int y) {
  struct drag_icon *icon = &data->icon;
  if (!icon->surface) { return; }
  // Without viewports the compositor only supports integer scales.
  int scale = icon->viewport || pixels_per_unit < 1 ? 1 : (int)lround(pixels_per_unit);
  struct wl_proxy *old = icon->buffer;
  icon->buffer = pixels ? make_buffer(icon, pixels, width, height, scale) : NULL;
  // Each new buffer moves the surface by the offset of its attach request.
  union wl_argument attached[3] = {wayland_object(icon->buffer), {.i = 0}, {.i = 0}};
  if (icon->buffer) {
    attached[1].i = -x - icon->x;
    attached[2].i = -y - icon->y;
    icon->x = -x;
    icon->y = -y;
    union wl_argument factor[1] = {{.i = scale}};
    wl_proxy_marshal_array(icon->surface, WL_SURFACE_SET_BUFFER_SCALE, factor);
    if (icon->viewport) {
      long shown_width = lround(width / pixels_per_unit);
      long shown_height = lround(height / pixels_per_unit);
      wayland_show_in(
          icon->viewport, shown_width < 1 ? 1 : (int32_t)shown_width,
          shown_height < 1 ? 1 : (int32_t)shown_height);
    }
  }
  wl_proxy_marshal_array(icon->surface, WL_SURFACE_ATTACH, attached);
  union wl_argument damage[4] = {{.i = 0}, {.i = 0}, {.i = INT32_MAX}, {.i = INT32_MAX}};
  wl_proxy_marshal_array(icon->surface, WL_SURFACE_DAMAGE, damage);
  union wl_argument none[1] = {{0}};
  wl_proxy_marshal_array(icon->surface, WL_SURFACE_COMMIT, none);
  send_destroy(&old, WL_BUFFER_DESTROY);
  wl_display_flush(data->wayland->display);
}
