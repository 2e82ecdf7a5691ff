// Listens to the seat's input for the serials that a compositor requires.
#include <linux/input-event-codes.h>
#include <unistd.h>

#include "Data.h"

static void pointer_entered(
    void *context, struct wl_pointer *pointer, uint32_t serial, struct wl_surface *surface,
    wl_fixed_t x, wl_fixed_t y) {
  (void)pointer;
  (void)serial;
  struct wayland_data *data = context;
  data->pointed = (struct wl_proxy *)surface;
  data->x = x;
  data->y = y;
  data->pressed_count = 0;
}

static void pointer_left(
    void *context, struct wl_pointer *pointer, uint32_t serial, struct wl_surface *surface) {
  (void)pointer;
  (void)serial;
  (void)surface;
  struct wayland_data *data = context;
  data->pointed = NULL;
  data->pressed_count = 0;
}

static void pointer_moved(
    void *context, struct wl_pointer *pointer, uint32_t time, wl_fixed_t x, wl_fixed_t y) {
  (void)pointer;
  (void)time;
  struct wayland_data *data = context;
  data->x = x;
  data->y = y;
}

// SDL ignores the press of a button that it considers pressed.
static void note_lost_press(struct wayland_data *data) {
  data_record(
      data, (struct wayland_data_event){
                .kind = WAYLAND_PRESS_LOST,
                .surface = data->pointed,
                .x = data->x / 256.0,
                .y = data->y / 256.0,
                .descriptor = -1,
            });
}

static void button_changed(
    void *context, struct wl_pointer *pointer, uint32_t serial, uint32_t time, uint32_t button,
    uint32_t state) {
  (void)pointer;
  (void)time;
  struct wayland_data *data = context;
  if (state == WL_POINTER_BUTTON_STATE_PRESSED) {
    data->serial = serial;
    // A compositor identifies a drag by the serial of the first pressed button.
    if (data->pressed_count == 0) { data->press_serial = serial; }
    data->pressed_count += 1;
  } else if (data->pressed_count > 0) {
    data->pressed_count -= 1;
  }
  if (button != BTN_LEFT || !data->has_lost_release) { return; }
  data->has_lost_release = false;
  if (state == WL_POINTER_BUTTON_STATE_PRESSED) { note_lost_press(data); }
}

static void axis_moved(
    void *context, struct wl_pointer *pointer, uint32_t time, uint32_t axis, wl_fixed_t value) {
  (void)context;
  (void)pointer;
  (void)time;
  (void)axis;
  (void)value;
}

static const struct wl_pointer_listener pointer_listener = {
    pointer_entered, pointer_left, pointer_moved, button_changed, axis_moved};

static void keymap_came(
    void *context, struct wl_keyboard *keyboard, uint32_t format, int32_t descriptor, uint32_t size) {
  (void)context;
  (void)keyboard;
  (void)format;
  (void)size;
  close(descriptor);
}

static void keyboard_entered(
    void *context, struct wl_keyboard *keyboard, uint32_t serial, struct wl_surface *surface,
    struct wl_array *keys) {
  (void)keyboard;
  (void)surface;
  (void)keys;
  struct wayland_data *data = context;
  // A program may copy something before the first press.
  if (data->serial == 0) { data->serial = serial; }
}

static void keyboard_left(
    void *context, struct wl_keyboard *keyboard, uint32_t serial, struct wl_surface *surface) {
  (void)context;
  (void)keyboard;
  (void)serial;
  (void)surface;
}

static void key_changed(
    void *context, struct wl_keyboard *keyboard, uint32_t serial, uint32_t time, uint32_t key,
    uint32_t state) {
  (void)keyboard;
  (void)time;
  (void)key;
  struct wayland_data *data = context;
  if (state == WL_KEYBOARD_KEY_STATE_PRESSED) { data->serial = serial; }
}

