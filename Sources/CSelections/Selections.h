// Declarations for all files of this target.
#pragma once
#include "CSelections.h"
#include "Xcb.h"

enum { MAXIMUM_TYPES = 64, MAXIMUM_TRANSFERS = 32, MAXIMUM_DEFERRED = 32 };
enum { MAXIMUM_HOVER_TYPES = 256, MAXIMUM_HOVER_EVENTS = 64, MAXIMUM_LISTENERS = 64 };

// Atoms by name, in the order of `atom_names`.
enum atom {
  CLIPBOARD, PRIMARY_SELECTION, TARGETS, TIMESTAMP, MULTIPLE, INCR, ATOM_PAIR, DATA,
  XDND_SELECTION, XDND_AWARE, XDND_PROXY, XDND_TYPE_LIST, XDND_ENTER, XDND_POSITION, XDND_STATUS,
  XDND_LEAVE, XDND_DROP, XDND_FINISHED, XDND_COPY, XDND_MOVE, ATOM_COUNT
};

// A type that is offered, by its name.
struct offered_type {
  uint32_t atom;
  char *name;
};

// An offer through a selection: the clipboard, or that of drags.
struct offer {
  enum atom selection;
  struct offered_type types[MAXIMUM_TYPES];
  int type_count;
  // When the selection became ours, in the server's time.
  uint32_t time;
};

// A drag, as the window of another program is notified of it.
struct drag {
  // Whether there is one; the window that it began in; the child of the root that this is in.
  bool is_active;
  uint32_t origin, frame;
  // The window below the pointer that takes drags, and the one that gets its messages.
  uint32_t target, receiver, version;
  int16_t x, y;
  bool wants_move;
  // Whether an answer is missing, and whether the pointer has moved since it was asked for.
  bool awaits_status, has_moved;
  bool is_accepted, is_accepted_as_move;
  bool is_dropped, is_drop_sent;
  enum drag_result result;
  // The number of requests for data and of parts that were taken.
  unsigned progress;
};

// The picture at the pointer of a drag outside of the program's windows.
struct picture {
  // The window that shows it, XCB_WINDOW_NONE when there is none; the colour map of a transparent one.
  uint32_t window, colors;
  // The bits of the window's pixels: 32 when another program mixes them with those below.
  uint8_t depth;
  // The pointer's position in it.
  int x, y;
};

// Data on its way to another program in parts: the next one is sent when the last one was taken.
struct transfer {
  uint32_t requestor, property, type;
  struct selection_bytes data;
  size_t sent;
  // When the last part was sent.
  int64_t sent_at;
};

// A window of SDL's, and the one that gets the messages of drags over it.
struct hover_listener {
  uint32_t window, proxy;
};

// Data of a drag that is on its way here.
struct hover_reading {
  // Gets the data; XCB_WINDOW_NONE when nothing is on its way.
  uint32_t window;
  // The most that is taken, in bytes.
  size_t largest;
  bool comes_in_parts, is_too_large;
  struct selection_bytes data;
};

// A drag of another program over a window of this one.
struct hover {
  struct hover_listener listeners[MAXIMUM_LISTENERS];
  int listener_count;
  // The window below it, and the window that it comes from; XCB_WINDOW_NONE when there is none.
  uint32_t window, source, version;
  uint32_t types[MAXIMUM_HOVER_TYPES];
  int type_count;
  // Its position on the screen, and the server's time of its last move.
  int16_t x, y;
  uint32_t time;
  bool awaits_answer, is_accepted, is_dropped;
  struct hover_reading reading;
  // The events that were not taken out yet.
  enum hover_kind events[MAXIMUM_HOVER_EVENTS];
  int event_count;
};

struct selections {
  xcb_connection_t *connection;
  uint32_t atoms[ATOM_COUNT];
  uint32_t root;
  // Owns the clipboard while something is offered.
  uint32_t owner;
  // A window of SDL's, and the bits of a window's number that are its program's.
  uint32_t sibling, client_mask;
  void *context;
  selection_asked asked;
  drag_data_asked drag_data_asked;
  struct offer clipboard, dragged;
  struct drag drag;
  struct hover hover;
  struct picture picture;
  // The requests for a drag's data that is being made.
  xcb_selection_request_event_t deferred[MAXIMUM_DEFERRED];
  int deferred_count;
  struct transfer transfers[MAXIMUM_TRANSFERS];
  int transfer_count;
  // The owner that was asked last, the one that did not answer, and the end of the time for which
  // that counts.
  uint32_t asked_owner, silent_owner;
  int64_t silent_until;
  // Until when a paste may last, and when its last question was answered.
  int64_t paste_end, answered_at;
  bool was_too_large;
};

// Events that are waited for: returns whether this is it. All others are handled meanwhile.
typedef bool (*event_wanted)(const xcb_generic_event_t *event, void *context);

// Milliseconds of a clock that is never set.
int64_t selections_now(void);

// Waits for an event until a time on that clock; NULL when it does not come.
xcb_generic_event_t *selections_wait(
    struct selections *selections, event_wanted wanted, void *context, int64_t deadline);

// Creates a window that nobody sees, whose changes of properties are reported.
uint32_t selections_create_window(struct selections *selections);

// Has as much of a window reported as transfers, drags and silent owners need now.
void selections_observe(struct selections *selections, uint32_t window);

// The size of a property's value in bytes, of which no more is there than the reply is long: libxcb
// does not compare what a server says.
size_t selections_size(const xcb_get_property_reply_t *value);

// The number of a name; XCB_ATOM_NONE when the server has gone away.
uint32_t selections_atom(struct selections *selections, const char *name);

// The window that owns a selection; XCB_WINDOW_NONE when there is none.
uint32_t selections_owner(struct selections *selections, enum atom selection);

// Handles an event that nobody waits for.
void selections_serve(struct selections *selections, const xcb_generic_event_t *event);

// Handles a message of another program about the drag.
void selections_serve_drag(
    struct selections *selections, const xcb_client_message_event_t *message);

// Handles a message of another program about its drag over a window of this one.
void selections_serve_hover(
    struct selections *selections, const xcb_client_message_event_t *message);

// Handles an answer to a question for the data of that drag; returns whether it is one.
bool selections_serve_reading(struct selections *selections, const xcb_generic_event_t *event);

// Ends what a window that has gone had to do with drags of other programs, and with the own one.
void selections_window_has_gone(struct selections *selections, uint32_t window);
void selections_target_has_gone(struct selections *selections, uint32_t window);

// Brings the drag's picture to the pointer, or removes it.
void selections_move_picture(struct selections *selections);
void selections_hide_picture(struct selections *selections);

// Frees what programs have asked for and do not take.
void selections_forget_idle_transfers(struct selections *selections);

// Frees the data of a drag.
void selections_forget_hover(struct selections *selections);

// Offers types through a selection; returns whether this program owns it now.
bool selections_offer(
    struct selections *selections, struct offer *offer, const char *const *types, int count);

// Reports to those who wait for data of a drag that there is none.
void selections_refuse_deferred(struct selections *selections);

// Forgets what is offered, and what is on its way.
void selections_forget_offer(struct offer *offer);
void selections_forget_transfers(struct selections *selections);
