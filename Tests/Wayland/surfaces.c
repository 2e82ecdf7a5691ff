// The globals of surfaces, regions and subsurfaces, and the buffers of surfaces.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compositor.h"

struct surface *surface_of(struct wl_resource *resource) { return wl_resource_get_user_data(resource); }

static void destroy(struct wl_client *client, struct wl_resource *resource) {
  (void)client;
  wl_resource_destroy(resource);
}

static void destroy_surface(struct wl_client *client, struct wl_resource *resource) {
  if (surface_of(resource)->xdg_surface) { complain("a surface is destroyed before its window"); }
  destroy(client, resource);
}

static void clear_pending_buffer(struct wl_listener *listener, void *data) {
  (void)data;
  struct surface *surface = wl_container_of(listener, surface, buffer_destroyed);
  surface->buffer = NULL;
  wl_list_remove(&listener->link);
  wl_list_init(&listener->link);
}

static void clear_held_buffer(struct wl_listener *listener, void *data) {
  (void)data;
  struct surface *surface = wl_container_of(listener, surface, held_destroyed);
  surface->held = NULL;
  wl_list_remove(&listener->link);
  wl_list_init(&listener->link);
  if (surface == compositor.window) { complain("a buffer is destroyed while it is shown"); }
}

static void attach(struct wl_client *client, struct wl_resource *resource, struct wl_resource *buffer, int32_t x, int32_t y) {
  (void)client, (void)x, (void)y;
  struct surface *surface = surface_of(resource);
  wl_list_remove(&surface->buffer_destroyed.link);
  wl_list_init(&surface->buffer_destroyed.link);
  surface->buffer = buffer;
  surface->has_buffer = true;
  if (buffer) { wl_resource_add_destroy_listener(buffer, &surface->buffer_destroyed); }
}

static void add_damage(struct surface *surface, struct rect rect) {
  if (surface->damage_count < 64) { surface->damage[surface->damage_count++] = rect; }
  else { complain("too many damage rectangles"); }
}

static void damage_buffer(struct wl_client *client, struct wl_resource *resource, int32_t x, int32_t y, int32_t width, int32_t height) {
  (void)client;
  add_damage(surface_of(resource), (struct rect){x, y, width, height});
}

// Surface coordinates are not converted to pixels: the whole buffer counts as damaged.
static void damage(struct wl_client *client, struct wl_resource *resource, int32_t x, int32_t y, int32_t width, int32_t height) {
  (void)client, (void)x, (void)y, (void)width, (void)height;
  add_damage(surface_of(resource), (struct rect){0, 0, 1 << 20, 1 << 20});
}

static void unlink_callback(struct wl_resource *resource) { wl_list_remove(wl_resource_get_link(resource)); }

static void frame(struct wl_client *client, struct wl_resource *resource, uint32_t id) {
  struct wl_resource *callback = wl_resource_create(client, &wl_callback_interface, 1, id);
  wl_resource_set_implementation(callback, NULL, NULL, unlink_callback);
  wl_list_insert(surface_of(resource)->callbacks.prev, wl_resource_get_link(callback));
}

static void set_region(struct wl_client *client, struct wl_resource *resource, struct wl_resource *region) {
  (void)client, (void)resource, (void)region;
}

static void set_transform(struct wl_client *client, struct wl_resource *resource, int32_t transform) {
  (void)client, (void)resource, (void)transform;
}

static void set_scale(struct wl_client *client, struct wl_resource *resource, int32_t scale) {
  (void)client;
  surface_of(resource)->buffer_scale = scale;
}

