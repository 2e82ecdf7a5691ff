// Data of other programs: requests it when it is pasted.
#include <stdlib.h>
#include <string.h>

#include "Selections.h"

// The timeouts for a reply or a further part, and for a whole paste, in milliseconds.
enum { TIMEOUT = 1000, MAXIMUM_PASTE_TIME = 4000 };
// The time since the last reply after which a request of another turn of the main loop starts a new
// paste, in milliseconds.
enum { BETWEEN_PASTES = 500 };
// The time for events that have already been received, in milliseconds.
enum { TURN = 10 };
// The pause before the next request to an owner that has not responded, in milliseconds.
enum { PAUSE = 10000 };
// The time for which further parts of abandoned data are discarded, in milliseconds: some owners
// never end.
enum { MAXIMUM_DISCARD_TIME = 10000 };

struct reading selections_begin_reading(
    struct selections *selections, enum atom selection, uint32_t target, uint32_t time,
    size_t maximum_size) {
  struct reading reading = {
      .window = selections_create_window(selections), .maximum_size = maximum_size};
  XCB(convert_selection)(
      selections->connection, reading.window, selections->atoms[selection], target,
      selections->atoms[DATA], time);
  return reading;
}

bool reading_concerns(
    const struct selections *selections, const struct reading *reading,
    const xcb_generic_event_t *event) {
  if (reading->window == XCB_WINDOW_NONE) { return false; }
  if ((event->response_type & 0x7F) == XCB_SELECTION_NOTIFY) {
    const xcb_selection_notify_event_t *notify = (const void *)event;
    return notify->requestor == reading->window && !reading->comes_in_parts;
  }
  const xcb_property_notify_event_t *change = (const void *)event;
  return (event->response_type & 0x7F) == XCB_PROPERTY_NOTIFY && reading->comes_in_parts
      && change->window == reading->window && change->atom == selections->atoms[DATA]
      && change->state == XCB_PROPERTY_NEW_VALUE;
}

// Appends a part to the data; returns whether there was memory and the size limit was not exceeded.
static bool append_part(struct reading *reading, const xcb_get_property_reply_t *value) {
  struct selection_bytes *data = &reading->data;
  size_t size = selections_size(value);
  reading->is_too_large = size > reading->maximum_size - data->count;
  if (reading->is_too_large) { return false; }
  uint8_t *bytes = realloc(data->bytes, data->count + size + 1);
  if (!bytes) { return false; }
  memcpy(bytes + data->count, value + 1, size);
  data->bytes = bytes;
  data->count += size;
  return true;
}

enum reading_state selections_continue_reading(
    struct selections *selections, struct reading *reading, const xcb_generic_event_t *event) {
  bool is_first = !reading->comes_in_parts;
  if (is_first && ((const xcb_selection_notify_event_t *)event)->property == XCB_ATOM_NONE) {
    return READING_REFUSED;
  }
  // Deletes the property, which requests the next part.
  xcb_get_property_cookie_t cookie = XCB(get_property)(
      selections->connection, 1, reading->window, selections->atoms[DATA], XCB_ATOM_NONE, 0,
      (uint32_t)(reading->maximum_size / 4 + 1));
  xcb_get_property_reply_t *value = selections_await_property(selections, cookie);
  enum reading_state state = READING_FAILED;
  if (value && is_first && value->type == selections->atoms[INCR]) {
    reading->comes_in_parts = true;
    state = READING_PENDING;
  } else if (value && value->type != XCB_ATOM_NONE && append_part(reading, value)) {
    // An empty part is the last one.
    bool is_last = is_first || selections_size(value) == 0;
    state = is_last ? READING_COMPLETE : READING_PENDING;
  }
  free(value);
  return state;
}

// Discards the further parts of data that is given up, because it is too large or takes too long.
//
// The owner writes the next part once the previous one is deleted. Otherwise it would wait forever
// and serve no other program. The window is kept, because Xlib ends programs that write to
// destroyed windows.
static void abandon(struct selections *selections, uint32_t window) {
  struct abandoned *abandoned = &selections->abandoned[selections->next_abandoned];
  selections->next_abandoned = (selections->next_abandoned + 1) % MAXIMUM_ABANDONED;
  if (abandoned->window != XCB_WINDOW_NONE) {
    XCB(destroy_window)(selections->connection, abandoned->window);
  }
  *abandoned = (struct abandoned){window, selections_now() + MAXIMUM_DISCARD_TIME};
  XCB(delete_property)(selections->connection, window, selections->atoms[DATA]);
}

void selections_end_reading(
    struct selections *selections, struct reading *reading, enum reading_state state) {
  if (state == READING_COMPLETE || state == READING_REFUSED) {
    XCB(destroy_window)(selections->connection, reading->window);
  } else {
    abandon(selections, reading->window);
    free(reading->data.bytes);
    reading->data = (struct selection_bytes){NULL, 0};
  }
  reading->window = XCB_WINDOW_NONE;
}

bool selections_serve_abandoned(
    struct selections *selections, const xcb_property_notify_event_t *change) {
  for (int i = 0; i < MAXIMUM_ABANDONED; i += 1) {
    const struct abandoned *abandoned = &selections->abandoned[i];
    if (change->window != abandoned->window) { continue; }
    if (change->state == XCB_PROPERTY_NEW_VALUE && selections_now() < abandoned->until) {
      XCB(delete_property)(selections->connection, change->window, change->atom);
      XCB(flush)(selections->connection);
    }
    return true;
  }
  return false;
}

