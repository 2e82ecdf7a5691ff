#define _GNU_SOURCE

#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#include "Surface.h"


struct wayland_buffer {
  struct wayland_surface *surface;
  struct wayland_buffer *next;
  struct wl_proxy *proxy;
  void *memory;
  size_t size;
  // Whether the compositor may read the buffer.
  bool is_held;
  // Whether the buffer is freed when the compositor releases it.
  bool is_retired;
};

static void free_now(struct wayland_buffer *buffer) {
  struct wayland_buffer **link = &buffer->surface->buffers;
  while (*link != buffer) { link = &(*link)->next; }
  *link = buffer->next;
  union wl_argument none[1] = {{0}};
  wl_proxy_marshal_array(buffer->proxy, WL_BUFFER_DESTROY, none);
  wl_proxy_destroy(buffer->proxy);
  munmap(buffer->memory, buffer->size);
  free(buffer);
}

static void release(void *data, struct wl_buffer *proxy) {
  (void)proxy;
  struct wayland_buffer *buffer = data;
  buffer->is_held = false;
  if (buffer->is_retired) { free_now(buffer); }
}

static const struct wl_buffer_listener listener = {release};

// Sealed memory that cannot shrink while the compositor reads it.
static int make_file(size_t size) {
  int file = memfd_create("frame", MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (file < 0) { return -1; }
  if (ftruncate(file, (off_t)size)) {
    close(file);
    return -1;
  }
  fcntl(file, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_SEAL);
  return file;
}

static struct wl_proxy *make_proxy(
    struct wayland_surface *surface, int file, int32_t width, int32_t height) {
  union wl_argument memory[3] = {{.n = 0}, {.h = file}, {.i = width * 4 * height}};
  struct wl_proxy *pool = wl_proxy_marshal_array_constructor(
      surface->shared_memory, WL_SHM_CREATE_POOL, memory,
      wayland_interface("wl_shm_pool_interface"));
  if (!pool) { return NULL; }
  union wl_argument picture[6] = {
      {.n = 0}, {.i = 0}, {.i = width}, {.i = height}, {.i = width * 4}, {.u = WL_SHM_FORMAT_XRGB8888}};
  struct wl_proxy *proxy = wl_proxy_marshal_array_constructor(
      pool, WL_SHM_POOL_CREATE_BUFFER, picture, wayland_interface("wl_buffer_interface"));
  union wl_argument none[1] = {{0}};
  wl_proxy_marshal_array(pool, WL_SHM_POOL_DESTROY, none);
  wl_proxy_destroy(pool);
  return proxy;
}

struct wayland_buffer *rolltop_wayland_buffer_create(
    struct wayland_surface *surface, int32_t width, int32_t height) {
  size_t size = (size_t)width * 4 * (size_t)height;
  if (width <= 0 || height <= 0 || size > INT32_MAX) { return NULL; }
  struct wayland_buffer *buffer = calloc(1, sizeof *buffer);
  int file = make_file(size);
  void *memory = file < 0 ? MAP_FAILED : mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  struct wl_proxy *proxy =
      buffer && memory != MAP_FAILED ? make_proxy(surface, file, width, height) : NULL;
  // The request contains a duplicate of the descriptor.
  if (file >= 0) { close(file); }
  if (!proxy) {
    if (memory != MAP_FAILED) { munmap(memory, size); }
    free(buffer);
    return NULL;
  }
  *buffer = (struct wayland_buffer){
      .surface = surface, .next = surface->buffers, .proxy = proxy, .memory = memory, .size = size};
  surface->buffers = buffer;
  wl_proxy_add_listener(proxy, (void (**)(void))&listener, buffer);
  return buffer;
}

void *rolltop_wayland_buffer_memory(struct wayland_buffer *buffer) { return buffer->memory; }

bool rolltop_wayland_buffer_is_held(struct wayland_buffer *buffer) { return buffer->is_held; }

void rolltop_wayland_buffer_free(struct wayland_buffer *buffer) {
  buffer->is_retired = true;
  if (!buffer->is_held) { free_now(buffer); }
}

void wayland_free_buffers(struct wayland_surface *surface) {
  while (surface->buffers) { free_now(surface->buffers); }
}

void wayland_attach(struct wayland_surface *surface, struct wayland_buffer *buffer) {
  union wl_argument arguments[3] = {wayland_object(buffer->proxy), {.i = 0}, {.i = 0}};
  wl_proxy_marshal_array(surface->surface, WL_SURFACE_ATTACH, arguments);
  buffer->is_held = true;
}
