#include <stdlib.h>

#include "CWaylandFrames.h"
#include "Wayland.h"


struct wayland_frames {
  struct wl_display *display;
  struct wl_event_queue *queue;
  // The callback of the last request; NULL after it has fired.
  struct wl_proxy *callback;
};

static void forget(struct wayland_frames *frames) {
  if (frames->callback) { wl_proxy_destroy(frames->callback); }
  frames->callback = NULL;
}

static void frame_is_done(void *data, struct wl_callback *callback, uint32_t time) {
  (void)callback;
  (void)time;
  forget(data);
}

static const struct wl_callback_listener listener = {frame_is_done};

struct wayland_frames *rolltop_wayland_frames_create(void *display) {
  if (wayland_load()) { return NULL; }
  struct wayland_frames *frames = calloc(1, sizeof *frames);
  if (!frames) { return NULL; }
  frames->display = display;
  frames->queue = wl_display_create_queue(display);
  if (!frames->queue) {
    free(frames);
    return NULL;
  }
  return frames;
}

void rolltop_wayland_frames_destroy(struct wayland_frames *frames) {
  forget(frames);
  wl_event_queue_destroy(frames->queue);
  free(frames);
}

bool rolltop_wayland_frames_request(struct wayland_frames *frames, void *surface) {
  forget(frames);
  // A proxy wrapper assigns new objects to our queue from the start; the surface stays on SDL's.
  struct wl_proxy *wrapper = wl_proxy_create_wrapper(surface);
  if (!wrapper) { return false; }
  wl_proxy_set_queue(wrapper, frames->queue);
  union wl_argument arguments[1] = {{0}};
  frames->callback = wl_proxy_marshal_array_constructor(
      wrapper, WL_SURFACE_FRAME, arguments, wayland_interface("wl_callback_interface"));
  wl_proxy_wrapper_destroy(wrapper);
  if (!frames->callback) { return false; }
  wl_proxy_add_listener(frames->callback, (void (**)(void))&listener, frames);
  return true;
}

bool rolltop_wayland_frames_take(struct wayland_frames *frames) {
  // A closed connection delivers no more callbacks.
  if (wl_display_dispatch_queue_pending(frames->display, frames->queue) < 0) { forget(frames); }
  return frames->callback == NULL;
}
