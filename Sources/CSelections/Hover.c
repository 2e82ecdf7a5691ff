// Drags from other programs to the windows of this one, with the XDND protocol.
//
// The messages are sent to a window of this connection, which each SDL window names as its proxy.
// SDL would respond to them before the views can decide, and reports only the drop.
#include <stdlib.h>
#include <string.h>

#include "Selections.h"

// The supported protocol versions.
enum { VERSION = 5, MINIMUM_VERSION = 3 };

static void set_number(
    struct selections *selections, uint32_t window, enum atom property, uint32_t type,
    uint32_t number) {
  selections_put(selections, window, selections->atoms[property], type, 32, 1, &number);
}

void rolltop_hover_listen(struct selections *selections, uint32_t window) {
  struct hover *hover = &selections->hover;
  for (int i = 0; i < hover->listener_count; i += 1) {
    if (hover->listeners[i].window == window) { return; }
  }
  if (hover->listener_count == MAXIMUM_LISTENERS) { return; }
  uint32_t proxy = selections_create_window(selections);
  set_number(selections, proxy, XDND_AWARE, XCB_ATOM_ATOM, VERSION);
  set_number(selections, proxy, XDND_PROXY, XCB_ATOM_WINDOW, proxy);
  set_number(selections, window, XDND_PROXY, XCB_ATOM_WINDOW, proxy);
  hover->listeners[hover->listener_count] = (struct hover_listener){window, proxy};
  hover->listener_count += 1;
  selections_observe(selections, window);
  XCB(flush)(selections->connection);
}

// Queues an event. Consecutive moves replace each other. If the queue is full, only the end of the
// drag is kept.
static void report(struct selections *selections, enum hover_kind kind) {
  struct hover *hover = &selections->hover;
  if (kind == HOVER_MOVED && hover->event_count > 0
      && hover->events[hover->event_count - 1] == HOVER_MOVED) {
    return;
  }
  if (hover->event_count == MAXIMUM_HOVER_EVENTS) {
    hover->events[0] = HOVER_LEFT;
    hover->event_count = 1;
    hover->source = XCB_WINDOW_NONE;
    return;
  }
  hover->events[hover->event_count] = kind;
  hover->event_count += 1;
}

// Frees data that has not been taken, too.
static void stop_reading(struct selections *selections) {
  struct reading *reading = &selections->hover.reading;
  if (reading->window != XCB_WINDOW_NONE) { selections_end_reading(selections, reading, READING_FAILED); }
  free(reading->data.bytes);
  *reading = (struct reading){.window = XCB_WINDOW_NONE};
}

static void leave(struct selections *selections) {
  struct hover *hover = &selections->hover;
  uint32_t source = hover->source;
  if (source == XCB_WINDOW_NONE) { return; }
  stop_reading(selections);
  hover->source = XCB_WINDOW_NONE;
  selections_observe(selections, source);
  report(selections, HOVER_LEFT);
}

// Reads the list of more than three types from a property of the source.
static void take_type_list(struct selections *selections) {
  struct hover *hover = &selections->hover;
  xcb_get_property_cookie_t cookie = selections_ask_property(
      selections, hover->source, selections->atoms[XDND_TYPE_LIST], XCB_ATOM_ATOM,
      MAXIMUM_HOVER_TYPES);
  hover->type_count = (int)selections_take_numbers(
      selections_take_property(selections, cookie), hover->types, MAXIMUM_HOVER_TYPES);
}

static void enter(
    struct selections *selections, uint32_t window, const xcb_client_message_event_t *message) {
  struct hover *hover = &selections->hover;
  uint32_t version = message->data.data32[1] >> 24;
  leave(selections);
  if (message->data.data32[0] == XCB_WINDOW_NONE || version < MINIMUM_VERSION) { return; }
  hover->window = window;
  hover->source = message->data.data32[0];
  hover->version = version < VERSION ? version : VERSION;
  hover->is_accepted = hover->is_dropped = hover->awaits_answer = false;
  hover->type_count = 0;
  // The source's destruction is reported; if it has already been destroyed, as an error.
  selections_observe(selections, hover->source);
  if (message->data.data32[1] & 1) {
    take_type_list(selections);
  } else {
    for (int i = 2; i < 5; i += 1) {
      uint32_t type = message->data.data32[i];
      if (type != XCB_ATOM_NONE) { hover->types[hover->type_count++] = type; }
    }
  }
  report(selections, HOVER_ENTERED);
}

static void answer(
    struct selections *selections, enum atom type, uint32_t flags, uint32_t action) {
  const struct hover *hover = &selections->hover;
  uint32_t data[5] = {hover->window, flags};
  data[type == XDND_STATUS ? 4 : 2] = action;
  selections_send(selections, hover->source, hover->source, type, data);
}

