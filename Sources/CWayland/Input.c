// Listens to the seat's input for the serials that a compositor requires.
#include <linux/input-event-codes.h>
#include <unistd.h>

#include "Wayland.h"

static void pointer_entered(
    void *context, struct wl_pointer *pointer, uint32_t serial, struct wl_surface *surface,
    wl_fixed_t x, wl_fixed_t y) {
  struct wayland_input *input = context;
  input->pointed = surface;
  input->enter_serial = serial;
  input->has_entered = true;
  input->x = x;
  input->y = y;
  input->pressed_count = 0;
}

static void pointer_left(
    void *context, struct wl_pointer *pointer, uint32_t serial, struct wl_surface *surface) {
  struct wayland_input *input = context;
  input->pointed = NULL;
  input->pressed_count = 0;
}

static void pointer_moved(
    void *context, struct wl_pointer *pointer, uint32_t time, wl_fixed_t x, wl_fixed_t y) {
  struct wayland_input *input = context;
  input->x = x;
  input->y = y;
}

static void button_changed(
    void *context, struct wl_pointer *pointer, uint32_t serial, uint32_t time, uint32_t button,
    uint32_t state) {
  struct wayland_input *input = context;
  if (state == WL_POINTER_BUTTON_STATE_PRESSED) {
    input->serial = serial;
    // A compositor identifies a drag by the serial of the first pressed button.
    if (input->pressed_count == 0) { input->press_serial = serial; }
    input->pressed_count += 1;
  } else if (input->pressed_count > 0) {
    input->pressed_count -= 1;
  }
  if (button != BTN_LEFT || !input->has_lost_release) { return; }
  input->has_lost_release = false;
  input->has_lost_press = state == WL_POINTER_BUTTON_STATE_PRESSED;
}

static const struct wl_pointer_listener pointer_listener = {
    .enter = pointer_entered,
    .leave = pointer_left,
    .motion = pointer_moved,
    .button = button_changed,
    .axis = WAYLAND_IGNORED,
    .frame = WAYLAND_IGNORED,
    .axis_source = WAYLAND_IGNORED,
    .axis_stop = WAYLAND_IGNORED,
    .axis_discrete = WAYLAND_IGNORED,
    .axis_value120 = WAYLAND_IGNORED,
};

static void keymap_came(
    void *context, struct wl_keyboard *keyboard, uint32_t format, int32_t descriptor, uint32_t size) {
  close(descriptor);
}

static void keyboard_entered(
    void *context, struct wl_keyboard *keyboard, uint32_t serial, struct wl_surface *surface,
    struct wl_array *keys) {
  struct wayland_input *input = context;
  // A program may copy something before the first press.
  if (input->serial == 0) { input->serial = serial; }
}

static void key_changed(
    void *context, struct wl_keyboard *keyboard, uint32_t serial, uint32_t time, uint32_t key,
    uint32_t state) {
  struct wayland_input *input = context;
  if (state == WL_KEYBOARD_KEY_STATE_PRESSED) { input->serial = serial; }
}

static void modifiers_changed(
    void *context, struct wl_keyboard *keyboard, uint32_t serial, uint32_t depressed,
    uint32_t latched, uint32_t locked, uint32_t group) {
  struct wayland_input *input = context;
  // The lowest eight are the modifiers of X servers, too.
  input->modifiers = (depressed | latched | locked) & 0xff;
  input->has_new_modifiers = true;
}

static const struct wl_keyboard_listener keyboard_listener = {
    .keymap = keymap_came,
    .enter = keyboard_entered,
    .leave = WAYLAND_IGNORED,
    .key = key_changed,
    .modifiers = modifiers_changed,
    .repeat_info = WAYLAND_IGNORED,
};

static void finger_down(
    void *context, struct wl_touch *touch, uint32_t serial, uint32_t time,
    struct wl_surface *surface, int32_t id, wl_fixed_t x, wl_fixed_t y) {
  struct wayland_input *input = context;
  input->serial = serial;
}

static const struct wl_touch_listener touch_listener = {
    .down = finger_down,
    .up = WAYLAND_IGNORED,
    .motion = WAYLAND_IGNORED,
    .frame = WAYLAND_IGNORED,
    .cancel = WAYLAND_IGNORED,
    .shape = WAYLAND_IGNORED,
    .orientation = WAYLAND_IGNORED,
};

// Gets the seat's devices, and releases those that were disconnected.
static void update_devices(void *context, struct wl_seat *seat, uint32_t capabilities) {
  struct wayland *wayland = context;
  struct wayland_input *input = &wayland->input;
  bool has_pointer = capabilities & WL_SEAT_CAPABILITY_POINTER;
  bool has_keyboard = capabilities & WL_SEAT_CAPABILITY_KEYBOARD;
  bool has_touch = capabilities & WL_SEAT_CAPABILITY_TOUCH;
  // The first version has no other destructors.
  if (input->pointer && !has_pointer) {
    wl_pointer_destroy(input->pointer);
    input->pointer = NULL;
    input->pointed = NULL;
  } else if (!input->pointer && has_pointer && (input->pointer = wl_seat_get_pointer(seat))) {
    wl_pointer_add_listener(input->pointer, &pointer_listener, input);
  }
  if (input->keyboard && !has_keyboard) {
    wl_keyboard_destroy(input->keyboard);
    input->keyboard = NULL;
  } else if (!input->keyboard && has_keyboard && (input->keyboard = wl_seat_get_keyboard(seat))) {
    wl_keyboard_add_listener(input->keyboard, &keyboard_listener, input);
  }
  if (input->touch && !has_touch) {
    wl_touch_destroy(input->touch);
    input->touch = NULL;
  } else if (!input->touch && has_touch && (input->touch = wl_seat_get_touch(seat))) {
    wl_touch_add_listener(input->touch, &touch_listener, input);
  }
  wl_display_flush(wayland->display);
}

static const struct wl_seat_listener seat_listener = {update_devices, WAYLAND_IGNORED};

void wayland_listen_to_seat(struct wayland *wayland) {
  wl_seat_add_listener(wayland->seat, &seat_listener, wayland);
}

void wayland_forget_seat(struct wayland *wayland) {
  if (!wayland->seat) { return; }
  update_devices(wayland, wayland->seat, 0);
  wl_seat_destroy(wayland->seat);
}
