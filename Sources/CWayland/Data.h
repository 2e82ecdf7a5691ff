// Declarations for the files about the clipboard and drags.
#pragma once
#include "Wayland.h"
#include "WaylandData.h"

// A compositor makes an offer and says at once what it is for.
enum { MAXIMUM_TYPES = 64, MAXIMUM_NEW_OFFERS = 8 };

// The offer of another program, or of this one through the compositor.
struct data_offer {
  struct wl_proxy *proxy;
  char *types[MAXIMUM_TYPES];
  int type_count;
  // Until when it is not asked, when the last question was answered, and when the paste that this
  // belongs to ends, in milliseconds of a clock that is never set; 0: not yet.
  int64_t silent_until, answered_at, paste_end;
  // Whether this program had the clipboard when it came: then it is its own content.
  bool is_own;
  // Of a drag: whether this program takes it, and what the compositor has chosen.
  bool is_accepted;
  uint32_t action;
  // The number of the request for data; that of the end follows it.
  uint32_t receive;
};

// The offer of this program.
struct data_source {
  struct wayland_data *data;
  struct wl_proxy *proxy;
  bool is_drag;
  // The answer of the program below the pointer.
  bool is_accepted;
  uint32_t action;
};

// The picture at the pointer.
struct drag_icon {
  struct wl_proxy *compositor, *shm, *viewporter, *surface, *viewport, *buffer;
  int x, y;
};

struct wayland_data {
  struct wayland *wayland;
  struct wl_proxy *seat, *pointer, *keyboard, *touch, *manager, *device;
  // The serial of the last press of a key, a button or a finger; 0: there was none.
  uint32_t serial;
  // The pointer: the surface below it, its place there, and its buttons that are down with the serial
  // of the first one.
  struct wl_proxy *pointed;
  int32_t x, y;
  int pressed_count;
  uint32_t press_serial;
  // The modifiers that are held or locked, and whether they were not taken yet.
  uint32_t modifiers;
  bool has_new_modifiers;
  // Whether a drag has taken the release of the main button from SDL.
  bool has_lost_release;
  struct data_source clipboard, dragged;
  // The offer on the clipboard, that of a drag over a window, and that of a drop; an offer is one of
  // these, or it is new.
  struct data_offer *selection, *hovering, *dropped;
  struct data_offer *new_offers[MAXIMUM_NEW_OFFERS];
  int new_offer_count;
  // The primary selection, where the compositor has one.
  struct wl_proxy *primary_manager, *primary_device;
  struct data_source primary;
  struct data_offer *primary_offer;
  // Whether there was more data than is taken, when it was read last.
  bool was_too_large;
  // The surface below a drag, and the serial of its arrival.
  struct wl_proxy *hovered;
  uint32_t hover_serial;
  struct drag_icon icon;
  // The events that were not taken yet.
  struct wayland_data_event *events;
  size_t event_count, event_room;
};

enum {
  DRAG_COPY = WL_DATA_DEVICE_MANAGER_DND_ACTION_COPY,
  DRAG_MOVE = WL_DATA_DEVICE_MANAGER_DND_ACTION_MOVE
};

// Notes that something has happened.
void data_record(struct wayland_data *data, struct wayland_data_event event);

// Listens to the pointer, the keyboard and the touch screen of the seat.
void data_listen_to_seat(struct wayland_data *data);
void data_forget_input(struct wayland_data *data);

// Creates the object of data that this program offers; returns whether there is one.
bool data_source_create(
    struct wayland_data *data, struct data_source *source, const char *const *types, int count);
void data_source_destroy(struct data_source *source);

// Asks for data; the end of a pipe that it is read from without blocking, or -1.
int data_offer_open(struct wayland_data *data, struct data_offer *offer, const char *type);

// Begins to collect the types of a new offer; the oldest of too many is destroyed.
//
// - Parameter receive: The number of the offer's request for data.
void data_offer_receive(struct wayland_data *data, struct wl_proxy *proxy, uint32_t receive);
// The new offer that the compositor means, which is new no more; NULL when there is none.
struct data_offer *data_offer_take(struct wayland_data *data, struct wl_proxy *proxy);
void data_offer_destroy_new(struct wayland_data *data);
void data_offer_destroy(struct data_offer **offer);
void data_offer_list(const struct data_offer *offer, void *context, wayland_type_found found);
struct wayland_bytes data_offer_read(
    struct wayland_data *data, struct data_offer *offer, const char *type, size_t largest);

// Listens to the primary selection, where there is one.
void primary_listen(struct wayland_data *data);
void primary_close(struct wayland_data *data);

// Handles drags over this program's surfaces.
void drop_entered(
    struct wayland_data *data, uint32_t serial, struct wl_proxy *surface, int32_t x, int32_t y,
    struct wl_proxy *offer);
void drop_moved(struct wayland_data *data, int32_t x, int32_t y);
void drop_left(struct wayland_data *data);
void drop_dropped(struct wayland_data *data);

// Makes the surface of the picture at the pointer; without one no picture is shown.
void drag_icon_create(struct wayland_data *data);
void drag_icon_destroy(struct wayland_data *data);
