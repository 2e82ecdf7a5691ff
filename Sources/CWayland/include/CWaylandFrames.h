// Frame callbacks of a Wayland compositor.
#pragma once
#include <stdbool.h>

struct wayland;

/// The frame callbacks of a surface.
struct wayland_frames;

/// Prepares the callbacks of a surface, without a request.
///
/// - Parameter wayland: The connection, which must outlive the result.
/// - Returns: `NULL` if there is no memory.
struct wayland_frames *_Nullable rolltop_wayland_frames_create(struct wayland *_Nonnull wayland);

/// Forgets the last request; must precede the end of the connection.
void rolltop_wayland_frames_destroy(struct wayland_frames *_Nonnull frames);

/// Requests a callback for the next frame; called before the current frame's commit.
///
/// - Parameter surface: The `wl_surface`.
/// - Returns: Whether the request was sent.
bool rolltop_wayland_frames_request(struct wayland_frames *_Nonnull frames, void *_Nonnull surface);

/// Returns whether the last callback has fired, or the connection has ended.
bool rolltop_wayland_frames_take(struct wayland_frames *_Nonnull frames);
