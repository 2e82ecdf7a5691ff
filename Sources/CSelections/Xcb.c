// The functions of libxcb that are used.
#include "Xcb.h"
#include "DeferredLibrary.h"

static struct library xcb = {"libxcb.so.1", NULL, NULL, PTHREAD_MUTEX_INITIALIZER};

int xcb_load(void) { return library_load(&xcb) == NULL; }

#define XCB(result, name, parameters, arguments) FORWARD(&xcb, result, name, parameters, arguments)

XCB(xcb_connection_t *, xcb_connect, (const char *display, int *screen), (display, screen))
XCB(void, xcb_disconnect, (xcb_connection_t *c), (c))
XCB(int, xcb_connection_has_error, (xcb_connection_t *c), (c))
XCB(int, xcb_get_file_descriptor, (xcb_connection_t *c), (c))
XCB(const struct xcb_setup *, xcb_get_setup, (xcb_connection_t *c), (c))
XCB(uint32_t, xcb_generate_id, (xcb_connection_t *c), (c))
XCB(int, xcb_flush, (xcb_connection_t *c), (c))
XCB(struct xcb_event *, xcb_poll_for_event, (xcb_connection_t *c), (c))
XCB(xcb_cookie_t, xcb_intern_atom,
    (xcb_connection_t *c, uint8_t only_if_exists, uint16_t length, const char *name),
    (c, only_if_exists, length, name))
XCB(struct xcb_atom_reply *, xcb_intern_atom_reply,
    (xcb_connection_t *c, xcb_cookie_t cookie, xcb_error_t **error), (c, cookie, error))
XCB(xcb_cookie_t, xcb_get_atom_name, (xcb_connection_t *c, uint32_t atom), (c, atom))
XCB(struct xcb_atom_name_reply *, xcb_get_atom_name_reply,
    (xcb_connection_t *c, xcb_cookie_t cookie, xcb_error_t **error), (c, cookie, error))
XCB(xcb_cookie_t, xcb_query_tree, (xcb_connection_t *c, uint32_t window), (c, window))
XCB(struct xcb_tree_reply *, xcb_query_tree_reply,
    (xcb_connection_t *c, xcb_cookie_t cookie, xcb_error_t **error), (c, cookie, error))
XCB(xcb_cookie_t, xcb_create_window,
    (xcb_connection_t *c, uint8_t depth, uint32_t window, uint32_t parent, int16_t x, int16_t y,
     uint16_t width, uint16_t height, uint16_t border, uint16_t window_class, uint32_t visual,
     uint32_t mask, const void *values),
    (c, depth, window, parent, x, y, width, height, border, window_class, visual, mask, values))
XCB(xcb_cookie_t, xcb_destroy_window, (xcb_connection_t *c, uint32_t window), (c, window))
XCB(xcb_cookie_t, xcb_change_window_attributes,
    (xcb_connection_t *c, uint32_t window, uint32_t mask, const void *values),
    (c, window, mask, values))
XCB(xcb_cookie_t, xcb_change_property,
    (xcb_connection_t *c, uint8_t mode, uint32_t window, uint32_t property, uint32_t type,
     uint8_t format, uint32_t count, const void *value),
    (c, mode, window, property, type, format, count, value))
XCB(xcb_cookie_t, xcb_get_property,
    (xcb_connection_t *c, uint8_t deletes, uint32_t window, uint32_t property, uint32_t type,
     uint32_t offset, uint32_t length),
    (c, deletes, window, property, type, offset, length))
XCB(struct xcb_property_reply *, xcb_get_property_reply,
    (xcb_connection_t *c, xcb_cookie_t cookie, xcb_error_t **error), (c, cookie, error))
XCB(xcb_cookie_t, xcb_set_selection_owner,
    (xcb_connection_t *c, uint32_t owner, uint32_t selection, uint32_t time),
    (c, owner, selection, time))
XCB(xcb_cookie_t, xcb_get_selection_owner, (xcb_connection_t *c, uint32_t selection), (c, selection))
XCB(struct xcb_owner_reply *, xcb_get_selection_owner_reply,
    (xcb_connection_t *c, xcb_cookie_t cookie, xcb_error_t **error), (c, cookie, error))
