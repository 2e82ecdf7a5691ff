// Declarations for all files of this target: the library's functions and the compositor's globals.
#pragma once
#include "CWayland.h"
#include "DeferredLibrary.h"

#if !__has_include(<wayland-client.h>)
#error "Install libwayland-dev, which libsdl2-dev needs."
#endif
#include <wayland-client-core.h>

extern struct library wayland_library;

// The inline functions of the protocols call these functions, too. The protocols' interfaces are in
// the folder Generated.
#define WAYLAND(name) FUNCTION(&wayland_library, name)
#define wl_display_cancel_read WAYLAND(wl_display_cancel_read)
#define wl_display_create_queue WAYLAND(wl_display_create_queue)
#define wl_display_dispatch_queue_pending WAYLAND(wl_display_dispatch_queue_pending)
#define wl_display_flush WAYLAND(wl_display_flush)
#define wl_display_get_fd WAYLAND(wl_display_get_fd)
#define wl_display_prepare_read WAYLAND(wl_display_prepare_read)
#define wl_display_prepare_read_queue WAYLAND(wl_display_prepare_read_queue)
#define wl_display_read_events WAYLAND(wl_display_read_events)
#define wl_display_roundtrip_queue WAYLAND(wl_display_roundtrip_queue)
#define wl_event_queue_destroy WAYLAND(wl_event_queue_destroy)
#define wl_proxy_add_listener WAYLAND(wl_proxy_add_listener)
#define wl_proxy_create_wrapper WAYLAND(wl_proxy_create_wrapper)
#define wl_proxy_destroy WAYLAND(wl_proxy_destroy)
#define wl_proxy_get_user_data WAYLAND(wl_proxy_get_user_data)
#define wl_proxy_get_version WAYLAND(wl_proxy_get_version)
#define wl_proxy_marshal_flags WAYLAND(wl_proxy_marshal_flags)
#define wl_proxy_set_queue WAYLAND(wl_proxy_set_queue)
#define wl_proxy_set_user_data WAYLAND(wl_proxy_set_user_data)
#define wl_proxy_wrapper_destroy WAYLAND(wl_proxy_wrapper_destroy)
#include <wayland-client-protocol.h>

#include "Generated/fractional-scale-v1.h"
#include "Generated/primary-selection-unstable-v1.h"
#include "Generated/viewporter.h"
#include "Generated/xdg-output-unstable-v1.h"

enum { MAXIMUM_GLOBALS = 128 };

// A global object of the compositor.
struct wayland_global {
  uint32_t name, version;
  char interface[64];
};

// The first seat's input, as far as it has been read.
struct wayland_input {
  struct wl_pointer *pointer;
  struct wl_keyboard *keyboard;
  struct wl_touch *touch;
  // The serial of the last press of a key, a button or a finger; 0 if there was none.
  uint32_t serial;
  // The surface under the pointer, which is only compared, because it may have been destroyed; the
  // serial of entering it, and whether `rolltop_wayland_cursor_take_entered` has yet to return it.
  struct wl_surface *pointed;
  uint32_t enter_serial;
  bool has_entered;
  // The pointer's position on the surface, the number of pressed buttons, and the serial of the
  // first press.
  wl_fixed_t x, y;
  int pressed_count;
  uint32_t press_serial;
  // Whether a drag has withheld the release of the main button from SDL, which ignores the next
  // press of a button that it considers pressed, and whether that press has come.
  bool has_lost_release, has_lost_press;
  // The pressed or locked modifiers, and whether they have changed since they were last returned.
  uint32_t modifiers;
  bool has_new_modifiers;
};

struct wayland {
  struct wl_display *display;
  struct wl_event_queue *queue;
  struct wl_registry *registry;
  struct wayland_global globals[MAXIMUM_GLOBALS];
  int global_count;
  // The objects that several files use, after `wayland_bind_shared`; NULL if the compositor has
  // none.
  struct wl_compositor *compositor;
  struct wl_shm *shm;
  struct wl_seat *seat;
  struct wp_viewporter *viewporter;
  struct wayland_input input;
};

// A member of a listener for events without effect here. The library ends the process if a member
// is missing, whatever the version of the object, because compositors can send any event.
#define WAYLAND_IGNORED ((void *)wayland_ignore)
static inline void wayland_ignore(void) {}

// Binds the first global of an interface, with the compositor's version or an older one.
//
// - Parameter version: The latest version supported by the caller.
// - Returns: An object on our queue, or NULL if the compositor has none.
void *wayland_bind(
    struct wayland *wayland, const struct wl_interface *interface, uint32_t version);

// Binds one of several globals of an interface.
void *wayland_bind_global(
    struct wayland *wayland, const struct wayland_global *global,
    const struct wl_interface *interface, uint32_t version);

// Binds the shared objects that are not bound yet.
void wayland_bind_shared(struct wayland *wayland);

// Requests a frame callback of a surface, whose owner uses a different queue.
struct wl_callback *wayland_request_frame(
    struct wl_surface *surface, struct wl_event_queue *queue,
    const struct wl_callback_listener *listener, void *data);

// Creates a buffer in a file; the compositor receives a duplicate of the descriptor.
struct wl_buffer *wayland_create_buffer(
    struct wayland *wayland, int file, int32_t width, int32_t height, enum wl_shm_format format);

// Listens to the pointer, the keyboard and the touchscreen of the seat.
void wayland_listen_to_seat(struct wayland *wayland);
void wayland_forget_seat(struct wayland *wayland);
