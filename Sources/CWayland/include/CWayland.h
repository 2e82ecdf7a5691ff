// The parts of Wayland that SDL hides or does not have, on an event queue of our own over SDL's
// connection.
//
// libwayland-client is not linked, and its headers are not needed to build this: SDL has loaded it.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct wayland;

/// Lists what the compositor offers, which waits for it once.
///
/// - Parameter display: The `wl_display`, which has to outlive the result; whoever owns it reads it.
/// - Returns: `NULL` when the library is not there, or the connection has ended.
struct wayland *_Nullable rolltop_wayland_open(void *_Nonnull display);

/// Destroys the queue, before its connection.
void rolltop_wayland_close(struct wayland *_Nonnull wayland);

/// Destroys an object whose first request says so to the compositor.
///
/// - Parameter object: One that SDL has forgotten; it must not be used afterwards.
void rolltop_wayland_destroy_object(void *_Nonnull object);

/// Handles the events that have been read; never blocks.
///
/// - Returns: `false` when the connection has ended.
bool rolltop_wayland_handle(struct wayland *_Nonnull wayland);
