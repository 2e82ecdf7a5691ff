// Declarations for all files of this target: the library's functions, and the compositor's globals.
#pragma once
#include "CWayland.h"
#include "DeferredLibrary.h"

// The declarations of libwayland-client's headers that are used; its binary interface does not
// change.
struct wl_display;
struct wl_event_queue;
struct wl_proxy;

struct wl_interface {
  const char *name;
  int version;
  int method_count;
  const struct wl_message *methods;
  int event_count;
  const struct wl_message *events;
};

struct wl_message {
  const char *name;
  const char *signature;
  const struct wl_interface **types;
};

union wl_argument {
  int32_t i;
  uint32_t u;
  int32_t fixed;
  const char *s;
  struct wl_proxy *o;
  uint32_t n;
  int32_t h;
};

struct wl_event_queue *wl_display_create_queue(struct wl_display *display);
void wl_event_queue_destroy(struct wl_event_queue *queue);
int wl_display_roundtrip_queue(struct wl_display *display, struct wl_event_queue *queue);
int wl_display_dispatch_queue_pending(struct wl_display *display, struct wl_event_queue *queue);
int wl_display_flush(struct wl_display *display);
void *wl_proxy_create_wrapper(void *proxy);
void wl_proxy_wrapper_destroy(void *wrapper);
void wl_proxy_set_queue(struct wl_proxy *proxy, struct wl_event_queue *queue);
int wl_proxy_add_listener(struct wl_proxy *proxy, void (**implementation)(void), void *data);
void wl_proxy_destroy(struct wl_proxy *proxy);
void wl_proxy_set_user_data(struct wl_proxy *proxy, void *data);
uint32_t wl_proxy_get_version(struct wl_proxy *proxy);
void wl_proxy_marshal_array(struct wl_proxy *proxy, uint32_t opcode, union wl_argument *arguments);
struct wl_proxy *wl_proxy_marshal_array_constructor(
    struct wl_proxy *proxy, uint32_t opcode, union wl_argument *arguments,
    const struct wl_interface *interface);
struct wl_proxy *wl_proxy_marshal_array_constructor_versioned(
    struct wl_proxy *proxy, uint32_t opcode, union wl_argument *arguments,
    const struct wl_interface *interface, uint32_t version);

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
