// The functions of libinput and libudev in use.
#include "CConsole.h"
#include "DeferredLibrary.h"

static struct library libinput_library = { "libinput.so.10", NULL, NULL, PTHREAD_MUTEX_INITIALIZER };
static struct library udev_library = { "libudev.so.1", NULL, NULL, PTHREAD_MUTEX_INITIALIZER };

const char *console_load_input(void) {
  const char *error = library_load(&udev_library);
  return error ? error : library_load(&libinput_library);
}

FORWARD(&libinput_library, int, libinput_device_config_calibration_has_matrix,
        (struct libinput_device *device),
        (device))
FORWARD(&libinput_library, enum libinput_config_status, libinput_device_config_calibration_set_matrix,
        (struct libinput_device *device, const float matrix[6]),
        (device, matrix))
FORWARD(&libinput_library, int, libinput_device_has_capability,
        (struct libinput_device *device, enum libinput_device_capability capability),
        (device, capability))
FORWARD(&libinput_library, int, libinput_device_keyboard_has_key,
        (struct libinput_device *device, uint32_t code),
        (device, code))
FORWARD(&libinput_library, void, libinput_device_led_update,
        (struct libinput_device *device, enum libinput_led leds),
        (device, leds))
FORWARD(&libinput_library, struct libinput_device *, libinput_device_ref,
        (struct libinput_device *device),
        (device))
FORWARD(&libinput_library, struct libinput_device *, libinput_device_unref,
        (struct libinput_device *device),
        (device))
FORWARD(&libinput_library, int, libinput_dispatch, (struct libinput *libinput), (libinput))
FORWARD(&libinput_library, void, libinput_event_destroy, (struct libinput_event *event), (event))
FORWARD(&libinput_library, struct libinput_device *, libinput_event_get_device,
        (struct libinput_event *event),
        (event))
FORWARD(&libinput_library, struct libinput_event_keyboard *, libinput_event_get_keyboard_event,
        (struct libinput_event *event),
        (event))
FORWARD(&libinput_library, struct libinput_event_pointer *, libinput_event_get_pointer_event,
        (struct libinput_event *event),
        (event))
FORWARD(&libinput_library, struct libinput_event_touch *, libinput_event_get_touch_event,
        (struct libinput_event *event),
        (event))
FORWARD(&libinput_library, enum libinput_event_type, libinput_event_get_type,
        (struct libinput_event *event),
        (event))
FORWARD(&libinput_library, uint32_t, libinput_event_keyboard_get_key,
        (struct libinput_event_keyboard *event),
        (event))
FORWARD(&libinput_library, enum libinput_key_state, libinput_event_keyboard_get_key_state,
        (struct libinput_event_keyboard *event),
        (event))
FORWARD(&libinput_library, uint32_t, libinput_event_keyboard_get_seat_key_count,
        (struct libinput_event_keyboard *event),
        (event))
FORWARD(&libinput_library, double, libinput_event_pointer_get_absolute_x_transformed,
        (struct libinput_event_pointer *event, uint32_t width),
        (event, width))
FORWARD(&libinput_library, double, libinput_event_pointer_get_absolute_y_transformed,
        (struct libinput_event_pointer *event, uint32_t height),
        (event, height))
FORWARD(&libinput_library, uint32_t, libinput_event_pointer_get_button,
        (struct libinput_event_pointer *event),
        (event))
FORWARD(&libinput_library, enum libinput_button_state, libinput_event_pointer_get_button_state,
        (struct libinput_event_pointer *event),
        (event))
FORWARD(&libinput_library, double, libinput_event_pointer_get_dx,
        (struct libinput_event_pointer *event),
        (event))
FORWARD(&libinput_library, double, libinput_event_pointer_get_dy,
        (struct libinput_event_pointer *event),
        (event))
FORWARD(&libinput_library, double, libinput_event_pointer_get_scroll_value,
        (struct libinput_event_pointer *event, enum libinput_pointer_axis axis),
        (event, axis))
FORWARD(&libinput_library, double, libinput_event_pointer_get_scroll_value_v120,
        (struct libinput_event_pointer *event, enum libinput_pointer_axis axis),
        (event, axis))
FORWARD(&libinput_library, uint64_t, libinput_event_pointer_get_time_usec,
        (struct libinput_event_pointer *event),
        (event))
FORWARD(&libinput_library, int, libinput_event_pointer_has_axis,
        (struct libinput_event_pointer *event, enum libinput_pointer_axis axis),
        (event, axis))
FORWARD(&libinput_library, int32_t, libinput_event_touch_get_seat_slot,
        (struct libinput_event_touch *event),
        (event))
FORWARD(&libinput_library, uint64_t, libinput_event_touch_get_time_usec,
        (struct libinput_event_touch *event),
        (event))
FORWARD(&libinput_library, double, libinput_event_touch_get_x_transformed,
        (struct libinput_event_touch *event, uint32_t width),
        (event, width))
FORWARD(&libinput_library, double, libinput_event_touch_get_y_transformed,
        (struct libinput_event_touch *event, uint32_t height),
        (event, height))
FORWARD(&libinput_library, struct libinput_event *, libinput_get_event,
        (struct libinput *libinput),
        (libinput))
FORWARD(&libinput_library, int, libinput_get_fd, (struct libinput *libinput), (libinput))
FORWARD(&libinput_library, struct libinput_device *, libinput_path_add_device,
        (struct libinput *libinput, const char *path),
        (libinput, path))
FORWARD(&libinput_library, struct libinput *, libinput_path_create_context,
        (const struct libinput_interface *interface, void *user_data),
        (interface, user_data))
FORWARD(&libinput_library, void, libinput_path_remove_device, (struct libinput_device *device), (device))
FORWARD(&libinput_library, int, libinput_resume, (struct libinput *libinput), (libinput))
FORWARD(&libinput_library, void, libinput_suspend, (struct libinput *libinput), (libinput))
FORWARD(&libinput_library, int, libinput_udev_assign_seat,
        (struct libinput *libinput, const char *seat_id),
        (libinput, seat_id))
FORWARD(&libinput_library, struct libinput *, libinput_udev_create_context,
        (const struct libinput_interface *interface, void *user_data, struct udev *udev),
        (interface, user_data, udev))
FORWARD(&libinput_library, struct libinput *, libinput_unref, (struct libinput *libinput), (libinput))
FORWARD(&udev_library, struct udev *, udev_new, (void), ())
FORWARD(&udev_library, struct udev *, udev_unref, (struct udev *udev), (udev))
