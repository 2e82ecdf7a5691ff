// A drag to the windows of other programs, with the XDND protocol.
#include <stdlib.h>
#include <string.h>

#include "Selections.h"

// The protocol version, and the minimum version that windows must support.
enum { VERSION = 5, MINIMUM_VERSION = 3 };
// The maximum search depth of nested windows.
enum { DEPTH = 32 };

// A window that accepts drags, and the window that receives its messages.
struct drop_target {
  uint32_t window, receiver, version;
};

static xcb_get_property_cookie_t ask_number(
    struct selections *selections, uint32_t window, enum atom property, uint32_t type) {
  return selections_ask_property(selections, window, selections->atoms[property], type, 1);
}

// Returns the number in a property; 0 if there is none.
static uint32_t take_number(struct selections *selections, xcb_get_property_cookie_t cookie) {
  uint32_t number = 0;
  selections_take_numbers(selections_take_property(selections, cookie), &number, 1);
  return number;
}

// Returns whether a window accepts drags; stores the receiver of its messages.
static bool accepts_drags(
    struct selections *selections, uint32_t window, xcb_get_property_cookie_t aware,
    xcb_get_property_cookie_t proxy,
    struct drop_target *drop_target) {
  uint32_t version = take_number(selections, aware);
  uint32_t receiver = take_number(selections, proxy);
  if (receiver != XCB_WINDOW_NONE) {
    // A proxy window must name itself as its own proxy; a stale ID does not.
    xcb_get_property_cookie_t proxy_itself =
        ask_number(selections, receiver, XDND_PROXY, XCB_ATOM_WINDOW);
    xcb_get_property_cookie_t proxy_version =
        ask_number(selections, receiver, XDND_AWARE, XCB_ATOM_ATOM);
    bool is_valid = take_number(selections, proxy_itself) == receiver;
    uint32_t version_of_proxy = take_number(selections, proxy_version);
    if (is_valid) { version = version_of_proxy; }
    if (!is_valid) { receiver = XCB_WINDOW_NONE; }
  }
  if (version < MINIMUM_VERSION) { return false; }
  *drop_target = (struct drop_target){
      window, receiver == XCB_WINDOW_NONE ? window : receiver,
      version < VERSION ? version : VERSION};
  return true;
}

// Finds the outermost window at a position that accepts drags, starting with a child of the root.
static struct drop_target find_drop_target(
    struct selections *selections, uint32_t window, int16_t x, int16_t y) {
  struct drop_target drop_target = {XCB_WINDOW_NONE, XCB_WINDOW_NONE, 0};
  for (int depth = 0; window != XCB_WINDOW_NONE && depth < DEPTH; depth += 1) {
    xcb_get_property_cookie_t aware = ask_number(selections, window, XDND_AWARE, XCB_ATOM_ATOM);
    xcb_get_property_cookie_t proxy = ask_number(selections, window, XDND_PROXY, XCB_ATOM_WINDOW);
    xcb_translate_coordinates_cookie_t below =
        XCB(translate_coordinates)(selections->connection, selections->root, window, x, y);
    bool is_found = accepts_drags(selections, window, aware, proxy, &drop_target);
    xcb_translate_coordinates_reply_t *reply =
        XCB(translate_coordinates_reply)(selections->connection, below, NULL);
    window = reply && !is_found ? reply->child : XCB_WINDOW_NONE;
    free(reply);
  }
  return drop_target;
}

// Returns the child of the root that contains a window; window managers reparent windows.
static uint32_t toplevel_of(struct selections *selections, uint32_t window) {
  for (int depth = 0; depth < DEPTH; depth += 1) {
    xcb_query_tree_reply_t *reply = XCB(query_tree_reply)(
        selections->connection, XCB(query_tree)(selections->connection, window), NULL);
    uint32_t parent = reply ? reply->parent : XCB_WINDOW_NONE;
    free(reply);
    if (parent == XCB_WINDOW_NONE || parent == selections->root) { break; }
    window = parent;
  }
  return window;
}

