// The connection, and functions for the other files.
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "Selections.h"

static const char *const atom_names[ATOM_COUNT] = {
    "CLIPBOARD", "PRIMARY", "TARGETS", "TIMESTAMP", "MULTIPLE", "INCR", "ATOM_PAIR", "ROLLTOP_DATA",
    "XdndSelection", "XdndAware", "XdndProxy", "XdndTypeList", "XdndEnter", "XdndPosition",
    "XdndStatus", "XdndLeave", "XdndDrop", "XdndFinished", "XdndActionCopy", "XdndActionMove",
};

// The time limit for handling events in one turn, in milliseconds: a program may request large data
// faster than it can be copied.
enum { TURN = 10 };

int64_t selections_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static xcb_intern_atom_cookie_t ask_atom(struct selections *selections, const char *name) {
  return xcb.intern_atom(selections->connection, 0, (uint16_t)strlen(name), name);
}

static uint32_t take_atom(struct selections *selections, xcb_intern_atom_cookie_t cookie) {
  xcb_intern_atom_reply_t *reply = xcb.intern_atom_reply(selections->connection, cookie, NULL);
  uint32_t atom = reply ? reply->atom : XCB_ATOM_NONE;
  free(reply);
  return atom;
}

uint32_t selections_atom(struct selections *selections, const char *name) {
  return take_atom(selections, ask_atom(selections, name));
}

size_t selections_size(const xcb_get_property_reply_t *value) {
  size_t size = (size_t)value->value_len * value->format / 8, present = (size_t)value->length * 4;
  return size < present ? size : present;
}

uint32_t selections_create_window(struct selections *selections) {
  uint32_t window = xcb.generate_id(selections->connection);
  uint32_t mask = XCB_EVENT_MASK_PROPERTY_CHANGE;
  xcb.create_window(
      selections->connection, 0, window, selections->root, -1, -1, 1, 1, 0, XCB_WINDOW_CLASS_INPUT_ONLY, 0,
      XCB_CW_EVENT_MASK, &mask);
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
  xcb.change_window_attributes(selections->connection, window, XCB_CW_EVENT_MASK, &events);
}

// Stores the server's setup data; returns whether it is complete.
static bool prepare(struct selections *selections) {
  xcb_connection_t *connection = selections->connection;
  xcb_intern_atom_cookie_t atoms[ATOM_COUNT];
  for (int i = 0; i < ATOM_COUNT; i += 1) { atoms[i] = ask_atom(selections, atom_names[i]); }
  xcb_query_tree_cookie_t tree = xcb.query_tree(connection, selections->sibling);
  for (int i = 0; i < ATOM_COUNT; i += 1) { selections->atoms[i] = take_atom(selections, atoms[i]); }
  xcb_query_tree_reply_t *reply = xcb.query_tree_reply(connection, tree, NULL);
  if (!reply) { return false; }
  selections->root = reply->root;
  free(reply);
  selections->client_mask = ~xcb.get_setup(connection)->resource_id_mask;
  selections->owner = selections_create_window(selections);
  return xcb.flush(connection) > 0;
}

struct selections *rolltop_selections_open(
    uint32_t window, void *context, selection_asked asked, drag_data_asked drag_data_asked) {
  if (!xcb_load()) { return NULL; }
  struct selections *selections = calloc(1, sizeof *selections);
  if (!selections) { return NULL; }
  selections->sibling = window;
  selections->context = context;
  selections->asked = asked;
  selections->drag_data_asked = drag_data_asked;
  selections->clipboard.selection = CLIPBOARD;
  selections->dragged.selection = XDND_SELECTION;
  selections->connection = xcb.connect(NULL, NULL);
  if (xcb.connection_has_error(selections->connection) || !prepare(selections)) {
    rolltop_selections_close(selections);
    return NULL;
  }
  return selections;
}

void rolltop_selections_close(struct selections *selections) {
  selections_forget_offer(&selections->clipboard);
  selections_forget_offer(&selections->dragged);
  selections_forget_transfers(selections);
  selections_forget_hover(selections);
  xcb.disconnect(selections->connection);
  free(selections);
}

int rolltop_selections_descriptor(struct selections *selections) {
  if (xcb.connection_has_error(selections->connection)) { return -1; }
  return xcb.get_file_descriptor(selections->connection);
}

bool rolltop_selections_handle(struct selections *selections) {
  bool is_any = false;
  int64_t end = selections_now() + TURN;
  xcb_generic_event_t *event;
  while (selections_now() < end && (event = xcb.poll_for_event(selections->connection))) {
    is_any = true;
    selections_serve(selections, event);
    free(event);
  }
  selections_forget_idle_transfers(selections);
  if (is_any) { xcb.flush(selections->connection); }
  return is_any;
}

xcb_generic_event_t *selections_wait(
    struct selections *selections, event_wanted wanted, void *context, int64_t deadline) {
  xcb_connection_t *connection = selections->connection;
  xcb.flush(connection);
  for (;;) {
    xcb_generic_event_t *event;
    while (selections_now() < deadline && (event = xcb.poll_for_event(connection))) {
      if (wanted(event, context)) { return event; }
      selections_serve(selections, event);
      free(event);
      xcb.flush(connection);
    }
    int64_t rest = deadline - selections_now();
    if (rest <= 0 || xcb.connection_has_error(connection)) { return NULL; }
    struct pollfd entry = {.fd = xcb.get_file_descriptor(connection), .events = POLLIN};
    poll(&entry, 1, (int)rest);
  }
}
