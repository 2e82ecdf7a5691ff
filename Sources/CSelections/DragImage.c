// The image at the pointer of a drag outside of the program's windows.
//
// The image is an override-redirect window of this connection, which the server destroys when the
// program ends. The image is the window's background, so that no redrawing is necessary.
#include <stdlib.h>
#include <string.h>

#include <X11/Xmd.h>
// This header requires the types of the previous one.
#include <X11/extensions/shapeproto.h>

#include "Selections.h"

// The maximum side of the image in pixels, the bytes of pixels per request, and the maximum number
// of opaque runs; servers accept requests of at least 256 KB.
enum { MAXIMUM_SIDE = 8192, PART_BYTES = 200000, MAXIMUM_RUNS = 20000 };
// The minimum alpha, of 255, of a pixel that is visible without compositing.
enum { OPAQUE = 128 };

static xcb_extension_t shape_extension = {"SHAPE", 0};

// Returns the visual of transparent windows; 0 if there is none.
static uint32_t transparent_visual(const xcb_screen_t *screen) {
  xcb_depth_iterator_t depth = XCB(screen_allowed_depths_iterator)(screen);
  for (; depth.rem > 0; XCB(depth_next)(&depth)) {
    xcb_visualtype_iterator_t visual = XCB(depth_visuals_iterator)(depth.data);
    if (depth.data->depth != 32) { continue; }
    for (; visual.rem > 0; XCB(visualtype_next)(&visual)) {
      if (visual.data->_class == XCB_VISUAL_CLASS_TRUE_COLOR && visual.data->red_mask == 0xFF0000) {
        return visual.data->visual_id;
      }
    }
  }
  return 0;
}

static const xcb_screen_t *find_screen(struct selections *selections) {
  const xcb_setup_t *setup = XCB(get_setup)(selections->connection);
  xcb_screen_iterator_t screen = XCB(setup_roots_iterator)(setup);
  for (; screen.rem > 0; XCB(screen_next)(&screen)) {
    if (screen.data->root == selections->root) { return screen.data; }
  }
  return NULL;
}

// Returns whether a compositing manager is running.
static bool is_composited(struct selections *selections) {
  uint32_t selection = selections_atom(selections, "_NET_WM_CM_S0");
  return selections_owner(selections, selection) != XCB_WINDOW_NONE;
}

// Restricts the window's visible or input shape to rectangles.
static void set_shape(
    struct selections *selections, uint8_t kind, const xcb_rectangle_t *rectangles,
    size_t count) {
  xShapeRectanglesReq request = {.destKind = kind, .dest = selections->drag_image.window};
  // libxcb inserts its own parts before these.
  struct iovec parts[4] = {
      {NULL, 0}, {NULL, 0}, {&request, sizeof request},
      {(void *)rectangles, count * sizeof *rectangles}};
  xcb_protocol_request_t shape = {2, &shape_extension, X_ShapeRectangles, 1};
  XCB(send_request)(selections->connection, 0, parts + 2, &shape);
}

// Returns a pixel premultiplied by its alpha, or opaque without compositing.
static uint32_t shown(uint32_t pixel, bool is_mixed) {
  uint32_t alpha = pixel >> 24;
  if (!is_mixed) { return pixel | 0xFF000000; }
  uint32_t red = (pixel >> 16 & 0xFF) * alpha / 255;
  uint32_t green = (pixel >> 8 & 0xFF) * alpha / 255;
  uint32_t blue = (pixel & 0xFF) * alpha / 255;
  return alpha << 24 | red << 16 | green << 8 | blue;
}

// Sets the image as the window's background.
static void paint(struct selections *selections, const uint32_t *pixels, int width, int height) {
  xcb_connection_t *connection = selections->connection;
  const struct drag_image *drag_image = &selections->drag_image;
  uint32_t pixmap = XCB(generate_id)(connection), context = XCB(generate_id)(connection);
  XCB(create_pixmap)(
      connection, drag_image->depth, pixmap, drag_image->window, (uint16_t)width, (uint16_t)height);
  XCB(create_gc)(connection, context, pixmap, 0, NULL);
  int rows = PART_BYTES / (4 * width);
  uint32_t *part = malloc((size_t)rows * (size_t)width * 4);
  for (int y = 0; part && y < height; y += rows) {
    int count = height - y < rows ? height - y : rows;
    for (int i = 0; i < count * width; i += 1) {
      part[i] = shown(pixels[y * width + i], drag_image->depth == 32);
    }
    XCB(put_image)(
        connection, XCB_IMAGE_FORMAT_Z_PIXMAP, pixmap, context, (uint16_t)width, (uint16_t)count, 0,
        (int16_t)y, 0, drag_image->depth, (uint32_t)(count * width * 4), (const uint8_t *)part);
  }
  free(part);
  XCB(change_window_attributes)(connection, drag_image->window, XCB_CW_BACK_PIXMAP, &pixmap);
  XCB(free_gc)(connection, context);
  XCB(free_pixmap)(connection, pixmap);
}