static void notify(
    struct selections *selections, enum atom type, uint32_t second, uint32_t third, uint32_t fourth,
    uint32_t fifth) {
  uint32_t data[] = {selections->owner, second, third, fourth, fifth};
  selections_send(selections, selections->drag.receiver, selections->drag.target, type, data);
}

static void clear_target(struct selections *selections) {
  struct drag *drag = &selections->drag;
  uint32_t target = drag->target, receiver = drag->receiver;
  drag->target = drag->receiver = XCB_WINDOW_NONE;
  drag->awaits_status = drag->has_moved = drag->is_accepted = false;
  selections_observe(selections, target);
  selections_observe(selections, receiver);
}

static void leave(struct selections *selections) {
  struct drag *drag = &selections->drag;
  if (drag->target != XCB_WINDOW_NONE && !drag->is_drop_sent) {
    notify(selections, XDND_LEAVE, 0, 0, 0, 0);
  }
  clear_target(selections);
}

static void enter(struct selections *selections, struct drop_target drop_target) {
  struct drag *drag = &selections->drag;
  drag->target = drop_target.window;
  drag->receiver = drop_target.receiver;
  drag->version = drop_target.version;
  drag->has_moved = true;
  // If the windows have already been destroyed, the server reports an error.
  selections_observe(selections, drop_target.window);
  selections_observe(selections, drop_target.receiver);
  uint32_t types[3] = {XCB_ATOM_NONE, XCB_ATOM_NONE, XCB_ATOM_NONE};
  const struct offer *offer = &selections->dragged;
  for (int i = 0; i < 3 && i < offer->type_count; i += 1) { types[i] = offer->types[i].atom; }
  uint32_t has_more = offer->type_count > 3;
  notify(selections, XDND_ENTER, drop_target.version << 24 | has_more, types[0], types[1], types[2]);
}

// Sends the pointer's position, unless a response is outstanding.
static void send_position(struct selections *selections) {
  struct drag *drag = &selections->drag;
  if (drag->target == XCB_WINDOW_NONE || drag->awaits_status || !drag->has_moved) { return; }
  drag->has_moved = false;
  drag->awaits_status = true;
  uint32_t position = (uint32_t)(uint16_t)drag->x << 16 | (uint16_t)drag->y;
  enum atom action = drag->wants_move ? XDND_MOVE : XDND_COPY;
  notify(selections, XDND_POSITION, 0, position, selections->dragged.time, selections->atoms[action]);
}

// Drops the data once the window has responded for the position of the drop.
static void drop_when_answered(struct selections *selections) {
  struct drag *drag = &selections->drag;
  if (!drag->is_dropped || drag->is_drop_sent || drag->awaits_status) { return; }
  if (drag->target != XCB_WINDOW_NONE && drag->is_accepted) {
    drag->is_drop_sent = true;
    notify(selections, XDND_DROP, 0, selections->dragged.time, 0, 0);
  } else {
    leave(selections);
    drag->result = DRAG_REFUSED;
  }
}

void selections_serve_drag(
    struct selections *selections, const xcb_client_message_event_t *message) {
  struct drag *drag = &selections->drag;
  const uint32_t *data = message->data.data32;
  bool is_target = data[0] == drag->target || data[0] == drag->receiver;
  if (!drag->is_active || drag->target == XCB_WINDOW_NONE || !is_target) { return; }
  if (message->type == selections->atoms[XDND_STATUS] && drag->awaits_status) {
    drag->awaits_status = false;
    drag->is_accepted = data[1] & 1;
    drag->is_accepted_as_move =
        drag->wants_move && data[4] == selections->atoms[XDND_MOVE];
    send_position(selections);
    drop_when_answered(selections);
  } else if (message->type == selections->atoms[XDND_FINISHED] && drag->is_drop_sent) {
    bool is_performed = drag->version < 5 || (data[1] & 1);
    enum drag_result taken = drag->is_accepted_as_move ? DRAG_MOVED : DRAG_COPIED;
    drag->result = is_performed ? taken : DRAG_REFUSED;
  }
}

