// Declarations for the files about surfaces.
#pragma once
#include "CWaylandSurface.h"
#include "Wayland.h"

struct wayland_surface {
  struct wayland *wayland;
  // SDL's surface.
  struct wl_surface *surface;
  struct wp_viewport *viewport;
  // NULL if the compositor only supports integer scales, or another object scales the surface.
  struct wp_fractional_scale_manager_v1 *scale_manager;
  struct wp_fractional_scale_v1 *preference;
  uint32_t scale;
  struct wayland_buffer *buffers;
  // The queue for frame events that are withheld from SDL; see Silence.c.
  struct wl_event_queue *silent;
  struct wl_callback *first_frame;
};

// Frees the buffers of a surface immediately.
void wayland_free_buffers(struct wayland_surface *surface);

// Attaches a buffer to the surface for its next commit.
void wayland_attach(struct wayland_surface *surface, struct wayland_buffer *buffer);

// Prevents SDL from damaging the whole surface after each frame; called before the first commit.
void wayland_silence_begin(struct wayland_surface *surface);
void wayland_silence_end(struct wayland_surface *surface);
