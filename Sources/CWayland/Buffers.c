#define _GNU_SOURCE
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#include "Surface.h"

struct wayland_buffer {
  struct wayland_surface *surface;
  struct wayland_buffer *next;
  struct wl_buffer *proxy;
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
  wl_buffer_destroy(buffer->proxy);
  munmap(buffer->memory, buffer->size);
  free(buffer);
}

static void release(void *data, struct wl_buffer *proxy) {
  struct wayland_buffer *buffer = data;
  buffer->is_held = false;
  if (buffer->is_retired) { free_now(buffer); }
}

static const struct wl_buffer_listener listener = {release};

// Sealed memory that cannot shrink while the compositor reads it.
static int create_shm_file(size_t size) {
  int file = memfd_create("frame", MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (file < 0) { return -1; }
  if (ftruncate(file, (off_t)size)) {
    close(file);
    return -1;
  }
  fcntl(file, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_SEAL);
  return file;
}

struct wayland_buffer *rolltop_wayland_buffer_create(
    struct wayland_surface *surface, int32_t width, int32_t height) {
  size_t size = (size_t)width * 4 * (size_t)height;
  // The protocol has 32-bit signed sizes.
  if (width <= 0 || height <= 0 || size > INT32_MAX) { return NULL; }
  struct wayland_buffer *buffer = calloc(1, sizeof *buffer);
  int file = create_shm_file(size);
  void *memory = file < 0 ? MAP_FAILED : mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  struct wl_buffer *proxy = NULL;
  if (buffer && memory != MAP_FAILED) {
    proxy = wayland_create_buffer(surface->wayland, file, width, height, WL_SHM_FORMAT_XRGB8888);
  }
  if (file >= 0) { close(file); }
  if (!proxy) {
    if (memory != MAP_FAILED) { munmap(memory, size); }
    free(buffer);
    return NULL;
  }
  *buffer = (struct wayland_buffer){
      .surface = surface, .next = surface->buffers, .proxy = proxy, .memory = memory, .size = size};
  surface->buffers = buffer;
  wl_buffer_add_listener(proxy, &listener, buffer);
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
  wl_surface_attach(surface->surface, buffer->proxy, 0, 0);
  buffer->is_held = true;
}
