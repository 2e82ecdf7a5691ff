// Declarations for all files of this target, in the order in which they may call each other:
// Server.c, Read.c, Offer.c, Selections.c; and for drags, which are handled in Swift.
#pragma once
#include "CSelections.h"
#include "DeferredLibrary.h"

extern struct library xcb_library;

// A function of libxcb.
#define XCB(name) FUNCTION(&xcb_library, xcb_##name)

enum { MAXIMUM_TYPES = 64, MAXIMUM_TRANSFERS = 32, MAXIMUM_DEFERRED = 32 };
enum { MAXIMUM_ABANDONED = 8 };

// Atoms by name, in the order of `atom_names`.
enum atom {
  CLIPBOARD, PRIMARY_SELECTION, TARGETS, TIMESTAMP, MULTIPLE, INCR, ATOM_PAIR, DATA,
  XDND_SELECTION, XDND_AWARE, XDND_PROXY, XDND_TYPE_LIST, XDND_ENTER, XDND_POSITION, XDND_STATUS,
  XDND_LEAVE, XDND_DROP, XDND_FINISHED, XDND_COPY, XDND_MOVE, ATOM_COUNT
};

// The atom of an offered type.
struct offered_type {
  uint32_t atom;
  char *name;
};

// An offer through a selection: of the clipboard or of drags.
struct offer {
  enum atom selection;
  struct offered_type types[MAXIMUM_TYPES];
  int type_count;
  // The server time at which this program became the selection's owner.
  uint32_t time;
};

// The drag of this program.
struct drag {
  // The window under the pointer that accepts drags, and the receiver of its messages.
  uint32_t target, receiver;
  // The number of requests for data and of parts that were read.
  unsigned progress;
};

// An incremental transfer to another program: a part is sent after the previous one was read.
struct transfer {
  uint32_t requestor, property, type;
  struct selection_bytes data;
  size_t sent;
  // The time at which the last part was sent.
  int64_t sent_at;
};

// An SDL window, and the window that receives the messages of drags over it.
struct hover_listener {
  uint32_t window, proxy;
};

// Data that is being received from another program.
struct reading {
  // The window that receives the data; XCB_WINDOW_NONE if none is being received.
  uint32_t window;
  // The maximum size of the data, in bytes.
  size_t maximum_size;
  bool comes_in_parts, is_too_large;
  struct selection_bytes data;
};

// Of a refused reading nothing will arrive.
enum reading_state { READING_PENDING, READING_COMPLETE, READING_REFUSED, READING_FAILED };

// A window whose data was given up, and the time until which further parts are discarded.
struct abandoned {
  uint32_t window;
  int64_t until;
};

// A drag from another program over a window of this one.
struct hover {
  const struct hover_listener *listeners;
  int listener_count;
  // The drag's source window, XCB_WINDOW_NONE if there is none.
  uint32_t source;
  struct reading reading;
};

struct selections {
  xcb_connection_t *connection;
  uint32_t atoms[ATOM_COUNT];
  uint32_t root;
  // The window that owns the clipboard while data is offered.
  uint32_t owner;
  // An SDL window, and the mask of the bits of a window ID that identify its client.
  uint32_t sibling, client_mask;
  // Handles an event that no caller waits for; the connection's owner sets it.
  void (*serve)(struct selections *selections, const xcb_generic_event_t *event);
  void *context;
  selection_asked asked;
  drag_data_asked drag_data_asked;
  struct offer clipboard, dragged;
  struct drag drag;
  struct hover hover;
  struct drag_handlers drags;
  // The requests for data of a drag that is still being loaded.
  xcb_selection_request_event_t deferred[MAXIMUM_DEFERRED];
  int deferred_count;
  struct transfer transfers[MAXIMUM_TRANSFERS];
  int transfer_count;
  // The owner that was asked last, the one that has not responded, and the end of the pause for the
  // latter.
  uint32_t asked_owner, silent_owner;
  int64_t silent_until;
  // The deadline of the current paste, and the time of its last reply.
  int64_t paste_end, answered_at;
  // Whether the main loop has handled events since the last request.
  bool has_turned;
  bool was_too_large;
  // The last windows whose data was given up, and the index of the next one.
  struct abandoned abandoned[MAXIMUM_ABANDONED];
  int next_abandoned;
};

// MARK: Server.c

// Returns whether an event is the expected one. All other events are served while waiting.
typedef bool (*event_wanted)(const xcb_generic_event_t *event, void *context);

// Returns the monotonic time in milliseconds.
int64_t selections_now(void);

