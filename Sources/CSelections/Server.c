// Requests to the server and their replies, and functions for the other files.
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "Selections.h"

int64_t selections_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

xcb_intern_atom_cookie_t selections_request_atom(struct selections *selections, const char *name) {
  return XCB(intern_atom)(selections->connection, 0, (uint16_t)strlen(name), name);
}

uint32_t selections_await_atom(struct selections *selections, xcb_intern_atom_cookie_t cookie) {
  xcb_intern_atom_reply_t *reply = XCB(intern_atom_reply)(selections->connection, cookie, NULL);
  uint32_t atom = reply ? reply->atom : XCB_ATOM_NONE;
  free(reply);
  return atom;
}

uint32_t selections_atom(struct selections *selections, const char *name) {
  return selections_await_atom(selections, selections_request_atom(selections, name));
}

xcb_get_property_cookie_t selections_request_property(
    struct selections *selections, uint32_t window, uint32_t property, uint32_t type,
    size_t words) {
  return XCB(get_property)(
      selections->connection, 0, window, property, type, 0, (uint32_t)words);
}

xcb_get_property_reply_t *selections_await_property(
    struct selections *selections, xcb_get_property_cookie_t cookie) {
  return XCB(get_property_reply)(selections->connection, cookie, NULL);
}

size_t selections_size(const xcb_get_property_reply_t *value) {
  size_t size = (size_t)value->value_len * value->format / 8, present = (size_t)value->length * 4;
  return size < present ? size : present;
}

size_t selections_read_numbers(xcb_get_property_reply_t *value, uint32_t *numbers, size_t maximum) {
  size_t count = value && value->format == 32 ? selections_size(value) / 4 : 0;
  if (count > maximum) { count = maximum; }
  if (count > 0) { memcpy(numbers, value + 1, count * 4); }
  free(value);
  return count;
}

void selections_set_property(
    struct selections *selections, uint32_t window, uint32_t property, uint32_t type,
    uint8_t format, size_t count, const void *value) {
  XCB(change_property)(
      selections->connection, XCB_PROP_MODE_REPLACE, window, property, type, format,
      (uint32_t)count, value);
}

void selections_send(
    struct selections *selections, uint32_t receiver, uint32_t window, enum atom type,
    const uint32_t data[5]) {
  xcb_client_message_event_t message = {
      .response_type = XCB_CLIENT_MESSAGE,
      .format = 32,
      .window = window,
      .type = selections->atoms[type],
  };
  memcpy(message.data.data32, data, 5 * sizeof *data);
  XCB(send_event)(selections->connection, 0, receiver, 0, (const char *)&message);
}

uint32_t selections_owner(struct selections *selections, uint32_t selection) {
  xcb_connection_t *connection = selections->connection;
  xcb_get_selection_owner_reply_t *reply = XCB(get_selection_owner_reply)(
      connection, XCB(get_selection_owner)(connection, selection), NULL);
  uint32_t owner = reply ? reply->owner : XCB_WINDOW_NONE;
  free(reply);
  return owner;
}

uint32_t selections_create_window(struct selections *selections) {
  uint32_t window = XCB(generate_id)(selections->connection);
  uint32_t mask = XCB_EVENT_MASK_PROPERTY_CHANGE;
  XCB(create_window)(
      selections->connection, 0, window, selections->root, -1, -1, 1, 1, 0,
      XCB_WINDOW_CLASS_INPUT_ONLY, 0, XCB_CW_EVENT_MASK, &mask);
  return window;
}

void selections_observe(struct selections *selections, uint32_t window) {
  if (window == XCB_WINDOW_NONE) { return; }
  const struct hover *hover = &selections->hover;
  const struct drag *drag = &selections->drag;
  bool is_own = ((window ^ selections->owner) & selections->client_mask) == 0;
  uint32_t events = is_own ? XCB_EVENT_MASK_PROPERTY_CHANGE : 0;
  if (window == drag->target || window == drag->receiver || window == hover->source
      || window == selections->silent_owner) {
    events |= XCB_EVENT_MASK_STRUCTURE_NOTIFY;
  }
  for (int i = 0; i < hover->listener_count; i += 1) {
    if (hover->listeners[i].window == window) { events |= XCB_EVENT_MASK_STRUCTURE_NOTIFY; }
  }
  for (int i = 0; i < selections->transfer_count; i += 1) {
    if (selections->transfers[i].requestor == window) {
      events |= XCB_EVENT_MASK_PROPERTY_CHANGE | XCB_EVENT_MASK_STRUCTURE_NOTIFY;
    }
  }
  XCB(change_window_attributes)(selections->connection, window, XCB_CW_EVENT_MASK, &events);
}

bool selections_serve_pending(struct selections *selections, int64_t deadline) {
  bool is_any = false;
  xcb_generic_event_t *event;
  while (selections_now() < deadline
      && (event = XCB(poll_for_event)(selections->connection))) {
    is_any = true;
    selections->serve(selections, event);
    free(event);
  }
  if (is_any) { XCB(flush)(selections->connection); }
  return is_any;
}

xcb_generic_event_t *selections_wait(
    struct selections *selections, event_wanted wanted, void *context, int64_t deadline) {
  xcb_connection_t *connection = selections->connection;
  XCB(flush)(connection);
  for (;;) {
    xcb_generic_event_t *event;
    while (selections_now() < deadline && (event = XCB(poll_for_event)(connection))) {
      if (wanted(event, context)) { return event; }
      selections->serve(selections, event);
      free(event);
      XCB(flush)(connection);
    }
    int64_t remaining = deadline - selections_now();
    if (remaining <= 0 || XCB(connection_has_error)(connection)) { return NULL; }
    struct pollfd entry = {.fd = XCB(get_file_descriptor)(connection), .events = POLLIN};
    poll(&entry, 1, (int)remaining);
  }
}
