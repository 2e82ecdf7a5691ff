#include <stdlib.h>
#include <string.h>

#include <wayland-cursor.h>

#include "CWaylandCursor.h"
#include "Wayland.h"

static struct library library = {"libwayland-cursor.so.0", NULL, NULL, PTHREAD_MUTEX_INITIALIZER};

struct wayland_cursor {
  struct wayland *wayland;
  struct wl_surface *surface;
  struct wl_cursor_theme *theme;
  char *theme_name;
  int32_t theme_size;
};

struct wayland_cursor *rolltop_wayland_cursor_create(struct wayland *wayland) {
  if (library_load(&library)) { return NULL; }
  wayland_bind_shared(wayland);
  if (!wayland->shm || !wayland->seat || !wayland->compositor
      || wl_compositor_get_version(wayland->compositor)
          < WL_SURFACE_SET_BUFFER_SCALE_SINCE_VERSION) {
    return NULL;
  }
  struct wayland_cursor *cursor = calloc(1, sizeof *cursor);
  if (!cursor) { return NULL; }
  cursor->wayland = wayland;
  cursor->surface = wl_compositor_create_surface(wayland->compositor);
  wl_display_flush(wayland->display);
  if (cursor->surface) { return cursor; }
  free(cursor);
  return NULL;
}

static void forget_theme(struct wayland_cursor *cursor) {
  if (cursor->theme) { FUNCTION(&library, wl_cursor_theme_destroy)(cursor->theme); }
  free(cursor->theme_name);
}

void rolltop_wayland_cursor_destroy(struct wayland_cursor *cursor) {
  forget_theme(cursor);
  wl_surface_destroy(cursor->surface);
  free(cursor);
}

bool rolltop_wayland_cursor_take_entered(struct wayland_cursor *cursor, const void *surface) {
  struct wayland_input *input = &cursor->wayland->input;
  if (!input->has_entered || input->pointed != surface) { return false; }
  input->has_entered = false;
  return true;
}

static void load_theme(struct wayland_cursor *cursor, const char *name, int32_t size) {
  bool is_same = name && cursor->theme_name ? !strcmp(name, cursor->theme_name)
                                            : !name && !cursor->theme_name;
  if (cursor->theme && is_same && size == cursor->theme_size) { return; }
  forget_theme(cursor);
  cursor->theme_name = name ? strdup(name) : NULL;
  cursor->theme_size = size;
  cursor->theme = FUNCTION(&library, wl_cursor_theme_load)(name, size, cursor->wayland->shm);
}

bool rolltop_wayland_cursor_show(
    struct wayland_cursor *cursor, const char *theme, int32_t size, const char *shape,
    int32_t scale) {
  struct wayland_input *input = &cursor->wayland->input;
  if (!input->pointer || !input->pointed) { return false; }
  load_theme(cursor, theme, size * scale);
  struct wl_cursor *shape_cursor =
      cursor->theme ? FUNCTION(&library, wl_cursor_theme_get_cursor)(cursor->theme, shape) : NULL;
  if (!shape_cursor || shape_cursor->image_count == 0) { return false; }
  struct wl_cursor_image *image = shape_cursor->images[0];
  uint32_t factor = (uint32_t)scale;
  // A buffer's size must be a multiple of the scale; the fallback without a theme has only small
  // images.
  if (image->width % factor || image->height % factor || image->height < (uint32_t)size) {
    return false;
  }
  struct wl_buffer *buffer = FUNCTION(&library, wl_cursor_image_get_buffer)(image);
  if (!buffer) { return false; }
  wl_pointer_set_cursor(
      input->pointer, input->enter_serial, cursor->surface, (int32_t)(image->hotspot_x / factor),
      (int32_t)(image->hotspot_y / factor));
  wl_surface_set_buffer_scale(cursor->surface, scale);
  wl_surface_attach(cursor->surface, buffer, 0, 0);
  wl_surface_damage(cursor->surface, 0, 0, INT32_MAX, INT32_MAX);
  wl_surface_commit(cursor->surface);
  wl_display_flush(cursor->wayland->display);
  return true;
}
