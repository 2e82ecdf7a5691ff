#include <stdlib.h>

#include "CFramePacing.h"
#include "DeferredLibrary.h"

// What libwayland-client's headers declare, as far as it is used; its binary interface does not
// change.
struct wl_display;
struct wl_event_queue;
struct wl_interface;
struct wl_proxy;
union wl_argument {
  int32_t i;
  uint32_t n;
  void *pointer;
};

static struct library wayland = {"libwayland-client.so.0", NULL, NULL, PTHREAD_MUTEX_INITIALIZER};

#define WAYLAND(result, name, parameters, arguments) \
  static FORWARD(&wayland, result, name, parameters, arguments)

WAYLAND(struct wl_event_queue *, wl_display_create_queue, (struct wl_display *display), (display))
WAYLAND(void, wl_event_queue_destroy, (struct wl_event_queue *queue), (queue))
WAYLAND(int, wl_display_dispatch_queue_pending, (struct wl_display *display, struct wl_event_queue *queue), (display, queue))
WAYLAND(void *, wl_proxy_create_wrapper, (void *proxy), (proxy))
WAYLAND(void, wl_proxy_wrapper_destroy, (void *wrapper), (wrapper))
WAYLAND(void, wl_proxy_set_queue, (struct wl_proxy *proxy, struct wl_event_queue *queue), (proxy, queue))
WAYLAND(struct wl_proxy *, wl_proxy_marshal_array_constructor, (struct wl_proxy *proxy, uint32_t opcode, union wl_argument *arguments, const struct wl_interface *interface), (proxy, opcode, arguments, interface))
WAYLAND(int, wl_proxy_add_listener, (struct wl_proxy *proxy, void (**implementation)(void), void *data), (proxy, implementation, data))
WAYLAND(void, wl_proxy_destroy, (struct wl_proxy *proxy), (proxy))

// The number of `wl_surface.frame` among the requests.
enum { SURFACE_FRAME = 3 };

struct wayland_frames {
  struct wl_display *display;
  struct wl_event_queue *queue;
  const struct wl_interface *callback_interface;
  // The last request; NULL once it is answered.
  struct wl_proxy *callback;
};

struct callback_listener {
  void (*done)(void *data, struct wl_proxy *callback, uint32_t time);
};

static void forget(struct wayland_frames *frames) {
  if (frames->callback) { wl_proxy_destroy(frames->callback); }
  frames->callback = NULL;
}

static void frame_is_done(void *data, struct wl_proxy *callback, uint32_t time) {
  (void)callback;
  (void)time;
  forget(data);
}

static const struct callback_listener listener = {frame_is_done};

struct wayland_frames *rolltop_wayland_frames_create(void *display) {
  if (library_load(&wayland)) { return NULL; }
  struct wayland_frames *frames = calloc(1, sizeof *frames);
  if (!frames) { return NULL; }
  frames->display = display;
  frames->callback_interface = library_function(&wayland, "wl_callback_interface");
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
  // A wrapper has its new objects on our queue from the start; the surface stays on SDL's.
  struct wl_proxy *wrapper = wl_proxy_create_wrapper(surface);
  if (!wrapper) { return false; }
  wl_proxy_set_queue(wrapper, frames->queue);
  union wl_argument arguments[1] = {{0}};
  frames->callback = wl_proxy_marshal_array_constructor(
      wrapper, SURFACE_FRAME, arguments, frames->callback_interface);
  wl_proxy_wrapper_destroy(wrapper);
  if (!frames->callback) { return false; }
  wl_proxy_add_listener(frames->callback, (void (**)(void))&listener, frames);
  return true;
}

bool rolltop_wayland_frames_take(struct wayland_frames *frames) {
  // An ended connection answers nothing any more.
  if (wl_display_dispatch_queue_pending(frames->display, frames->queue) < 0) { forget(frames); }
  return frames->callback == NULL;
}
