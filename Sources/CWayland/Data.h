// Declarations for the files about the clipboard and drags, in the order in which they may call
// each other: Events.c, Write.c, Offer.c, Source.c, Icon.c, Drag.c, Data.c.
#pragma once
#include "Wayland.h"
#include "WaylandData.h"

// A compositor announces an offer and assigns it immediately afterwards.
enum { MAXIMUM_TYPES = 64, MAXIMUM_NEW_OFFERS = 8, SELECTION_COUNT = 2 };

// An offer of another program, or this program's own offer sent back by the compositor.
struct data_offer {
  // The object: `struct zwp_primary_selection_offer_v1` or `struct wl_data_offer`.
  void *proxy;
  bool is_primary;
  char *types[MAXIMUM_TYPES];
  int type_count;
  // The end of the pause after a missing reply, the time of the last reply, and the deadline of the
  // paste to which it belongs, in milliseconds of the monotonic clock; 0 if not set.
  int64_t silent_until, answered_at, paste_end;
  // Whether this program owned the selection when the offer arrived, so that the offer is its own.
  bool is_own;
  // For a drag: whether this program accepts it, and the action selected by the compositor.
  bool is_accepted;
  uint32_t action;
};

// The offer of this program.
struct data_source {
  struct wayland_data *data;
  // The object: `struct zwp_primary_selection_source_v1` or `struct wl_data_source`.
  void *proxy;
  // The event for requests of the data, which identifies the kind of the offer.
  enum wayland_data_kind asked;
  // For a drag: the response of the program under the pointer.
  bool is_accepted;
  uint32_t action;
};

// The clipboard or the primary selection: this program's offer, or that of another program.
struct data_selection {
  struct data_source source;
  struct data_offer *offer;
};

// The image at the pointer.
struct drag_icon {
  struct wl_surface *surface;
  struct wp_viewport *viewport;
  struct wl_buffer *buffer;
  int x, y;
};

struct wayland_data {
  struct wayland *wayland;
  struct wl_data_device_manager *manager;
  struct wl_data_device *device;
  // NULL if the compositor does not support the primary selection.
  struct zwp_primary_selection_device_manager_v1 *primary_manager;
  struct zwp_primary_selection_device_v1 *primary_device;
  // By `enum wayland_selection`.
  struct data_selection selections[SELECTION_COUNT];
  struct data_source dragged;
  // The offers of a drag over a window, and of a drop. An offer has one of these roles, belongs to
  // a selection, or is new.
  struct data_offer *hovering, *dropped;
  struct data_offer *new_offers[MAXIMUM_NEW_OFFERS];
  int new_offer_count;
  // Whether the last read failed because the data was too large.
  bool was_too_large;
  // The surface under a drag, the drag's position on it, and the serial of its enter event.
  struct wl_surface *hovered;
  wl_fixed_t x, y;
  uint32_t hover_serial;
  struct drag_icon icon;
  // The queued events.
  struct wayland_data_event *events;
  size_t event_count, event_capacity;
};

enum {
  DRAG_COPY = WL_DATA_DEVICE_MANAGER_DND_ACTION_COPY,
  DRAG_MOVE = WL_DATA_DEVICE_MANAGER_DND_ACTION_MOVE
};

// Queues an event.
void data_record(struct wayland_data *data, struct wayland_data_event event);
// Takes the first queued event; returns whether there is one.
bool data_take_event(struct wayland_data *data, struct wayland_data_event *event);

// Increases `rolltop_wayland_progress`.
void data_count_progress(void);

// Requests data; returns the non-blocking read end of a pipe, or -1.
int data_offer_open(struct wayland_data *data, struct data_offer *offer, const char *type);

// Starts to collect the types of a new offer; if there are too many new offers, the oldest is
// destroyed.
void data_offer_receive(struct wayland_data *data, void *proxy, bool is_primary);
// Returns the new offer assigned by the compositor and removes it from the new offers; NULL if
// there is none.
struct data_offer *data_offer_take(struct wayland_data *data, const void *proxy);
void data_offer_destroy_new(struct wayland_data *data);
void data_offer_destroy(struct data_offer **offer);
void data_offer_list(const struct data_offer *offer, void *context, wayland_type_found found);
struct wayland_bytes data_offer_read(
    struct wayland_data *data, struct data_offer *offer, const char *type, size_t maximum_size);

// Creates the object for data that this program offers; returns whether it exists.
bool data_source_create(
    struct wayland_data *data, struct data_source *source, enum wayland_data_kind asked,
    const char *const *types, int count);
void data_source_destroy(struct data_source *source);
// Destroys a selection's offer if it is this program's own.
void data_selection_forget_own(struct data_selection *selection);

// Creates the surface of the image at the pointer; without a surface no image appears.
void drag_icon_create(struct wayland_data *data);
void drag_icon_destroy(struct wayland_data *data);

// Handle drags over this program's surfaces.
void drop_enter(
    struct wayland_data *data, uint32_t serial, struct wl_surface *surface, wl_fixed_t x,
    wl_fixed_t y, struct wl_data_offer *offer);
void drop_move(struct wayland_data *data, wl_fixed_t x, wl_fixed_t y);
void drop_leave(struct wayland_data *data);
void drop_release(struct wayland_data *data);
