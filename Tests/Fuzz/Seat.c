// A seat manager with arbitrary answers, in place of the used functions of libseat.
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../../Sources/CConsole/include/CConsole.h"
#include "DeferredLibrary.h"
#include "Input.h"

struct libseat {
  const struct {
    void (*enable)(struct libseat *seat, void *data);
    void (*disable)(struct libseat *seat, void *data);
  } *listener;
  void *data;
};

enum { DESCRIPTORS = 128 };
static int open_devices, open_seats;

static struct libseat *open_seat(const void *listener, void *data) {
  if (input_byte() == 255) { return NULL; }
  struct libseat *seat = malloc(sizeof *seat);
  *seat = (struct libseat){listener, data};
  open_seats += 1;
  return seat;
}

static int close_seat(struct libseat *seat) {
  free(seat);
  open_seats -= 1;
  return 0;
}

static int disable_seat(struct libseat *seat) { return seat->data ? 0 : -1; }

// Reports an arbitrary number of changes.
static int dispatch(struct libseat *seat, int timeout) {
  (void)timeout;
  for (uint32_t count = input_below(40); count > 0; count -= 1) {
    if (input_byte() & 1) {
      seat->listener->enable(seat, seat->data);
    } else {
      seat->listener->disable(seat, seat->data);
    }
  }
  errno = input_byte() & 1 ? EAGAIN : EPIPE;
  return input_byte() < 32 ? -1 : 0;
}

static int open_device(struct libseat *seat, const char *path, int *descriptor) {
  (void)seat;
  errno = ENOENT;
  if (strlen(path) == 0 || input_byte() == 255) { return -1; }
  *descriptor = fcntl(0, F_DUPFD_CLOEXEC, 64);
  open_devices += 1;
  // Seat managers may return the same device ID twice.
  return (int)input_below(DESCRIPTORS);
}

static int close_device(struct libseat *seat, int device) {
  (void)device;
  open_devices -= 1;
  return seat->data ? 0 : -1;
}

static int switch_session(struct libseat *seat, int session) { return seat->data ? session : -1; }
static int get_fd(struct libseat *seat) { return seat->data ? 0 : -1; }

const char *library_load(struct library *library) { return library->name ? NULL : "no name"; }

void *library_function(struct library *library, const char *name) {
  (void)library;
  static const struct {
    const char *name;
    void *function;
  } functions[] = {
      {"libseat_open_seat", open_seat},         {"libseat_close_seat", close_seat},
      {"libseat_disable_seat", disable_seat},   {"libseat_open_device", open_device},
      {"libseat_close_device", close_device},   {"libseat_switch_session", switch_session},
      {"libseat_get_fd", get_fd},               {"libseat_dispatch", dispatch},
  };
  for (size_t i = 0; i < sizeof functions / sizeof *functions; i += 1) {
    if (strcmp(functions[i].name, name) == 0) { return functions[i].function; }
  }
  abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
  input_begin(bytes, count);
  open_devices = open_seats = 0;
  struct console_seat *seat = console_seat_open();
  int descriptors[DESCRIPTORS], descriptor_count = 0;
  while (seat && input_is_left()) {
    switch (input_below(6)) {
    case 0: console_seat_take_change(seat); break;
    case 1:
      if (descriptor_count == DESCRIPTORS) { break; }
      int opened = console_seat_open_device(seat, input_byte() & 1 ? "/dev/dri/card0" : "");
      if (opened >= 0) { descriptors[descriptor_count++] = opened; }
      break;
    case 2:
      if (descriptor_count > 0) {
        console_seat_close_device(seat, descriptors[--descriptor_count]);
      }
      break;
    case 3: console_seat_release(seat); break;
    case 4: console_seat_switch(seat, input_byte()); break;
    default: console_seat_descriptor(seat);
    }
  }
  while (descriptor_count > 0) { console_seat_close_device(seat, descriptors[--descriptor_count]); }
  if (seat) { console_seat_close(seat); }
  if (open_devices != 0 || open_seats != 0) { abort(); }
  return 0;
}
