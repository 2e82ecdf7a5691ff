// Frames in shared memory for a surface that SDL has made, in the exact pixels of its display.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct wayland;
struct wayland_surface;
struct wayland_buffer;

/// Pixels from the left and from the top, and a size in pixels.
struct wayland_rect {
  int32_t x;
  int32_t y;
  int32_t width;
  int32_t height;
};

/// Prepares a surface that nobody else commits buffers to.
///
/// - Parameters:
///   - surface: The `wl_surface`; it may be destroyed first.
///   - scales: Whether the surface has no objects for its scale yet, and gets them.
/// - Returns: `NULL` when the compositor shares no memory, or cannot scale a surface that is to be
///   scaled.
struct wayland_surface *_Nullable rolltop_wayland_surface_create(
    struct wayland *_Nonnull wayland, void *_Nonnull surface, bool scales);

/// Gives all buffers back; called after the `wl_surface` has been destroyed.
void rolltop_wayland_surface_destroy(struct wayland_surface *_Nonnull surface);

/// Handles what has been read for the surface; never blocks.
void rolltop_wayland_surface_handle(struct wayland_surface *_Nonnull surface);

/// The scale that the compositor prefers, in 120ths from 12 to 1,920; 0 as long as it has not reported
/// one.
uint32_t rolltop_wayland_surface_scale(struct wayland_surface *_Nonnull surface);

/// Creates a buffer of 32 bits a pixel (XRGB8888) without gaps between rows.
///
/// - Returns: `NULL` without memory for it.
struct wayland_buffer *_Nullable rolltop_wayland_buffer_create(
    struct wayland_surface *_Nonnull surface, int32_t width, int32_t height);

/// The first byte of a buffer; valid until `rolltop_wayland_buffer_free`.
void *_Nonnull rolltop_wayland_buffer_memory(struct wayland_buffer *_Nonnull buffer);

/// Whether the compositor may still read the buffer.
bool rolltop_wayland_buffer_is_held(struct wayland_buffer *_Nonnull buffer);

/// Frees a buffer, as soon as the compositor does not read it any more.
void rolltop_wayland_buffer_free(struct wayland_buffer *_Nonnull buffer);

/// Has the compositor take over what was changed around the surface, without another buffer.
void rolltop_wayland_surface_apply(struct wayland_surface *_Nonnull surface);

/// Shows a buffer.
///
/// - Parameters:
///   - width: The width of the surface in the desktop's coordinates, above 0.
///   - height: The height.
///   - damage: What may differ from the last buffer, in the buffer's pixels.
///   - count: The number of rectangles.
void rolltop_wayland_surface_commit(
    struct wayland_surface *_Nonnull surface, struct wayland_buffer *_Nonnull buffer, int32_t width,
    int32_t height, const struct wayland_rect *_Nonnull damage, size_t count);