// Copies the damaged pixels and returns their number.
static long copy_pixels(struct surface *surface, struct wl_shm_buffer *buffer) {
  int width = wl_shm_buffer_get_width(buffer), height = wl_shm_buffer_get_height(buffer);
  int stride = wl_shm_buffer_get_stride(buffer);
  if (width != surface->width || height != surface->height) {
    free(surface->picture);
    surface->picture = calloc((size_t)width * (size_t)height, 4);
    surface->width = width;
    surface->height = height;
  }
  wl_shm_buffer_begin_access(buffer);
  char *bytes = wl_shm_buffer_get_data(buffer);
  long area = 0;
  for (int i = 0; i < surface->damage_count; i++) {
    struct rect rect = surface->damage[i];
    int right = rect.x + rect.width < width ? rect.x + rect.width : width;
    int bottom = rect.y + rect.height < height ? rect.y + rect.height : height;
    for (int y = rect.y; y < bottom && right > rect.x; y++) {
      memcpy(surface->picture + y * width + rect.x, bytes + y * stride + rect.x * 4, (size_t)(right - rect.x) * 4);
      area += right - rect.x;
    }
  }
  wl_shm_buffer_end_access(buffer);
  return area;
}

static void release_held(struct surface *surface) {
  if (!surface->held) { return; }
  wl_buffer_send_release(surface->held);
  wl_list_remove(&surface->held_destroyed.link);
  wl_list_init(&surface->held_destroyed.link);
  surface->held = NULL;
}

static void show(struct surface *surface) {
  struct wl_shm_buffer *buffer = wl_shm_buffer_get(surface->buffer);
  if (!buffer) { return complain("a buffer is not in shared memory"); }
  if (surface->toplevel && !surface->is_configured) { complain("a buffer comes before the surface is configured"); }
  long area = copy_pixels(surface, buffer);
  if (surface->toplevel) {
    compositor.window = surface;
    printf("frame %dx%d shown %dx%d factor %d damage %ld\n", surface->width, surface->height,
        surface->destination_width, surface->destination_height, surface->buffer_scale, area);
  }
  if (surface->is_cursor) {
    printf("cursor %dx%d factor %d\n", surface->width, surface->height, surface->buffer_scale);
  }
  if (surface->held != surface->buffer) { release_held(surface); }
  if (compositor.holds_buffers) {
    if (!surface->held) {
      surface->held = surface->buffer;
      wl_resource_add_destroy_listener(surface->held, &surface->held_destroyed);
    }
  } else {
    wl_buffer_send_release(surface->buffer);
  }
  if (!surface->is_shown) { enter_display(surface); }
  surface->is_shown = true;
}

static void commit(struct wl_client *client, struct wl_resource *resource) {
  (void)client;
  struct surface *surface = surface_of(resource);
  if (surface->has_buffer && surface->buffer) { show(surface); }
  if (surface->toplevel && surface->is_shown && !surface->has_buffer) { puts("applied"); }
  if (surface->has_buffer && !surface->buffer) {
    release_held(surface);
    surface->is_shown = false;
  }
  if (surface->toplevel && !surface->is_configured && !surface->is_shown) { configure(surface, 0, 0, true); }
  // A hidden surface gets no frame callbacks.
  if (surface->is_shown) {
    wl_list_insert_list(compositor.callbacks.prev, &surface->callbacks);
    wl_list_init(&surface->callbacks);
  }
  surface->has_buffer = false;
  surface->damage_count = 0;
  attach(NULL, resource, NULL, 0, 0);
  surface->has_buffer = false;
}

static const struct wl_surface_interface surface_requests = {
    .destroy = destroy_surface, .attach = attach, .damage = damage, .frame = frame, .set_opaque_region = set_region,
    .set_input_region = set_region, .commit = commit, .set_buffer_transform = set_transform,
    .set_buffer_scale = set_scale, .damage_buffer = damage_buffer};

static void free_surface(struct wl_resource *resource) {
  struct surface *surface = surface_of(resource);
  struct wl_resource *callback, *next;
  wl_resource_for_each_safe(callback, next, &surface->callbacks) { wl_resource_destroy(callback); }
  wl_list_remove(&surface->buffer_destroyed.link);
  wl_list_remove(&surface->held_destroyed.link);
  if (surface->xdg_surface) { wl_resource_set_user_data(surface->xdg_surface, NULL); }
  if (surface->toplevel) { wl_resource_set_user_data(surface->toplevel, NULL); }
  if (compositor.window == surface) { compositor.window = NULL; }
  free(surface->picture);
  free(surface);
}

