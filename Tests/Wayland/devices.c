// A display, a pointer with a wheel, and a keyboard without keys.
#include <stddef.h>

#include "compositor.h"

static void release(struct wl_client *client, struct wl_resource *resource) {
  (void)client;
  wl_resource_destroy(resource);
}

// Sends a new scale factor without any other event, as most compositors do.
void send_scale(void) {
  struct wl_resource *output;
  wl_resource_for_each(output, &compositor.outputs) {
    wl_output_send_scale(output, compositor.output_scale);
    wl_output_send_done(output);
  }
}

// Loops over the resources in a list that belong to the client of a surface. GTK, which draws window
// frames for libdecor, has a connection of its own.
#define FOR_EACH_OF_CLIENT(each, list, surface) \
  wl_resource_for_each(each, list) if (wl_resource_get_client(each) == wl_resource_get_client((surface)->resource))

void enter_display(struct surface *surface) {
  struct wl_resource *output;
  FOR_EACH_OF_CLIENT(output, &compositor.outputs, surface) wl_surface_send_enter(surface->resource, output);
}

static void unlink_resource(struct wl_resource *resource) { wl_list_remove(wl_resource_get_link(resource)); }

static void bind_output(struct wl_client *client, void *data, uint32_t version, uint32_t id) {
  (void)data;
  struct wl_resource *output = wl_resource_create(client, &wl_output_interface, (int)version, id);
  wl_resource_set_implementation(output, NULL, NULL, unlink_resource);
  wl_list_insert(&compositor.outputs, wl_resource_get_link(output));
  wl_output_send_geometry(output, 0, 0, 300, 200, WL_OUTPUT_SUBPIXEL_UNKNOWN, "none", "display", WL_OUTPUT_TRANSFORM_NORMAL);
  wl_output_send_mode(output, WL_OUTPUT_MODE_CURRENT, 3840, 2400, 60000);
  wl_output_send_scale(output, compositor.output_scale);
  wl_output_send_done(output);
}

static void set_cursor(struct wl_client *client, struct wl_resource *resource, uint32_t serial, struct wl_resource *surface, int32_t x, int32_t y) {
  (void)client, (void)resource, (void)serial, (void)x, (void)y;
  if (surface) { surface_of(surface)->is_cursor = true; }
}

static const struct wl_pointer_interface pointer_requests = {set_cursor, release};

static void get_pointer(struct wl_client *client, struct wl_resource *resource, uint32_t id) {
  struct wl_resource *pointer = wl_resource_create(client, &wl_pointer_interface, wl_resource_get_version(resource), id);
  wl_resource_set_implementation(pointer, &pointer_requests, NULL, unlink_resource);
  wl_list_insert(&compositor.pointers, wl_resource_get_link(pointer));
}

static const struct wl_keyboard_interface keyboard_requests = {release};

static void get_keyboard(struct wl_client *client, struct wl_resource *resource, uint32_t id) {
  struct wl_resource *keyboard = wl_resource_create(client, &wl_keyboard_interface, wl_resource_get_version(resource), id);
  wl_resource_set_implementation(keyboard, &keyboard_requests, NULL, unlink_resource);
  wl_list_insert(&compositor.keyboards, wl_resource_get_link(keyboard));
}

static void get_touch(struct wl_client *client, struct wl_resource *resource, uint32_t id) {
  (void)client, (void)resource, (void)id;
  complain("a touch device was requested");
}

static const struct wl_seat_interface seat_requests = {get_pointer, get_keyboard, get_touch, release};

static void bind_seat(struct wl_client *client, void *data, uint32_t version, uint32_t id) {
  (void)data;
  struct wl_resource *seat = wl_resource_create(client, &wl_seat_interface, (int)version, id);
  wl_resource_set_implementation(seat, &seat_requests, NULL, unlink_resource);
  wl_list_insert(&compositor.seats, wl_resource_get_link(seat));
  wl_seat_send_capabilities(seat, WL_SEAT_CAPABILITY_POINTER | WL_SEAT_CAPABILITY_KEYBOARD);
}

static void end_events(struct wl_resource *pointer) {
  if (wl_resource_get_version(pointer) >= WL_POINTER_FRAME_SINCE_VERSION) { wl_pointer_send_frame(pointer); }
}

static void enter(void) {
  struct wl_resource *pointer;
  uint32_t serial = wl_display_next_serial(compositor.display);
  FOR_EACH_OF_CLIENT(pointer, &compositor.pointers, compositor.window) {
    wl_pointer_send_enter(pointer, serial, compositor.window->resource, wl_fixed_from_int(195), wl_fixed_from_int(500));
    end_events(pointer);
  }
  compositor.is_pointer_inside = true;
}

void turn_wheel(int notches) {
  static uint32_t time = 1000;
  if (wl_list_empty(&compositor.pointers) || !compositor.window) { return complain("there is no pointer"); }
  if (!compositor.is_pointer_inside) { enter(); }
  int direction = notches < 0 ? -1 : 1;
  for (int i = 0; i < notches * direction; i++) {
    struct wl_resource *pointer;
    time += 10;
    FOR_EACH_OF_CLIENT(pointer, &compositor.pointers, compositor.window) {
      if (wl_resource_get_version(pointer) >= WL_POINTER_AXIS_DISCRETE_SINCE_VERSION) {
        wl_pointer_send_axis_source(pointer, WL_POINTER_AXIS_SOURCE_WHEEL);
        wl_pointer_send_axis_discrete(pointer, WL_POINTER_AXIS_VERTICAL_SCROLL, direction);
      }
      wl_pointer_send_axis(pointer, time, WL_POINTER_AXIS_VERTICAL_SCROLL, wl_fixed_from_int(10 * direction));
      end_events(pointer);
    }
  }
}

void leave(void) {
  if (!compositor.is_pointer_inside || !compositor.window) { return; }
  struct wl_resource *pointer;
  uint32_t serial = wl_display_next_serial(compositor.display);
  FOR_EACH_OF_CLIENT(pointer, &compositor.pointers, compositor.window) {
    wl_pointer_send_leave(pointer, serial, compositor.window->resource);
    end_events(pointer);
  }
  compositor.is_pointer_inside = false;
}

void move_focus(void) {
  if (wl_list_empty(&compositor.keyboards) || !compositor.window) { return complain("there is no keyboard"); }
  uint32_t serial = wl_display_next_serial(compositor.display);
  struct wl_resource *keyboard;
  struct wl_array keys;
  wl_array_init(&keys);
  FOR_EACH_OF_CLIENT(keyboard, &compositor.keyboards, compositor.window) { wl_keyboard_send_enter(keyboard, serial, compositor.window->resource, &keys); }
  wl_array_release(&keys);
  serial = wl_display_next_serial(compositor.display);
  FOR_EACH_OF_CLIENT(keyboard, &compositor.keyboards, compositor.window) { wl_keyboard_send_leave(keyboard, serial, compositor.window->resource); }
  configure(compositor.window, 0, 0, false);
}

void send_newer_events(void) {
  struct wl_resource *resource;
  wl_resource_for_each(resource, &compositor.seats) { wl_seat_send_name(resource, "seat"); }
  wl_resource_for_each(resource, &compositor.pointers) { wl_pointer_send_frame(resource); }
}

void add_devices(void) {
  wl_list_init(&compositor.outputs);
  wl_list_init(&compositor.seats);
  wl_list_init(&compositor.pointers);
  wl_list_init(&compositor.keyboards);
  wl_global_create(compositor.display, &wl_output_interface, 2, NULL, bind_output);
  wl_global_create(compositor.display, &wl_seat_interface, 5, NULL, bind_seat);
}
