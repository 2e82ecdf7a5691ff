// The clipboard of a compositor for data of all types, and drags from and to other programs.
//
// A compositor accepts a copy or a drag only with the serial of an input event, which SDL 2 does
// not report. `struct wayland` therefore listens to the seat's input next to SDL.
#pragma once
#include "CWayland.h"

struct wayland_data;

/// Bytes on the heap of the C library, owned by the receiver.
struct wayland_bytes {
  uint8_t *_Nullable bytes;
  size_t count;
};

/// The kind of an event.
enum wayland_data_kind {
  /// Another program reads this program's clipboard data: `type` and `descriptor`.
  WAYLAND_CLIPBOARD_ASKED,
  /// Another program reads this program's primary selection: `type` and `descriptor`.
  WAYLAND_PRIMARY_ASKED,
  /// Another program reads the data of this program's drag: `type` and `descriptor`.
  WAYLAND_DRAG_ASKED,
  /// Another program has reported whether it accepts the drag.
  WAYLAND_DRAG_ANSWERED,
  /// The drag was dropped on a program that accepts it and is reading the data.
  WAYLAND_DRAG_TAKEN,
  /// That program has received the data.
  WAYLAND_DRAG_FINISHED,
  /// The drag was not accepted, or the user has cancelled it.
  WAYLAND_DRAG_CANCELLED,
  /// A drag, from this or another program, has entered `surface` at `x` and `y`.
  ///
  /// Its types can be read, and `rolltop_wayland_drop_answer` responds.
  WAYLAND_DROP_ENTERED,
  /// The drag has moved.
  WAYLAND_DROP_MOVED,
  /// The drag has left the surface.
  WAYLAND_DROP_LEFT,
  /// The drag was dropped on the surface; `rolltop_wayland_drop_finish` must be called.
  WAYLAND_DROP_DROPPED,
  /// A button press that SDL does not report, because it missed the button's release at the end of
  /// a drag.
  WAYLAND_PRESS_LOST,
};

/// An event.
struct wayland_data_event {
  enum wayland_data_kind kind;
  /// The `wl_surface`; `NULL` if it was destroyed.
  void *_Nullable surface;
  /// The position on the surface, in its units.
  double x, y;
  /// The type, owned by the receiver of the event; `NULL` for other kinds.
  char *_Nullable type;
  /// The descriptor to which to write the data; `rolltop_wayland_write` closes it.
  int descriptor;
};

/// Called for each offered type; the name is valid during the call.
typedef void (*wayland_type_found)(void *_Nonnull context, const char *_Nonnull type);

/// Starts to listen to the first seat, without waiting for replies.
///
/// - Parameter wayland: The connection, which must outlive the result.
/// - Returns: `NULL` if the compositor has no seat or does not support data exchange.
struct wayland_data *_Nullable rolltop_wayland_data_open(struct wayland *_Nonnull wayland);

/// Stops listening; this program's data is removed from the clipboard.
void rolltop_wayland_data_close(struct wayland_data *_Nonnull data);

/// Returns the next event that was read from the connection; never blocks.
///
/// - Returns: Whether there is one.
bool rolltop_wayland_data_next(
    struct wayland_data *_Nonnull data, struct wayland_data_event *_Nonnull event);

/// Returns the keyboard's modifiers if the compositor has reported them since the previous call.
///
/// - Parameter modifiers: Receives the pressed or locked modifiers: Shift, Lock, Control, Mod1 to
///   Mod5 from the lowest bit on.
/// - Returns: Whether they were reported.
bool rolltop_wayland_take_modifiers(
    struct wayland_data *_Nonnull data, uint32_t *_Nonnull modifiers);

/// Writes data in the background and closes the descriptor.
///
/// A program that reads nothing for ten seconds does not receive the rest. A request receives
/// nothing while 16 writes are pending or 64 MB wait to be written.
///
/// - Parameter bytes: The data, which is freed; without bytes nothing is written.
void rolltop_wayland_write(int descriptor, struct wayland_bytes bytes);

/// Returns whether a number of additional bytes can wait to be written; otherwise
/// `rolltop_wayland_write` discards them.
bool rolltop_wayland_can_write(size_t count);

/// Returns a counter that increases while other programs read.
unsigned rolltop_wayland_progress(void);

// MARK: Selections

/// The selections of a compositor, which programs exchange.
enum wayland_selection { WAYLAND_CLIPBOARD, WAYLAND_PRIMARY };

/// Returns whether the compositor supports the primary selection.
bool rolltop_wayland_has_primary(struct wayland_data *_Nonnull data);

