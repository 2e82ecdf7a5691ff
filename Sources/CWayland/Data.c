// The clipboard and the primary selection, and the events of the seat's data devices.
#include <stdlib.h>

#include "Data.h"

// The latest supported version.
enum { MANAGER_VERSION = 3 };

bool rolltop_wayland_data_next(struct wayland_data *data, struct wayland_data_event *event) {
  if (data_take_event(data, event)) { return true; }
  struct wayland_input *input = &data->wayland->input;
  rolltop_wayland_handle(data->wayland);
  if (input->has_lost_press) {
    input->has_lost_press = false;
    data_record(
        data, (struct wayland_data_event){
                  .kind = WAYLAND_PRESS_LOST,
                  .surface = input->pointed,
                  .x = wl_fixed_to_double(input->x),
                  .y = wl_fixed_to_double(input->y),
                  .descriptor = -1,
              });
  }
  return data_take_event(data, event);
}

static void offer_came(void *data, struct wl_data_device *device, struct wl_data_offer *offer) {
  data_offer_receive(data, offer, false);
}

static void primary_offer_came(
    void *data, struct zwp_primary_selection_device_v1 *device,
    struct zwp_primary_selection_offer_v1 *offer) {
  data_offer_receive(data, offer, true);
}

static void set_offer(
    struct wayland_data *data, enum wayland_selection which, const void *proxy) {
  struct data_selection *selection = &data->selections[which];
  data_offer_destroy(&selection->offer);
  selection->offer = data_offer_take(data, proxy);
  if (selection->offer) { selection->offer->is_own = selection->source.proxy != NULL; }
}

static void selected(void *data, struct wl_data_device *device, struct wl_data_offer *offer) {
  set_offer(data, WAYLAND_CLIPBOARD, offer);
}

static void primary_selected(
    void *data, struct zwp_primary_selection_device_v1 *device,
    struct zwp_primary_selection_offer_v1 *offer) {
  set_offer(data, WAYLAND_PRIMARY, offer);
}

static void entered(
    void *data, struct wl_data_device *device, uint32_t serial, struct wl_surface *surface,
    wl_fixed_t x, wl_fixed_t y, struct wl_data_offer *offer) {
  drop_enter(data, serial, surface, x, y, offer);
}

static void left(void *data, struct wl_data_device *device) { drop_leave(data); }

static void moved(
    void *data, struct wl_data_device *device, uint32_t time, wl_fixed_t x, wl_fixed_t y) {
  drop_move(data, x, y);
}

static void dropped(void *data, struct wl_data_device *device) { drop_release(data); }

static const struct wl_data_device_listener listener = {
    offer_came, entered, left, moved, dropped, selected};
static const struct zwp_primary_selection_device_v1_listener primary_listener = {
    primary_offer_came, primary_selected};

static void listen_to_primary(struct wayland_data *data) {
  data->primary_manager = wayland_bind(
      data->wayland, &zwp_primary_selection_device_manager_v1_interface, 1);
  if (!data->primary_manager) { return; }
  data->primary_device = zwp_primary_selection_device_manager_v1_get_device(
      data->primary_manager, data->wayland->seat);
  if (!data->primary_device) { return; }
  zwp_primary_selection_device_v1_add_listener(data->primary_device, &primary_listener, data);
}

struct wayland_data *rolltop_wayland_data_open(struct wayland *wayland) {
  struct wayland_data *data = calloc(1, sizeof *data);
  if (!data) { return NULL; }
  data->wayland = wayland;
  wayland_bind_shared(wayland);
  data->manager = wayland_bind(wayland, &wl_data_device_manager_interface, MANAGER_VERSION);
  if (wayland->seat && data->manager) {
    data->device = wl_data_device_manager_get_data_device(data->manager, wayland->seat);
  }
  if (!data->device) {
    rolltop_wayland_data_close(data);
    return NULL;
  }
  wl_data_device_add_listener(data->device, &listener, data);
  listen_to_primary(data);
  wl_display_flush(wayland->display);
  return data;
}

