// Requests of extensions.
#include <sys/uio.h>

#include "CXServer.h"

// libxcb assigns the second member, its ID of the extension.
static xcb_extension_t present = {PRESENT_NAME, 0}, shape = {"SHAPE", 0};

xcb_extension_t *x_server_present(void) { return &present; }

xcb_extension_t *x_server_shape(void) { return &shape; }

unsigned x_server_send(
    xcb_connection_t *connection, xcb_extension_t *extension, uint8_t opcode, void *request,
    size_t size, const void *list, size_t list_size, bool has_reply) {
  // libxcb inserts its own parts before these.
  struct iovec parts[4] = {{NULL, 0}, {NULL, 0}, {request, size}, {(void *)list, list_size}};
  xcb_protocol_request_t description = {2, extension, opcode, !has_reply};
  return xcb_send_request(connection, 0, parts + 2, &description);
}
