// Data of other programs: what was copied there is asked for when it is pasted here.
#include <stdlib.h>
#include <string.h>

#include "Selections.h"

// How long an answer or a further part may take, and all of them, in milliseconds.
enum { PATIENCE = 1000, LONGEST_READ = 10000 };
// For how long an owner that has not answered is not asked again.
enum { PAUSE = 10000 };
// The most data that is taken, in bytes.
static const size_t LARGEST = 1 << 28;

struct reading {
  uint32_t window, property;
};

static bool is_answer(const struct xcb_event *event, void *context) {
  const struct xcb_selection_notify_event *notify = (const void *)event;
  const struct reading *reading = context;
  return (event->response_type & 0x7F) == SELECTION_NOTIFY && notify->requestor == reading->window;
}

static bool is_part(const struct xcb_event *event, void *context) {
  const struct xcb_property_event *change = (const void *)event;
  const struct reading *reading = context;
  return (event->response_type & 0x7F) == PROPERTY_NOTIFY && change->window == reading->window
      && change->atom == reading->property && change->state == PROPERTY_NEW_VALUE;
}

// Takes the value of the property away; NULL when there is none.
static struct xcb_property_reply *take(struct selections *selections, struct reading *reading) {
  xcb_cookie_t cookie = xcb_get_property(
      selections->connection, 1, reading->window, reading->property, NO_ATOM, 0, LARGEST / 4);
  return xcb_get_property_reply(selections->connection, cookie, NULL);
}

static size_t size_of(const struct xcb_property_reply *value) {
  return (size_t)value->value_count * value->format / 8;
}

// Adds a part to data; returns whether there was memory and room for it.
static bool add(struct selection_bytes *data, const struct xcb_property_reply *value) {
  size_t size = size_of(value);
  if (size > LARGEST - data->count) { return false; }
  uint8_t *bytes = realloc(data->bytes, data->count + size + 1);
  if (!bytes) { return false; }
  memcpy(bytes + data->count, value->value, size);
  data->bytes = bytes;
  data->count += size;
  return true;
}

// Notes that the owner did not answer: further questions would stop this program, too.
static void note_silence(struct selections *selections) {
  selections->silent_owner = selections->asked_owner;
  selections->silent_until = selections_now() + PAUSE;
}

// Takes part after part until an empty one comes; without bytes when they do not come in time.
static struct selection_bytes take_parts(
    struct selections *selections, struct reading *reading, int64_t end) {
  struct selection_bytes data = {NULL, 0};
  for (;;) {
    int64_t deadline = selections_now() + PATIENCE;
    struct xcb_event *event =
        selections_wait(selections, is_part, reading, deadline < end ? deadline : end);
    if (!event) { note_silence(selections); }
    struct xcb_property_reply *value = event ? take(selections, reading) : NULL;
    free(event);
    bool is_end = value && size_of(value) == 0;
    bool is_added = value && add(&data, value);
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
  int64_t start = selections_now();
  xcb_convert_selection(
      selections->connection, reading->window, selections->atoms[CLIPBOARD], target,
      reading->property, CURRENT_TIME);
  struct xcb_event *event = selections_wait(selections, is_answer, reading, start + PATIENCE);
  if (!event) { note_silence(selections); }
  bool is_answered = event && ((struct xcb_selection_notify_event *)event)->property != NO_ATOM;
  free(event);
  struct xcb_property_reply *value = is_answered ? take(selections, reading) : NULL;
  if (!value) { return data; }
  if (value->type == selections->atoms[INCR]) {
    data = take_parts(selections, reading, start + LONGEST_READ);
  } else if (value->type != NO_ATOM) {
    add(&data, value);
  }
  free(value);
  return data;
}

// The window of the clipboard's owner; NO_WINDOW when that is this program, which would not answer
// while it waits.
static uint32_t foreign_owner(struct selections *selections) {
  uint32_t owner = selections_clipboard_owner(selections), mask = selections->client_mask;
  bool is_own = owner == selections->owner || (owner & mask) == (selections->sibling & mask);
  return is_own ? NO_WINDOW : owner;
}

bool rolltop_clipboard_is_foreign(struct selections *selections) {
  return foreign_owner(selections) != NO_WINDOW;
}

// Reads data from another program that owns the clipboard, through a window of its own: an answer
// that comes too late finds nobody.
static struct selection_bytes read_target(struct selections *selections, uint32_t target) {
  uint32_t owner = foreign_owner(selections);
  bool is_silent = owner == selections->silent_owner && selections_now() < selections->silent_until;
  if (owner == NO_WINDOW || is_silent) { return (struct selection_bytes){NULL, 0}; }
  selections->asked_owner = owner;
  struct reading reading = {selections_create_window(selections), selections->atoms[DATA]};
  struct selection_bytes data = read_through(selections, &reading, target);
  xcb_destroy_window(selections->connection, reading.window);
  xcb_flush(selections->connection);
  return data;
}

void rolltop_clipboard_types(
    struct selections *selections, void *context, selection_type_found found) {
  uint32_t atoms[4 * MAXIMUM_TYPES];
  struct selection_bytes data = read_target(selections, selections->atoms[TARGETS]);
  size_t count = data.count / 4;
  if (count > 4 * MAXIMUM_TYPES) { count = 4 * MAXIMUM_TYPES; }
  if (count > 0) { memcpy(atoms, data.bytes, count * 4); }
  free(data.bytes);
  xcb_cookie_t cookies[4 * MAXIMUM_TYPES];
  for (size_t i = 0; i < count; i += 1) {
    cookies[i] = xcb_get_atom_name(selections->connection, atoms[i]);
  }
  for (size_t i = 0; i < count; i += 1) {
    xcb_error_t *error = NULL;
    struct xcb_atom_name_reply *reply =
        xcb_get_atom_name_reply(selections->connection, cookies[i], &error);
    free(error);
    char *name = reply ? strndup(reply->name, reply->name_length) : NULL;
    free(reply);
    if (name) { found(context, name); }
    free(name);
  }
}

struct selection_bytes rolltop_clipboard_read(struct selections *selections, const char *type) {
  return read_target(selections, selections_atom(selections, type));
}
