// Prevents SDL from damaging the whole surface.
//
// SDL requests a frame callback with each frame of a surface. When it fires, SDL declares the whole
// surface damaged, for programs that draw with OpenGL. A callback is delivered on the queue that
// its surface had at the time of the request. The surface therefore gets a separate queue until SDL
// has requested its second callback, and SDL's queue again afterwards. That callback stays on the
// separate queue, which is no longer dispatched.
#include "Surface.h"

// SDL's first callback, requested before this one, has been handled.
static void first_frame_is_done(void *data, struct wl_callback *callback, uint32_t time) {
  struct wayland_surface *surface = data;
  wl_callback_destroy(callback);
  surface->first_frame = NULL;
  wl_display_dispatch_queue_pending(surface->wayland->display, surface->silent);
  wl_proxy_set_queue((struct wl_proxy *)surface->surface, NULL);
}

static const struct wl_callback_listener listener = {first_frame_is_done};

void wayland_silence_begin(struct wayland_surface *surface) {
  struct wayland *wayland = surface->wayland;
  surface->silent = wl_display_create_queue(wayland->display);
  if (!surface->silent) { return; }
  surface->first_frame =
      wayland_request_frame(surface->surface, wayland->queue, &listener, surface);
  if (!surface->first_frame) { return; }
  wl_proxy_set_queue((struct wl_proxy *)surface->surface, surface->silent);
}

void rolltop_wayland_surface_handle(struct wayland_surface *surface) {
  if (!surface->first_frame) { return; }
  // Dispatches the outputs that the surface enters.
  wl_display_dispatch_queue_pending(surface->wayland->display, surface->silent);
}

void wayland_silence_end(struct wayland_surface *surface) {
  if (surface->first_frame) { wl_callback_destroy(surface->first_frame); }
  if (surface->silent) { wl_event_queue_destroy(surface->silent); }
}
