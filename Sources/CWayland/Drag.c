// Drags from and to other programs.
#include <stdlib.h>

#include "Data.h"

// MARK: To other programs

bool rolltop_wayland_drag_is_possible(struct wayland_data *data) {
  return wl_proxy_get_version(data->manager) >= WL_DATA_OFFER_SET_ACTIONS_SINCE_VERSION;
}

bool rolltop_wayland_drag_begin(
    struct wayland_data *data, void *surface, const char *const *types, int count,
    bool allows_move) {
  rolltop_wayland_drag_end(data);
  rolltop_wayland_handle(data->wayland);
  if (data->pressed_count == 0 || data->pointed != surface) { return false; }
  if (!data_source_create(data, &data->dragged, types, count)) { return false; }
  data->dragged.is_drag = true;
  union wl_argument actions[1] = {{.u = allows_move ? DRAG_COPY | DRAG_MOVE : DRAG_COPY}};
  wl_proxy_marshal_array(data->dragged.proxy, WL_DATA_SOURCE_SET_ACTIONS, actions);
  drag_icon_create(data);
  union wl_argument arguments[4] = {
      wayland_object(data->dragged.proxy), wayland_object(surface), wayland_object(data->icon.surface),
      {.u = data->press_serial}};
  wl_proxy_marshal_array(data->device, WL_DATA_DEVICE_START_DRAG, arguments);
  wl_display_flush(data->wayland->display);
  data->has_lost_release = true;
  return true;
}

enum wayland_drag_answer rolltop_wayland_drag_answer(struct wayland_data *data) {
  if (!data->dragged.is_accepted) { return WAYLAND_DRAG_REFUSED; }
  switch (data->dragged.action) {
    case DRAG_COPY: return WAYLAND_DRAG_COPIED;
    case DRAG_MOVE: return WAYLAND_DRAG_MOVED;
    default: return WAYLAND_DRAG_REFUSED;
  }
}

void rolltop_wayland_drag_end(struct wayland_data *data) {
  if (!data->dragged.proxy) { return; }
  data_source_destroy(&data->dragged);
  drag_icon_destroy(data);
  wl_display_flush(data->wayland->display);
}

bool rolltop_wayland_has_lost_release(struct wayland_data *data) {
  return data->has_lost_release && !data->dragged.proxy;
}

// MARK: To this program

static void record(struct wayland_data *data, enum wayland_data_kind kind, int32_t x, int32_t y) {
  data_record(
      data, (struct wayland_data_event){
                .kind = kind,
                .surface = data->hovered,
                .x = x / 256.0,
                .y = y / 256.0,
                .descriptor = -1,
            });
}

void drop_entered(
    struct wayland_data *data, uint32_t serial, struct wl_proxy *surface, int32_t x, int32_t y,
    struct wl_proxy *offer) {
  data_offer_destroy(&data->hovering);
  data->hovering = data_offer_take(data, offer);
  data->hovered = surface;
  data->hover_serial = serial;
  data->x = x;
  data->y = y;
  record(data, WAYLAND_DROP_ENTERED, x, y);
}

void drop_moved(struct wayland_data *data, int32_t x, int32_t y) {
  if (!data->hovered) { return; }
  data->x = x;
  data->y = y;
  record(data, WAYLAND_DROP_MOVED, x, y);
}

// Ends the hover; some compositors send this event after a drop, too.
void drop_left(struct wayland_data *data) {
  if (!data->hovered) { return; }
  record(data, WAYLAND_DROP_LEFT, 0, 0);
  data->hovered = NULL;
  data_offer_destroy(&data->hovering);
}

void drop_dropped(struct wayland_data *data) {
  if (!data->hovered) { return; }
  record(data, WAYLAND_DROP_DROPPED, data->x, data->y);
  data->hovered = NULL;
  data_offer_destroy(&data->dropped);
  data->dropped = data->hovering;
  data->hovering = NULL;
}

void rolltop_wayland_drop_types(
    struct wayland_data *data, void *context, wayland_type_found found) {
  data_offer_list(data->hovering, context, found);
}

static void set_action(struct data_offer *offer, uint32_t action) {
  union wl_argument actions[2] = {{.u = action}, {.u = action}};
  wl_proxy_marshal_array(offer->proxy, WL_DATA_OFFER_SET_ACTIONS, actions);
}

void rolltop_wayland_drop_answer(struct wayland_data *data, const char *type) {
  struct data_offer *offer = data->hovering;
  if (!offer) { return; }
  offer->is_accepted = type != NULL;
  union wl_argument accepted[2] = {{.u = data->hover_serial}, {.s = type}};
  wl_proxy_marshal_array(offer->proxy, WL_DATA_OFFER_ACCEPT, accepted);
  if (wl_proxy_get_version(offer->proxy) >= WL_DATA_OFFER_SET_ACTIONS_SINCE_VERSION) {
    // SDL accepts a copy of files for its own offer, and compositors report an action only to the
    // offer that changes it. Without that event the drop could not be finished and would count as
    // cancelled.
    if (type && !offer->action) { set_action(offer, 0); }
    set_action(offer, type ? DRAG_COPY : 0);
  }
  wl_display_flush(data->wayland->display);
}

int rolltop_wayland_drop_open(struct wayland_data *data, const char *type) {
  return data_offer_open(data, data->hovering ? data->hovering : data->dropped, type);
}

void rolltop_wayland_drop_finish(struct wayland_data *data, bool is_read) {
  const struct data_offer *offer = data->dropped;
  if (!offer) { return; }
  // Without an action, as in old versions, the request would be a protocol error, which ends the
  // connection.
  if (is_read && offer->is_accepted && offer->action) {
    union wl_argument none[1] = {{0}};
    wl_proxy_marshal_array(offer->proxy, WL_DATA_OFFER_FINISH, none);
  }
  data_offer_destroy(&data->dropped);
  wl_display_flush(data->wayland->display);
}
