// Frame callbacks of a Wayland compositor.
#pragma once
#include <stdbool.h>

/// The frame callbacks of a surface, on a separate event queue of another owner's connection.
///
/// The owner reads the events of the connection.
struct wayland_frames;

/// Creates a queue on a connection.
///
/// - Parameter display: The `wl_display`, which must outlive the result.
/// - Returns: `NULL` if the library is missing.
struct wayland_frames *_Nullable rolltop_wayland_frames_create(void *_Nonnull display);

/// Destroys the queue; must precede the end of its connection.
void rolltop_wayland_frames_destroy(struct wayland_frames *_Nonnull frames);

/// Requests a callback for the next frame; called before the current frame's commit.
///
/// - Parameter surface: The `wl_surface`.
/// - Returns: Whether the request was sent.
bool rolltop_wayland_frames_request(struct wayland_frames *_Nonnull frames, void *_Nonnull surface);

/// Returns whether the last callback has fired, or the connection has ended.
bool rolltop_wayland_frames_take(struct wayland_frames *_Nonnull frames);
