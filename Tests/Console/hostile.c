// Input devices with invalid properties and events, created through uinput.
//
//   hostile axes             strange coordinate ranges, and touches far outside of them
//   hostile slots            touches in slots that the device does not have
//   hostile wheel            relative movements and wheel steps with extreme values
//   hostile keys             every key code, and keys that only go up, or down twice
//   hostile names            empty and long names, and names with control characters
//   hostile many COUNT       devices that are connected and removed in succession
//   hostile flood SECONDS    a mouse and a touchscreen that send events without a pause
//   hostile random SEED COUNT  arbitrary events of a device with all capabilities
#include <fcntl.h>
#include <limits.h>
#include <linux/uinput.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

static int device;

static void emit(int type, int code, int value) {
  struct input_event event = {.type = type, .code = code, .value = value};
  if (write(device, &event, sizeof event) != sizeof event) perror("write");
}

static void report(void) { emit(EV_SYN, SYN_REPORT, 0); }

static void add_axis(int code, int minimum, int maximum, int resolution) {
  struct uinput_abs_setup setup = {
      .code = code,
      .absinfo = {.minimum = minimum, .maximum = maximum, .resolution = resolution},
  };
  ioctl(device, UI_SET_EVBIT, EV_ABS);
  ioctl(device, UI_SET_ABSBIT, code);
  ioctl(device, UI_ABS_SETUP, &setup);
}

static void add_key(int code) {
  ioctl(device, UI_SET_EVBIT, EV_KEY);
  ioctl(device, UI_SET_KEYBIT, code);
}

static void add_movement(int code) {
  ioctl(device, UI_SET_EVBIT, EV_REL);
  ioctl(device, UI_SET_RELBIT, code);
}

static void begin(void) {
  device = open("/dev/uinput", O_WRONLY);
  if (device < 0) {
    perror("/dev/uinput");
    exit(1);
  }
}

// Returns whether the kernel accepts the device.
static int create(const char *name) {
  struct uinput_setup setup = {.id = {.bustype = BUS_USB, .vendor = 1, .product = 2}};
  memcpy(setup.name, name, strnlen(name, sizeof setup.name - 1));
  if (ioctl(device, UI_DEV_SETUP, &setup) || ioctl(device, UI_DEV_CREATE)) return 0;
  // The program needs time to find the device.
  usleep(700000);
  return 1;
}

static void end(void) {
  usleep(200000);
  close(device);
}

static void describe_touchscreen(int minimum, int maximum, int slots) {
  begin();
  add_key(BTN_TOUCH);
  ioctl(device, UI_SET_PROPBIT, INPUT_PROP_DIRECT);
  for (int code = ABS_X; code <= ABS_Y; code++) add_axis(code, minimum, maximum, 0);
  add_axis(ABS_MT_SLOT, 0, slots - 1, 0);
  add_axis(ABS_MT_TRACKING_ID, 0, 65535, 0);
  add_axis(ABS_MT_POSITION_X, minimum, maximum, 0);
  add_axis(ABS_MT_POSITION_Y, minimum, maximum, 0);
}

// Moves the finger of a slot; a negative tracking ID lifts it.
static void touch(int slot, int tracking_id, int x, int y) {
  emit(EV_ABS, ABS_MT_SLOT, slot);
  emit(EV_ABS, ABS_MT_TRACKING_ID, tracking_id);
  emit(EV_ABS, ABS_MT_POSITION_X, x);
  emit(EV_ABS, ABS_MT_POSITION_Y, y);
  emit(EV_KEY, BTN_TOUCH, tracking_id >= 0);
  report();
}

static const int extremes[] = {INT_MIN, INT_MIN + 1, -1, 0, 1, 32767, INT_MAX - 1, INT_MAX};
enum { extreme_count = sizeof extremes / sizeof *extremes };

