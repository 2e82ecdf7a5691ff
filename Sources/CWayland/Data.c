// The clipboard, and the event queue of clipboard and drags.
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "Data.h"

// The latest supported versions of the interfaces.
enum { SEAT_VERSION = 1, MANAGER_VERSION = 3 };

void data_record(struct wayland_data *data, struct wayland_data_event event) {
  bool is_motion = event.kind == WAYLAND_DROP_MOVED;
  if (is_motion && data->event_count > 0) {
    struct wayland_data_event *last = &data->events[data->event_count - 1];
    if (last->kind == event.kind && last->surface == event.surface) {
      *last = event;
      return;
    }
  }
  if (data->event_count == data->event_room) {
    size_t room = data->event_room ? 2 * data->event_room : 16;
    void *events = realloc(data->events, room * sizeof event);
    if (!events) {
      if (event.descriptor >= 0) { close(event.descriptor); }
      free(event.type);
      return;
    }
    data->events = events;
    data->event_room = room;
  }
  data->events[data->event_count++] = event;
}

bool rolltop_wayland_data_next(struct wayland_data *data, struct wayland_data_event *event) {
  if (data->event_count == 0) { rolltop_wayland_handle(data->wayland); }
  if (data->event_count == 0) { return false; }
  *event = data->events[0];
  data->event_count -= 1;
  memmove(data->events, data->events + 1, data->event_count * sizeof *event);
  return true;
}

static void offer_came(void *context, struct wl_data_device *device, struct wl_data_offer *offer) {
  (void)device;
  data_offer_receive(context, (struct wl_proxy *)offer, WL_DATA_OFFER_RECEIVE);
}

static void entered(
    void *data, struct wl_data_device *device, uint32_t serial, struct wl_surface *surface,
    wl_fixed_t x,
    wl_fixed_t y, struct wl_data_offer *offer) {
  (void)device;
  drop_entered(data, serial, (struct wl_proxy *)surface, x, y, (struct wl_proxy *)offer);
}

static void left(void *data, struct wl_data_device *device) {
  (void)device;
  drop_left(data);
}

static void moved(
    void *data, struct wl_data_device *device, uint32_t time, wl_fixed_t x, wl_fixed_t y) {
  (void)device;
  (void)time;
  drop_moved(data, x, y);
}

static void dropped(void *data, struct wl_data_device *device) {
  (void)device;
  drop_dropped(data);
}

static void selected(void *context, struct wl_data_device *device, struct wl_data_offer *offer) {
  (void)device;
  struct wayland_data *data = context;
  data_offer_destroy(&data->selection);
  data->selection = data_offer_take(data, (struct wl_proxy *)offer);
  if (data->selection) { data->selection->is_own = data->clipboard.proxy != NULL; }
}

static const struct wl_data_device_listener device_listener = {
    offer_came, entered, left, moved, dropped, selected};

struct wayland_data *rolltop_wayland_data_open(struct wayland *wayland) {
  struct wayland_data *data = calloc(1, sizeof *data);
  if (!data) { return NULL; }
  data->wayland = wayland;
  data->seat = wayland_bind(wayland, wayland_interface("wl_seat_interface"), SEAT_VERSION);
  data->manager = wayland_bind(
      wayland, wayland_interface("wl_data_device_manager_interface"), MANAGER_VERSION);
  if (!data->seat || !data->manager) {
    rolltop_wayland_data_close(data);
    return NULL;
  }
  data_listen_to_seat(data);
  union wl_argument arguments[2] = {{.n = 0}, wayland_object(data->seat)};
  data->device = wl_proxy_marshal_array_constructor(
      data->manager, WL_DATA_DEVICE_MANAGER_GET_DATA_DEVICE, arguments,
      wayland_interface("wl_data_device_interface"));
  if (!data->device) {
    rolltop_wayland_data_close(data);
    return NULL;
  }
  wl_proxy_add_listener(data->device, (void (**)(void))&device_listener, data);
  primary_listen(data);
  wl_display_flush(wayland->display);
  return data;
}

void rolltop_wayland_data_close(struct wayland_data *data) {
  struct wayland_data_event event;
  while (data->event_count > 0 && rolltop_wayland_data_next(data, &event)) {
    free(event.type);
    rolltop_wayland_write(event.descriptor, (struct wayland_bytes){NULL, 0});
  }
  free(data->events);
  rolltop_wayland_drag_end(data);
  data_source_destroy(&data->clipboard);
  data_offer_destroy(&data->selection);
  data_offer_destroy(&data->hovering);
  data_offer_destroy(&data->dropped);
  primary_close(data);
  data_offer_destroy_new(data);
  data_forget_input(data);
  drag_icon_destroy(data);
  struct wl_proxy *proxies[] = {
      data->icon.compositor, data->icon.shm, data->icon.viewporter, data->device, data->manager, data->seat};
  for (size_t i = 0; i < sizeof proxies / sizeof *proxies; i++) {
    if (proxies[i]) { wl_proxy_destroy(proxies[i]); }
  }
  wl_display_flush(data->wayland->display);
  free(data);
}

bool rolltop_wayland_clipboard_offer(
    struct wayland_data *data, const char *const *types, int count) {
  // The press of the key that copies has already been read.
  rolltop_wayland_handle(data->wayland);
  if (data->serial == 0) { return false; }
  struct data_source source = {.data = data};
  if (count > 0 && !data_source_create(data, &source, types, count)) { return false; }
  // The previous content must not appear to belong to another program.
  if (data->selection && data->selection->is_own) { data_offer_destroy(&data->selection); }
  data_source_destroy(&data->clipboard);
  data->clipboard = source;
  if (source.proxy) { wl_proxy_set_user_data(source.proxy, &data->clipboard); }
  union wl_argument arguments[2] = {wayland_object(source.proxy), {.u = data->serial}};
  wl_proxy_marshal_array(data->device, WL_DATA_DEVICE_SET_SELECTION, arguments);
  wl_display_flush(data->wayland->display);
  return true;
}

bool rolltop_wayland_clipboard_is_held(struct wayland_data *data) {
  rolltop_wayland_handle(data->wayland);
  return data->clipboard.proxy != NULL;
}

bool rolltop_wayland_clipboard_is_foreign(struct wayland_data *data) {
  return !rolltop_wayland_clipboard_is_held(data) && data->selection;
}

void rolltop_wayland_clipboard_types(
    struct wayland_data *data, void *context, wayland_type_found found) {
  if (!rolltop_wayland_clipboard_is_foreign(data)) { return; }
  data_offer_list(data->selection, context, found);
}

struct wayland_bytes rolltop_wayland_clipboard_read(
    struct wayland_data *data, const char *type, size_t largest) {
  struct wayland_bytes none = {NULL, 0};
  if (!rolltop_wayland_clipboard_is_foreign(data)) { return none; }
  return data_offer_read(data, data->selection, type, largest);
}

bool rolltop_wayland_was_too_large(struct wayland_data *data) { return data->was_too_large; }