/// Offers data through a selection; the data is requested when another program pastes it.
///
/// - Parameters:
///   - types: The types of the data.
///   - count: The number of types; 0 clears the selection.
/// - Returns: Whether the request was sent; `false` if there was no input yet.
bool rolltop_wayland_selection_offer(
    struct wayland_data *_Nonnull data, enum wayland_selection selection,
    const char *const _Nonnull *_Nonnull types, int count);

/// Returns whether the last offer is the selection's content.
bool rolltop_wayland_selection_is_held(
    struct wayland_data *_Nonnull data, enum wayland_selection selection);

/// Returns whether another program owns a selection, as far as the compositor reports it to the
/// window with the focus.
bool rolltop_wayland_selection_is_foreign(
    struct wayland_data *_Nonnull data, enum wayland_selection selection);

/// Lists the types of another program's data, without waiting.
void rolltop_wayland_selection_types(
    struct wayland_data *_Nonnull data, enum wayland_selection selection, void *_Nonnull context,
    wayland_type_found _Nonnull found);

/// Requests data of another program.
///
/// Waits for the first and each further part for at most a second. Requests within half a second of
/// the previous reply share a limit of four seconds. A program that does not respond receives no
/// requests for ten seconds.
///
/// - Parameter maximum_size: The maximum size of the data, in bytes.
/// - Returns: The data; no bytes if there is none, it is too large, or a timeout expires.
struct wayland_bytes rolltop_wayland_selection_read(
    struct wayland_data *_Nonnull data, enum wayland_selection selection,
    const char *_Nonnull type, size_t maximum_size);

/// Returns whether the last read failed because the data was too large.
bool rolltop_wayland_was_too_large(struct wayland_data *_Nonnull data);

// MARK: Drags to other programs

/// Returns whether the compositor reports how drags end; older ones do not.
bool rolltop_wayland_drag_is_possible(struct wayland_data *_Nonnull data);

/// Hands the drag of a pressed button to the compositor; the window receives no pointer events
/// until it ends.
///
/// - Parameters:
///   - surface: The `wl_surface` on which the button was pressed.
///   - types: The types of the data.
///   - count: The number of types.
///   - allows_move: Whether the data may be moved rather than only copied.
/// - Returns: `false` if no button is pressed on the surface.
bool rolltop_wayland_drag_begin(
    struct wayland_data *_Nonnull data, void *_Nonnull surface,
    const char *const _Nonnull *_Nonnull types, int count, bool allows_move);

/// The effect of dropping the drag on another program.
enum wayland_drag_answer { WAYLAND_DRAG_REFUSED, WAYLAND_DRAG_COPIED, WAYLAND_DRAG_MOVED };

/// Returns the response of the program under the pointer, or of the one that received the drop.
enum wayland_drag_answer rolltop_wayland_drag_answer(struct wayland_data *_Nonnull data);

/// Displays an image at the pointer during a drag; called after `rolltop_wayland_drag_begin`.
///
/// - Parameters:
///   - pixels: ARGB pixels, premultiplied by alpha, without padding between rows; `NULL` removes
///     the image.
///   - pixels_per_unit: Pixels per unit of the desktop's coordinates; positive.
///   - x, y: The pointer's position in the image, in the desktop's coordinates.
void rolltop_wayland_drag_show(
    struct wayland_data *_Nonnull data, const void *_Nullable pixels, int width, int height,
    double pixels_per_unit, int x, int y);

/// Cancels the drag, or forgets a finished one.
void rolltop_wayland_drag_end(struct wayland_data *_Nonnull data);

/// Returns whether SDL still considers the main button pressed after a drag.
bool rolltop_wayland_has_lost_release(struct wayland_data *_Nonnull data);

// MARK: Drags to this program

/// Lists the types of the drag over a window.
void rolltop_wayland_drop_types(
    struct wayland_data *_Nonnull data, void *_Nonnull context, wayland_type_found _Nonnull found);

/// Reports whether the window under the pointer accepts the drag, as a copy.
///
/// - Parameter type: The accepted type; `NULL` refuses the drag.
void rolltop_wayland_drop_answer(struct wayland_data *_Nonnull data, const char *_Nullable type);

/// Requests data of the drag over a window or of the last drop, without waiting.
///
/// - Returns: The descriptor to read from, owned by the caller; -1 if there is none.
int rolltop_wayland_drop_open(
    struct wayland_data *_Nonnull data, const char *_Nonnull type);

/// Forgets the drop and notifies the program from which it came.
///
/// - Parameter is_read: Whether this program has received the data; otherwise the drag has failed.
void rolltop_wayland_drop_finish(struct wayland_data *_Nonnull data, bool is_read);