static void try_axes(void) {
  static const int ranges[][2] = {
      {0, 0}, {1, 1}, {0, 1}, {0, INT_MAX}, {INT_MIN, INT_MAX}, {INT_MIN, 0}, {-1, INT_MAX},
      {-5, -1}, {5, 1}, {INT_MAX - 1, INT_MAX}, {INT_MIN, INT_MIN + 1}, {-(1 << 30), 1 << 30},
  };
  for (unsigned range = 0; range < sizeof ranges / sizeof *ranges; range++) {
    int minimum = ranges[range][0], maximum = ranges[range][1];
    describe_touchscreen(minimum, maximum, 5);
    int is_created = create("strange touchscreen");
    printf("touchscreen %d to %d: %s\n", minimum, maximum, is_created ? "taken" : "refused");
    for (int index = 0; is_created && index < extreme_count; index++) {
      touch(0, index, extremes[index], extremes[extreme_count - 1 - index]);
      touch(0, index, extremes[extreme_count - 1 - index], extremes[index]);
      usleep(50000);
      touch(0, -1, 0, 0);
    }
    end();
    begin();
    add_key(BTN_LEFT);
    add_axis(ABS_X, minimum, maximum, INT_MAX);
    add_axis(ABS_Y, minimum, maximum, -1);
    if (create("strange tablet")) {
      for (int index = 0; index < extreme_count; index++) {
        emit(EV_ABS, ABS_X, extremes[index]);
        emit(EV_ABS, ABS_Y, extremes[extreme_count - 1 - index]);
        emit(EV_KEY, BTN_LEFT, index % 2);
        report();
      }
    }
    end();
  }
}

static void try_slots(void) {
  static const int counts[] = {1, 2, 10, 100, 1000, INT_MAX};
  for (unsigned index = 0; index < sizeof counts / sizeof *counts; index++) {
    describe_touchscreen(0, 1000, counts[index]);
    int is_created = create("touchscreen with slots");
    printf("%d slots: %s\n", counts[index], is_created ? "taken" : "refused");
    for (int slot = -2; is_created && slot < 300; slot++) touch(slot, slot & 0xFFFF, 500, 500);
    for (int index = 0; is_created && index < extreme_count; index++) {
      touch(extremes[index], extremes[extreme_count - 1 - index], 500, 600);
    }
    for (int slot = -2; is_created && slot < 300; slot++) touch(slot, -1, 500, 500);
    end();
  }
}

static void describe_mouse(void) {
  begin();
  for (int code = BTN_LEFT; code <= BTN_TASK; code++) add_key(code);
  for (int code = REL_X; code <= REL_HWHEEL_HI_RES; code++) add_movement(code);
}

static void try_wheel(void) {
  describe_mouse();
  if (!create("mouse with a strange wheel")) return;
  static const int codes[] = {REL_X, REL_Y, REL_WHEEL, REL_HWHEEL, REL_WHEEL_HI_RES,
                              REL_HWHEEL_HI_RES};
  for (unsigned code = 0; code < sizeof codes / sizeof *codes; code++) {
    for (int index = 0; index < extreme_count; index++) {
      emit(EV_REL, codes[code], extremes[index]);
      report();
      usleep(20000);
    }
  }
  // Buttons that only go up, or down repeatedly.
  for (int value = 0; value < 6; value++) {
    emit(EV_KEY, BTN_LEFT + value % 3, value < 3 ? 0 : value);
    report();
  }
  end();
}

// Presses one key at a time, so that no combination with a modifier ends the program or switches
// terminals.
static void try_keys(void) {
  begin();
  for (int code = 1; code <= KEY_MAX; code++) add_key(code);
  if (!create("keyboard with all keys")) return;
  for (int code = 1; code <= KEY_MAX; code++) {
    if (code == KEY_SYSRQ || code == KEY_POWER) continue;
    emit(EV_KEY, code, 0);
    emit(EV_KEY, code, 1);
    emit(EV_KEY, code, 2);
    emit(EV_KEY, code, INT_MAX);
    emit(EV_KEY, code, 0);
    report();
    usleep(2000);
  }
  end();
}

