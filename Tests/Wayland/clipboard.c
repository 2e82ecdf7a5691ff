// The global of the clipboard, which stays empty. SDL 3.4 expects that each compositor has it.
#include "compositor.h"

static void release(struct wl_client *client, struct wl_resource *resource) {
  (void)client;
  wl_resource_destroy(resource);
}

static void offer(struct wl_client *client, struct wl_resource *resource, const char *type) {
  (void)client, (void)resource, (void)type;
}
static void set_actions(struct wl_client *client, struct wl_resource *resource, uint32_t actions) {
  (void)client, (void)resource, (void)actions;
}

static const struct wl_data_source_interface source_requests = {
    .offer = offer, .destroy = release, .set_actions = set_actions};

static void start_drag(struct wl_client *client, struct wl_resource *resource, struct wl_resource *source, struct wl_resource *origin, struct wl_resource *icon, uint32_t serial) {
  (void)client, (void)resource, (void)source, (void)origin, (void)icon, (void)serial;
  complain("a drag was started");
}
static void set_selection(struct wl_client *client, struct wl_resource *resource, struct wl_resource *source, uint32_t serial) {
  (void)client, (void)resource, (void)source, (void)serial;
}

static const struct wl_data_device_interface device_requests = {
    .start_drag = start_drag, .set_selection = set_selection, .release = release};

static void create_source(struct wl_client *client, struct wl_resource *resource, uint32_t id) {
  struct wl_resource *source = wl_resource_create(client, &wl_data_source_interface, wl_resource_get_version(resource), id);
  wl_resource_set_implementation(source, &source_requests, NULL, NULL);
}

static void get_device(struct wl_client *client, struct wl_resource *resource, uint32_t id, struct wl_resource *seat) {
  (void)seat;
  struct wl_resource *device = wl_resource_create(client, &wl_data_device_interface, wl_resource_get_version(resource), id);
  wl_resource_set_implementation(device, &device_requests, NULL, NULL);
}

static const struct wl_data_device_manager_interface requests = {
    .create_data_source = create_source, .get_data_device = get_device};

static void bind(struct wl_client *client, void *data, uint32_t version, uint32_t id) {
  (void)data;
  struct wl_resource *manager = wl_resource_create(client, &wl_data_device_manager_interface, (int)version, id);
  wl_resource_set_implementation(manager, &requests, NULL, NULL);
}

void add_clipboard(void) { wl_global_create(compositor.display, &wl_data_device_manager_interface, 3, NULL, bind); }
