// The clipboard of a compositor for data of all types, and drags from and to other programs.
//
// A compositor accepts a copy or a drag only with the serial of an input event, which SDL 2 does not
// report: this listens to the seat's input beside SDL, on the queue of a `struct wayland`.
#pragma once
#include "CWayland.h"

struct wayland_data;

/// Bytes of the C library's heap, which whoever gets them frees.
struct wayland_bytes {
  uint8_t *_Nullable bytes;
  size_t count;
};

/// The kind of an event.
enum wayland_data_kind {
  /// Another program reads what this one has copied: `type` and `descriptor`.
  WAYLAND_CLIPBOARD_ASKED,
  /// Another program reads what is selected in this one: `type` and `descriptor`.
  WAYLAND_PRIMARY_ASKED,
  /// Another program reads what is dragged out of this one: `type` and `descriptor`.
  WAYLAND_DRAG_ASKED,
  /// Another program has answered whether it would take what is dragged.
  WAYLAND_DRAG_ANSWERED,
  /// The drag was dropped on a program that accepts it and reads the data now.
  WAYLAND_DRAG_TAKEN,
  /// That program has the data.
  WAYLAND_DRAG_FINISHED,
  /// The drag was dropped where nothing accepts it, or cancelled by the user.
  WAYLAND_DRAG_CANCELLED,
  /// A drag, of this program or of another one, has come over `surface` at `x` and `y`; the types can be
  /// read, and the answer is `rolltop_wayland_drop_answer`.
  WAYLAND_DROP_ENTERED,
  /// It has moved there.
  WAYLAND_DROP_MOVED,
  /// It has left that surface.
  WAYLAND_DROP_LEFT,
  /// It was dropped there: `rolltop_wayland_drop_finish` is due.
  WAYLAND_DROP_DROPPED,
  /// A press of a button that SDL does not report: it has not seen the button's release at the end
  /// of a drag.
  WAYLAND_PRESS_LOST,
};

/// Something that has happened.
struct wayland_data_event {
  enum wayland_data_kind kind;
  /// The `wl_surface`; `NULL` when it has gone.
  void *_Nullable surface;
  /// The place on the surface, in its units.
  double x, y;
  /// Freed by whoever gets the event; else `NULL`.
  char *_Nullable type;
  /// The descriptor to which the data is written; `rolltop_wayland_write` closes it.
  int descriptor;
};

/// Called for each type that is offered; the name is valid during the call.
typedef void (*wayland_type_found)(void *_Nonnull context, const char *_Nonnull type);

/// Begins to listen to the first seat; waits for nothing.
///
/// - Parameter wayland: Has to outlive the result.
/// - Returns: `NULL` when the compositor has no seat or exchanges no data.
struct wayland_data *_Nullable rolltop_wayland_data_open(struct wayland *_Nonnull wayland);

/// Stops to listen; what was copied is on the clipboard no more.
void rolltop_wayland_data_close(struct wayland_data *_Nonnull data);

/// The next thing that has happened, by what has been read of the connection; never blocks.
///
/// - Returns: Whether there is one.
bool rolltop_wayland_data_next(
    struct wayland_data *_Nonnull data, struct wayland_data_event *_Nonnull event);

/// The keyboard's modifiers, if the compositor has reported them since the last call.
///
/// - Parameter modifiers: Receives those that are held or locked: Shift, Lock, Control, Mod1 to Mod5
///   from the lowest bit on.
/// - Returns: Whether it has.
bool rolltop_wayland_take_modifiers(
    struct wayland_data *_Nonnull data, uint32_t *_Nonnull modifiers);

/// Writes data in the background, and closes the descriptor.
///
/// A program that takes nothing for ten seconds does not get the rest, and one that asks while 16
/// others have not read theirs, or 64 MB wait for them, gets nothing.
///
/// - Parameter bytes: Freed; without bytes nothing is written.
void rolltop_wayland_write(int descriptor, struct wayland_bytes bytes);

/// Whether there is room for so many bytes more; else `rolltop_wayland_write` does not write them.
bool rolltop_wayland_has_room(size_t count);

/// A number that grows while other programs read.
unsigned rolltop_wayland_progress(void);

// MARK: The primary selection

/// Whether the compositor has a primary selection.
bool rolltop_wayland_has_primary(struct wayland_data *_Nonnull data);

/// Makes data the primary selection; as `rolltop_wayland_clipboard_offer`.
bool rolltop_wayland_primary_offer(
    struct wayland_data *_Nonnull data, const char *const _Nonnull *_Nonnull types, int count);

/// Whether what was offered last is the primary selection.
bool rolltop_wayland_primary_is_held(struct wayland_data *_Nonnull data);

/// Lists the types of another program's primary selection.
void rolltop_wayland_primary_types(
    struct wayland_data *_Nonnull data, void *_Nonnull context, wayland_type_found _Nonnull found);

