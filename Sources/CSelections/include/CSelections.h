// The clipboard of an X server for data of all types, and drags to the windows of other programs
// (XDND), on a connection of its own: SDL exchanges text only, and cannot begin a drag.
//
// libxcb is loaded when a connection is opened; SDL has loaded it by then, with Xlib. Its headers
// are not needed to build this.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct selections;

/// Bytes of the C library's heap, which whoever gets them frees.
struct selection_bytes {
  uint8_t *_Nullable bytes;
  size_t count;
};

/// Called when another program asks for data that this one offers.
///
/// - Returns: The data; without bytes when there is none any more.
typedef struct selection_bytes (*selection_asked)(void *_Nonnull context, const char *_Nonnull type);

/// Called when a window that is dragged to asks for data: it waits for `rolltop_drag_provide`.
typedef void (*drag_data_asked)(void *_Nonnull context, const char *_Nonnull type);

/// Called for each type that another program offers; the name is valid during the call.
typedef void (*selection_type_found)(void *_Nonnull context, const char *_Nonnull type);

/// Connects to the server of the environment's `DISPLAY`.
///
/// - Parameters:
///   - window: A window of SDL's, by which its connection is known: this program is not asked for its
///     own text.
///   - context: Handed to `asked` and `drag_data_asked`.
///   - asked: Called while events are handled, and while answers are waited for.
/// - Returns: `NULL` when the server does not answer, or libxcb is not there.
struct selections *_Nullable rolltop_selections_open(
    uint32_t window, void *_Nonnull context, selection_asked _Nonnull asked,
    drag_data_asked _Nonnull drag_data_asked);

/// Closes the connection; what was offered is on the clipboard no more.
void rolltop_selections_close(struct selections *_Nonnull selections);

/// The connection's descriptor, which becomes readable when there is something to handle; -1 when the
/// server has gone away.
int rolltop_selections_descriptor(struct selections *_Nonnull selections);

/// Handles what the server has sent, for some milliseconds; never blocks.
///
/// - Returns: Whether there was anything; then there may be more.
bool rolltop_selections_handle(struct selections *_Nonnull selections);

/// Whether another program is taking data in parts. One that takes none for ten seconds gets no more,
/// which `rolltop_selections_handle` notices.
bool rolltop_selections_is_sending(struct selections *_Nonnull selections);

/// Puts data on the clipboard, which is asked for when another program pastes it.
///
/// - Parameters:
///   - types: The types in which it can be had.
///   - count: How many these are; those beyond 64 are left out.
/// - Returns: Whether this program has become the clipboard's owner.
bool rolltop_clipboard_offer(
    struct selections *_Nonnull selections, const char *const _Nonnull *_Nonnull types, int count);

/// Whether what was offered last is on the clipboard; asks the server.
bool rolltop_clipboard_is_held(struct selections *_Nonnull selections);

/// Whether another program has taken the clipboard over, as far as that is known without asking.
bool rolltop_clipboard_is_lost(struct selections *_Nonnull selections);

/// The selections of an X server that other programs may own.
enum selection { SELECTION_CLIPBOARD, SELECTION_PRIMARY };

/// Whether another program owns a selection.
bool rolltop_selection_is_foreign(
    struct selections *_Nonnull selections, enum selection selection);

/// Asks a selection's owner, if that is another program, for the types that it offers.
///
/// Waits for the answer a second at most, and four seconds for all questions without half a second
/// between them; who does not answer is not asked again for ten seconds.
void rolltop_selection_types(
    struct selections *_Nonnull selections, enum selection selection, void *_Nonnull context,
    selection_type_found _Nonnull found);

/// Asks a selection's owner, if that is another program, for data.
///
/// Waits for the answer, and for each further part of it, as `rolltop_selection_types` does.
///
/// - Parameter largest: The most data that is taken, in bytes.
/// - Returns: The data; without bytes when there is none, too much, or not in time.
struct selection_bytes rolltop_selection_read(
    struct selections *_Nonnull selections, enum selection selection, const char *_Nonnull type,
    size_t largest);

/// Whether there was more data than is taken, when it was read last.
bool rolltop_selection_was_too_large(struct selections *_Nonnull selections);

/// The pointer's place during a drag.
enum drag_place {
  /// Over the window that the drag began in, which gets no messages.
  DRAG_INSIDE,
  /// Elsewhere, over nothing that takes it.
  DRAG_OUTSIDE,
  /// Over a window that would copy what is dropped.
  DRAG_COPIES,
  /// Over a window that would move it.
  DRAG_MOVES,
};

