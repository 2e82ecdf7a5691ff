// The size in which a compositor presents a surface, independent of the buffer's size in pixels.
#include "Wayland.h"

// The interfaces of the protocol "viewporter", which libwayland-client does not contain. Argument
// types are only needed for new objects.
static const struct wl_interface *no_types[4];

static const struct wl_message viewport_requests[] = {
    {"destroy", "", no_types}, {"set_source", "ffff", no_types}, {"set_destination", "ii", no_types}};
static const struct wl_interface viewport_interface = {
    "wp_viewport", 1, 3, viewport_requests, 0, NULL};
static const struct wl_interface *viewport_types[] = {&viewport_interface, NULL};
static const struct wl_message viewporter_requests[] = {
    {"destroy", "", no_types}, {"get_viewport", "no", viewport_types}};
static const struct wl_interface viewporter_interface = {
    "wp_viewporter", 1, 2, viewporter_requests, 0, NULL};

// The opcodes of the requests.
enum { VIEWPORTER_GET_VIEWPORT = 1, VIEWPORT_SET_DESTINATION = 2 };

struct wl_proxy *wayland_bind_viewporter(struct wayland *wayland) {
  return wayland_bind(wayland, &viewporter_interface, 1);
}

struct wl_proxy *wayland_create_viewport(struct wl_proxy *viewporter, struct wl_proxy *surface) {
  union wl_argument arguments[2] = {{.n = 0}, wayland_object(surface)};
  return wl_proxy_marshal_array_constructor(
      viewporter, VIEWPORTER_GET_VIEWPORT, arguments, &viewport_interface);
}

void wayland_show_in(struct wl_proxy *viewport, int32_t width, int32_t height) {
  union wl_argument size[2] = {{.i = width}, {.i = height}};
  wl_proxy_marshal_array(viewport, VIEWPORT_SET_DESTINATION, size);
}
