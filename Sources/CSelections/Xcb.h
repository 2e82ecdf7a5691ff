// The declarations of libxcb's headers that are used; its binary interface does not change.
#pragma once
#include <stddef.h>
#include <stdint.h>
#include <sys/uio.h>

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

struct xcb_screen {
  uint32_t root, default_colormap, white_pixel, black_pixel, input_masks;
  uint16_t width, height, width_in_millimetres, height_in_millimetres, least_maps, most_maps;
  uint32_t root_visual;
  uint8_t backing_stores, save_unders, root_depth, depth_count;
};
struct xcb_depth {
  uint8_t depth, pad0;
  uint16_t visual_count;
  uint8_t pad1[4];
};
struct xcb_visual {
  uint32_t visual;
  uint8_t visual_class, bits;
  uint16_t entry_count;
  uint32_t red_mask, green_mask, blue_mask;
  uint8_t pad0[4];
};
// The rest of a list, with its next element.
struct xcb_screen_iterator {
  struct xcb_screen *data;
  int rem, index;
};
struct xcb_depth_iterator {
  struct xcb_depth *data;
  int rem, index;
};
struct xcb_visual_iterator {
  struct xcb_visual *data;
  int rem, index;
};
// An extension by its name, with the number that libxcb gives it; whether a server has it.
struct xcb_extension {
  const char *name;
  int number;
};
struct xcb_extension_reply {
  uint8_t response_type, pad0;
  uint16_t sequence;
  uint32_t length;
  uint8_t is_present;
};
// A request of an extension: the number of its parts, and whether nothing is answered.
struct xcb_request {
  size_t count;
  struct xcb_extension *extension;
  uint8_t opcode, is_void;
};
struct xcb_rectangle {
  int16_t x, y;
  uint16_t width, height;
};
// The request SHAPE_RECTANGLES without its rectangles; libxcb fills in the first line.
struct xcb_shape_request {
  uint8_t major, minor;
  uint16_t length;
  uint8_t operation, kind, ordering, pad0;
  uint32_t window;
  int16_t x, y;
};
enum shape_kind { SHAPE_OF_PIXELS = 0, SHAPE_FOR_POINTER = 2 };
enum { SHAPE_RECTANGLES = 1 };

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
enum { INPUT_OUTPUT = 1, TRUE_COLOR = 4, WHOLE_PIXELS = 2, ABOVE = 0 };
enum { BACKGROUND_PIXMAP = 1 << 0, BORDER_PIXEL = 1 << 3, OVERRIDE_REDIRECT = 1 << 9 };
enum { COLORMAP = 1 << 13, WINDOW_X = 1, WINDOW_Y = 2, WINDOW_WIDTH = 4, WINDOW_HEIGHT = 8 };
enum { STACK_MODE = 1 << 6 };
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
struct xcb_screen_iterator xcb_setup_roots_iterator(const struct xcb_setup *setup);
void xcb_screen_next(struct xcb_screen_iterator *screen);
struct xcb_depth_iterator xcb_screen_allowed_depths_iterator(const struct xcb_screen *screen);
void xcb_depth_next(struct xcb_depth_iterator *depth);
struct xcb_visual_iterator xcb_depth_visuals_iterator(const struct xcb_depth *depth);
void xcb_visualtype_next(struct xcb_visual_iterator *visual);
const struct xcb_extension_reply *xcb_get_extension_data(
    xcb_connection_t *, struct xcb_extension *extension);
unsigned int xcb_send_request(
    xcb_connection_t *, int flags, struct iovec *parts, const struct xcb_request *request);
xcb_cookie_t xcb_create_colormap(
    xcb_connection_t *, uint8_t alloc, uint32_t colors, uint32_t window, uint32_t visual);
xcb_cookie_t xcb_free_colormap(xcb_connection_t *, uint32_t colors);
xcb_cookie_t xcb_create_pixmap(
    xcb_connection_t *, uint8_t depth, uint32_t pixmap, uint32_t drawable, uint16_t width,
    uint16_t height);
xcb_cookie_t xcb_free_pixmap(xcb_connection_t *, uint32_t pixmap);
xcb_cookie_t xcb_create_gc(
    xcb_connection_t *, uint32_t context, uint32_t drawable, uint32_t mask, const void *values);
xcb_cookie_t xcb_free_gc(xcb_connection_t *, uint32_t context);
xcb_cookie_t xcb_put_image(
    xcb_connection_t *, uint8_t format, uint32_t drawable, uint32_t context, uint16_t width,
    uint16_t height, int16_t x, int16_t y, uint8_t left_pad, uint8_t depth, uint32_t length,
    const uint8_t *data);
xcb_cookie_t xcb_map_window(xcb_connection_t *, uint32_t window);
xcb_cookie_t xcb_configure_window(
    xcb_connection_t *, uint32_t window, uint16_t mask, const void *values);
xcb_cookie_t xcb_clear_area(
    xcb_connection_t *, uint8_t exposures, uint32_t window, int16_t x, int16_t y, uint16_t width,
    uint16_t height);
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
