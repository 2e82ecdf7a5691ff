// When an X server's display shows frames, by its Present extension.
//
// libxcb is not linked: SDL has loaded it.
#pragma once
#include <stdbool.h>
#include <stdint.h>

/// The refreshes of a window's screen, reported by the X server on a connection of their own.
struct present_frames;

/// Connects to the server of the environment's `DISPLAY`.
///
/// - Parameter window: The window.
/// - Returns: `NULL` when the server does not have the Present extension, or libxcb is not there.
struct present_frames *_Nullable rolltop_present_frames_create(uint32_t window);

/// Closes the connection.
void rolltop_present_frames_destroy(struct present_frames *_Nonnull frames);

/// The connection's descriptor, which becomes readable when there is an answer.
int rolltop_present_frames_descriptor(struct present_frames *_Nonnull frames);

/// Asks the server to say when the screen is refreshed next.
///
/// - Returns: Whether it was asked; `false` when the connection has ended.
bool rolltop_present_frames_request(struct present_frames *_Nonnull frames);

/// Whether the answer to the last request has been read; the end of the connection and
/// a refusal count as one.
bool rolltop_present_frames_take(struct present_frames *_Nonnull frames);
