// When a Wayland compositor shows frames.
#pragma once
#include <stdbool.h>

/// The frame callbacks of a surface, on an event queue of their own over another's connection.
///
/// The connection is read by its owner.
struct wayland_frames;

/// Creates a queue on a connection.
///
/// - Parameter display: The `wl_display`, which has to outlive the result.
/// - Returns: `NULL` when the library is not there.
struct wayland_frames *_Nullable rolltop_wayland_frames_create(void *_Nonnull display);

/// Destroys the queue, before its connection.
void rolltop_wayland_frames_destroy(struct wayland_frames *_Nonnull frames);

/// Asks the compositor to say when a further frame makes sense; called before the frame's commit.
///
/// - Parameter surface: The `wl_surface`.
/// - Returns: Whether it was asked.
bool rolltop_wayland_frames_request(struct wayland_frames *_Nonnull frames, void *_Nonnull surface);

/// Whether the answer to the last request has been read.
bool rolltop_wayland_frames_take(struct wayland_frames *_Nonnull frames);
