#include <stdlib.h>
#include <string.h>

#include <wayland-cursor.h>

#include "CWaylandCursor.h"
#include "Wayland.h"

static struct library library = {"libwayland-cursor.so.0", NULL, NULL, PTHREAD_MUTEX_INITIALIZER};

// The first version of surfaces with a scale.
enum { SCALE_VERSION = WL_SURFACE_SET_BUFFER_SCALE_SINCE_VERSION };

struct wayland_cursor {
  struct wayland *wayland;
  struct wl_proxy *shared_memory;
  struct wl_proxy *compositor;
  struct wl_proxy *seat;
  struct wl_proxy *pointer;
  struct wl_proxy *surface;
  // The surface under the pointer; only compared, because it may have been destroyed.
  const void *entered;
  bool is_new;
  uint32_t serial;
  struct wl_cursor_theme *theme;
  char *theme_name;
  int32_t theme_size;
};

static void enter(
    void *data, struct wl_pointer *pointer, uint32_t serial, struct wl_surface *surface, wl_fixed_t x,
    wl_fixed_t y) {
  (void)pointer, (void)x, (void)y;
  struct wayland_cursor *cursor = data;
  cursor->entered = surface;
  cursor->is_new = true;
  cursor->serial = serial;
}

static void leave(
    void *data, struct wl_pointer *pointer, uint32_t serial, struct wl_surface *surface) {
  (void)pointer, (void)serial, (void)surface;
  struct wayland_cursor *cursor = data;
  cursor->entered = NULL;
}

static void move(void *data, struct wl_pointer *pointer, uint32_t time, wl_fixed_t x, wl_fixed_t y) {
  (void)data, (void)pointer, (void)time, (void)x, (void)y;
}

static void press(
    void *data, struct wl_pointer *pointer, uint32_t serial, uint32_t time, uint32_t button,
    uint32_t state) {
  (void)data, (void)pointer, (void)serial, (void)time, (void)button, (void)state;
}

static void turn(
    void *data, struct wl_pointer *pointer, uint32_t time, uint32_t axis, wl_fixed_t value) {
  (void)data, (void)pointer, (void)time, (void)axis, (void)value;
}

static const struct wl_pointer_listener pointer_listener = {enter, leave, move, press, turn};

static void follow_capabilities(void *data, struct wl_seat *seat, uint32_t capabilities) {
  (void)seat;
  struct wayland_cursor *cursor = data;
  bool has_pointer = capabilities & WL_SEAT_CAPABILITY_POINTER;
  if (has_pointer == (cursor->pointer != NULL)) { return; }
  if (!has_pointer) {
    wl_proxy_destroy(cursor->pointer);
    cursor->pointer = NULL;
    cursor->entered = NULL;
    return;
  }
  union wl_argument arguments[1] = {{0}};
  cursor->pointer = wl_proxy_marshal_array_constructor(
      cursor->seat, WL_SEAT_GET_POINTER, arguments, wayland_interface("wl_pointer_interface"));
  if (cursor->pointer) {
    wl_proxy_add_listener(cursor->pointer, (void (**)(void))&pointer_listener, cursor);
  }
}

static const struct wl_seat_listener seat_listener = {follow_capabilities};

struct wayland_cursor *rolltop_wayland_cursor_create(struct wayland *wayland) {
  if (library_load(&library)) { return NULL; }
  struct wayland_cursor *cursor = calloc(1, sizeof *cursor);
  if (!cursor) { return NULL; }
  cursor->wayland = wayland;
  cursor->shared_memory = wayland_bind(wayland, wayland_interface("wl_shm_interface"), 1);
  cursor->compositor =
      wayland_bind(wayland, wayland_interface("wl_compositor_interface"), SCALE_VERSION);
  // Version 1 has exactly the events that this file handles.
  cursor->seat = wayland_bind(wayland, wayland_interface("wl_seat_interface"), 1);
  if (cursor->shared_memory && cursor->compositor && cursor->seat &&
      wl_proxy_get_version(cursor->compositor) >= SCALE_VERSION) {
    union wl_argument arguments[1] = {{0}};
    cursor->surface = wl_proxy_marshal_array_constructor(
        cursor->compositor, WL_COMPOSITOR_CREATE_SURFACE, arguments,
        wayland_interface("wl_surface_interface"));
  }
  if (!cursor->surface) {
    rolltop_wayland_cursor_destroy(cursor);
    return NULL;
  }
  wl_proxy_add_listener(cursor->seat, (void (**)(void))&seat_listener, cursor);
  wl_display_flush(wayland->display);
  return cursor;
}

