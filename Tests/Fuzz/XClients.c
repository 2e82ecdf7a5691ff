// A fuzzer of CSelections and of the drags in UIKitDesktop, with an X server and other clients that
// send arbitrary data. It replaces the functions of libxcb that are called; replies have the correct
// length and arbitrary content.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

#include "../../Sources/CSelections/include/Selections.h"
#include "Input.h"

struct xcb_connection_t {
  xcb_setup_t setup;
  uint32_t last_id;
};

// The drags, in Drags.swift.
void *drags_open(struct selections *selections, uint32_t window);
void drags_close(void *drags);
void drag_begin(void *drags, uint32_t window, const char *const *types, int count);
void drag_update(void *drags, bool wants_move);
void drag_show(void *drags, const uint32_t *pixels, int width, int height, int x, int y);
void drag_drop(void *drags);
void drag_end(void *drags);
void hover_answer(void *drags, bool is_accepted);
void hover_read(void *drags, const char *type, size_t maximum_size);
struct selection_bytes hover_take_data(void *drags);
void hover_finish(void *drags, const char *type, bool is_taken);

enum { SIBLING = 0x400001, ROOT = 0x100, FIRST_ATOM = 100, LARGEST_REPLY = 1 << 10 };
static struct xcb_connection_t connection = {.setup = {.resource_id_mask = 0x1FFFFF}};
static char atom_table[64][32];
static uint32_t atom_count, windows[8], window_count;
static xcb_screen_t only_screen = {.root = ROOT};
static bool is_prepared;

struct library xcb_library;
const char *library_load(struct library *library) { return library ? NULL : "none"; }
void *library_function(struct library *library, const char *name) {
  (void)library;
  return dlsym(RTLD_DEFAULT, name);
}
int xcb_flush(xcb_connection_t *c) { return c != NULL; }
void xcb_disconnect(xcb_connection_t *c) { (void)c; }
int xcb_get_file_descriptor(xcb_connection_t *c) { return c ? 3 : 3; }
const xcb_setup_t *xcb_get_setup(xcb_connection_t *c) { return &c->setup; }
int xcb_connection_has_error(xcb_connection_t *c) {
  return c && is_prepared && input_is_left() && input_byte() == 0xEE;
}

xcb_connection_t *xcb_connect(const char *display, int *screen) {
  (void)display, (void)screen;
  connection.last_id = 0x600000;
  atom_count = window_count = 0;
  only_screen.root_depth = 0;
  return &connection;
}

uint32_t xcb_generate_id(xcb_connection_t *c) {
  c->last_id += 1;
  windows[window_count % 8] = c->last_id;
  window_count += 1;
  return c->last_id;
}

// Returns the ID of a window, usually one that the tested code knows.
static uint32_t choose_window(void) {
  uint8_t choice = input_byte();
  switch (choice >> 5) {
  case 0: return SIBLING + (choice & 15);
  case 1: return ROOT;
  case 2: return XCB_WINDOW_NONE;
  case 3: return input_number();
  case 4: return 0x800000 + (choice & 15);
  default: return windows[(window_count + choice) % 8];
  }
}

static uint32_t choose_atom(void) {
  uint8_t choice = input_byte();
  if (choice == 255) { return input_number(); }
  return choice & 128 ? choice & 63 : FIRST_ATOM + (choice & 63);
}

// Returns a reply with an arbitrary number of words after its fixed part; NULL for an error.
static void *make_reply(void) {
  uint8_t choice = input_byte();
  if (choice == 0) { return NULL; }
  uint32_t length = choice & 1 ? input_number() % LARGEST_REPLY : choice >> 1;
  uint8_t *bytes = calloc(1, 32 + (size_t)length * 4);
  if (choice & 64) {
    input_fill(bytes, 32 + (size_t)length * 4);
  } else {
    input_fill(bytes + 8, 8);
  }
  bytes[0] = 1;
  memcpy(bytes + 4, &length, 4);
  return bytes;
}

xcb_get_atom_name_reply_t *xcb_get_atom_name_reply(
    xcb_connection_t *c, xcb_get_atom_name_cookie_t cookie, xcb_generic_error_t **error) {
  (void)c, (void)cookie;
  xcb_get_atom_name_reply_t *result = make_reply();
  if (error) { *error = result ? NULL : malloc(32); }
  return result;
}

