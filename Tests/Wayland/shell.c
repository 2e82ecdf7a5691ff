// Windows by the protocol "xdg-shell".
#include <stddef.h>

#include "compositor.h"
#include "xdg-shell.h"

static void destroy(struct wl_client *client, struct wl_resource *resource) {
  (void)client;
  wl_resource_destroy(resource);
}

static void take_object(struct wl_client *client, struct wl_resource *resource, struct wl_resource *object) {
  (void)client, (void)resource, (void)object;
}
static void take_text(struct wl_client *client, struct wl_resource *resource, const char *text) {
  (void)client, (void)resource, (void)text;
}
static void take_size(struct wl_client *client, struct wl_resource *resource, int32_t width, int32_t height) {
  (void)client, (void)resource, (void)width, (void)height;
}
static void take_nothing(struct wl_client *client, struct wl_resource *resource) { (void)client, (void)resource; }
static void take_menu(struct wl_client *client, struct wl_resource *resource, struct wl_resource *seat, uint32_t serial, int32_t x, int32_t y) {
  (void)client, (void)resource, (void)seat, (void)serial, (void)x, (void)y;
}
static void take_move(struct wl_client *client, struct wl_resource *resource, struct wl_resource *seat, uint32_t serial) {
  (void)client, (void)resource, (void)seat, (void)serial;
}
static void take_resize(struct wl_client *client, struct wl_resource *resource, struct wl_resource *seat, uint32_t serial, uint32_t edges) {
  (void)client, (void)resource, (void)seat, (void)serial, (void)edges;
}
static void take_rect(struct wl_client *client, struct wl_resource *resource, int32_t x, int32_t y, int32_t width, int32_t height) {
  (void)client, (void)resource, (void)x, (void)y, (void)width, (void)height;
}

static const struct xdg_toplevel_interface toplevel_requests = {
    destroy, take_object, take_text, take_text, take_menu, take_move, take_resize, take_size, take_size,
    take_nothing, take_nothing, take_object, take_nothing, take_nothing};

static void forget_toplevel(struct wl_resource *resource) {
  struct surface *surface = surface_of(resource);
  if (surface) { surface->toplevel = NULL; }
}

static void get_toplevel(struct wl_client *client, struct wl_resource *resource, uint32_t id) {
  struct surface *surface = surface_of(resource);
  surface->toplevel = wl_resource_create(client, &xdg_toplevel_interface, wl_resource_get_version(resource), id);
  wl_resource_set_implementation(surface->toplevel, &toplevel_requests, surface, forget_toplevel);
}

static void get_popup(struct wl_client *client, struct wl_resource *resource, uint32_t id, struct wl_resource *parent, struct wl_resource *positioner) {
  (void)client, (void)resource, (void)id, (void)parent, (void)positioner;
  complain("a popup is asked for");
}

static void ack_configure(struct wl_client *client, struct wl_resource *resource, uint32_t serial) {
  (void)client, (void)serial;
  if (surface_of(resource)) { surface_of(resource)->is_configured = true; }
}

static const struct xdg_surface_interface surface_requests = {destroy, get_toplevel, get_popup, take_rect, ack_configure};

static void create_positioner(struct wl_client *client, struct wl_resource *resource, uint32_t id) {
  (void)client, (void)resource, (void)id;
  complain("a place for a popup is asked for");
}

static void forget_xdg_surface(struct wl_resource *resource) {
  struct surface *surface = surface_of(resource);
  if (surface) { surface->xdg_surface = NULL; }
}

static void get_xdg_surface(struct wl_client *client, struct wl_resource *resource, uint32_t id, struct wl_resource *wl_surface) {
  struct surface *surface = surface_of(wl_surface);
  surface->xdg_surface = wl_resource_create(client, &xdg_surface_interface, wl_resource_get_version(resource), id);
  wl_resource_set_implementation(surface->xdg_surface, &surface_requests, surface, forget_xdg_surface);
}

static void pong(struct wl_client *client, struct wl_resource *resource, uint32_t serial) {
  (void)client, (void)resource, (void)serial;
}

static const struct xdg_wm_base_interface requests = {destroy, create_positioner, get_xdg_surface, pong};

void configure(struct surface *surface, int width, int height) {
  struct wl_array states;
  wl_array_init(&states);
  *(uint32_t *)wl_array_add(&states, sizeof(uint32_t)) = XDG_TOPLEVEL_STATE_ACTIVATED;
  xdg_toplevel_send_configure(surface->toplevel, width, height, &states);
  wl_array_release(&states);
  xdg_surface_send_configure(surface->xdg_surface, wl_display_next_serial(compositor.display));
}

void close_window(void) {
  if (!compositor.window || !compositor.window->toplevel) { return complain("there is no window"); }
  xdg_toplevel_send_close(compositor.window->toplevel);
}

static void bind(struct wl_client *client, void *data, uint32_t version, uint32_t id) {
  struct wl_resource *resource = wl_resource_create(client, &xdg_wm_base_interface, (int)version, id);
  wl_resource_set_implementation(resource, &requests, data, NULL);
}

void add_shell(void) { wl_global_create(compositor.display, &xdg_wm_base_interface, 1, NULL, bind); }
