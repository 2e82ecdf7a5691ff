// The scales of displays, for compositors that do not report one for each surface.
#pragma once
#include <stdbool.h>
#include <stdint.h>

struct wayland;
struct wayland_outputs;

/// Asks for the displays, and waits for the answers.
///
/// - Returns: `NULL` without memory.
struct wayland_outputs *_Nullable rolltop_wayland_outputs_create(struct wayland *_Nonnull wayland);

/// Gives everything back, before its connection.
void rolltop_wayland_outputs_destroy(struct wayland_outputs *_Nonnull outputs);

/// Finds the scale of a display: the ratio of two lengths.
///
/// Displays that were added have one when their answers have been read.
///
/// - Parameters:
///   - x: The display's left edge in the desktop's coordinates; without a display there, the one with
///     the largest scale counts.
///   - y: Its top edge.
///   - pixels: Gets a length in device pixels.
///   - units: Gets the same length in the desktop's coordinates.
/// - Returns: `false` when no display is known.
bool rolltop_wayland_outputs_find(
    struct wayland_outputs *_Nonnull outputs, int32_t x, int32_t y, int32_t *_Nonnull pixels,
    int32_t *_Nonnull units);