xcb_intern_atom_reply_t *xcb_intern_atom_reply(
    xcb_connection_t *c, xcb_intern_atom_cookie_t cookie, xcb_generic_error_t **error) {
  (void)c, (void)error;
  if (is_prepared && input_byte() == 255) { return make_reply(); }
  xcb_intern_atom_reply_t *result = calloc(1, 32);
  result->atom = cookie.sequence;
  return result;
}

xcb_get_property_reply_t *xcb_get_property_reply(
    xcb_connection_t *c, xcb_get_property_cookie_t cookie, xcb_generic_error_t **error) {
  (void)c, (void)cookie, (void)error;
  xcb_get_property_reply_t *result = make_reply();
  if (!result) { return NULL; }
  uint8_t choice = input_byte();
  result->format = (uint8_t[]){8, 16, 32, choice}[choice & 3];
  if (choice & 4) { result->value_len = result->length * 4 / (choice & 3 ? 4 : 1); }
  result->type = choice & 8 ? choose_atom() : FIRST_ATOM + INCR;
  return result;
}

xcb_get_selection_owner_reply_t *xcb_get_selection_owner_reply(
    xcb_connection_t *c, xcb_get_selection_owner_cookie_t cookie, xcb_generic_error_t **error) {
  (void)c, (void)cookie, (void)error;
  xcb_get_selection_owner_reply_t *result = calloc(1, 32);
  result->owner = choose_window();
  return result;
}

xcb_query_tree_reply_t *xcb_query_tree_reply(
    xcb_connection_t *c, xcb_query_tree_cookie_t cookie, xcb_generic_error_t **error) {
  (void)c, (void)cookie, (void)error;
  xcb_query_tree_reply_t *result = calloc(1, 32);
  result->root = ROOT;
  result->parent = is_prepared ? choose_window() : ROOT;
  return result;
}

xcb_query_pointer_reply_t *xcb_query_pointer_reply(
    xcb_connection_t *c, xcb_query_pointer_cookie_t cookie, xcb_generic_error_t **error) {
  (void)c, (void)cookie, (void)error;
  xcb_query_pointer_reply_t *result = calloc(1, 32);
  result->same_screen = input_byte() & 1;
  result->child = choose_window();
  input_fill(&result->root_x, 4);
  return result;
}

xcb_translate_coordinates_reply_t *xcb_translate_coordinates_reply(
    xcb_connection_t *c, xcb_translate_coordinates_cookie_t cookie, xcb_generic_error_t **error) {
  (void)c, (void)cookie, (void)error;
  xcb_translate_coordinates_reply_t *result = calloc(1, 32);
  result->child = choose_window();
  return result;
}

xcb_intern_atom_cookie_t xcb_intern_atom(
    xcb_connection_t *c, uint8_t only_if_exists, uint16_t length, const char *name) {
  (void)c, (void)only_if_exists;
  for (uint32_t i = 0; i < atom_count; i += 1) {
    if (strncmp(atom_table[i], name, length) == 0) { return (xcb_intern_atom_cookie_t){FIRST_ATOM + i}; }
  }
  if (atom_count == 64 || length > 31) { return (xcb_intern_atom_cookie_t){1}; }
  memcpy(atom_table[atom_count], name, length);
  atom_table[atom_count][length] = 0;
  return (xcb_intern_atom_cookie_t){FIRST_ATOM + atom_count++};
}

// Returns a screen with an arbitrary depth, which does not change afterwards.
xcb_screen_iterator_t xcb_setup_roots_iterator(const xcb_setup_t *setup) {
  (void)setup;
  if (only_screen.root_depth == 0) {
    only_screen.root_depth = (uint8_t[]){24, 32, 30, 8}[input_byte() & 3];
  }
  return (xcb_screen_iterator_t){&only_screen, 1, 0};
}
void xcb_screen_next(xcb_screen_iterator_t *screen) { screen->rem -= 1; }
xcb_depth_iterator_t xcb_screen_allowed_depths_iterator(const xcb_screen_t *screen) {
  static xcb_depth_t depth;
  depth.depth = screen->root_depth;
  return (xcb_depth_iterator_t){&depth, input_byte() & 3, 0};
}
void xcb_depth_next(xcb_depth_iterator_t *depth) { depth->rem -= 1; }
xcb_visualtype_iterator_t xcb_depth_visuals_iterator(const xcb_depth_t *depth) {
  static xcb_visualtype_t visual = {.visual_id = 5, .red_mask = 0xFF0000};
  visual._class = depth->depth == 32 ? XCB_VISUAL_CLASS_TRUE_COLOR : 0;
  return (xcb_visualtype_iterator_t){&visual, input_byte() & 3, 0};
}
void xcb_visualtype_next(xcb_visualtype_iterator_t *visual) { visual->rem -= 1; }
const xcb_query_extension_reply_t *xcb_get_extension_data(
    xcb_connection_t *c, xcb_extension_t *extension) {
  (void)c, (void)extension;
  static xcb_query_extension_reply_t extension_reply;
  extension_reply.present = input_byte() != 255;
  return &extension_reply;
}