static void modifiers_changed(
    void *context, struct wl_keyboard *keyboard, uint32_t serial, uint32_t depressed, uint32_t latched,
    uint32_t locked, uint32_t group) {
  (void)keyboard;
  (void)serial;
  (void)group;
  struct wayland_data *data = context;
  // The lowest eight are the modifiers of X servers, too.
  data->modifiers = (depressed | latched | locked) & 0xff;
  data->has_new_modifiers = true;
}

static const struct wl_keyboard_listener keyboard_listener = {
    keymap_came, keyboard_entered, keyboard_left, key_changed, modifiers_changed};

static void finger_down(
    void *context, struct wl_touch *touch, uint32_t serial, uint32_t time, struct wl_surface *surface,
    int32_t id, wl_fixed_t x, wl_fixed_t y) {
  (void)touch;
  (void)time;
  (void)surface;
  (void)id;
  (void)x;
  (void)y;
  struct wayland_data *data = context;
  data->serial = serial;
}

static void finger_up(
    void *context, struct wl_touch *touch, uint32_t serial, uint32_t time, int32_t id) {
  (void)context;
  (void)touch;
  (void)serial;
  (void)time;
  (void)id;
}

static void finger_moved(
    void *context, struct wl_touch *touch, uint32_t time, int32_t id, wl_fixed_t x, wl_fixed_t y) {
  (void)context;
  (void)touch;
  (void)time;
  (void)id;
  (void)x;
  (void)y;
}

static void fingers_changed(void *context, struct wl_touch *touch) {
  (void)context;
  (void)touch;
}

static const struct wl_touch_listener touch_listener = {
    finger_down, finger_up, finger_moved, fingers_changed, fingers_changed};

// Gets one of the seat's devices, or releases it after it was disconnected.
static void follow_device(
    struct wayland_data *data, struct wl_proxy **device, bool is_there, uint32_t request,
    const char *interface, const void *listener) {
  if (is_there == (*device != NULL)) { return; }
  if (!is_there) {
    wl_proxy_destroy(*device);
    *device = NULL;
    return;
  }
  union wl_argument arguments[1] = {{.n = 0}};
  *device = wl_proxy_marshal_array_constructor(
      data->seat, request, arguments, wayland_interface(interface));
  if (*device) { wl_proxy_add_listener(*device, (void (**)(void))listener, data); }
}

static void capabilities_changed(void *context, struct wl_seat *seat, uint32_t capabilities) {
  (void)seat;
  struct wayland_data *data = context;
  follow_device(
      data, &data->pointer, capabilities & WL_SEAT_CAPABILITY_POINTER, WL_SEAT_GET_POINTER,
      "wl_pointer_interface", &pointer_listener);
  follow_device(
      data, &data->keyboard, capabilities & WL_SEAT_CAPABILITY_KEYBOARD, WL_SEAT_GET_KEYBOARD,
      "wl_keyboard_interface", &keyboard_listener);
  follow_device(
      data, &data->touch, capabilities & WL_SEAT_CAPABILITY_TOUCH, WL_SEAT_GET_TOUCH,
      "wl_touch_interface", &touch_listener);
  wl_display_flush(data->wayland->display);
}

static const struct wl_seat_listener seat_listener = {capabilities_changed};

void data_listen_to_seat(struct wayland_data *data) {
  wl_proxy_add_listener(data->seat, (void (**)(void))&seat_listener, data);
}

bool rolltop_wayland_take_modifiers(struct wayland_data *data, uint32_t *modifiers) {
  if (!data->has_new_modifiers) { return false; }
  data->has_new_modifiers = false;
  *modifiers = data->modifiers;
  return true;
}

void data_forget_input(struct wayland_data *data) {
  struct wl_proxy **devices[] = {&data->pointer, &data->keyboard, &data->touch};
  for (int i = 0; i < 3; i++) {
    if (*devices[i]) { wl_proxy_destroy(*devices[i]); }
    *devices[i] = NULL;
  }
}
