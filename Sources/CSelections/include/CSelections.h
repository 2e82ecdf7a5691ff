// The clipboard of an X server for data of all types, and drags to the windows of other programs
// (XDND), on a separate connection: SDL exchanges only text, and cannot start a drag.
//
// libxcb is loaded when a connection is opened; by then SDL has loaded it together with Xlib.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct selections;

/// Bytes on the heap of the C library, owned by the receiver.
struct selection_bytes {
  uint8_t *_Nullable bytes;
  size_t count;
};

/// Called when another program requests data offered by this one.
///
/// - Returns: The data; no bytes if it is no longer available.
typedef struct selection_bytes (*selection_asked)(
    void *_Nonnull context, const char *_Nonnull type);

/// Called when a window under a drag requests data, which `rolltop_drag_provide` must provide.
typedef void (*drag_data_asked)(void *_Nonnull context, const char *_Nonnull type);

/// Called for each type offered by another program; the name is valid during the call.
typedef void (*selection_type_found)(void *_Nonnull context, const char *_Nonnull type);

/// Connects to the server of the environment's `DISPLAY`.
///
/// - Parameters:
///   - window: An SDL window that identifies SDL's connection, so that this program does not
///     request its own text.
///   - context: Passed to `asked` and `drag_data_asked`.
///   - asked: Called while events are handled and while replies are awaited.
/// - Returns: `NULL` if the server does not respond or libxcb is missing.
struct selections *_Nullable rolltop_selections_open(
    uint32_t window, void *_Nonnull context, selection_asked _Nonnull asked,
    drag_data_asked _Nonnull drag_data_asked);

/// Closes the connection; this program's data is removed from the clipboard.
void rolltop_selections_close(struct selections *_Nonnull selections);

/// Returns the connection's descriptor, which becomes readable when there are events; -1 if the
/// server has closed the connection.
int rolltop_selections_descriptor(struct selections *_Nonnull selections);

/// Handles pending events for up to a few milliseconds; never blocks.
///
/// - Returns: Whether there were any; if so, there may be more.
bool rolltop_selections_handle(struct selections *_Nonnull selections);

/// Returns whether another program is receiving data in parts.
///
/// A program that reads none for ten seconds receives no more, which `rolltop_selections_handle`
/// detects.
bool rolltop_selections_is_sending(struct selections *_Nonnull selections);

/// Offers data on the clipboard; the data is requested when another program pastes it.
///
/// - Parameters:
///   - types: The types of the data.
///   - count: The number of types; those beyond 64 are ignored.
/// - Returns: Whether this program has become the clipboard's owner.
bool rolltop_clipboard_offer(
    struct selections *_Nonnull selections, const char *const _Nonnull *_Nonnull types, int count);

/// Returns whether the last offer is on the clipboard; queries the server.
bool rolltop_clipboard_is_held(struct selections *_Nonnull selections);

/// Returns whether another program has become the clipboard's owner, without a query.
bool rolltop_clipboard_is_lost(struct selections *_Nonnull selections);

/// The selections of an X server that other programs may own.
enum selection { SELECTION_CLIPBOARD, SELECTION_PRIMARY };

/// Returns whether another program owns a selection.
bool rolltop_selection_is_foreign(
    struct selections *_Nonnull selections, enum selection selection);

/// Requests the types offered by a selection's owner, if that is another program.
///
/// Waits for the reply for at most a second. Requests within half a second of the previous reply
/// share a limit of four seconds. An owner that does not respond receives no requests for ten
/// seconds.
void rolltop_selection_types(
    struct selections *_Nonnull selections, enum selection selection, void *_Nonnull context,
    selection_type_found _Nonnull found);

/// Requests data from a selection's owner, if that is another program.
///
/// Waits for the reply and each further part as `rolltop_selection_types` does.
///
/// - Parameter maximum_size: The maximum size of the data, in bytes.
/// - Returns: The data; no bytes if there is none, it is too large, or a timeout expires.
struct selection_bytes rolltop_selection_read(
    struct selections *_Nonnull selections, enum selection selection, const char *_Nonnull type,
    size_t maximum_size);

/// Returns whether the last read failed because the data was too large.
bool rolltop_selection_was_too_large(struct selections *_Nonnull selections);

/// The pointer's location during a drag.
enum drag_location {
  /// Over the window in which the drag began, which receives no messages.
  DRAG_INSIDE,
  /// Outside of that window, over no window that accepts the drag.
  DRAG_OUTSIDE,
  /// Over a window that would copy the data.
  DRAG_COPIES,
  /// Over a window that would move the data.
  DRAG_MOVES,
};