/// The result of a drop.
enum drag_result { DRAG_PENDING, DRAG_REFUSED, DRAG_COPIED, DRAG_MOVED };

/// Begins a drag: offers data to the windows that the pointer will come to.
///
/// - Parameters:
///   - window: The window of SDL's that it begins in.
///   - types: The types in which the data can be had; those beyond 64 are left out.
/// - Returns: Whether other programs can get it.
bool rolltop_drag_begin(
    struct selections *_Nonnull selections, uint32_t window,
    const char *const _Nonnull *_Nonnull types, int count);

/// Reports the window below the pointer of the drag; never waits for another program.
///
/// - Parameter wants_move: Whether to propose a move rather than a copy.
/// - Returns: Where the pointer is, as far as that window has answered.
enum drag_place rolltop_drag_follow(struct selections *_Nonnull selections, bool wants_move);

/// The pointer's place at that time, with the answers since.
enum drag_place rolltop_drag_place(struct selections *_Nonnull selections);

/// Drops the data on the window below the pointer; `rolltop_drag_result` reports how that ends.
void rolltop_drag_drop(struct selections *_Nonnull selections);

/// The result of the drop, as far as it is known.
enum drag_result rolltop_drag_result(struct selections *_Nonnull selections);

/// A number that grows while other programs take data.
unsigned rolltop_drag_progress(struct selections *_Nonnull selections);

/// Hands over data of a type to the programs that have asked for it.
///
/// - Parameter data: Without bytes there is none; freed.
void rolltop_drag_provide(
    struct selections *_Nonnull selections, const char *_Nonnull type, struct selection_bytes data);

/// Whether the server can show pictures of drags.
bool rolltop_drag_has_pictures(struct selections *_Nonnull selections);

/// Shows a picture at the pointer, beside windows too, until the drag ends.
///
/// - Parameters:
///   - pixels: Of 8 bits of opacity, red, green and blue each, the first the highest, without a gap
///     between rows; `NULL` removes the picture.
///   - width: In pixels, as all lengths; no more than 8192.
///   - x: Where in the picture the pointer is.
/// - Returns: Whether it is shown.
bool rolltop_drag_show(
    struct selections *_Nonnull selections, const uint32_t *_Nullable pixels, int width, int height,
    int x, int y);

/// Ends the drag; a window that it is over gets the message that it has left.
void rolltop_drag_end(struct selections *_Nonnull selections);

/// Has drags of other programs over a window come to this connection.
///
/// - Parameter window: A window of SDL's.
void rolltop_hover_listen(struct selections *_Nonnull selections, uint32_t window);

/// An event of a drag of another program over a window.
enum hover_kind {
  /// It has come; `rolltop_hover_offers` knows its types.
  HOVER_ENTERED,
  /// It is at a place of the window, and waits for `rolltop_hover_answer`.
  HOVER_MOVED,
  /// It has left the window, or its program has gone.
  HOVER_LEFT,
  /// It was dropped at a place, and waits for `rolltop_hover_finish`.
  HOVER_DROPPED,
  /// The data for `rolltop_hover_read` has arrived, or will not.
  HOVER_READ,
};

struct hover_event {
  enum hover_kind kind;
  /// The window below the drag.
  uint32_t window;
  /// The drag's position in it, in pixels.
  int16_t x, y;
};

/// Takes out what has happened next, after `rolltop_selections_handle`; of several places in a row it
/// is the last one.
///
/// - Returns: Whether there was anything.
bool rolltop_hover_next(struct selections *_Nonnull selections, struct hover_event *_Nonnull event);

/// Whether the drag can be had in a type; of long lists the first 256 types count.
bool rolltop_hover_offers(struct selections *_Nonnull selections, const char *_Nonnull type);

/// Reports to the other program whether a drop would be taken, if it waits for that or it has changed.
void rolltop_hover_answer(struct selections *_Nonnull selections, bool is_accepted);

/// Asks for the drag's data, without waiting for it; an earlier question is given up.
///
/// - Parameter largest: The most that is taken, in bytes.
void rolltop_hover_read(
    struct selections *_Nonnull selections, const char *_Nonnull type, size_t largest);

/// The data that has come, without bytes when there is none or too much of it.
struct selection_bytes rolltop_hover_take_data(
    struct selections *_Nonnull selections, bool *_Nonnull is_too_large);

/// Reports to the other program that the drop is over.
///
/// - Parameter is_taken: Whether its data was taken.
void rolltop_hover_finish(struct selections *_Nonnull selections, bool is_taken);