// Clips transparent pixels if there is no compositing.
static void cut(struct selections *selections, const uint32_t *pixels, int width, int height) {
  xcb_rectangle_t *runs = malloc(sizeof *runs * MAXIMUM_RUNS);
  size_t count = 0;
  for (int y = 0; runs && y < height; y += 1) {
    for (int x = 0; x < width && count < MAXIMUM_RUNS; x += 1) {
      int start = x;
      while (x < width && pixels[y * width + x] >> 24 >= OPAQUE) { x += 1; }
      if (x > start) {
        runs[count++] = (xcb_rectangle_t){
            (int16_t)start, (int16_t)y, (uint16_t)(x - start), 1};
      }
    }
  }
  if (runs) { set_shape(selections, ShapeBounding, runs, count); }
  free(runs);
}

bool rolltop_drag_shows_images(struct selections *selections) {
  const xcb_query_extension_reply_t *shape =
      XCB(get_extension_data)(selections->connection, &shape_extension);
  const xcb_screen_t *screen = find_screen(selections);
  if (!shape || !shape->present || !screen) { return false; }
  return screen->root_depth == 24 || screen->root_depth == 32;
}

// Creates the window, which is transparent to pointer input.
static void make_window(struct selections *selections) {
  xcb_connection_t *connection = selections->connection;
  struct drag_image *drag_image = &selections->drag_image;
  const xcb_screen_t *screen = find_screen(selections);
  uint32_t visual = is_composited(selections) ? transparent_visual(screen) : 0;
  drag_image->depth = visual ? 32 : screen->root_depth;
  drag_image->window = XCB(generate_id)(connection);
  drag_image->colors = visual ? XCB(generate_id)(connection) : 0;
  if (visual) { XCB(create_colormap)(connection, 0, drag_image->colors, selections->root, visual); }
  // In the order of the mask's bits; windows with a visual other than the root's require the first
  // and the last value.
  uint32_t values[] = {0, true, drag_image->colors};
  uint32_t mask = XCB_CW_BORDER_PIXEL | XCB_CW_OVERRIDE_REDIRECT | (visual ? XCB_CW_COLORMAP : 0);
  XCB(create_window)(
      connection, visual ? 32 : 0, drag_image->window, selections->root, 0, 0, 1, 1, 0,
      XCB_WINDOW_CLASS_INPUT_OUTPUT, visual, mask, values);
  uint32_t type = selections_atom(selections, "_NET_WM_WINDOW_TYPE_DND");
  selections_put(
      selections, drag_image->window, selections_atom(selections, "_NET_WM_WINDOW_TYPE"),
      XCB_ATOM_ATOM, 32, 1, &type);
  set_shape(selections, ShapeInput, NULL, 0);
}

void selections_hide_drag_image(struct selections *selections) {
  struct drag_image *drag_image = &selections->drag_image;
  if (drag_image->window == XCB_WINDOW_NONE) { return; }
  XCB(destroy_window)(selections->connection, drag_image->window);
  if (drag_image->colors) { XCB(free_colormap)(selections->connection, drag_image->colors); }
  *drag_image = (struct drag_image){.window = XCB_WINDOW_NONE};
}

void selections_move_drag_image(struct selections *selections) {
  const struct drag_image *drag_image = &selections->drag_image;
  if (drag_image->window == XCB_WINDOW_NONE) { return; }
  uint32_t values[] = {
      (uint32_t)(selections->drag.x - drag_image->x), (uint32_t)(selections->drag.y - drag_image->y),
      XCB_STACK_MODE_ABOVE};
  uint16_t mask = XCB_CONFIG_WINDOW_X | XCB_CONFIG_WINDOW_Y | XCB_CONFIG_WINDOW_STACK_MODE;
  XCB(configure_window)(
      selections->connection, drag_image->window, mask, values);
}

bool rolltop_drag_show(
    struct selections *selections, const uint32_t *pixels, int width, int height, int x, int y) {
  struct drag_image *drag_image = &selections->drag_image;
  bool fits = width > 0 && height > 0 && width <= MAXIMUM_SIDE && height <= MAXIMUM_SIDE;
  if (!pixels || !fits || !selections->drag.is_active) {
    selections_hide_drag_image(selections);
    XCB(flush)(selections->connection);
    return false;
  }
  if (!rolltop_drag_shows_images(selections)) { return false; }
  bool is_new = drag_image->window == XCB_WINDOW_NONE;
  if (is_new) { make_window(selections); }
  drag_image->x = x;
  drag_image->y = y;
  uint32_t size[] = {(uint32_t)width, (uint32_t)height};
  XCB(configure_window)(
      selections->connection, drag_image->window,
      XCB_CONFIG_WINDOW_WIDTH | XCB_CONFIG_WINDOW_HEIGHT, size);
  paint(selections, pixels, width, height);
  if (drag_image->depth != 32) { cut(selections, pixels, width, height); }
  XCB(clear_area)(selections->connection, 0, drag_image->window, 0, 0, 0, 0);
  selections_move_drag_image(selections);
  if (is_new) { XCB(map_window)(selections->connection, drag_image->window); }
  XCB(flush)(selections->connection);
  return true;
}
