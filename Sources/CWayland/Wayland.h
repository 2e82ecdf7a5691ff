// Declarations for all files of this target: the library's functions and the compositor's globals.
#pragma once
#include "CWayland.h"
#include "DeferredLibrary.h"

#if !__has_include(<wayland-client.h>)
#error "Install libwayland-dev, which libsdl2-dev needs."
#endif
// The header's inline functions are not used, because they reference variables of the library.
#include <wayland-client.h>

// Converts an object to an argument.
static inline union wl_argument wayland_object(void *proxy) {
  return (union wl_argument){.o = proxy};
}

// Loads the library if necessary; returns NULL, or the reason for a failure.
const char *wayland_load(void);

// Returns the library's symbol with a name.
const void *wayland_symbol(const char *name);

// Returns one of the library's interfaces, such as `wl_seat_interface`, limited to the handled
// events.
const struct wl_interface *wayland_interface(const char *symbol);

enum { MAXIMUM_GLOBALS = 128 };

// A global object of the compositor.
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

// Binds the first global of an interface, with the compositor's version or an older one.
//
// - Parameter version: The latest version supported by the caller.
// - Returns: An object on our queue, or NULL if the compositor has none.
struct wl_proxy *wayland_bind(
    struct wayland *wayland, const struct wl_interface *interface, uint32_t version);

// Binds one of several globals of an interface.
struct wl_proxy *wayland_bind_global(
    struct wayland *wayland, const struct wayland_global *global,
    const struct wl_interface *interface, uint32_t version);

// Binds the factory of viewports; returns NULL if the compositor has none.
struct wl_proxy *wayland_bind_viewporter(struct wayland *wayland);

// Creates the viewport of a surface, which has at most one.
struct wl_proxy *wayland_create_viewport(struct wl_proxy *viewporter, struct wl_proxy *surface);

// Sets the size of the surface in the desktop's coordinates, with effect from the next commit.
void wayland_show_in(struct wl_proxy *viewport, int32_t width, int32_t height);
