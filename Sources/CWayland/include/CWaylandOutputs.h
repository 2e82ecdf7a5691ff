// The scales of displays, for compositors that do not report a scale per surface.
#pragma once
#include <stdbool.h>
#include <stdint.h>

struct wayland;
struct wayland_outputs;

/// Queries the displays and waits for the replies.
///
/// - Returns: `NULL` if there is no memory.
struct wayland_outputs *_Nullable rolltop_wayland_outputs_create(struct wayland *_Nonnull wayland);

/// Releases all objects; must precede the end of their connection.
void rolltop_wayland_outputs_destroy(struct wayland_outputs *_Nonnull outputs);

/// Finds the scale of a display, as the ratio of two lengths.
///
/// The scale of a display that was connected later is known once its events have been read.
///
/// - Parameters:
///   - x: The display's left edge in the desktop's coordinates; without a display at this position,
///     the one with the largest scale is used.
///   - y: The display's top edge in the desktop's coordinates.
///   - pixels: Receives a length in device pixels.
///   - units: Receives the same length in the desktop's coordinates.
/// - Returns: `false` if no display is known.
bool rolltop_wayland_outputs_find(
    struct wayland_outputs *_Nonnull outputs, int32_t x, int32_t y, int32_t *_Nonnull pixels,
    int32_t *_Nonnull units);
