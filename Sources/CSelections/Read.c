// Data of other programs: requests it when it is pasted.
#include <stdlib.h>
#include <string.h>

#include "Selections.h"

// The timeouts for a reply or a further part, and for a whole paste, in milliseconds.
enum { TIMEOUT = 1000, LONGEST_PASTE = 4000 };
// The time since the last reply after which a request starts a new paste, in milliseconds.
enum { BETWEEN_PASTES = 500 };
// The pause before the next request to an owner that has not responded, in milliseconds.
enum { PAUSE = 10000 };

struct reading {
  enum atom selection;
  uint32_t window, property;
  // The maximum size of the data, in bytes.
  size_t largest;
  // Whether the owner has answered that there is no data.
  bool is_refused;
};

static bool is_answer(const xcb_generic_event_t *event, void *context) {
  const xcb_selection_notify_event_t *notify = (const void *)event;
  const struct reading *reading = context;
  return (event->response_type & 0x7F) == XCB_SELECTION_NOTIFY && notify->requestor == reading->window;
}

static bool is_part(const xcb_generic_event_t *event, void *context) {
  const xcb_property_notify_event_t *change = (const void *)event;
  const struct reading *reading = context;
  return (event->response_type & 0x7F) == XCB_PROPERTY_NOTIFY && change->window == reading->window
      && change->atom == reading->property && change->state == XCB_PROPERTY_NEW_VALUE;
}

// Reads and deletes the property; returns NULL if there is none.
static xcb_get_property_reply_t *take(struct selections *selections, struct reading *reading) {
  xcb_get_property_cookie_t cookie = xcb.get_property(
      selections->connection, 1, reading->window, reading->property, XCB_ATOM_NONE, 0,
      (uint32_t)(reading->largest / 4 + 1));
  return xcb.get_property_reply(selections->connection, cookie, NULL);
}

// Appends a part to the data; returns whether there was memory and the size limit was not exceeded.
static bool add(
    struct selections *selections, struct reading *reading, struct selection_bytes *data,
    const xcb_get_property_reply_t *value) {
  size_t size = selections_size(value);
  if (size > reading->largest - data->count) {
    selections->was_too_large = true;
    return false;
  }
  uint8_t *bytes = realloc(data->bytes, data->count + size + 1);
  if (!bytes) { return false; }
  memcpy(bytes + data->count, value + 1, size);
  data->bytes = bytes;
  data->count += size;
  return true;
}

// Records that the owner has not responded, because further requests would block this program, too.
// The owner's destruction is reported; afterwards another window may have its ID.
static void record_silence(struct selections *selections) {
  selections->silent_owner = selections->asked_owner;
  selections->silent_until = selections_now() + PAUSE;
  selections_observe(selections, selections->silent_owner);
}

// Waits for an event until the timeout of one reply or of the paste.
static xcb_generic_event_t *wait_within_paste(
    struct selections *selections, event_wanted wanted, struct reading *reading) {
  int64_t deadline = selections_now() + TIMEOUT;
  if (deadline > selections->paste_end) { deadline = selections->paste_end; }
  xcb_generic_event_t *event = selections_wait(selections, wanted, reading, deadline);
  if (!event) { record_silence(selections); }
  return event;
}

// Reads parts until an empty one arrives; returns no bytes after a timeout.
static struct selection_bytes take_parts(
    struct selections *selections, struct reading *reading) {
  struct selection_bytes data = {NULL, 0};
  for (;;) {
    xcb_generic_event_t *event = wait_within_paste(selections, is_part, reading);
    xcb_get_property_reply_t *value = event ? take(selections, reading) : NULL;
    free(event);
    bool is_end = value && selections_size(value) == 0;
    bool is_added = value && add(selections, reading, &data, value);
    free(value);
    if (is_end && is_added) { return data; }
    if (!is_added) { break; }
  }
  free(data.bytes);
  return (struct selection_bytes){NULL, 0};
}

static struct selection_bytes read_through(
    struct selections *selections, struct reading *reading, uint32_t target) {
  struct selection_bytes data = {NULL, 0};
  xcb.convert_selection(
      selections->connection, reading->window, selections->atoms[reading->selection], target,
      reading->property, XCB_CURRENT_TIME);
  xcb_generic_event_t *event = wait_within_paste(selections, is_answer, reading);
  bool is_answered = event && ((xcb_selection_notify_event_t *)event)->property != XCB_ATOM_NONE;
  reading->is_refused = event && !is_answered;
  free(event);
  xcb_get_property_reply_t *value = is_answered ? take(selections, reading) : NULL;
  if (!value) { return data; }
  if (value->type == selections->atoms[INCR]) {
    data = take_parts(selections, reading);
  } else if (value->type != XCB_ATOM_NONE) {
    add(selections, reading, &data, value);
  }
  free(value);
  return data;
}

// Returns the window of a selection's owner; XCB_WINDOW_NONE if the owner is this program, which
// would not respond while it waits.
static uint32_t foreign_owner(struct selections *selections, enum atom selection) {
  uint32_t owner = selections_owner(selections, selection), mask = selections->client_mask;
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
static void begin_question(struct selections *selections, uint32_t owner) {
  int64_t now = selections_now();
  bool is_same = owner == selections->asked_owner && now - selections->answered_at <= BETWEEN_PASTES;
  if (!is_same) { selections->paste_end = now + LONGEST_PASTE; }
  selections->asked_owner = owner;
}

// Reads data from the owner of a selection through a separate window, so that a late reply has no
// effect.
static struct selection_bytes read_target(
    struct selections *selections, enum atom selection, uint32_t target, size_t largest) {
  selections->was_too_large = false;
  uint32_t owner = foreign_owner(selections, selection);
  // Handles the report of a silent owner's destruction.
  rolltop_selections_handle(selections);
  bool is_silent = owner == selections->silent_owner && selections_now() < selections->silent_until;
  if (owner == XCB_WINDOW_NONE || is_silent) { return (struct selection_bytes){NULL, 0}; }
  begin_question(selections, owner);
  struct reading reading = {
      selection, selections_create_window(selections), selections->atoms[DATA], largest, false};
  struct selection_bytes data = read_through(selections, &reading, target);
  selections_end_reading(selections, reading.window, data.bytes != NULL || reading.is_refused);
  xcb.flush(selections->connection);
  selections->answered_at = selections_now();
  return data;
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
    cookies[i] = xcb.get_atom_name(selections->connection, atoms[i]);
  }
  for (size_t i = 0; i < count; i += 1) {
    xcb_generic_error_t *error = NULL;
    xcb_get_atom_name_reply_t *reply =
        xcb.get_atom_name_reply(selections->connection, cookies[i], &error);
    free(error);
    bool is_whole = reply && reply->name_len <= (size_t)reply->length * 4;
    char *name = is_whole ? strndup((const char *)(reply + 1), reply->name_len) : NULL;
    free(reply);
    if (name) { found(context, name); }
    free(name);
  }
}

struct selection_bytes rolltop_selection_read(
    struct selections *selections, enum selection selection, const char *type, size_t largest) {
  return read_target(selections, atom_of(selection), selections_atom(selections, type), largest);
}

bool rolltop_selection_was_too_large(struct selections *selections) {
  return selections->was_too_large;
}
