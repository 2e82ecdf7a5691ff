// Declarations for the files about the clipboard and drags.
#pragma once
#include "Wayland.h"
#include "WaylandData.h"

// A compositor announces an offer and assigns it immediately afterwards.
enum { MAXIMUM_TYPES = 64, MAXIMUM_NEW_OFFERS = 8 };

// An offer of another program, or this program's own offer sent back by the compositor.
struct data_offer {
  struct wl_proxy *proxy;
  char *types[MAXIMUM_TYPES];
  int type_count;
  // The end of the pause after a missing reply, the time of the last reply, and the deadline of the
  // paste to which it belongs, in milliseconds of the monotonic clock; 0 if not set.
  int64_t silent_until, answered_at, paste_end;
  // Whether this program owned the clipboard when the offer arrived, so that the offer is its own.
  bool is_own;
  // For a drag: whether this program accepts it, and the action selected by the compositor.
  bool is_accepted;
  uint32_t action;
  // The opcode of the request for data; the opcode of the destructor follows it.
  uint32_t receive;
};

// The offer of this program.
struct data_source {
  struct wayland_data *data;
  struct wl_proxy *proxy;
  bool is_drag;
  // The response of the program under the pointer.
  bool is_accepted;
  uint32_t action;
};

// The image at the pointer.
struct drag_icon {
  struct wl_proxy *compositor, *shm, *viewporter, *surface, *viewport, *buffer;
  int x, y;
};

struct wayland_data {
  struct wayland *wayland;
  struct wl_proxy *seat, *pointer, *keyboard, *touch, *manager, *device;
  // The serial of the last press of a key, a button or a finger; 0 if there was none.
  uint32_t serial;
  // The pointer: the surface under it, its position on the surface, the number of pressed buttons,
  // and the serial of the first press.
  struct wl_proxy *pointed;
  int32_t x, y;
  int pressed_count;
  uint32_t press_serial;
  // The pressed or locked modifiers, and whether they have changed since they were last returned.
  uint32_t modifiers;
  bool has_new_modifiers;
  // Whether a drag has withheld the release of the main button from SDL.
  bool has_lost_release;
  struct data_source clipboard, dragged;
  // The offers on the clipboard, of a drag over a window, and of a drop. An offer has one of these
  // roles, or it is new.
  struct data_offer *selection, *hovering, *dropped;
  struct data_offer *new_offers[MAXIMUM_NEW_OFFERS];
  int new_offer_count;
  // The primary selection, if the compositor supports it.
  struct wl_proxy *primary_manager, *primary_device;
  struct data_source primary;
  struct data_offer *primary_offer;
  // Whether the last read failed because the data was too large.
  bool was_too_large;
  // The surface under a drag, and the serial of the drag's enter event.
  struct wl_proxy *hovered;
  uint32_t hover_serial;
  struct drag_icon icon;
  // The queued events.
  struct wayland_data_event *events;
  size_t event_count, event_room;
};

enum {
  DRAG_COPY = WL_DATA_DEVICE_MANAGER_DND_ACTION_COPY,
  DRAG_MOVE = WL_DATA_DEVICE_MANAGER_DND_ACTION_MOVE
};

// Queues an event.
void data_record(struct wayland_data *data, struct wayland_data_event event);

// Listens to the pointer, the keyboard and the touchscreen of the seat.
void data_listen_to_seat(struct wayland_data *data);
void data_forget_input(struct wayland_data *data);

// Creates the object for data that this program offers; returns whether it exists.
bool data_source_create(
    struct wayland_data *data, struct data_source *source, const char *const *types, int count);
void data_source_destroy(struct data_source *source);

// Requests data; returns the non-blocking read end of a pipe, or -1.
int data_offer_open(struct wayland_data *data, struct data_offer *offer, const char *type);

// Starts to collect the types of a new offer; if there are too many new offers, the oldest is
// destroyed.
//
// - Parameter receive: The opcode of the offer's request for data.
void data_offer_receive(struct wayland_data *data, struct wl_proxy *proxy, uint32_t receive);
// Returns the new offer assigned by the compositor and removes it from the new offers; NULL if
// there is none.
struct data_offer *data_offer_take(struct wayland_data *data, struct wl_proxy *proxy);
void data_offer_destroy_new(struct wayland_data *data);
void data_offer_destroy(struct data_offer **offer);
void data_offer_list(const struct data_offer *offer, void *context, wayland_type_found found);
struct wayland_bytes data_offer_read(
    struct wayland_data *data, struct data_offer *offer, const char *type, size_t largest);

// Listens to the primary selection, if the compositor supports it.
void primary_listen(struct wayland_data *data);
void primary_close(struct wayland_data *data);

// Handle drags over this program's surfaces.
void drop_entered(
    struct wayland_data *data, uint32_t serial, struct wl_proxy *surface, int32_t x, int32_t y,
    struct wl_proxy *offer);
void drop_moved(struct wayland_data *data, int32_t x, int32_t y);
void drop_left(struct wayland_data *data);
void drop_dropped(struct wayland_data *data);

// Creates the surface of the image at the pointer; without a surface no image appears.
void drag_icon_create(struct wayland_data *data);
void drag_icon_destroy(struct wayland_data *data);
