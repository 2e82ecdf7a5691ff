#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>

#if !__has_include(<xcb/xcb.h>)
#error "Install libxcb1-dev, which libsdl2-dev needs."
#endif
#include <X11/Xmd.h>
#include <xcb/xcb.h>
#include <xcb/xcbext.h>
// The extension's client library is not needed for three requests, and not installed on every
// machine. The header requires the types of the first one.
#include <X11/extensions/presentproto.h>

#include "CFramePacing.h"
#include "DeferredLibrary.h"

// A function of libxcb.
#define XCB(name) FUNCTION(&xcb_library, xcb_##name)

static xcb_extension_t present = {PRESENT_NAME, 0};

struct present_frames {
  xcb_connection_t *connection;
  uint32_t window;
  // The serial numbers of the last request and the last reply.
  uint32_t asked, answered;
  // Whether the server has rejected a request, for example because the window was destroyed.
  bool is_refused;
};

static unsigned int send_request(
    struct present_frames *frames, uint8_t opcode, void *bytes, size_t size, bool has_reply) {
  // The library writes the parts before the first one, too.
  struct iovec parts[4] = {{NULL, 0}, {NULL, 0}, {bytes, size}, {NULL, 0}};
  xcb_protocol_request_t request = {1, &present, opcode, !has_reply};
  return XCB(send_request)(frames->connection, 0, parts + 2, &request);
}

static bool select_answers(struct present_frames *frames) {
  const xcb_query_extension_reply_t *found = XCB(get_extension_data)(frames->connection, &present);
  if (!found || !found->present) { return false; }
  xPresentQueryVersionReq version = {.majorVersion = 1};
  unsigned reply =
      send_request(frames, X_PresentQueryVersion, &version, sizeof version, true);
  XCB(discard_reply)(frames->connection, reply);
  xPresentSelectInputReq selection = {
      .eid = XCB(generate_id)(frames->connection),
      .window = frames->window,
      .eventMask = PresentCompleteNotifyMask,
  };
  send_request(frames, X_PresentSelectInput, &selection, sizeof selection, false);
  return true;
}

struct present_frames *rolltop_present_frames_create(uint32_t window) {
  if (library_load(&xcb_library)) { return NULL; }
  struct present_frames *frames = calloc(1, sizeof *frames);
  if (!frames) { return NULL; }
  frames->window = window;
  frames->connection = XCB(connect)(NULL, NULL);
  if (XCB(connection_has_error)(frames->connection) || !select_answers(frames)) {
    rolltop_present_frames_destroy(frames);
    return NULL;
  }
  return frames;
}

void rolltop_present_frames_destroy(struct present_frames *frames) {
  XCB(disconnect)(frames->connection);
  free(frames);
}

int rolltop_present_frames_descriptor(struct present_frames *frames) {
  return XCB(get_file_descriptor)(frames->connection);
}

bool rolltop_present_frames_request(struct present_frames *frames) {
  // With a target in the past, the divisor 1 stands for the next refresh.
  xPresentNotifyMSCReq notify = {
      .window = frames->window,
      .serial = frames->asked + 1,
      .divisor = 1,
  };
  send_request(frames, X_PresentNotifyMSC, &notify, sizeof notify, false);
  if (XCB(flush)(frames->connection) <= 0 || frames->is_refused) { return false; }
  frames->asked += 1;
  return true;
}

bool rolltop_present_frames_take(struct present_frames *frames) {
  xcb_generic_event_t *event;
  while ((event = XCB(poll_for_event)(frames->connection))) {
    uint8_t type = event->response_type & 0x7F;
    const xPresentCompleteNotify *notify = (const void *)event;
    if (type == 0) { frames->is_refused = true; }
    if (type == XCB_GE_GENERIC && notify->evtype == PresentCompleteNotify) {
      frames->answered = notify->serial;
    }
    free(event);
  }
  if (frames->is_refused || XCB(connection_has_error)(frames->connection)) { return true; }
  return frames->answered == frames->asked;
}