// Reads the whole request, so that the sanitizer finds pointers out of bounds.
static volatile uint8_t sum;
static xcb_void_cookie_t send(const void *bytes, size_t count) {
  for (size_t i = 0; i < count; i += 1) { sum += ((const uint8_t *)bytes)[i]; }
  return (xcb_void_cookie_t){1};
}

// Requests with and without a reply.
#define ASKED(name, parameters) \
  name##_cookie_t name parameters { return (name##_cookie_t){1}; }
#define SENT(name, parameters) \
  xcb_void_cookie_t name parameters { return send(NULL, 0); }
ASKED(xcb_get_atom_name, (xcb_connection_t *c, uint32_t atom))
ASKED(xcb_query_tree, (xcb_connection_t *c, uint32_t window))
SENT(xcb_delete_property, (xcb_connection_t *c, uint32_t window, uint32_t property))
SENT(xcb_destroy_window, (xcb_connection_t *c, uint32_t window))
ASKED(xcb_get_selection_owner, (xcb_connection_t *c, uint32_t selection))
ASKED(xcb_query_pointer, (xcb_connection_t *c, uint32_t window))
SENT(xcb_set_selection_owner, (xcb_connection_t *c, uint32_t owner, uint32_t s, uint32_t time))
ASKED(xcb_translate_coordinates,
      (xcb_connection_t *c, uint32_t from, uint32_t to, int16_t x, int16_t y))
ASKED(xcb_get_property,
      (xcb_connection_t *c, uint8_t deletes, uint32_t window, uint32_t property, uint32_t type,
       uint32_t offset, uint32_t length))
SENT(xcb_convert_selection,
      (xcb_connection_t *c, uint32_t requestor, uint32_t selection, uint32_t target,
       uint32_t property, uint32_t time))
SENT(xcb_create_colormap,
      (xcb_connection_t *c, uint8_t alloc, uint32_t colors, uint32_t window, uint32_t visual))
SENT(xcb_free_colormap, (xcb_connection_t *c, uint32_t colors))
SENT(xcb_create_pixmap,
      (xcb_connection_t *c, uint8_t depth, uint32_t pixmap, uint32_t drawable, uint16_t width,
       uint16_t height))
SENT(xcb_free_pixmap, (xcb_connection_t *c, uint32_t pixmap))
SENT(xcb_create_gc,
      (xcb_connection_t *c, uint32_t context, uint32_t drawable, uint32_t mask, const void *values))
SENT(xcb_free_gc, (xcb_connection_t *c, uint32_t context))
SENT(xcb_map_window, (xcb_connection_t *c, uint32_t window))
SENT(xcb_clear_area,
      (xcb_connection_t *c, uint8_t exposures, uint32_t window, int16_t x, int16_t y,
       uint16_t width, uint16_t height))

xcb_void_cookie_t xcb_put_image(
    xcb_connection_t *c, uint8_t format, uint32_t drawable, uint32_t context, uint16_t width,
    uint16_t height, int16_t x, int16_t y, uint8_t left_pad, uint8_t depth, uint32_t length,
    const uint8_t *data) {
  (void)c, (void)format, (void)drawable, (void)context, (void)x, (void)y, (void)left_pad, (void)depth;
  if (length != 4 * (uint32_t)width * height || length > 262000) { abort(); }
  return send(data, length);
}

xcb_void_cookie_t xcb_configure_window(
    xcb_connection_t *c, uint32_t window, uint16_t mask, const void *values) {
  (void)c, (void)window;
  return send(values, 4 * (size_t)__builtin_popcount(mask));
}