static void create_surface(struct wl_client *client, struct wl_resource *resource, uint32_t id) {
  struct surface *surface = calloc(1, sizeof *surface);
  surface->resource = wl_resource_create(client, &wl_surface_interface, wl_resource_get_version(resource), id);
  surface->buffer_scale = 1;
  surface->buffer_destroyed.notify = clear_pending_buffer;
  surface->held_destroyed.notify = clear_held_buffer;
  wl_list_init(&surface->buffer_destroyed.link);
  wl_list_init(&surface->held_destroyed.link);
  wl_list_init(&surface->callbacks);
  wl_resource_set_implementation(surface->resource, &surface_requests, surface, free_surface);
}

static void set_rect(struct wl_client *client, struct wl_resource *resource, int32_t x, int32_t y, int32_t width, int32_t height) {
  (void)client, (void)resource, (void)x, (void)y, (void)width, (void)height;
}

static const struct wl_region_interface region_requests = {destroy, set_rect, set_rect};

static void create_region(struct wl_client *client, struct wl_resource *resource, uint32_t id) {
  (void)resource;
  struct wl_resource *region = wl_resource_create(client, &wl_region_interface, 1, id);
  wl_resource_set_implementation(region, &region_requests, NULL, NULL);
}

static const struct wl_compositor_interface requests = {
  .create_surface = create_surface,
  .create_region = create_region,
};

static void bind(struct wl_client *client, void *data, uint32_t version, uint32_t id) {
  struct wl_resource *resource = wl_resource_create(client, &wl_compositor_interface, (int)version, id);
  wl_resource_set_implementation(resource, &requests, data, NULL);
}

static void set_position(struct wl_client *client, struct wl_resource *resource, int32_t x, int32_t y) {
  (void)client, (void)resource, (void)x, (void)y;
}
static void set_order(struct wl_client *client, struct wl_resource *resource, struct wl_resource *sibling) {
  (void)client, (void)resource, (void)sibling;
}
static void set_mode(struct wl_client *client, struct wl_resource *resource) { (void)client, (void)resource; }

static const struct wl_subsurface_interface subsurface_requests = {destroy, set_position, set_order, set_order, set_mode, set_mode};

// Subsurfaces form the frames around windows, whose content is not checked.
static void get_subsurface(struct wl_client *client, struct wl_resource *resource, uint32_t id, struct wl_resource *surface, struct wl_resource *parent) {
  (void)resource, (void)surface, (void)parent;
  struct wl_resource *subsurface = wl_resource_create(client, &wl_subsurface_interface, 1, id);
  wl_resource_set_implementation(subsurface, &subsurface_requests, NULL, NULL);
}

static const struct wl_subcompositor_interface subcompositor_requests = {destroy, get_subsurface};

static void bind_subcompositor(struct wl_client *client, void *data, uint32_t version, uint32_t id) {
  struct wl_resource *resource = wl_resource_create(client, &wl_subcompositor_interface, (int)version, id);
  wl_resource_set_implementation(resource, &subcompositor_requests, data, NULL);
}

void add_surfaces(void) {
  wl_global_create(compositor.display, &wl_compositor_interface, 4, NULL, bind);
  wl_global_create(compositor.display, &wl_subcompositor_interface, 1, NULL, bind_subcompositor);
}

void write_picture(const char *path) {
  struct surface *surface = compositor.window;
  FILE *file = surface ? fopen(path, "wb") : NULL;
  if (!file) { return complain("there is no picture"); }
  fprintf(file, "P6\n%d %d\n255\n", surface->width, surface->height);
  for (int i = 0; i < surface->width * surface->height; i++) {
    uint32_t pixel = surface->picture[i];
    fputc(pixel >> 16 & 255, file);
    fputc(pixel >> 8 & 255, file);
    fputc(pixel & 255, file);
  }
  fclose(file);
  puts("written");
}
