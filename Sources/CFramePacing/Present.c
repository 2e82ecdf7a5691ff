#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>

#include "CFramePacing.h"
#include "DeferredLibrary.h"

// The declarations of libxcb's headers that are used; its binary interface does not change. The
// extension's own library is not needed for three requests, and not on every machine.
typedef struct xcb_connection_t xcb_connection_t;
typedef struct {
  const char *name;
  int global_id;
} xcb_extension_t;
typedef struct {
  uint8_t response_type, pad0;
  uint16_t sequence;
  uint32_t length;
  uint8_t present, major_opcode, first_event, first_error;
} xcb_query_extension_reply_t;
typedef struct {
  size_t count;
  xcb_extension_t *ext;
  uint8_t opcode, isvoid;
} xcb_protocol_request_t;

static struct library xcb = {"libxcb.so.1", NULL, NULL, PTHREAD_MUTEX_INITIALIZER};

#define XCB(result, name, parameters, arguments) \
  static FORWARD(&xcb, result, name, parameters, arguments)

XCB(xcb_connection_t *, xcb_connect, (const char *display, int *screen), (display, screen))
XCB(void, xcb_disconnect, (xcb_connection_t *connection), (connection))
XCB(int, xcb_connection_has_error, (xcb_connection_t *connection), (connection))
XCB(int, xcb_get_file_descriptor, (xcb_connection_t *connection), (connection))
XCB(uint32_t, xcb_generate_id, (xcb_connection_t *connection), (connection))
XCB(int, xcb_flush, (xcb_connection_t *connection), (connection))
XCB(const xcb_query_extension_reply_t *, xcb_get_extension_data, (xcb_connection_t *connection, xcb_extension_t *extension), (connection, extension))
XCB(unsigned int, xcb_send_request, (xcb_connection_t *connection, int flags, struct iovec *parts, const xcb_protocol_request_t *request), (connection, flags, parts, request))
XCB(void, xcb_discard_reply, (xcb_connection_t *connection, unsigned int sequence), (connection, sequence))
XCB(void *, xcb_poll_for_event, (xcb_connection_t *connection), (connection))

// The numbers of the requests, of the event, and of the mask that selects it.
enum { QUERY_VERSION = 0, SELECT_INPUT = 3, NOTIFY_MSC = 2 };
enum { ERROR = 0, GENERIC_EVENT = 35, COMPLETE_NOTIFY = 1, COMPLETE_NOTIFY_MASK = 2 };

static xcb_extension_t present = {"Present", 0};

struct query_version {
  uint8_t major_opcode, minor_opcode;
  uint16_t length;
  uint32_t major_version, minor_version;
};

struct select_input {
  uint8_t major_opcode, minor_opcode;
  uint16_t length;
  uint32_t event, window, mask;
};

struct notify_msc {
  uint8_t major_opcode, minor_opcode;
  uint16_t length;
  uint32_t window, serial, pad;
  uint64_t target, divisor, remainder;
};

struct complete_notify {
  uint8_t response_type, extension;
  uint16_t sequence;
  uint32_t length;
  uint16_t event_type;
  uint8_t kind, mode;
  uint32_t event, window, serial;
};

struct present_frames {
  xcb_connection_t *connection;
  uint32_t window;
  // The number of the last request, and of the last answer.
  uint32_t asked, answered;
  // Whether the server has refused something, as when the window has gone.
  bool is_refused;
};

static unsigned int send_request(
    struct present_frames *frames, uint8_t opcode, void *bytes, size_t size, bool has_reply) {
  // The library writes what is before the first part, too.
  struct iovec parts[4] = {{NULL, 0}, {NULL, 0}, {bytes, size}, {NULL, 0}};
  xcb_protocol_request_t request = {1, &present, opcode, !has_reply};
  return xcb_send_request(frames->connection, 0, parts + 2, &request);
}

static bool select_answers(struct present_frames *frames) {
  const xcb_query_extension_reply_t *found = xcb_get_extension_data(frames->connection, &present);
  if (!found || !found->present) { return false; }
  struct query_version version = {.major_version = 1};
  xcb_discard_reply(
      frames->connection, send_request(frames, QUERY_VERSION, &version, sizeof version, true));
  struct select_input selection = {
      .event = xcb_generate_id(frames->connection),
      .window = frames->window,
      .mask = COMPLETE_NOTIFY_MASK,
  };
  send_request(frames, SELECT_INPUT, &selection, sizeof selection, false);
  return true;
}

struct present_frames *rolltop_present_frames_create(uint32_t window) {
  if (library_load(&xcb)) { return NULL; }
  struct present_frames *frames = calloc(1, sizeof *frames);
  if (!frames) { return NULL; }
  frames->window = window;
  frames->connection = xcb_connect(NULL, NULL);
  if (xcb_connection_has_error(frames->connection) || !select_answers(frames)) {
    rolltop_present_frames_destroy(frames);
    return NULL;
  }
  return frames;
}

void rolltop_present_frames_destroy(struct present_frames *frames) {
  xcb_disconnect(frames->connection);
  free(frames);
}

int rolltop_present_frames_descriptor(struct present_frames *frames) {
  return xcb_get_file_descriptor(frames->connection);
}

bool rolltop_present_frames_request(struct present_frames *frames) {
  // With a target in the past, the divisor 1 means the next refresh.
  struct notify_msc notify = {
      .window = frames->window,
      .serial = frames->asked + 1,
      .divisor = 1,
  };
  send_request(frames, NOTIFY_MSC, &notify, sizeof notify, false);
  if (xcb_flush(frames->connection) <= 0 || frames->is_refused) { return false; }
  frames->asked += 1;
  return true;
}

bool rolltop_present_frames_take(struct present_frames *frames) {
  struct complete_notify *event;
  while ((event = xcb_poll_for_event(frames->connection))) {
    uint8_t type = event->response_type & 0x7F;
    if (type == ERROR) { frames->is_refused = true; }
    if (type == GENERIC_EVENT && event->event_type == COMPLETE_NOTIFY) {
      frames->answered = event->serial;
    }
    free(event);
  }
  if (frames->is_refused || xcb_connection_has_error(frames->connection)) { return true; }
  return frames->answered == frames->asked;
}
