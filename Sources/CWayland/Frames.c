#include <stdlib.h>

#include "CWaylandFrames.h"
#include "Wayland.h"

struct wayland_frames {
  struct wayland *wayland;
  // The callback of the last request; NULL after it has fired.
  struct wl_callback *callback;
};

static void forget(struct wayland_frames *frames) {
  if (frames->callback) { wl_callback_destroy(frames->callback); }
  frames->callback = NULL;
}

static void frame_is_done(void *data, struct wl_callback *callback, uint32_t time) { forget(data); }

static const struct wl_callback_listener listener = {frame_is_done};

struct wayland_frames *rolltop_wayland_frames_create(struct wayland *wayland) {
  struct wayland_frames *frames = calloc(1, sizeof *frames);
  if (frames) { frames->wayland = wayland; }
  return frames;
}

void rolltop_wayland_frames_destroy(struct wayland_frames *frames) {
  forget(frames);
  free(frames);
}

bool rolltop_wayland_frames_request(struct wayland_frames *frames, void *surface) {
  forget(frames);
  frames->callback = wayland_request_frame(surface, frames->wayland->queue, &listener, frames);
  return frames->callback != NULL;
}

bool rolltop_wayland_frames_take(struct wayland_frames *frames) {
  // A closed connection delivers no more callbacks.
  if (!rolltop_wayland_handle(frames->wayland)) { forget(frames); }
  return frames->callback == NULL;
}