void rolltop_wayland_data_close(struct wayland_data *data) {
  struct wayland_data_event event;
  while (data_take_event(data, &event)) {
    free(event.type);
    rolltop_wayland_write(event.descriptor, (struct wayland_bytes){NULL, 0});
  }
  free(data->events);
  rolltop_wayland_drag_end(data);
  drag_icon_destroy(data);
  for (int i = 0; i < SELECTION_COUNT; i++) {
    data_source_destroy(&data->selections[i].source);
    data_offer_destroy(&data->selections[i].offer);
  }
  data_offer_destroy(&data->hovering);
  data_offer_destroy(&data->dropped);
  data_offer_destroy_new(data);
  if (data->device) { wl_data_device_destroy(data->device); }
  if (data->manager) { wl_data_device_manager_destroy(data->manager); }
  if (data->primary_device) { zwp_primary_selection_device_v1_destroy(data->primary_device); }
  if (data->primary_manager) {
    zwp_primary_selection_device_manager_v1_destroy(data->primary_manager);
  }
  wl_display_flush(data->wayland->display);
  free(data);
}

bool rolltop_wayland_take_modifiers(struct wayland_data *data, uint32_t *modifiers) {
  struct wayland_input *input = &data->wayland->input;
  if (!input->has_new_modifiers) { return false; }
  input->has_new_modifiers = false;
  *modifiers = input->modifiers;
  return true;
}

bool rolltop_wayland_has_primary(struct wayland_data *data) { return data->primary_device; }

bool rolltop_wayland_selection_offer(
    struct wayland_data *data, enum wayland_selection which, const char *const *types, int count) {
  bool is_primary = which == WAYLAND_PRIMARY;
  struct data_selection *selection = &data->selections[which];
  // The press of the key that copies has already been read.
  rolltop_wayland_handle(data->wayland);
  uint32_t serial = data->wayland->input.serial;
  if (serial == 0 || (is_primary && !data->primary_device)) { return false; }
  struct data_source source = {.data = data};
  enum wayland_data_kind asked = is_primary ? WAYLAND_PRIMARY_ASKED : WAYLAND_CLIPBOARD_ASKED;
  if (count > 0 && !data_source_create(data, &source, asked, types, count)) { return false; }
  // The previous content must not appear to belong to another program.
  data_selection_forget_own(selection);
  data_source_destroy(&selection->source);
  selection->source = source;
  if (source.proxy) { wl_proxy_set_user_data(source.proxy, &selection->source); }
  if (is_primary) {
    zwp_primary_selection_device_v1_set_selection(data->primary_device, source.proxy, serial);
  } else {
    wl_data_device_set_selection(data->device, source.proxy, serial);
  }
  wl_display_flush(data->wayland->display);
  return true;
}

bool rolltop_wayland_selection_is_held(
    struct wayland_data *data, enum wayland_selection selection) {
  rolltop_wayland_handle(data->wayland);
  return data->selections[selection].source.proxy != NULL;
}

bool rolltop_wayland_selection_is_foreign(
    struct wayland_data *data, enum wayland_selection selection) {
  return !rolltop_wayland_selection_is_held(data, selection) && data->selections[selection].offer;
}

void rolltop_wayland_selection_types(
    struct wayland_data *data, enum wayland_selection selection, void *context,
    wayland_type_found found) {
  if (!rolltop_wayland_selection_is_foreign(data, selection)) { return; }
  data_offer_list(data->selections[selection].offer, context, found);
}

struct wayland_bytes rolltop_wayland_selection_read(
    struct wayland_data *data, enum wayland_selection selection, const char *type,
    size_t maximum_size) {
  if (!rolltop_wayland_selection_is_foreign(data, selection)) {
    return (struct wayland_bytes){NULL, 0};
  }
  return data_offer_read(data, data->selections[selection].offer, type, maximum_size);
}

bool rolltop_wayland_was_too_large(struct wayland_data *data) { return data->was_too_large; }
