// The clipboard of an X server for data of all types, and the data of drags, on a separate
// connection: SDL exchanges only text, and cannot start a drag.
//
// libxcb is loaded when a connection is opened; by then SDL has loaded it together with Xlib.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CXServer.h"

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

/// Provides data of a type to the programs that have requested it.
///
/// - Parameter data: The data, which is freed; no bytes if there is none.
void rolltop_drag_provide(
    struct selections *_Nonnull selections, const char *_Nonnull type, struct selection_bytes data);

/// The handlers of events about drags, which Swift sets before it handles events.
struct drag_handlers {
  /// Passed to the handlers.
  void *_Nonnull context;
  /// Called for each message of another program, about this program's drag or its own.
  void (*_Nonnull message)(
      void *_Nonnull context, const xcb_client_message_event_t *_Nonnull message);
  /// Called for each destroyed window, which may be the target or the source of a drag.
  void (*_Nonnull window_destroyed)(void *_Nonnull context, uint32_t window);
  /// Called for events that may be replies to a request for a drag's data; returns whether the
  /// event is one.
  bool (*_Nonnull data_arrived)(
      void *_Nonnull context, const xcb_generic_event_t *_Nonnull event);
};
