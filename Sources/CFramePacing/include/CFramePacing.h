// When a display shows frames: frame callbacks under Wayland, the Present extension under X11.
//
// Neither libwayland-client nor libxcb is linked: SDL has loaded the one that its driver uses.
#pragma once
#include <stdbool.h>
#include <stdint.h>

/// The frame callbacks of a surface, on an event queue of their own over another's connection.
///
/// Whoever owns the connection reads it.
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

/// The refreshes of a window's screen, told by the X server on a connection of their own.
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