XCB(xcb_cookie_t, xcb_convert_selection,
    (xcb_connection_t *c, uint32_t requestor, uint32_t selection, uint32_t target,
     uint32_t property, uint32_t time),
    (c, requestor, selection, target, property, time))
XCB(xcb_cookie_t, xcb_query_pointer, (xcb_connection_t *c, uint32_t window), (c, window))
XCB(struct xcb_pointer_reply *, xcb_query_pointer_reply,
    (xcb_connection_t *c, xcb_cookie_t cookie, xcb_error_t **error), (c, cookie, error))
XCB(xcb_cookie_t, xcb_translate_coordinates,
    (xcb_connection_t *c, uint32_t from, uint32_t to, int16_t x, int16_t y), (c, from, to, x, y))
XCB(struct xcb_translation_reply *, xcb_translate_coordinates_reply,
    (xcb_connection_t *c, xcb_cookie_t cookie, xcb_error_t **error), (c, cookie, error))
XCB(xcb_cookie_t, xcb_send_event,
    (xcb_connection_t *c, uint8_t propagates, uint32_t window, uint32_t mask, const char *event),
    (c, propagates, window, mask, event))
XCB(struct xcb_screen_iterator, xcb_setup_roots_iterator, (const struct xcb_setup *setup), (setup))
XCB(void, xcb_screen_next, (struct xcb_screen_iterator *screen), (screen))
XCB(struct xcb_depth_iterator, xcb_screen_allowed_depths_iterator,
    (const struct xcb_screen *screen), (screen))
XCB(void, xcb_depth_next, (struct xcb_depth_iterator *depth), (depth))
XCB(struct xcb_visual_iterator, xcb_depth_visuals_iterator, (const struct xcb_depth *depth), (depth))
XCB(void, xcb_visualtype_next, (struct xcb_visual_iterator *visual), (visual))
XCB(const struct xcb_extension_reply *, xcb_get_extension_data,
    (xcb_connection_t *c, struct xcb_extension *extension), (c, extension))
XCB(unsigned int, xcb_send_request,
    (xcb_connection_t *c, int flags, struct iovec *parts, const struct xcb_request *request),
    (c, flags, parts, request))
XCB(xcb_cookie_t, xcb_create_colormap,
    (xcb_connection_t *c, uint8_t alloc, uint32_t colors, uint32_t window, uint32_t visual),
    (c, alloc, colors, window, visual))
XCB(xcb_cookie_t, xcb_free_colormap, (xcb_connection_t *c, uint32_t colors), (c, colors))
XCB(xcb_cookie_t, xcb_create_pixmap,
    (xcb_connection_t *c, uint8_t depth, uint32_t pixmap, uint32_t drawable, uint16_t width,
     uint16_t height),
    (c, depth, pixmap, drawable, width, height))
XCB(xcb_cookie_t, xcb_free_pixmap, (xcb_connection_t *c, uint32_t pixmap), (c, pixmap))
XCB(xcb_cookie_t, xcb_create_gc,
    (xcb_connection_t *c, uint32_t context, uint32_t drawable, uint32_t mask, const void *values),
    (c, context, drawable, mask, values))
XCB(xcb_cookie_t, xcb_free_gc, (xcb_connection_t *c, uint32_t context), (c, context))
XCB(xcb_cookie_t, xcb_put_image,
    (xcb_connection_t *c, uint8_t format, uint32_t drawable, uint32_t context, uint16_t width,
     uint16_t height, int16_t x, int16_t y, uint8_t left_pad, uint8_t depth, uint32_t length,
     const uint8_t *data),
    (c, format, drawable, context, width, height, x, y, left_pad, depth, length, data))
XCB(xcb_cookie_t, xcb_map_window, (xcb_connection_t *c, uint32_t window), (c, window))
XCB(xcb_cookie_t, xcb_configure_window,
    (xcb_connection_t *c, uint32_t window, uint16_t mask, const void *values),
    (c, window, mask, values))
XCB(xcb_cookie_t, xcb_clear_area,
    (xcb_connection_t *c, uint8_t exposures, uint32_t window, int16_t x, int16_t y, uint16_t width,
     uint16_t height),
    (c, exposures, window, x, y, width, height))