void selections_drag_target_destroyed(struct selections *selections, uint32_t window) {
  struct drag *drag = &selections->drag;
  if (window == XCB_WINDOW_NONE || (window != drag->target && window != drag->receiver)) { return; }
  clear_target(selections);
  if (drag->is_drop_sent && drag->result == DRAG_PENDING) { drag->result = DRAG_REFUSED; }
  drop_when_answered(selections);
}

bool rolltop_drag_begin(
    struct selections *selections, uint32_t window, const char *const *types, int count) {
  rolltop_drag_end(selections);
  if (!selections_offer(selections, &selections->dragged, types, count)) { return false; }
  struct drag *drag = &selections->drag;
  drag->is_active = true;
  drag->origin = window;
  drag->frame = toplevel_of(selections, window);
  uint32_t atoms[MAXIMUM_TYPES];
  const struct offer *offer = &selections->dragged;
  for (int i = 0; i < offer->type_count; i += 1) { atoms[i] = offer->types[i].atom; }
  selections_put(
      selections, selections->owner, selections->atoms[XDND_TYPE_LIST], XCB_ATOM_ATOM, 32,
      (size_t)offer->type_count, atoms);
  XCB(flush)(selections->connection);
  return true;
}

enum drag_location rolltop_drag_location(struct selections *selections) {
  const struct drag *drag = &selections->drag;
  if (!drag->is_accepted) { return DRAG_OUTSIDE; }
  return drag->is_accepted_as_move ? DRAG_MOVES : DRAG_COPIES;
}

enum drag_location rolltop_drag_update(struct selections *selections, bool wants_move) {
  struct drag *drag = &selections->drag;
  xcb_connection_t *connection = selections->connection;
  xcb_query_pointer_reply_t *pointer =
      XCB(query_pointer_reply)(connection, XCB(query_pointer)(connection, selections->root), NULL);
  if (!pointer || !drag->is_active || pointer->child == drag->frame) {
    free(pointer);
    leave(selections);
    XCB(flush)(connection);
    return DRAG_INSIDE;
  }
  int16_t x = pointer->root_x, y = pointer->root_y;
  uint32_t outermost = pointer->child == XCB_WINDOW_NONE ? selections->root : pointer->child;
  struct drop_target drop_target = {XCB_WINDOW_NONE, XCB_WINDOW_NONE, 0};
  if (pointer->same_screen) { drop_target = find_drop_target(selections, outermost, x, y); }
  free(pointer);
  if (drop_target.window != drag->target) {
    leave(selections);
    if (drop_target.window != XCB_WINDOW_NONE) { enter(selections, drop_target); }
  }
  if (x != drag->x || y != drag->y || wants_move != drag->wants_move) { drag->has_moved = true; }
  drag->x = x;
  drag->y = y;
  drag->wants_move = wants_move;
  selections_move_drag_image(selections);
  send_position(selections);
  XCB(flush)(connection);
  return rolltop_drag_location(selections);
}

void rolltop_drag_drop(struct selections *selections) {
  selections->drag.is_dropped = true;
  drop_when_answered(selections);
  XCB(flush)(selections->connection);
}

enum drag_result rolltop_drag_result(struct selections *selections) {
  return selections->drag.result;
}

unsigned rolltop_drag_progress(struct selections *selections) { return selections->drag.progress; }

void rolltop_drag_end(struct selections *selections) {
  if (!selections->drag.is_active) { return; }
  leave(selections);
  selections_hide_drag_image(selections);
  selections->drag = (struct drag){.is_active = false};
  selections_forget_offer(&selections->dragged);
  selections_refuse_deferred(selections);
  XCB(flush)(selections->connection);
}
