#include "Wayland.h"

static struct library library = {"libwayland-client.so.0", NULL, NULL, PTHREAD_MUTEX_INITIALIZER};

const char *wayland_load(void) { return library_load(&library); }

const void *wayland_symbol(const char *name) { return library_function(&library, name); }

#define WAYLAND(result, name, parameters, arguments) \
  FORWARD(&library, result, name, parameters, arguments)

WAYLAND(struct wl_event_queue *, wl_display_create_queue, (struct wl_display *display), (display))
WAYLAND(void, wl_event_queue_destroy, (struct wl_event_queue *queue), (queue))
WAYLAND(int, wl_display_roundtrip_queue, (struct wl_display *display, struct wl_event_queue *queue), (display, queue))
WAYLAND(int, wl_display_dispatch_queue_pending, (struct wl_display *display, struct wl_event_queue *queue), (display, queue))
WAYLAND(int, wl_display_flush, (struct wl_display *display), (display))
WAYLAND(void *, wl_proxy_create_wrapper, (void *proxy), (proxy))
WAYLAND(void, wl_proxy_wrapper_destroy, (void *wrapper), (wrapper))
WAYLAND(void, wl_proxy_set_queue, (struct wl_proxy *proxy, struct wl_event_queue *queue), (proxy, queue))
WAYLAND(int, wl_proxy_add_listener, (struct wl_proxy *proxy, void (**implementation)(void), void *data), (proxy, implementation, data))
WAYLAND(void, wl_proxy_destroy, (struct wl_proxy *proxy), (proxy))
WAYLAND(void, wl_proxy_set_user_data, (struct wl_proxy *proxy, void *data), (proxy, data))
WAYLAND(uint32_t, wl_proxy_get_version, (struct wl_proxy *proxy), (proxy))
WAYLAND(void, wl_proxy_marshal_array, (struct wl_proxy *proxy, uint32_t opcode, union wl_argument *arguments), (proxy, opcode, arguments))
WAYLAND(struct wl_proxy *, wl_proxy_marshal_array_constructor, (struct wl_proxy *proxy, uint32_t opcode, union wl_argument *arguments, const struct wl_interface *interface), (proxy, opcode, arguments, interface))
WAYLAND(struct wl_proxy *, wl_proxy_marshal_array_constructor_versioned, (struct wl_proxy *proxy, uint32_t opcode, union wl_argument *arguments, const struct wl_interface *interface, uint32_t version), (proxy, opcode, arguments, interface, version))
