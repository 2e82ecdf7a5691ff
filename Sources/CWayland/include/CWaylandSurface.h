// Frames in shared memory for a surface created by SDL, in device pixels of its display.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct wayland;
struct wayland_surface;
struct wayland_buffer;

/// A position from the upper left corner and a size, in pixels.
struct wayland_rect {
  int32_t x;
  int32_t y;
  int32_t width;
  int32_t height;
};

/// Prepares a surface to which no other code commits buffers.
///
/// - Parameters:
///   - surface: The `wl_surface`; it may be destroyed first.
///   - scales: Whether to create the surface's scale objects, which do not exist yet.
/// - Returns: `NULL` if the compositor does not support shared memory, or the requested scaling.
struct wayland_surface *_Nullable rolltop_wayland_surface_create(
    struct wayland *_Nonnull wayland, void *_Nonnull surface, bool scales);

/// Releases all buffers; called after the `wl_surface` has been destroyed.
void rolltop_wayland_surface_destroy(struct wayland_surface *_Nonnull surface);

/// Handles events of the surface that have been read; never blocks.
void rolltop_wayland_surface_handle(struct wayland_surface *_Nonnull surface);

/// Returns the scale preferred by the compositor, in 120ths from 12 to 1,920; 0 until the
/// compositor has reported one.
uint32_t rolltop_wayland_surface_scale(struct wayland_surface *_Nonnull surface);

/// Creates a buffer with 32 bits per pixel (XRGB8888) without padding between rows.
///
/// - Returns: `NULL` if there is no memory for it.
struct wayland_buffer *_Nullable rolltop_wayland_buffer_create(
    struct wayland_surface *_Nonnull surface, int32_t width, int32_t height);

/// Returns the first byte of a buffer; valid until `rolltop_wayland_buffer_free`.
void *_Nonnull rolltop_wayland_buffer_memory(struct wayland_buffer *_Nonnull buffer);

/// Returns whether the compositor may still read the buffer.
bool rolltop_wayland_buffer_is_held(struct wayland_buffer *_Nonnull buffer);

/// Frees a buffer as soon as the compositor releases it.
void rolltop_wayland_buffer_free(struct wayland_buffer *_Nonnull buffer);

/// Commits pending changes of the surface without a new buffer.
void rolltop_wayland_surface_apply(struct wayland_surface *_Nonnull surface);

/// Presents a buffer.
///
/// - Parameters:
///   - width: The width of the surface in the desktop's coordinates, greater than 0.
///   - height: The height of the surface in the desktop's coordinates, greater than 0.
///   - damage: The region that may differ from the previous buffer, in the buffer's pixels.
///   - count: The number of rectangles.
void rolltop_wayland_surface_commit(
    struct wayland_surface *_Nonnull surface, struct wayland_buffer *_Nonnull buffer, int32_t width,
    int32_t height, const struct wayland_rect *_Nonnull damage, size_t count);
