// Wayland features that SDL hides or lacks, on a separate event queue of SDL's connection.
//
// libwayland-client is not linked, because SDL loads it, and its headers are not needed to build
// this.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct wayland;

/// Lists the compositor's globals, which takes one round trip.
///
/// - Parameter display: The `wl_display`, which must outlive the result; its owner reads the
///   events.
/// - Returns: `NULL` if the library is missing or the connection has ended.
struct wayland *_Nullable rolltop_wayland_open(void *_Nonnull display);

/// Destroys the queue; must precede the end of its connection.
void rolltop_wayland_close(struct wayland *_Nonnull wayland);

/// Destroys an object whose first request is its destructor.
///
/// - Parameter object: An object no longer referenced by SDL; it must not be used afterwards.
void rolltop_wayland_destroy_object(void *_Nonnull object);

/// Handles events that have been read; never blocks.
///
/// - Returns: `false` if the connection has ended.
bool rolltop_wayland_handle(struct wayland *_Nonnull wayland);

/// Reads the events that have arrived, and handles all but those of SDL; never blocks.
///
/// - Returns: `false` if the connection has ended.
bool rolltop_wayland_read(struct wayland *_Nonnull wayland);

/// Announces a wait until the connection is readable; `rolltop_wayland_end_wait` follows directly.
///
/// Meanwhile no other thread reads the events that end the wait, as those of SDL 3 and OpenGL would.
///
/// - Returns: `false` if events that have been read are to be handled first; no wait begins.
bool rolltop_wayland_begin_wait(struct wayland *_Nonnull wayland);

/// Ends the wait, without reading events.
void rolltop_wayland_end_wait(struct wayland *_Nonnull wayland);
