// libxcb, libX11 and libXi, the client libraries of X servers.
//
// None is linked, because SDL loads them. The functions are found as CSDL2.h explains.
#pragma once
#if !__has_include(<X11/extensions/XInput2.h>)
#error "Install libx11-dev and libxi-dev, which libsdl2-dev needs."
#endif
#include <stdbool.h>

#include <X11/XKBlib.h>
#include <X11/Xlib.h>
#include <X11/extensions/XInput2.h>
#include <X11/keysym.h>
#include <xcb/xcb.h>
#include <xcb/xcbext.h>
// The client libraries of these extensions are not installed on every machine. The headers require
// the types of the first one.
#include <X11/Xmd.h>
#include <X11/extensions/presentproto.h>
#include <X11/extensions/shapeproto.h>

/// Load libxcb, libX11 and libXi if necessary; see `rolltop_load_sdl`.
const char *_Nullable x_server_load_xcb(void);
const char *_Nullable x_server_load_x11(void);
const char *_Nullable x_server_load_xinput(void);

/// Returns the Present extension, and the Shape extension.
xcb_extension_t *_Nonnull x_server_present(void);
xcb_extension_t *_Nonnull x_server_shape(void);

/// Sends a request of an extension.
///
/// - Parameters:
///   - opcode: The request's number in the extension.
///   - request: The request, whose header the library fills in.
///   - size: The request's size in bytes, a multiple of 4.
///   - list: The rectangles that follow the request.
///   - list_size: Their size in bytes.
///   - has_reply: Whether the server replies.
/// - Returns: The request's sequence number.
unsigned x_server_send(
    xcb_connection_t *_Nonnull connection, xcb_extension_t *_Nonnull extension, uint8_t opcode,
    void *_Nonnull request, size_t size, const void *_Nullable list, size_t list_size,
    bool has_reply);