static void try_names(void) {
  static const char *names[] = {
      "", "\n", "\033[2J\033[31mred\007", "%s%n%s%n%x", "../../../etc/passwd", "\xFF\xFE\xC0\x80",
      "0123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890",
  };
  for (unsigned index = 0; index < sizeof names / sizeof *names; index++) {
    describe_mouse();
    // libinput logs the name of a device with an unusual range.
    add_axis(ABS_X, 0, 1, 0);
    if (create(names[index])) emit(EV_REL, REL_X, 1);
    report();
    end();
  }
}

static void try_many(int count) {
  for (int number = 0; number < count; number++) {
    describe_mouse();
    struct uinput_setup setup = {.id = {.bustype = BUS_USB}, .name = "mouse that goes"};
    if (ioctl(device, UI_DEV_SETUP, &setup) || ioctl(device, UI_DEV_CREATE)) perror("many");
    emit(EV_KEY, BTN_LEFT, 1);
    report();
    if (number % 8 == 0) usleep(20000);
    close(device);
  }
}

static void try_flood(int seconds) {
  describe_touchscreen(0, 1000, 10);
  if (!create("touchscreen that never rests")) return;
  int count = 0;
  for (time_t end_time = time(NULL) + seconds; time(NULL) < end_time; count++) {
    touch(count % 10, count / 10 % 2 ? -1 : count & 0xFFFF, count * 7 % 1000, count * 13 % 1000);
  }
  printf("%d touches\n", count);
  for (int slot = 0; slot < 10; slot++) touch(slot, -1, 0, 0);
  end();
  describe_mouse();
  if (!create("mouse that never rests")) return;
  count = 0;
  for (time_t end_time = time(NULL) + seconds; time(NULL) < end_time; count++) {
    emit(EV_REL, REL_X, count % 7 - 3);
    emit(EV_REL, REL_WHEEL, count % 5 - 2);
    emit(EV_KEY, BTN_MIDDLE, count % 2);
    report();
  }
  printf("%d movements\n", count);
  end();
}

static int is_safe(int type, int code) {
  // Excludes keys that end the program or switch terminals.
  return type != EV_KEY || code > KEY_F12 + 200;
}

static void try_random(unsigned seed, int count) {
  srandom(seed);
  begin();
  for (int code = 1; code <= KEY_MAX; code++) {
    if (is_safe(EV_KEY, code)) add_key(code);
  }
  for (int code = 0; code <= REL_MAX; code++) add_movement(code);
  for (int code = 0; code <= ABS_MAX; code++) {
    if (random() % 4 == 0 || code == ABS_X || code == ABS_Y) {
      add_axis(code, -(int)(random() % 1000), random() % 2 ? random() % 1000 : INT_MAX, random() % 30);
    }
  }
  if (random() % 2) ioctl(device, UI_SET_PROPBIT, random() % INPUT_PROP_CNT);
  int is_created = create("anything");
  printf("random device %u: %s\n", seed, is_created ? "taken" : "refused");
  for (int number = 0; is_created && number < count; number++) {
    static const int types[] = {EV_KEY, EV_REL, EV_ABS, EV_SYN, EV_MSC, EV_SW, EV_LED, EV_REP};
    int type = types[random() % 8], code = random() % 0x60;
    if (type == EV_KEY) code = random() % (KEY_MAX + 1);
    int value = random() % 3 ? random() % 5 - 2 : extremes[random() % extreme_count];
    if (is_safe(type, code)) emit(type, code, value);
    if (random() % 4 == 0) report();
    if (random() % 64 == 0) usleep(1000);
  }
  end();
}

int main(int argc, char **argv) {
  const char *scenario = argc > 1 ? argv[1] : "";
  int number = argc > 2 ? atoi(argv[2]) : 0;
  if (!strcmp(scenario, "axes")) try_axes();
  else if (!strcmp(scenario, "slots")) try_slots();
  else if (!strcmp(scenario, "wheel")) try_wheel();
  else if (!strcmp(scenario, "keys")) try_keys();
  else if (!strcmp(scenario, "names")) try_names();
  else if (!strcmp(scenario, "many")) try_many(number);
  else if (!strcmp(scenario, "flood")) try_flood(number);
  else if (!strcmp(scenario, "random")) try_random(number, argc > 3 ? atoi(argv[3]) : 1000);
  else return 2;
}
