// The connection, and the dispatcher of its events.
#include <stdlib.h>

#include "Selections.h"

static const char *const atom_names[ATOM_COUNT] = {
    "CLIPBOARD", "PRIMARY", "TARGETS", "TIMESTAMP", "MULTIPLE", "INCR", "ATOM_PAIR", "ROLLTOP_DATA",
    "XdndSelection", "XdndAware", "XdndProxy", "XdndTypeList", "XdndEnter", "XdndPosition",
    "XdndStatus", "XdndLeave", "XdndDrop", "XdndFinished", "XdndActionCopy", "XdndActionMove",
};

// The time limit for handling events in one turn, in milliseconds: a program may request large data
// faster than it can be copied.
enum { TURN = 10 };

// Ends all exchanges with a destroyed window.
static void forget_window(struct selections *selections, uint32_t window) {
  selections_forget_transfers_to(selections, window);
  selections_hover_window_destroyed(selections, window);
  selections_drag_target_destroyed(selections, window);
}

static void serve(struct selections *selections, const xcb_generic_event_t *event) {
  switch (event->response_type & 0x7F) {
  case XCB_SELECTION_REQUEST:
    selections_serve_request(selections, (const void *)event);
    break;
  case XCB_SELECTION_CLEAR:
    selections_serve_clear(selections, (const void *)event);
    break;
  case XCB_PROPERTY_NOTIFY:
    if (selections_serve_reading(selections, event)) { break; }
    if (selections_serve_abandoned(selections, (const void *)event)) { break; }
    selections_resume_transfer(selections, (const void *)event);
    break;
  case XCB_SELECTION_NOTIFY:
    selections_serve_reading(selections, event);
    break;
  case XCB_CLIENT_MESSAGE:
    selections_serve_drag(selections, (const void *)event);
    selections_serve_hover(selections, (const void *)event);
    break;
  case XCB_DESTROY_NOTIFY: {
    uint32_t window = ((const xcb_destroy_notify_event_t *)event)->window;
    forget_window(selections, window);
    // Window IDs are reused.
    if (window == selections->silent_owner) {
      selections->silent_owner = selections->asked_owner = XCB_WINDOW_NONE;
    }
    break;
  }
  // An error.
  case 0:
    // A requestor, the source of a drag, or its target has been destroyed.
    if (((const xcb_generic_error_t *)event)->error_code == XCB_WINDOW) {
      forget_window(selections, ((const xcb_generic_error_t *)event)->resource_id);
    }
    break;
  }
}

// Stores the server's setup data; returns whether it is complete.
static bool prepare(struct selections *selections) {
  xcb_connection_t *connection = selections->connection;
  xcb_intern_atom_cookie_t atoms[ATOM_COUNT];
  for (int i = 0; i < ATOM_COUNT; i += 1) {
    atoms[i] = selections_request_atom(selections, atom_names[i]);
  }
  xcb_query_tree_cookie_t tree = XCB(query_tree)(connection, selections->sibling);
  for (int i = 0; i < ATOM_COUNT; i += 1) {
    selections->atoms[i] = selections_await_atom(selections, atoms[i]);
  }
  xcb_query_tree_reply_t *reply = XCB(query_tree_reply)(connection, tree, NULL);
  if (!reply) { return false; }
  selections->root = reply->root;
  free(reply);
  selections->client_mask = ~XCB(get_setup)(connection)->resource_id_mask;
  selections->owner = selections_create_window(selections);
  return XCB(flush)(connection) > 0;
}

struct selections *rolltop_selections_open(
    uint32_t window, void *context, selection_asked asked, drag_data_asked drag_data_asked) {
  if (library_load(&xcb_library)) { return NULL; }
  struct selections *selections = calloc(1, sizeof *selections);
  if (!selections) { return NULL; }
  selections->sibling = window;
  selections->serve = serve;
  selections->context = context;
  selections->asked = asked;
  selections->drag_data_asked = drag_data_asked;
  selections->clipboard.selection = CLIPBOARD;
  selections->dragged.selection = XDND_SELECTION;
  selections->connection = XCB(connect)(NULL, NULL);
  if (XCB(connection_has_error)(selections->connection) || !prepare(selections)) {
    rolltop_selections_close(selections);
    return NULL;
  }
  return selections;
}

void rolltop_selections_close(struct selections *selections) {
  selections_forget_offer(&selections->clipboard);
  selections_forget_offer(&selections->dragged);
  selections_forget_transfers(selections);
  free(selections->hover.reading.data.bytes);
  XCB(disconnect)(selections->connection);
  free(selections);
}

int rolltop_selections_descriptor(struct selections *selections) {
  if (XCB(connection_has_error)(selections->connection)) { return -1; }
  return XCB(get_file_descriptor)(selections->connection);
}

bool rolltop_selections_handle(struct selections *selections) {
  selections->has_turned = true;
  bool is_any = selections_serve_pending(selections, selections_now() + TURN);
  selections_forget_idle_transfers(selections);
  return is_any;
}