void selections_serve_hover(
    struct selections *selections, const xcb_client_message_event_t *message) {
  struct hover *hover = &selections->hover;
  uint32_t window = XCB_WINDOW_NONE;
  for (int i = 0; i < hover->listener_count; i += 1) {
    struct hover_listener listener = hover->listeners[i];
    if (message->window == listener.window || message->window == listener.proxy) {
      window = listener.window;
    }
  }
  if (window == XCB_WINDOW_NONE) { return; }
  if (message->type == selections->atoms[XDND_ENTER]) {
    return enter(selections, window, message);
  }
  bool is_source = hover->source != XCB_WINDOW_NONE && message->data.data32[0] == hover->source;
  if (!is_source || window != hover->window || hover->is_dropped) { return; }
  if (message->type == selections->atoms[XDND_POSITION]) {
    hover->x = (int16_t)(message->data.data32[2] >> 16);
    hover->y = (int16_t)(message->data.data32[2] & 0xFFFF);
    hover->time = message->data.data32[3];
    hover->awaits_answer = true;
    report(selections, HOVER_MOVED);
  } else if (message->type == selections->atoms[XDND_LEAVE]) {
    leave(selections);
  } else if (message->type == selections->atoms[XDND_DROP]) {
    hover->time = message->data.data32[2];
    hover->is_dropped = true;
    report(selections, HOVER_DROPPED);
  }
}

void selections_hover_window_destroyed(struct selections *selections, uint32_t window) {
  struct hover *hover = &selections->hover;
  if (window == XCB_WINDOW_NONE) { return; }
  if (window == hover->source || window == hover->window) { leave(selections); }
  for (int i = hover->listener_count - 1; i >= 0; i -= 1) {
    if (hover->listeners[i].window != window) { continue; }
    XCB(destroy_window)(selections->connection, hover->listeners[i].proxy);
    hover->listener_count -= 1;
    hover->listeners[i] = hover->listeners[hover->listener_count];
  }
}

// Computes the pointer's position in the window. The window's position is queried, because window
// managers move windows without notifying this connection.
static bool find_position(struct selections *selections, struct hover_event *event) {
  const struct hover *hover = &selections->hover;
  xcb_translate_coordinates_cookie_t cookie = XCB(translate_coordinates)(
      selections->connection, selections->root, hover->window, hover->x, hover->y);
  xcb_translate_coordinates_reply_t *reply =
      XCB(translate_coordinates_reply)(selections->connection, cookie, NULL);
  if (reply) {
    event->x = reply->dst_x;
    event->y = reply->dst_y;
  }
  free(reply);
  return reply != NULL;
}

bool rolltop_hover_next(struct selections *selections, struct hover_event *event) {
  struct hover *hover = &selections->hover;
  while (hover->event_count > 0) {
    *event = (struct hover_event){.kind = hover->events[0], .window = hover->window};
    hover->event_count -= 1;
    memmove(hover->events, hover->events + 1, sizeof hover->events[0] * (size_t)hover->event_count);
    bool has_position = event->kind == HOVER_MOVED || event->kind == HOVER_DROPPED;
    if (!has_position || find_position(selections, event)) { return true; }
  }
  return false;
}

bool rolltop_hover_offers(struct selections *selections, const char *type) {
  const struct hover *hover = &selections->hover;
  uint32_t atom = selections_atom(selections, type);
  for (int i = 0; i < hover->type_count; i += 1) {
    if (hover->types[i] == atom) { return atom != XCB_ATOM_NONE; }
  }
  return false;
}

void rolltop_hover_answer(struct selections *selections, bool is_accepted) {
  struct hover *hover = &selections->hover;
  if (hover->source == XCB_WINDOW_NONE || hover->is_dropped) { return; }
  if (!hover->awaits_answer && is_accepted == hover->is_accepted) { return; }
  hover->awaits_answer = false;
  hover->is_accepted = is_accepted;
  // The second bit requests further positions, too.
  uint32_t action = is_accepted ? selections->atoms[XDND_COPY] : XCB_ATOM_NONE;
  answer(selections, XDND_STATUS, is_accepted ? 3 : 2, action);
  XCB(flush)(selections->connection);
}

void rolltop_hover_finish(struct selections *selections, bool is_taken) {
  struct hover *hover = &selections->hover;
  if (hover->source == XCB_WINDOW_NONE) { return; }
  uint32_t action = is_taken ? selections->atoms[XDND_COPY] : XCB_ATOM_NONE;
  answer(selections, XDND_FINISHED, is_taken, action);
  stop_reading(selections);
  uint32_t source = hover->source;
  hover->source = XCB_WINDOW_NONE;
  selections_observe(selections, source);
  XCB(flush)(selections->connection);
}

// MARK: Its data

void rolltop_hover_read(struct selections *selections, const char *type, size_t maximum_size) {
  struct hover *hover = &selections->hover;
  stop_reading(selections);
  if (hover->source == XCB_WINDOW_NONE) { return; }
  hover->reading = selections_begin_reading(
      selections, XDND_SELECTION, selections_atom(selections, type), hover->time, maximum_size);
  XCB(flush)(selections->connection);
}

bool selections_serve_reading(struct selections *selections, const xcb_generic_event_t *event) {
  struct reading *reading = &selections->hover.reading;
  if (!reading_concerns(selections, reading, event)) { return false; }
  enum reading_state state = selections_continue_reading(selections, reading, event);
  if (state == READING_PENDING) { return true; }
  selections_end_reading(selections, reading, state);
  report(selections, HOVER_READ);
  return true;
}

struct selection_bytes rolltop_hover_take_data(struct selections *selections, bool *is_too_large) {
  struct reading *reading = &selections->hover.reading;
  struct selection_bytes data = reading->data;
  *is_too_large = reading->is_too_large;
  *reading = (struct reading){.window = XCB_WINDOW_NONE};
  return data;
}