unsigned int xcb_send_request(
    xcb_connection_t *c, int flags, struct iovec *parts, const xcb_protocol_request_t *request) {
  (void)c, (void)flags;
  for (size_t i = 0; i < request->count; i += 1) { send(parts[i].iov_base, parts[i].iov_len); }
  return 1;
}

xcb_void_cookie_t xcb_create_window(
    xcb_connection_t *c, uint8_t depth, uint32_t window, uint32_t parent, int16_t x, int16_t y,
    uint16_t width, uint16_t height, uint16_t border, uint16_t window_class, uint32_t visual,
    uint32_t mask, const void *values) {
  (void)c, (void)depth, (void)window, (void)parent, (void)x, (void)y, (void)width, (void)height;
  (void)border, (void)window_class, (void)visual, (void)mask;
  return send(values, 4);
}

xcb_void_cookie_t xcb_change_window_attributes(
    xcb_connection_t *c, uint32_t window, uint32_t mask, const void *values) {
  (void)c, (void)window, (void)mask;
  return send(values, 4);
}

xcb_void_cookie_t xcb_change_property(
    xcb_connection_t *c, uint8_t mode, uint32_t window, uint32_t property, uint32_t type,
    uint8_t format, uint32_t count, const void *value) {
  (void)c, (void)mode, (void)window, (void)property, (void)type;
  return send(value, (size_t)count * format / 8);
}

xcb_void_cookie_t xcb_send_event(
    xcb_connection_t *c, uint8_t propagates, uint32_t window, uint32_t mask, const char *event) {
  (void)c, (void)propagates, (void)window, (void)mask;
  return send(event, 32);
}

// Returns an event of any type, usually a handled one; libxcb allocates 36 bytes for it.
xcb_generic_event_t *xcb_poll_for_event(xcb_connection_t *c) {
  (void)c;
  static const uint8_t handled_types[] = {
      0, XCB_DESTROY_NOTIFY, XCB_PROPERTY_NOTIFY, XCB_SELECTION_CLEAR, XCB_SELECTION_REQUEST,
      XCB_SELECTION_NOTIFY, XCB_CLIENT_MESSAGE};
  uint8_t choice = input_byte();
  if ((choice & 1) == 0) { return NULL; }
  xcb_generic_event_t *event = calloc(1, 36);
  uint8_t type_index = (choice >> 1) % 8;
  event->response_type = type_index < 7 ? handled_types[type_index] : input_byte();
  ((xcb_generic_error_t *)event)->error_code = choice & 16 ? XCB_WINDOW : choice;
  switch (event->response_type) {
  case 0: ((xcb_generic_error_t *)event)->resource_id = choose_window(); break;
  case XCB_DESTROY_NOTIFY: ((xcb_destroy_notify_event_t *)event)->window = choose_window(); break;
  case XCB_PROPERTY_NOTIFY: {
    xcb_property_notify_event_t *change = (void *)event;
    change->window = choose_window();
    change->atom = choice & 32 ? FIRST_ATOM + DATA : choose_atom();
    change->state = choice & 64 ? XCB_PROPERTY_NEW_VALUE : XCB_PROPERTY_DELETE;
    break;
  }
  case XCB_SELECTION_CLEAR: {
    xcb_selection_clear_event_t *clear = (void *)event;
    clear->selection = choose_atom();
    clear->time = input_number();
    break;
  }
  case XCB_SELECTION_REQUEST: {
    xcb_selection_request_event_t *request = (void *)event;
    request->requestor = choose_window();
    request->selection = FIRST_ATOM + (choice & 32 ? CLIPBOARD : XDND_SELECTION);
    request->target = choose_atom();
    request->property = choose_atom();
    break;
  }
  case XCB_SELECTION_NOTIFY: {
    xcb_selection_notify_event_t *notify = (void *)event;
    notify->requestor = choose_window();
    notify->property = choice & 32 ? XCB_ATOM_NONE : FIRST_ATOM + DATA;
    break;
  }
  case XCB_CLIENT_MESSAGE: {
    xcb_client_message_event_t *message = (void *)event;
    // Usually a message of XDND, from the same window.
    uint8_t kind = input_byte();
    message->type = kind & 0x80 ? kind : FIRST_ATOM + XDND_ENTER + kind % 6;
    message->window = choice & 32 ? SIBLING : choose_window();
    for (int i = 0; i < 5; i += 1) { message->data.data32[i] = input_byte(); }
    message->data.data32[0] = choice & 64 ? 0x800001 : choose_window();
    // The highest byte is the version of a drag, and the lowest one has flags.
    message->data.data32[1] *= 0x1000001;
    message->format = choice >= 0xF0 ? 8 : 32;
    break;
  }
  default: input_fill((uint8_t *)event + 4, 28);
  }
  return event;
}

