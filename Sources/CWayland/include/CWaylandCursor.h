// The pointer's shape, in the pixels of a display that has more than one for each unit.
#pragma once
#include <stdbool.h>
#include <stdint.h>

struct wayland;
struct wayland_cursor;

/// Listens where the pointer is.
///
/// - Returns: `NULL` without libwayland-cursor, or without a seat.
struct wayland_cursor *_Nullable rolltop_wayland_cursor_create(struct wayland *_Nonnull wayland);

/// Gives everything back, before its connection.
void rolltop_wayland_cursor_destroy(struct wayland_cursor *_Nonnull cursor);

/// Whether the pointer has come to a surface since this was asked for it last.
///
/// - Parameter surface: The `wl_surface`.
bool rolltop_wayland_cursor_take_entered(
    struct wayland_cursor *_Nonnull cursor, const void *_Nonnull surface);

/// Shows a shape over the surface that the pointer has come to.
///
/// - Parameters:
///   - theme: The theme's name; `NULL` for the default one.
///   - size: The theme's size in the desktop's coordinates.
///   - shape: The shape's name in the theme.
///   - scale: The display's pixels for each unit.
/// - Returns: `false` when the theme has no such picture.
bool rolltop_wayland_cursor_show(
    struct wayland_cursor *_Nonnull cursor, const char *_Nullable theme, int32_t size,
    const char *_Nonnull shape, int32_t scale);