/// Reads another program's primary selection; as `rolltop_wayland_clipboard_read`.
struct wayland_bytes rolltop_wayland_primary_read(
    struct wayland_data *_Nonnull data, const char *_Nonnull type, size_t largest);

// MARK: The clipboard

/// Puts data on the clipboard, which is asked for when another program pastes it.
///
/// - Parameters:
///   - types: The types in which it can be had.
///   - count: How many these are; with 0 the clipboard is empty afterwards.
/// - Returns: Whether the compositor was asked; it refuses when there was no input yet.
bool rolltop_wayland_clipboard_offer(
    struct wayland_data *_Nonnull data, const char *const _Nonnull *_Nonnull types, int count);

/// Whether what was offered last is on the clipboard.
bool rolltop_wayland_clipboard_is_held(struct wayland_data *_Nonnull data);

/// Whether there is something of another program on the clipboard, as far as the window with the
/// focus is reported.
bool rolltop_wayland_clipboard_is_foreign(struct wayland_data *_Nonnull data);

/// Lists the types of what another program has copied; waits for nothing.
void rolltop_wayland_clipboard_types(
    struct wayland_data *_Nonnull data, void *_Nonnull context, wayland_type_found _Nonnull found);

/// Asks another program for what it has copied.
///
/// Waits for the beginning and for each further part a second at most, and four seconds for all
/// questions without half a second between them. Who does not answer is not asked again for ten
/// seconds.
///
/// - Parameter largest: The most data that is taken, in bytes.
/// - Returns: The data; without bytes when there is none, too much, or not in time.
struct wayland_bytes rolltop_wayland_clipboard_read(
    struct wayland_data *_Nonnull data, const char *_Nonnull type, size_t largest);

/// Whether there was more data than is taken, when it was read last.
bool rolltop_wayland_was_too_large(struct wayland_data *_Nonnull data);

// MARK: Drags to other programs

/// Whether the compositor reports how drags end; older ones do not.
bool rolltop_wayland_drag_is_possible(struct wayland_data *_Nonnull data);

/// Gives the drag of a pressed button to the compositor: the window gets no pointer any more until it
/// ends.
///
/// - Parameters:
///   - surface: The `wl_surface` that the button was pressed on.
///   - types: The types in which the data can be had.
///   - count: How many these are.
///   - allows_move: Whether it may be moved, and not only copied.
/// - Returns: `false` when no button is down on the surface.
bool rolltop_wayland_drag_begin(
    struct wayland_data *_Nonnull data, void *_Nonnull surface,
    const char *const _Nonnull *_Nonnull types, int count, bool allows_move);

/// The effect of dropping the drag on another program.
enum wayland_drag_answer { WAYLAND_DRAG_REFUSED, WAYLAND_DRAG_COPIED, WAYLAND_DRAG_MOVED };

/// The answer of the program below the pointer, or of the one that it was dropped on.
enum wayland_drag_answer rolltop_wayland_drag_answer(struct wayland_data *_Nonnull data);

/// Shows a picture at the pointer during a drag; after `rolltop_wayland_drag_begin`.
///
/// - Parameters:
///   - pixels: ARGB, not premultiplied by alpha, in rows without gaps; `NULL` shows nothing.
///   - pixels_per_unit: Of the desktop's coordinates; positive.
///   - x, y: The pointer's place in the picture, in those coordinates.
void rolltop_wayland_drag_show(
    struct wayland_data *_Nonnull data, const void *_Nullable pixels, int width, int height,
    double pixels_per_unit, int x, int y);

/// Ends the drag, or forgets one that has ended.
void rolltop_wayland_drag_end(struct wayland_data *_Nonnull data);

/// Whether SDL still takes the main button for pressed, after a drag.
bool rolltop_wayland_has_lost_release(struct wayland_data *_Nonnull data);

// MARK: Drags to this program

/// Lists the types of the drag that is over a window.
void rolltop_wayland_drop_types(
    struct wayland_data *_Nonnull data, void *_Nonnull context, wayland_type_found _Nonnull found);

/// Says whether the window below the pointer takes the drag, as a copy.
///
/// - Parameter type: One of its types; `NULL` refuses.
void rolltop_wayland_drop_answer(struct wayland_data *_Nonnull data, const char *_Nullable type);

/// Asks for data of the drag that is over a window, or that was dropped last; waits for nothing.
///
/// - Returns: The descriptor that it is read from, which the caller closes; -1 when there is none.
int rolltop_wayland_drop_open(
    struct wayland_data *_Nonnull data, const char *_Nonnull type);

/// Forgets what was dropped, and notifies the program that it came from.
///
/// - Parameter is_read: Whether this program has the data; else the drag has failed.
void rolltop_wayland_drop_finish(struct wayland_data *_Nonnull data, bool is_read);
