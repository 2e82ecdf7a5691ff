// What libxcb's headers declare, as far as it is used; its binary interface does not change.
#pragma once
#include <stddef.h>
#include <stdint.h>

typedef struct xcb_connection_t xcb_connection_t;
// A request that was sent, by its number.
typedef struct {
  unsigned int sequence;
} xcb_cookie_t;
typedef struct xcb_error_t xcb_error_t;

struct xcb_setup {
  uint8_t status, pad0;
  uint16_t major_version, minor_version, length;
  uint32_t release, resource_base, resource_mask;
};

// The replies, up to what is read of them.
struct xcb_atom_reply {
  uint8_t response_type, pad0;
  uint16_t sequence;
  uint32_t length, atom;
};
struct xcb_atom_name_reply {
  uint8_t response_type, pad0;
  uint16_t sequence;
  uint32_t length;
  uint16_t name_length;
  uint8_t pad1[22];
  char name[];
};
struct xcb_property_reply {
  uint8_t response_type, format;
  uint16_t sequence;
  uint32_t length, type, bytes_after, value_count;
  uint8_t pad0[12];
  uint8_t value[];
};
struct xcb_owner_reply {
  uint8_t response_type, pad0;
  uint16_t sequence;
  uint32_t length, owner;
};
struct xcb_tree_reply {
  uint8_t response_type, pad0;
  uint16_t sequence;
  uint32_t length, root, parent;
};
struct xcb_pointer_reply {
  uint8_t response_type, is_on_screen;
  uint16_t sequence;
  uint32_t length, root, child;
  int16_t root_x, root_y;
};
struct xcb_translation_reply {
  uint8_t response_type, is_on_screen;
  uint16_t sequence;
  uint32_t length, child;
  int16_t x, y;
};

// The events.
struct xcb_event {
  uint8_t response_type, detail;
  uint16_t sequence;
};
struct xcb_error_event {
  struct xcb_event event;
  uint32_t resource;
};
struct xcb_destroy_event {
  struct xcb_event event;
  uint32_t parent, window;
};
struct xcb_property_event {
  struct xcb_event event;
  uint32_t window, atom, time;
  uint8_t state, pad0[3];
};
struct xcb_selection_clear_event {
  struct xcb_event event;
  uint32_t time, owner, selection;
};
struct xcb_selection_request_event {
  struct xcb_event event;
  uint32_t time, owner, requestor, selection, target, property;
};
struct xcb_selection_notify_event {
  struct xcb_event event;
  uint32_t time, requestor, selection, target, property, pad0[2];
};
// The detail is how many bits its numbers have.
struct xcb_client_message_event {
  struct xcb_event event;
  uint32_t window, type, data[5];
};

// Numbers of the protocol: events, masks, types.
enum { X_ERROR = 0, DESTROY_NOTIFY = 17, PROPERTY_NOTIFY = 28 };
enum { SELECTION_CLEAR = 29, SELECTION_REQUEST = 30, SELECTION_NOTIFY = 31, CLIENT_MESSAGE = 33 };
enum { STRUCTURE_NOTIFY_MASK = 1 << 17, PROPERTY_CHANGE_MASK = 1 << 22 };
enum { EVENT_MASK = 1 << 11, INPUT_ONLY = 2, BAD_WINDOW = 3 };
enum { PROPERTY_NEW_VALUE = 0, PROPERTY_DELETED = 1, REPLACE = 0, APPEND = 2 };
enum { NO_ATOM = 0, ATOM = 4, INTEGER = 19, WINDOW = 33 };
enum { NO_WINDOW = 0, CURRENT_TIME = 0 };

// A program that links the library itself has its own.
#pragma GCC visibility push(hidden)

xcb_connection_t *xcb_connect(const char *display, int *screen);
void xcb_disconnect(xcb_connection_t *connection);
int xcb_connection_has_error(xcb_connection_t *connection);
int xcb_get_file_descriptor(xcb_connection_t *connection);
const struct xcb_setup *xcb_get_setup(xcb_connection_t *connection);
uint32_t xcb_generate_id(xcb_connection_t *connection);
int xcb_flush(xcb_connection_t *connection);
struct xcb_event *xcb_poll_for_event(xcb_connection_t *connection);
xcb_cookie_t xcb_intern_atom(
    xcb_connection_t *, uint8_t only_if_exists, uint16_t length, const char *name);
struct xcb_atom_reply *xcb_intern_atom_reply(xcb_connection_t *, xcb_cookie_t, xcb_error_t **);
xcb_cookie_t xcb_get_atom_name(xcb_connection_t *, uint32_t atom);
struct xcb_atom_name_reply *xcb_get_atom_name_reply(xcb_connection_t *, xcb_cookie_t, xcb_error_t **);
xcb_cookie_t xcb_query_tree(xcb_connection_t *, uint32_t window);
struct xcb_tree_reply *xcb_query_tree_reply(xcb_connection_t *, xcb_cookie_t, xcb_error_t **);
xcb_cookie_t xcb_create_window(
    xcb_connection_t *, uint8_t depth, uint32_t window, uint32_t parent, int16_t x, int16_t y,
    uint16_t width, uint16_t height, uint16_t border, uint16_t window_class, uint32_t visual,
    uint32_t mask, const void *values);
xcb_cookie_t xcb_destroy_window(xcb_connection_t *, uint32_t window);
xcb_cookie_t xcb_change_window_attributes(
    xcb_connection_t *, uint32_t window, uint32_t mask, const void *values);
xcb_cookie_t xcb_change_property(
    xcb_connection_t *, uint8_t mode, uint32_t window, uint32_t property, uint32_t type,
    uint8_t format, uint32_t count, const void *value);
xcb_cookie_t xcb_get_property(
    xcb_connection_t *, uint8_t deletes, uint32_t window, uint32_t property, uint32_t type,
    uint32_t offset, uint32_t length);
struct xcb_property_reply *xcb_get_property_reply(xcb_connection_t *, xcb_cookie_t, xcb_error_t **);
xcb_cookie_t xcb_set_selection_owner(
    xcb_connection_t *, uint32_t owner, uint32_t selection, uint32_t time);
xcb_cookie_t xcb_get_selection_owner(xcb_connection_t *, uint32_t selection);
struct xcb_owner_reply *xcb_get_selection_owner_reply(xcb_connection_t *, xcb_cookie_t, xcb_error_t **);
xcb_cookie_t xcb_convert_selection(
    xcb_connection_t *, uint32_t requestor, uint32_t selection, uint32_t target, uint32_t property,
    uint32_t time);
xcb_cookie_t xcb_query_pointer(xcb_connection_t *, uint32_t window);
struct xcb_pointer_reply *xcb_query_pointer_reply(xcb_connection_t *, xcb_cookie_t, xcb_error_t **);
xcb_cookie_t xcb_translate_coordinates(
    xcb_connection_t *, uint32_t from, uint32_t to, int16_t x, int16_t y);
struct xcb_translation_reply *xcb_translate_coordinates_reply(
    xcb_connection_t *, xcb_cookie_t, xcb_error_t **);
xcb_cookie_t xcb_send_event(
    xcb_connection_t *, uint8_t propagates, uint32_t window, uint32_t mask, const char *event);

// Loads the library, unless it is; returns whether it is there.
int xcb_load(void);

#pragma GCC visibility pop
