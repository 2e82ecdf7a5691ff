// The globals of the protocols "viewporter", "fractional-scale-v1" and "xdg-output-unstable-v1".
#include <stdio.h>

#include "compositor.h"
#include "fractional-scale-v1.h"
#include "viewporter.h"
#include "xdg-output-unstable-v1.h"

static void destroy(struct wl_client *client, struct wl_resource *resource) {
  (void)client;
  wl_resource_destroy(resource);
}

static void set_source(struct wl_client *client, struct wl_resource *resource, wl_fixed_t x, wl_fixed_t y, wl_fixed_t width, wl_fixed_t height) {
  (void)client, (void)resource;
  // Four values of -1 unset the source rectangle.
  wl_fixed_t none = wl_fixed_from_int(-1);
  if (x == none && y == none && width == none && height == none) { return; }
  complain("a source rectangle was set");
}

static void set_destination(struct wl_client *client, struct wl_resource *resource, int32_t width, int32_t height) {
  (void)client;
  struct surface *surface = surface_of(resource);
  surface->destination_width = width;
  surface->destination_height = height;
}

static const struct wp_viewport_interface viewport_requests = {destroy, set_source, set_destination};

static void get_viewport(struct wl_client *client, struct wl_resource *resource, uint32_t id, struct wl_resource *surface) {
  (void)resource;
  struct wl_resource *viewport = wl_resource_create(client, &wp_viewport_interface, 1, id);
  wl_resource_set_implementation(viewport, &viewport_requests, surface_of(surface), NULL);
}

static const struct wp_viewporter_interface viewporter_requests = {destroy, get_viewport};

static void bind_viewporter(struct wl_client *client, void *data, uint32_t version, uint32_t id) {
  struct wl_resource *resource = wl_resource_create(client, &wp_viewporter_interface, (int)version, id);
  wl_resource_set_implementation(resource, &viewporter_requests, data, NULL);
}

static const struct wp_fractional_scale_v1_interface preference_requests = {destroy};

static void get_fractional_scale(struct wl_client *client, struct wl_resource *resource, uint32_t id, struct wl_resource *wl_surface) {
  (void)resource;
  struct surface *surface = surface_of(wl_surface);
  surface->preference = wl_resource_create(client, &wp_fractional_scale_v1_interface, 1, id);
  wl_resource_set_implementation(surface->preference, &preference_requests, NULL, NULL);
  wp_fractional_scale_v1_send_preferred_scale(surface->preference, (uint32_t)compositor.preferred_scale);
}

static const struct wp_fractional_scale_manager_v1_interface manager_requests = {destroy, get_fractional_scale};

static void bind_manager(struct wl_client *client, void *data, uint32_t version, uint32_t id) {
  struct wl_resource *resource = wl_resource_create(client, &wp_fractional_scale_manager_v1_interface, (int)version, id);
  wl_resource_set_implementation(resource, &manager_requests, data, NULL);
}

void send_preferred_scale(void) {
  if (!compositor.window || !compositor.window->preference) { return complain("no client uses the fractional scale"); }
  wp_fractional_scale_v1_send_preferred_scale(compositor.window->preference, (uint32_t)compositor.preferred_scale);
}

static const struct zxdg_output_v1_interface details_requests = {destroy};

static void get_xdg_output(struct wl_client *client, struct wl_resource *resource, uint32_t id, struct wl_resource *output) {
  struct wl_resource *details = wl_resource_create(client, &zxdg_output_v1_interface, wl_resource_get_version(resource), id);
  wl_resource_set_implementation(details, &details_requests, NULL, NULL);
  zxdg_output_v1_send_logical_position(details, 0, 0);
  zxdg_output_v1_send_logical_size(details, compositor.logical_width, 1600);
  zxdg_output_v1_send_done(details);
  wl_output_send_done(output);
}

static const struct zxdg_output_manager_v1_interface details_manager_requests = {destroy, get_xdg_output};

static void bind_details_manager(struct wl_client *client, void *data, uint32_t version, uint32_t id) {
  struct wl_resource *resource = wl_resource_create(client, &zxdg_output_manager_v1_interface, (int)version, id);
  wl_resource_set_implementation(resource, &details_manager_requests, data, NULL);
}

void add_scaling(void) {
  if (compositor.logical_width > 0) {
    wl_global_create(compositor.display, &zxdg_output_manager_v1_interface, 1, NULL, bind_details_manager);
  }
  if (compositor.has_viewporter) {
    wl_global_create(compositor.display, &wp_viewporter_interface, 1, NULL, bind_viewporter);
  }
  if (compositor.has_fractions) {
    wl_global_create(compositor.display, &wp_fractional_scale_manager_v1_interface, 1, NULL, bind_manager);
  }
}
