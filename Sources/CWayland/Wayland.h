// Declarations for all files of this target: the library's functions, and the compositor's globals.
#pragma once
#include "CWayland.h"
#include "DeferredLibrary.h"

#if !__has_include(<wayland-client.h>)
#error "Install libwayland-dev, which libsdl2-dev needs."
#endif
// The requests of the header's inline functions are not used: they need the library's own variables.
#include <wayland-client.h>

// An object as an argument.
static inline union wl_argument wayland_object(void *proxy) {
  return (union wl_argument){.o = proxy};
}

// Loads the library, unless it is; returns NULL, or why it cannot be loaded.
const char *wayland_load(void);

// The library's symbol of a name.
const void *wayland_symbol(const char *name);

// One of the interfaces that the library has itself, such as `wl_seat_interface`, with the events that
// are handled here.
const struct wl_interface *wayland_interface(const char *symbol);

enum { MAXIMUM_GLOBALS = 128 };

// An object that the compositor offers.
struct wayland_global {
  uint32_t name;
  uint32_t version;
  char interface[64];
};

struct wayland {
  struct wl_display *display;
  struct wl_event_queue *queue;
  struct wl_proxy *registry;
  struct wayland_global globals[MAXIMUM_GLOBALS];
  int global_count;
};

// Binds the first object of an interface, at the compositor's version of it or an older one.
//
// - Parameter version: The newest version that the caller knows.
// - Returns: An object on our queue, or NULL when the compositor has none.
struct wl_proxy *wayland_bind(
    struct wayland *wayland, const struct wl_interface *interface, uint32_t version);

// Binds one of several objects of an interface.
struct wl_proxy *wayland_bind_global(
    struct wayland *wayland, const struct wayland_global *global,
    const struct wl_interface *interface, uint32_t version);

// The factory of viewports; NULL when the compositor has none.
struct wl_proxy *wayland_bind_viewporter(struct wayland *wayland);

// A viewport of a surface, which has one at the most.
struct wl_proxy *wayland_create_viewport(struct wl_proxy *viewporter, struct wl_proxy *surface);

// Shows the surface in a size in the desktop's coordinates, from the next commit on.
void wayland_show_in(struct wl_proxy *viewport, int32_t width, int32_t height);