// MARK: Pastes

// The reading whose events a paste waits for.
struct paste {
  const struct selections *selections;
  const struct reading *reading;
};

static bool is_wanted(const xcb_generic_event_t *event, void *context) {
  const struct paste *paste = context;
  return reading_concerns(paste->selections, paste->reading, event);
}

// Records that the owner has not responded, because further requests would block this program, too.
// The owner's destruction is reported; afterwards another window may have its ID.
static void record_silence(struct selections *selections) {
  selections->silent_owner = selections->asked_owner;
  selections->silent_until = selections_now() + PAUSE;
  selections_observe(selections, selections->silent_owner);
}

// Waits for all parts, each until the timeout of one reply or of the paste.
static enum reading_state finish_reading(
    struct selections *selections, struct reading *reading) {
  struct paste paste = {selections, reading};
  enum reading_state state = READING_PENDING;
  while (state == READING_PENDING) {
    int64_t deadline = selections_now() + TIMEOUT;
    if (deadline > selections->paste_end) { deadline = selections->paste_end; }
    xcb_generic_event_t *event = selections_wait(selections, is_wanted, &paste, deadline);
    if (event) {
      state = selections_continue_reading(selections, reading, event);
    } else {
      record_silence(selections);
      state = READING_FAILED;
    }
    free(event);
  }
  return state;
}

// Returns the window of a selection's owner; XCB_WINDOW_NONE if the owner is this program, which
// would not respond while it waits.
static uint32_t foreign_owner(struct selections *selections, enum atom selection) {
  uint32_t owner = selections_owner(selections, selections->atoms[selection]);
  uint32_t mask = selections->client_mask;
  bool is_own = owner == selections->owner || (owner & mask) == (selections->sibling & mask);
  return is_own ? XCB_WINDOW_NONE : owner;
}

static enum atom atom_of(enum selection selection) {
  return selection == SELECTION_PRIMARY ? PRIMARY_SELECTION : CLIPBOARD;
}

bool rolltop_selection_is_foreign(struct selections *selections, enum selection selection) {
  return foreign_owner(selections, atom_of(selection)) != XCB_WINDOW_NONE;
}

// Starts a new paste, unless the same owner has just responded.
static void begin_request(struct selections *selections, uint32_t owner) {
  int64_t now = selections_now();
  bool continues_paste =
      owner == selections->asked_owner
      && (!selections->has_turned || now - selections->answered_at <= BETWEEN_PASTES);
  selections->has_turned = false;
  if (!continues_paste) { selections->paste_end = now + MAXIMUM_PASTE_TIME; }
  selections->asked_owner = owner;
}

// Reads data from the owner of a selection.
static struct selection_bytes read_target(
    struct selections *selections, enum atom selection, uint32_t target, size_t maximum_size) {
  selections->was_too_large = false;
  uint32_t owner = foreign_owner(selections, selection);
  // Handles the report of a silent owner's destruction.
  selections_serve_pending(selections, selections_now() + TURN);
  bool is_silent = owner == selections->silent_owner && selections_now() < selections->silent_until;
  if (owner == XCB_WINDOW_NONE || is_silent) { return (struct selection_bytes){NULL, 0}; }
  begin_request(selections, owner);
  struct reading reading = selections_begin_reading(
      selections, selection, target, XCB_CURRENT_TIME, maximum_size);
  enum reading_state state = finish_reading(selections, &reading);
  selections_end_reading(selections, &reading, state);
  selections->was_too_large = reading.is_too_large;
  XCB(flush)(selections->connection);
  selections->answered_at = selections_now();
  return reading.data;
}

void rolltop_selection_types(
    struct selections *selections, enum selection selection, void *context,
    selection_type_found found) {
  uint32_t atoms[4 * MAXIMUM_TYPES];
  struct selection_bytes data =
      read_target(selections, atom_of(selection), selections->atoms[TARGETS], 1 << 16);
  size_t count = data.count / 4;
  if (count > 4 * MAXIMUM_TYPES) { count = 4 * MAXIMUM_TYPES; }
  if (count > 0) { memcpy(atoms, data.bytes, count * 4); }
  free(data.bytes);
  xcb_get_atom_name_cookie_t cookies[4 * MAXIMUM_TYPES];
  for (size_t i = 0; i < count; i += 1) {
    cookies[i] = XCB(get_atom_name)(selections->connection, atoms[i]);
  }
  for (size_t i = 0; i < count; i += 1) {
    xcb_generic_error_t *error = NULL;
    xcb_get_atom_name_reply_t *reply =
        XCB(get_atom_name_reply)(selections->connection, cookies[i], &error);
    free(error);
    bool is_complete = reply && reply->name_len <= (size_t)reply->length * 4;
    char *name = is_complete ? strndup((const char *)(reply + 1), reply->name_len) : NULL;
    free(reply);
    if (name) { found(context, name); }
    free(name);
  }
}

struct selection_bytes rolltop_selection_read(
    struct selections *selections, enum selection selection, const char *type, size_t maximum_size) {
  return read_target(selections, atom_of(selection), selections_atom(selections, type), maximum_size);
}

bool rolltop_selection_was_too_large(struct selections *selections) {
  return selections->was_too_large;
}
