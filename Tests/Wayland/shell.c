// The global of the protocol "xdg-shell", which makes surfaces windows.
#include <stddef.h>

#include "compositor.h"
#include "xdg-shell.h"

static void destroy(struct wl_client *client, struct wl_resource *resource) {
  (void)client;
  wl_resource_destroy(resource);
}

// Requests that need no response.
static void ignore_object(struct wl_client *client, struct wl_resource *resource, struct wl_resource *object) {
  (void)client, (void)resource, (void)object;
}
static void ignore_text(struct wl_client *client, struct wl_resource *resource, const char *text) {
  (void)client, (void)resource, (void)text;
}
static void ignore_size(struct wl_client *client, struct wl_resource *resource, int32_t width, int32_t height) {
  (void)client, (void)resource, (void)width, (void)height;
}
static void ignore_request(struct wl_client *client, struct wl_resource *resource) { (void)client, (void)resource; }
static void ignore_menu(struct wl_client *client, struct wl_resource *resource, struct wl_resource *seat, uint32_t serial, int32_t x, int32_t y) {
  (void)client, (void)resource, (void)seat, (void)serial, (void)x, (void)y;
}
static void ignore_move(struct wl_client *client, struct wl_resource *resource, struct wl_resource *seat, uint32_t serial) {
  (void)client, (void)resource, (void)seat, (void)serial;
}
static void ignore_resize(struct wl_client *client, struct wl_resource *resource, struct wl_resource *seat, uint32_t serial, uint32_t edges) {
  (void)client, (void)resource, (void)seat, (void)serial, (void)edges;
}
static void ignore_rect(struct wl_client *client, struct wl_resource *resource, int32_t x, int32_t y, int32_t width, int32_t height) {
  (void)client, (void)resource, (void)x, (void)y, (void)width, (void)height;
}

static const struct xdg_toplevel_interface toplevel_requests = {
    destroy, ignore_object, ignore_text, ignore_text, ignore_menu, ignore_move, ignore_resize, ignore_size, ignore_size,
    ignore_request, ignore_request, ignore_object, ignore_request, ignore_request};

static void clear_toplevel(struct wl_resource *resource) {
  struct surface *surface = surface_of(resource);
  if (surface) { surface->toplevel = NULL; }
}

static void get_toplevel(struct wl_client *client, struct wl_resource *resource, uint32_t id) {
  struct surface *surface = surface_of(resource);
  surface->toplevel = wl_resource_create(client, &xdg_toplevel_interface, wl_resource_get_version(resource), id);
  wl_resource_set_implementation(surface->toplevel, &toplevel_requests, surface, clear_toplevel);
}

static void get_popup(struct wl_client *client, struct wl_resource *resource, uint32_t id, struct wl_resource *parent, struct wl_resource *positioner) {
  (void)client, (void)resource, (void)id, (void)parent, (void)positioner;
  complain("a popup was requested");
}

static void ack_configure(struct wl_client *client, struct wl_resource *resource, uint32_t serial) {
  (void)client, (void)serial;
  if (surface_of(resource)) { surface_of(resource)->is_configured = true; }
}

static const struct xdg_surface_interface surface_requests = {destroy, get_toplevel, get_popup, ignore_rect, ack_configure};

static void create_positioner(struct wl_client *client, struct wl_resource *resource, uint32_t id) {
  (void)client, (void)resource, (void)id;
  complain("a positioner of a popup was requested");
}

static void clear_xdg_surface(struct wl_resource *resource) {
  struct surface *surface = surface_of(resource);
  if (surface) { surface->xdg_surface = NULL; }
}

static void get_xdg_surface(struct wl_client *client, struct wl_resource *resource, uint32_t id, struct wl_resource *wl_surface) {
  struct surface *surface = surface_of(wl_surface);
  surface->xdg_surface = wl_resource_create(client, &xdg_surface_interface, wl_resource_get_version(resource), id);
  wl_resource_set_implementation(surface->xdg_surface, &surface_requests, surface, clear_xdg_surface);
}

static void pong(struct wl_client *client, struct wl_resource *resource, uint32_t serial) {
  (void)client, (void)resource, (void)serial;
}

static const struct xdg_wm_base_interface requests = {destroy, create_positioner, get_xdg_surface, pong};

void configure(struct surface *surface, int width, int height, bool is_active) {
  struct wl_array states;
  wl_array_init(&states);
  if (is_active) { *(uint32_t *)wl_array_add(&states, sizeof(uint32_t)) = XDG_TOPLEVEL_STATE_ACTIVATED; }
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
