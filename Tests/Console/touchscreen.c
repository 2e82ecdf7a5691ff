// A touchscreen of ten fingers for the machine that `play` boots. It reads the lines "d FINGER X
// Y", "m FINGER X Y" and "u FINGER" from a serial port, with coordinates from 0 to 32767, and
// passes them to the kernel through /dev/uinput by multi-touch protocol B.
#include <fcntl.h>
#include <linux/uinput.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

static int device;

static void emit(int type, int code, int value) {
  struct input_event event = {.type = type, .code = code, .value = value};
  if (write(device, &event, sizeof event) != sizeof event) _exit(1);
}

static void add_axis(int code, int maximum) {
  struct uinput_abs_setup setup = {.code = code, .absinfo = {.maximum = maximum}};
  ioctl(device, UI_ABS_SETUP, &setup);
}

int main(int argc, char **argv) {
  device = open("/dev/uinput", O_WRONLY);
  FILE *lines = argc > 1 ? fopen(argv[1], "r") : stdin;
  if (device < 0 || !lines) return 1;
  ioctl(device, UI_SET_EVBIT, EV_KEY);
  ioctl(device, UI_SET_KEYBIT, BTN_TOUCH);
  ioctl(device, UI_SET_EVBIT, EV_ABS);
  ioctl(device, UI_SET_PROPBIT, INPUT_PROP_DIRECT);
  add_axis(ABS_X, 32767);
  add_axis(ABS_Y, 32767);
  add_axis(ABS_MT_SLOT, 9);
  add_axis(ABS_MT_TRACKING_ID, 65535);
  add_axis(ABS_MT_POSITION_X, 32767);
  add_axis(ABS_MT_POSITION_Y, 32767);
  struct uinput_setup setup = {.id = {.bustype = BUS_USB, .vendor = 1, .product = 1}};
  strcpy(setup.name, "Touchscreen");
  ioctl(device, UI_DEV_SETUP, &setup);
  ioctl(device, UI_DEV_CREATE);

  char line[100], action;
  int finger, x, y, touch_count = 0, next_tracking_id = 1;
  while (fgets(line, sizeof line, lines)) {
    if (sscanf(line, "%c %d %d %d", &action, &finger, &x, &y) < 2) continue;
    emit(EV_ABS, ABS_MT_SLOT, finger);
    if (action == 'd') {
      emit(EV_ABS, ABS_MT_TRACKING_ID, next_tracking_id++);
      if (touch_count++ == 0) emit(EV_KEY, BTN_TOUCH, 1);
    }
    if (action == 'u') {
      emit(EV_ABS, ABS_MT_TRACKING_ID, -1);
      if (--touch_count == 0) emit(EV_KEY, BTN_TOUCH, 0);
    } else {
      emit(EV_ABS, ABS_MT_POSITION_X, x);
      emit(EV_ABS, ABS_MT_POSITION_Y, y);
      if (finger == 0) {
        emit(EV_ABS, ABS_X, x);
        emit(EV_ABS, ABS_Y, y);
      }
    }
    emit(EV_SYN, SYN_REPORT, 0);
  }
  return 0;
}