// Serves the pending events until a time on that clock; returns whether there were any.
bool selections_serve_pending(struct selections *selections, int64_t deadline);

// Waits for an event until a time on that clock; returns NULL after the deadline.
xcb_generic_event_t *selections_wait(
    struct selections *selections, event_wanted wanted, void *context, int64_t deadline);

// Creates an invisible window that reports property changes.
uint32_t selections_create_window(struct selections *selections);

// Selects the events of a window that transfers, drags and silent owners currently need.
void selections_observe(struct selections *selections, uint32_t window);

// Requests an atom, and returns it; XCB_ATOM_NONE if the server has closed the connection.
xcb_intern_atom_cookie_t selections_request_atom(struct selections *selections, const char *name);
uint32_t selections_await_atom(struct selections *selections, xcb_intern_atom_cookie_t cookie);
uint32_t selections_atom(struct selections *selections, const char *name);

// Requests a property's value of at most a number of words, and returns it; NULL if there is none.
xcb_get_property_cookie_t selections_request_property(
    struct selections *selections, uint32_t window, uint32_t property, uint32_t type, size_t words);
xcb_get_property_reply_t *selections_await_property(
    struct selections *selections, xcb_get_property_cookie_t cookie);

// Returns the size of a property's value in bytes, limited by the length of the reply: libxcb does
// not validate the server's data.
size_t selections_size(const xcb_get_property_reply_t *value);

// Copies the 32-bit numbers of a property's value and frees it; returns how many there are.
size_t selections_read_numbers(
    xcb_get_property_reply_t *value, uint32_t *numbers, size_t maximum);

// Replaces a property.
void selections_set_property(
    struct selections *selections, uint32_t window, uint32_t property, uint32_t type,
    uint8_t format, size_t count, const void *value);

// Sends a message of the XDND protocol about a window to it or to the receiver of its messages.
void selections_send(
    struct selections *selections, uint32_t receiver, uint32_t window, enum atom type,
    const uint32_t data[5]);

// Returns the window that owns a selection; XCB_WINDOW_NONE if there is none.
uint32_t selections_owner(struct selections *selections, uint32_t selection);

// MARK: Read.c

// Requests a selection's data through a separate window, so that a late reply has no effect.
struct reading selections_begin_reading(
    struct selections *selections, enum atom selection, uint32_t target, uint32_t time,
    size_t maximum_size);

// Returns whether an event concerns a reading.
bool reading_concerns(
    const struct selections *selections, const struct reading *reading,
    const xcb_generic_event_t *event);

// Takes the data that such an event reports.
enum reading_state selections_continue_reading(
    struct selections *selections, struct reading *reading, const xcb_generic_event_t *event);

// Ends a reading. Data of one that is pending or has failed is freed, and its further parts are
// discarded as they arrive.
void selections_end_reading(
    struct selections *selections, struct reading *reading, enum reading_state state);

// Discards a further part of data that was given up; returns whether the event reports one.
bool selections_serve_abandoned(
    struct selections *selections, const xcb_property_notify_event_t *change);

// MARK: Offer.c

// Offers types through a selection; returns whether this program owns it now.
bool selections_offer(
    struct selections *selections, struct offer *offer, const char *const *types, int count);

// Handles a request for data that this program offers.
void selections_serve_request(
    struct selections *selections, const xcb_selection_request_event_t *request);

// Handles the end of this program's ownership of a selection.
void selections_serve_clear(
    struct selections *selections, const xcb_selection_clear_event_t *clear);

// Sends the next part of a transfer after the previous one was read; an empty part ends it.
void selections_resume_transfer(
    struct selections *selections, const xcb_property_notify_event_t *event);

// Notifies the requestors of a drag's data that there is none.
void selections_refuse_deferred(struct selections *selections);

// Forget an offer, and transfers: stalled ones, those to a window, and all.
void selections_forget_offer(struct offer *offer);
void selections_forget_idle_transfers(struct selections *selections);
void selections_forget_transfers_to(struct selections *selections, uint32_t requestor);
void selections_forget_transfers(struct selections *selections);

// MARK: Drags

// The calls of Selections.c. One handler serves both sides of a drag.
#define HANDLE(connection, handler, what) (connection)->drags.handler((connection)->drags.context, what)
#define selections_serve_drag(connection, event) HANDLE(connection, message, event)
#define selections_serve_hover(connection, event) ((void)0)
#define selections_hover_window_destroyed(connection, id) HANDLE(connection, window_destroyed, id)
#define selections_drag_target_destroyed(connection, id) ((void)0)
#define selections_serve_reading(connection, event) HANDLE(connection, data_arrived, event)
