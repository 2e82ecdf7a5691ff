// The pointer's shape, in device pixels of displays with a scale above 1.
#pragma once
#include <stdbool.h>
#include <stdint.h>

struct wayland;
struct wayland_cursor;

/// Starts to track the pointer.
///
/// - Returns: `NULL` without libwayland-cursor or without a seat.
struct wayland_cursor *_Nullable rolltop_wayland_cursor_create(struct wayland *_Nonnull wayland);

/// Releases all objects; must precede the end of their connection.
void rolltop_wayland_cursor_destroy(struct wayland_cursor *_Nonnull cursor);

/// Returns whether the pointer has entered a surface since the previous call.
///
/// - Parameter surface: The `wl_surface`.
bool rolltop_wayland_cursor_take_entered(
    struct wayland_cursor *_Nonnull cursor, const void *_Nonnull surface);

/// Sets the cursor to a shape over the surface that the pointer has entered.
///
/// - Parameters:
///   - theme: The theme's name; `NULL` for the default theme.
///   - size: The theme's size in the desktop's coordinates.
///   - shape: The shape's name in the theme.
///   - scale: The display's pixels per unit.
/// - Returns: `false` if the pointer is over no surface, or if the theme has no image of the shape
///   in this size.
bool rolltop_wayland_cursor_show(
    struct wayland_cursor *_Nonnull cursor, const char *_Nullable theme, int32_t size,
    const char *_Nonnull shape, int32_t scale);
