// The functions of libseat in use, declared here because few machines have the header.
#include "CConsole.h"
#include "DeferredLibrary.h"

#include <errno.h>
#include <stdlib.h>
#include <unistd.h>

struct libseat;

struct libseat_seat_listener {
  void (*enable_seat)(struct libseat *seat, void *data);
  void (*disable_seat)(struct libseat *seat, void *data);
};

static struct library seat_library = { "libseat.so.1", NULL, NULL, PTHREAD_MUTEX_INITIALIZER };

#define SEAT_FUNCTION(result, name, parameters, arguments) \
  static result name parameters;                           \
  static FORWARD(&seat_library, result, name, parameters, arguments)

SEAT_FUNCTION(struct libseat *, libseat_open_seat,
              (const struct libseat_seat_listener *listener, void *data),
              (listener, data))
SEAT_FUNCTION(int, libseat_close_seat, (struct libseat *seat), (seat))
SEAT_FUNCTION(int, libseat_disable_seat, (struct libseat *seat), (seat))
SEAT_FUNCTION(int, libseat_open_device,
              (struct libseat *seat, const char *path, int *descriptor),
              (seat, path, descriptor))
SEAT_FUNCTION(int, libseat_close_device, (struct libseat *seat, int device), (seat, device))
SEAT_FUNCTION(int, libseat_switch_session, (struct libseat *seat, int session), (seat, session))
SEAT_FUNCTION(int, libseat_get_fd, (struct libseat *seat), (seat))
SEAT_FUNCTION(int, libseat_dispatch, (struct libseat *seat, int timeout), (seat, timeout))

enum { device_limit = 64, change_limit = 16 };

struct console_seat {
  struct libseat *handle;
  struct {
    int descriptor, device;
  } devices[device_limit];
  int device_count;
  unsigned char changes[change_limit];
  int change_count;
};

static void record(struct console_seat *seat, int change) {
  // Changes beyond the limit are dropped because enough are pending.
  if (seat->change_count < change_limit) seat->changes[seat->change_count++] = change;
}

static void enable(struct libseat *handle, void *data) { record(data, 1); }

static void disable(struct libseat *handle, void *data) { record(data, 0); }

static const struct libseat_seat_listener listener = { enable, disable };

static struct console_seat *open_seat(void) {
  struct console_seat *seat = calloc(1, sizeof *seat);
  if (!seat) return NULL;
  seat->handle = libseat_open_seat(&listener, seat);
  if (seat->handle) {
    for (int wait = 0; wait < 20 && !seat->change_count; wait++) {
      if (libseat_dispatch(seat->handle, 100) < 0) break;
    }
    if (seat->change_count && seat->changes[seat->change_count - 1] == 1) {
      seat->change_count = 0;
      return seat;
    }
    libseat_close_seat(seat->handle);
  }
  free(seat);
  return NULL;
}

struct console_seat *console_seat_open(void) {
  if (library_load(&seat_library)) return NULL;
  if (getenv("LIBSEAT_BACKEND")) return open_seat();
  // Without a seat manager, libseat acts as one itself, which requires root; other users would wait
  // in vain.
  static const char *const managers[] = { "seatd", "logind" };
  struct console_seat *seat = NULL;
  for (int index = 0; index < 2 && !seat; index++) {
    setenv("LIBSEAT_BACKEND", managers[index], 1);
    seat = open_seat();
  }
  unsetenv("LIBSEAT_BACKEND");
  return seat;
}

int console_seat_descriptor(struct console_seat *seat) { return libseat_get_fd(seat->handle); }

int console_seat_take_change(struct console_seat *seat) {
  if (!seat->change_count && libseat_dispatch(seat->handle, 0) < 0) {
    return errno == EAGAIN || errno == EINTR ? -1 : -2;
  }
  if (!seat->change_count) return -1;
  int change = seat->changes[0];
  seat->change_count -= 1;
  for (int index = 0; index < seat->change_count; index++) {
    seat->changes[index] = seat->changes[index + 1];
  }
  return change;
}

int console_seat_open_device(struct console_seat *seat, const char *path) {
  if (seat->device_count == device_limit) return -EMFILE;
  int descriptor = -1;
  int device = libseat_open_device(seat->handle, path, &descriptor);
  if (device < 0) return -errno;
  seat->devices[seat->device_count].descriptor = descriptor;
  seat->devices[seat->device_count++].device = device;
  return descriptor;
}

void console_seat_close_device(struct console_seat *seat, int descriptor) {
  for (int index = 0; index < seat->device_count; index++) {
    if (seat->devices[index].descriptor != descriptor) continue;
    libseat_close_device(seat->handle, seat->devices[index].device);
    seat->devices[index] = seat->devices[--seat->device_count];
    break;
  }
  close(descriptor);
}

void console_seat_release(struct console_seat *seat) { libseat_disable_seat(seat->handle); }

void console_seat_switch(struct console_seat *seat, int terminal) {
  libseat_switch_session(seat->handle, terminal);
}

void console_seat_close(struct console_seat *seat) {
  libseat_close_seat(seat->handle);
  free(seat);
}