void rolltop_wayland_cursor_destroy(struct wayland_cursor *cursor) {
  if (cursor->theme) { FUNCTION(&library, wl_cursor_theme_destroy)(cursor->theme); }
  free(cursor->theme_name);
  if (cursor->surface) { rolltop_wayland_destroy_object(cursor->surface); }
  struct wl_proxy *others[] = {
      cursor->pointer, cursor->seat, cursor->compositor, cursor->shared_memory};
  for (int i = 0; i < 4; i++) {
    if (others[i]) { wl_proxy_destroy(others[i]); }
  }
  free(cursor);
}

bool rolltop_wayland_cursor_take_entered(struct wayland_cursor *cursor, const void *surface) {
  if (!cursor->is_new || cursor->entered != surface) { return false; }
  cursor->is_new = false;
  return true;
}

static bool is_loaded(struct wayland_cursor *cursor, const char *name, int32_t size) {
  bool is_same = name && cursor->theme_name ? !strcmp(name, cursor->theme_name)
                                            : !name && !cursor->theme_name;
  return cursor->theme && is_same && size == cursor->theme_size;
}

static void load(struct wayland_cursor *cursor, const char *name, int32_t size) {
  if (is_loaded(cursor, name, size)) { return; }
  if (cursor->theme) { FUNCTION(&library, wl_cursor_theme_destroy)(cursor->theme); }
  free(cursor->theme_name);
  cursor->theme_name = name ? strdup(name) : NULL;
  cursor->theme_size = size;
  cursor->theme = FUNCTION(&library, wl_cursor_theme_load)(
      name, size, (struct wl_shm *)cursor->shared_memory);
}

bool rolltop_wayland_cursor_show(
    struct wayland_cursor *cursor, const char *theme, int32_t size, const char *shape,
    int32_t scale) {
  if (!cursor->pointer || !cursor->entered) { return false; }
  load(cursor, theme, size * scale);
  struct wl_cursor *found =
      cursor->theme ? FUNCTION(&library, wl_cursor_theme_get_cursor)(cursor->theme, shape) : NULL;
  if (!found || found->image_count == 0) { return false; }
  struct wl_cursor_image *image = found->images[0];
  uint32_t factor = (uint32_t)scale;
  // A buffer's size must be a multiple of the scale; the fallback without a theme has only small
  // images.
  if (image->width % factor || image->height % factor || image->height < (uint32_t)size) {
    return false;
  }
  struct wl_buffer *buffer = FUNCTION(&library, wl_cursor_image_get_buffer)(image);
  if (!buffer) { return false; }
  union wl_argument place[4] = {
      {.u = cursor->serial},
      wayland_object(cursor->surface),
      {.i = (int32_t)(image->hotspot_x / factor)},
      {.i = (int32_t)(image->hotspot_y / factor)}};
  wl_proxy_marshal_array(cursor->pointer, WL_POINTER_SET_CURSOR, place);
  union wl_argument factors[1] = {{.i = scale}};
  wl_proxy_marshal_array(cursor->surface, WL_SURFACE_SET_BUFFER_SCALE, factors);
  union wl_argument content[3] = {wayland_object(buffer), {.i = 0}, {.i = 0}};
  wl_proxy_marshal_array(cursor->surface, WL_SURFACE_ATTACH, content);
  union wl_argument everything[4] = {{0}, {0}, {.i = INT32_MAX}, {.i = INT32_MAX}};
  wl_proxy_marshal_array(cursor->surface, WL_SURFACE_DAMAGE, everything);
  union wl_argument none[1] = {{0}};
  wl_proxy_marshal_array(cursor->surface, WL_SURFACE_COMMIT, none);
  wl_display_flush(cursor->wayland->display);
  return true;
}
