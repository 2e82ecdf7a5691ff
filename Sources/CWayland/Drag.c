// Drags from and to other programs.
#include <stdlib.h>

#include "Data.h"

// MARK: To other programs

bool rolltop_wayland_drag_is_possible(struct wayland_data *data) {
  return wl_data_device_manager_get_version(data->manager)
      >= WL_DATA_OFFER_SET_ACTIONS_SINCE_VERSION;
}

bool rolltop_wayland_drag_begin(
    struct wayland_data *data, void *surface, const char *const *types, int count,
    bool allows_move) {
  struct wayland_input *input = &data->wayland->input;
  rolltop_wayland_drag_end(data);
  rolltop_wayland_handle(data->wayland);
  if (input->pressed_count == 0 || input->pointed != surface) { return false; }
  if (!data_source_create(data, &data->dragged, WAYLAND_DRAG_ASKED, types, count)) { return false; }
  wl_data_source_set_actions(data->dragged.proxy, allows_move ? DRAG_COPY | DRAG_MOVE : DRAG_COPY);
  drag_icon_create(data);
  wl_data_device_start_drag(
      data->device, data->dragged.proxy, surface, data->icon.surface, input->press_serial);
  wl_display_flush(data->wayland->display);
  input->has_lost_release = true;
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
  return data->wayland->input.has_lost_release && !data->dragged.proxy;
}

// MARK: To this program

static void record(struct wayland_data *data, enum wayland_data_kind kind) {
  data_record(
      data, (struct wayland_data_event){
                .kind = kind,
                .surface = data->hovered,
                .x = wl_fixed_to_double(data->x),
                .y = wl_fixed_to_double(data->y),
                .descriptor = -1,
            });
}

void drop_enter(
    struct wayland_data *data, uint32_t serial, struct wl_surface *surface, wl_fixed_t x,
    wl_fixed_t y, struct wl_data_offer *offer) {
  data_offer_destroy(&data->hovering);
  data->hovering = data_offer_take(data, offer);
  data->hovered = surface;
  data->hover_serial = serial;
  data->x = x;
  data->y = y;
  record(data, WAYLAND_DROP_ENTERED);
}

void drop_move(struct wayland_data *data, wl_fixed_t x, wl_fixed_t y) {
  if (!data->hovered) { return; }
  data->x = x;
  data->y = y;
  record(data, WAYLAND_DROP_MOVED);
}

// Ends the hover; some compositors send this event after a drop, too.
void drop_leave(struct wayland_data *data) {
  if (!data->hovered) { return; }
  record(data, WAYLAND_DROP_LEFT);
  data->hovered = NULL;
  data_offer_destroy(&data->hovering);
}

void drop_release(struct wayland_data *data) {
  if (!data->hovered) { return; }
  record(data, WAYLAND_DROP_DROPPED);
  data->hovered = NULL;
  data_offer_destroy(&data->dropped);
  data->dropped = data->hovering;
  data->hovering = NULL;
}

void rolltop_wayland_drop_types(
    struct wayland_data *data, void *context, wayland_type_found callback) {
  data_offer_list(data->hovering, context, callback);
}

void rolltop_wayland_drop_answer(struct wayland_data *data, const char *type) {
  struct data_offer *offer = data->hovering;
  if (!offer) { return; }
  offer->is_accepted = type != NULL;
  wl_data_offer_accept(offer->proxy, data->hover_serial, type);
  if (wl_data_offer_get_version(offer->proxy) >= WL_DATA_OFFER_SET_ACTIONS_SINCE_VERSION) {
    // SDL accepts a copy of files for its own offer, and compositors report an action only to the
    // offer that changes it. Without that event the drop could not be finished and would count as
    // cancelled.
    if (type && !offer->action) { wl_data_offer_set_actions(offer->proxy, 0, 0); }
    uint32_t action = type ? DRAG_COPY : 0;
    wl_data_offer_set_actions(offer->proxy, action, action);
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
  if (is_read && offer->is_accepted && offer->action) { wl_data_offer_finish(offer->proxy); }
  data_offer_destroy(&data->dropped);
  wl_display_flush(data->wayland->display);
}
