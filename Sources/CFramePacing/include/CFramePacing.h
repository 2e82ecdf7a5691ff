// The screen refreshes of an X server, reported by its Present extension.
//
// libxcb is not linked, because SDL loads it.
#pragma once
#include <stdbool.h>
#include <stdint.h>

/// The refreshes of a window's screen, reported by the X server on a separate connection.
struct present_frames;

/// Connects to the server of the environment's `DISPLAY`.
///
/// - Parameter window: The X11 ID of the window.
/// - Returns: `NULL` if the server does not support the Present extension or libxcb is missing.
struct present_frames *_Nullable rolltop_present_frames_create(uint32_t window);

/// Closes the connection.
void rolltop_present_frames_destroy(struct present_frames *_Nonnull frames);

/// Returns the connection's descriptor, which becomes readable when a reply arrives.
int rolltop_present_frames_descriptor(struct present_frames *_Nonnull frames);

/// Requests a notification of the next screen refresh.
///
/// - Returns: Whether the request was sent; `false` if the connection has ended.
bool rolltop_present_frames_request(struct present_frames *_Nonnull frames);

/// Returns whether the reply to the last request has been read; a closed connection and a rejected
/// request count as a reply.
bool rolltop_present_frames_take(struct present_frames *_Nonnull frames);