static const char *const type_names[] = {
    "text/plain", "UTF8_STRING", "image/png", "TARGETS", "", "a/b", "TIMESTAMP", "text/uri-list"};

static struct selection_bytes arbitrary_data(void) {
  uint8_t choice = input_byte();
  if (choice == 0) { return (struct selection_bytes){NULL, 0}; }
  size_t count = choice == 255 ? 300000 : choice;
  return (struct selection_bytes){calloc(1, count), count};
}

// Returns data for a request of another client.
static struct selection_bytes provide_data(void *context, const char *type) {
  (void)context;
  send(type, strlen(type));
  return arbitrary_data();
}

static void read_type(void *context, const char *type) {
  (void)context;
  send(type, strlen(type));
}

// Writes up to 80 types, more than one request offers, and returns their number.
static int choose_types(const char **types) {
  int count = (int)input_below(80);
  for (int i = 0; i < count; i += 1) { types[i] = type_names[input_below(8)]; }
  return count;
}

// Shows a drag image of arbitrary opacity whose last pixel is the end of its allocation.
static void show_image(void *drags) {
  int width = (int[]){0, 1, 300, 8192, 8193}[input_below(5)], height = (int)input_below(70);
  size_t count = (size_t)width * (size_t)height;
  uint32_t *pixels = malloc(count * 4 + 4);
  for (size_t i = 0; i < count; i += 1) { pixels[i + 1] = (uint32_t)(i * count) << 23; }
  bool has_image = input_byte() != 0;
  int x = (int)input_byte(), y = (int)input_byte();
  drag_show(drags, has_image ? pixels + 1 : NULL, width, height, x, y);
  free(pixels);
}

// Calls a function that the input chooses.
static void act(struct selections *selections, void *drags) {
  const char *types[80];
  enum selection selection = input_byte() & 1 ? SELECTION_PRIMARY : SELECTION_CLIPBOARD;
  const char *type = type_names[input_below(8)];
  size_t maximum_size = (size_t[]){4, 1000, 1 << 16, 1 << 24}[input_below(4)];
  switch (input_below(15)) {
  case 0: rolltop_selections_handle(selections); break;
  case 1: rolltop_clipboard_offer(selections, types, choose_types(types)); break;
  case 2: rolltop_clipboard_is_held(selections); break;
  case 3: rolltop_selection_is_foreign(selections, selection); break;
  case 4: rolltop_selection_types(selections, selection, selections, read_type); break;
  case 5: {
    struct selection_bytes bytes = rolltop_selection_read(selections, selection, type, maximum_size);
    send(bytes.bytes, bytes.count);
    if (bytes.count > maximum_size) { abort(); }
    free(bytes.bytes);
    break;
  }
  case 6: drag_begin(drags, choose_window(), types, choose_types(types)); break;
  case 7: {
    uint8_t choice = input_byte();
    drag_update(drags, choice & 1);
    if (choice & 2) { show_image(drags); }
    break;
  }
  case 8: drag_drop(drags); break;
  case 9: rolltop_drag_provide(selections, type, arbitrary_data()); break;
  case 10: drag_end(drags); break;
  case 11: hover_answer(drags, input_byte() & 1); break;
  case 12: hover_read(drags, type, maximum_size); break;
  case 13: {
    struct selection_bytes bytes = hover_take_data(drags);
    send(bytes.bytes, bytes.count);
    free(bytes.bytes);
    hover_finish(drags, type, input_byte() & 1);
    break;
  }
  default:
    rolltop_clipboard_is_lost(selections);
    rolltop_selections_descriptor(selections);
  }
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
  input_begin(bytes, count);
  is_prepared = false;
  int context = 0;
  struct selections *selections = rolltop_selections_open(SIBLING, &context, provide_data, read_type);
  is_prepared = true;
  void *drags = drags_open(selections, SIBLING);
  while (input_is_left()) { act(selections, drags); }
  rolltop_selections_close(selections);
  drags_close(drags);
  return 0;
}