/// The result of a drop.
enum drag_result { DRAG_PENDING, DRAG_REFUSED, DRAG_COPIED, DRAG_MOVED };

/// Starts a drag and offers its data to the windows under the pointer.
///
/// - Parameters:
///   - window: The SDL window in which the drag begins.
///   - types: The types of the data; those beyond 64 are ignored.
/// - Returns: Whether other programs can receive the data.
bool rolltop_drag_begin(
    struct selections *_Nonnull selections, uint32_t window,
    const char *const _Nonnull *_Nonnull types, int count);

/// Notifies the window under the pointer; never waits for another program.
///
/// - Parameter wants_move: Whether to propose a move rather than a copy.
/// - Returns: The pointer's location, according to the window's responses so far.
enum drag_location rolltop_drag_update(struct selections *_Nonnull selections, bool wants_move);

/// Returns the pointer's location at the last update, according to the responses so far.
enum drag_location rolltop_drag_location(struct selections *_Nonnull selections);

/// Drops the data on the window under the pointer; `rolltop_drag_result` reports the result.
void rolltop_drag_drop(struct selections *_Nonnull selections);

/// Returns the result of the drop, as far as it is known.
enum drag_result rolltop_drag_result(struct selections *_Nonnull selections);

/// Returns a counter that increases while other programs read data.
unsigned rolltop_drag_progress(struct selections *_Nonnull selections);

/// Provides data of a type to the programs that have requested it.
///
/// - Parameter data: The data, which is freed; no bytes if there is none.
void rolltop_drag_provide(
    struct selections *_Nonnull selections, const char *_Nonnull type, struct selection_bytes data);

/// Returns whether the server can display images of drags.
bool rolltop_drag_shows_images(struct selections *_Nonnull selections);

/// Displays an image at the pointer, also outside of windows, until the drag ends.
///
/// - Parameters:
///   - pixels: ARGB pixels with 8 bits per channel, alpha in the highest bits, without padding
///     between rows; `NULL` removes the image.
///   - width: The width in pixels, like all lengths; at most 8192.
///   - x: The pointer's position in the image.
/// - Returns: Whether the image is displayed.
bool rolltop_drag_show(
    struct selections *_Nonnull selections, const uint32_t *_Nullable pixels, int width, int height,
    int x, int y);

/// Ends the drag; a window under it is notified that the drag has left.
void rolltop_drag_end(struct selections *_Nonnull selections);

/// Redirects drags from other programs over a window to this connection.
///
/// - Parameter window: An SDL window.
void rolltop_hover_listen(struct selections *_Nonnull selections, uint32_t window);

/// The kind of an event of another program's drag over a window.
enum hover_kind {
  /// The drag has entered the window; `rolltop_hover_offers` queries its types.
  HOVER_ENTERED,
  /// The drag is at a position in the window, and waits for `rolltop_hover_answer`.
  HOVER_MOVED,
  /// The drag has left the window, or its program has exited.
  HOVER_LEFT,
  /// The drag was dropped at a position, and waits for `rolltop_hover_finish`.
  HOVER_DROPPED,
  /// The data requested by `rolltop_hover_read` has arrived, or will not arrive.
  HOVER_READ,
};

struct hover_event {
  enum hover_kind kind;
  /// The window under the drag.
  uint32_t window;
  /// The drag's position in the window, in pixels.
  int16_t x, y;
};

/// Returns the next event, after `rolltop_selections_handle`; consecutive moves are merged into the
/// last one.
///
/// - Returns: Whether there was an event.
bool rolltop_hover_next(struct selections *_Nonnull selections, struct hover_event *_Nonnull event);

/// Returns whether the drag offers a type; of long lists only the first 256 types count.
bool rolltop_hover_offers(struct selections *_Nonnull selections, const char *_Nonnull type);

/// Notifies the other program whether a drop would be accepted, if it waits for that or the
/// response has changed.
void rolltop_hover_answer(struct selections *_Nonnull selections, bool is_accepted);

/// Requests the drag's data without waiting for it; an earlier request is abandoned.
///
/// - Parameter maximum_size: The maximum size of the data, in bytes.
void rolltop_hover_read(
    struct selections *_Nonnull selections, const char *_Nonnull type, size_t maximum_size);

/// Returns the received data; no bytes if there is none or it is too large.
struct selection_bytes rolltop_hover_take_data(
    struct selections *_Nonnull selections, bool *_Nonnull is_too_large);

/// Notifies the other program that the drop has ended.
///
/// - Parameter is_taken: Whether the data was accepted.
void rolltop_hover_finish(struct selections *_Nonnull selections, bool is_taken);
