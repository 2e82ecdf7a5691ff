// The primary selection: selected text, which the middle button pastes. SDL reads selections of
// other programs without a size limit.
#include <stdlib.h>
#include <string.h>

#include "Data.h"

// The interfaces of the protocol "primary selection", which libwayland-client does not contain.
static const struct wl_interface *no_types[2];

static const struct wl_message offer_requests[] = {
    {"receive", "sh", no_types}, {"destroy", "", no_types}};
static const struct wl_message offer_events[] = {{"offer", "s", no_types}};
static const struct wl_interface offer_interface = {
    "zwp_primary_selection_offer_v1", 1, 2, offer_requests, 1, offer_events};
static const struct wl_interface *offer_types[] = {&offer_interface};

static const struct wl_message source_requests[] = {
    {"offer", "s", no_types}, {"destroy", "", no_types}};
static const struct wl_message source_events[] = {
    {"send", "sh", no_types}, {"cancelled", "", no_types}};
static const struct wl_interface source_interface = {
    "zwp_primary_selection_source_v1", 1, 2, source_requests, 2, source_events};
static const struct wl_interface *source_types[] = {&source_interface, NULL};

static const struct wl_message device_requests[] = {
    {"set_selection", "?ou", source_types}, {"destroy", "", no_types}};
static const struct wl_message device_events[] = {
    {"data_offer", "n", offer_types}, {"selection", "?o", offer_types}};
static const struct wl_interface device_interface = {
    "zwp_primary_selection_device_v1", 1, 2, device_requests, 2, device_events};
static const struct wl_interface *device_types[] = {&device_interface, NULL};

static const struct wl_message manager_requests[] = {
    {"create_source", "n", source_types},
    {"get_device", "no", device_types},
    {"destroy", "", no_types}};
static const struct wl_interface manager_interface = {
    "zwp_primary_selection_device_manager_v1", 1, 3, manager_requests, 0, NULL};

// The opcodes of the requests.
enum { CREATE_SOURCE = 0, GET_DEVICE = 1, SOURCE_OFFER = 0, SET_SELECTION = 0, RECEIVE = 0 };

static void offer_came(void *context, struct wl_proxy *device, struct wl_proxy *offer) {
  (void)device;
  data_offer_receive(context, offer, RECEIVE);
}

static void selected(void *context, struct wl_proxy *device, struct wl_proxy *offer) {
  (void)device;
  struct wayland_data *data = context;
  data_offer_destroy(&data->primary_offer);
  data->primary_offer = data_offer_take(data, offer);
  if (data->primary_offer) { data->primary_offer->is_own = data->primary.proxy != NULL; }
}

static const struct {
  void (*offer_came)(void *data, struct wl_proxy *device, struct wl_proxy *offer);
  void (*selected)(void *data, struct wl_proxy *device, struct wl_proxy *offer);
} device_listener = {offer_came, selected};

static void asked(void *context, struct wl_proxy *proxy, const char *type, int32_t descriptor) {
  (void)proxy;
  struct data_source *source = context;
  data_record(
      source->data,
      (struct wayland_data_event){
          .kind = WAYLAND_PRIMARY_ASKED, .type = strdup(type), .descriptor = descriptor});
}

static void cancelled(void *context, struct wl_proxy *proxy) {
  (void)proxy;
  struct data_source *source = context;
  struct wayland_data *data = source->data;
  data_source_destroy(source);
  if (data->primary_offer && data->primary_offer->is_own) {
    data_offer_destroy(&data->primary_offer);
  }
}

static const struct {
  void (*asked)(void *data, struct wl_proxy *source, const char *type, int32_t descriptor);
  void (*cancelled)(void *data, struct wl_proxy *source);
} source_listener = {asked, cancelled};

void primary_listen(struct wayland_data *data) {
  data->primary.data = data;
  data->primary_manager = wayland_bind(data->wayland, &manager_interface, 1);
  if (!data->primary_manager) { return; }
  union wl_argument arguments[2] = {{.n = 0}, wayland_object(data->seat)};
  data->primary_device = wl_proxy_marshal_array_constructor(
      data->primary_manager, GET_DEVICE, arguments, &device_interface);
  if (!data->primary_device) { return; }
  wl_proxy_add_listener(data->primary_device, (void (**)(void))&device_listener, data);
}

void primary_close(struct wayland_data *data) {
  data_source_destroy(&data->primary);
  data_offer_destroy(&data->primary_offer);
  if (data->primary_device) { wl_proxy_destroy(data->primary_device); }
  if (data->primary_manager) { wl_proxy_destroy(data->primary_manager); }
}

bool rolltop_wayland_has_primary(struct wayland_data *data) { return data->primary_device; }

bool rolltop_wayland_primary_offer(
    struct wayland_data *data, const char *const *types, int count) {
  rolltop_wayland_handle(data->wayland);
  if (!data->primary_device || data->serial == 0) { return false; }
  data_source_destroy(&data->primary);
  // The previous content must not appear to belong to another program.
  if (data->primary_offer && data->primary_offer->is_own) {
    data_offer_destroy(&data->primary_offer);
  }
  union wl_argument none[1] = {{.n = 0}};
  struct wl_proxy *proxy = count == 0 ? NULL : wl_proxy_marshal_array_constructor(
      data->primary_manager, CREATE_SOURCE, none, &source_interface);
  data->primary.proxy = proxy;
  if (proxy) { wl_proxy_add_listener(proxy, (void (**)(void))&source_listener, &data->primary); }
  for (int i = 0; proxy && i < count; i++) {
    union wl_argument type[1] = {{.s = types[i]}};
    wl_proxy_marshal_array(proxy, SOURCE_OFFER, type);
  }
  union wl_argument arguments[2] = {wayland_object(proxy), {.u = data->serial}};
  wl_proxy_marshal_array(data->primary_device, SET_SELECTION, arguments);
  wl_display_flush(data->wayland->display);
  return true;
}

bool rolltop_wayland_primary_is_held(struct wayland_data *data) {
  rolltop_wayland_handle(data->wayland);
  return data->primary.proxy != NULL;
}

void rolltop_wayland_primary_types(
    struct wayland_data *data, void *context, wayland_type_found found) {
  if (!rolltop_wayland_primary_is_held(data)) {
    data_offer_list(data->primary_offer, context, found);
  }
}

struct wayland_bytes rolltop_wayland_primary_read(
    struct wayland_data *data, const char *type, size_t largest) {
  if (rolltop_wayland_primary_is_held(data)) { return (struct wayland_bytes){NULL, 0}; }
  return data_offer_read(data, data->primary_offer, type, largest);
}
