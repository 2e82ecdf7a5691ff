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
  (void)time;
  struct wayland_surface *surface = data;
  wl_proxy_destroy((struct wl_proxy *)callback);
  surface->first_frame = NULL;
  wl_display_dispatch_queue_pending(surface->wayland->display, surface->silent);
  wl_proxy_set_queue(surface->surface, NULL);
}

static const struct wl_callback_listener listener = {first_frame_is_done};

void wayland_silence_begin(struct wayland_surface *surface) {
  surface->silent = wl_display_create_queue(surface->wayland->display);
  struct wl_proxy *wrapper = wl_proxy_create_wrapper(surface->surface);
  if (!surface->silent || !wrapper) { return; }
  wl_proxy_set_queue(wrapper, surface->wayland->queue);
  union wl_argument arguments[1] = {{0}};
  surface->first_frame = wl_proxy_marshal_array_constructor(
      wrapper, WL_SURFACE_FRAME, arguments, wayland_interface("wl_callback_interface"));
  wl_proxy_wrapper_destroy(wrapper);
  if (!surface->first_frame) { return; }
  wl_proxy_add_listener(surface->first_frame, (void (**)(void))&listener, surface);
  wl_proxy_set_queue(surface->surface, surface->silent);
}

void wayland_silence_handle(struct wayland_surface *surface) {
  if (!surface->first_frame) { return; }
  // Dispatches the outputs that the surface enters.
  wl_display_dispatch_queue_pending(surface->wayland->display, surface->silent);
}

void wayland_silence_end(struct wayland_surface *surface) {
  if (surface->first_frame) { wl_proxy_destroy(surface->first_frame); }
  if (surface->silent) { wl_event_queue_destroy(surface->silent); }
}
