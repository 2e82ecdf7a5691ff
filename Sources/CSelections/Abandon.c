// Data of other programs that is given up, because it is too large or takes too long.
#include "Selections.h"

// The time for which further parts are discarded, in milliseconds: some owners never end.
enum { LONGEST_REST = 10000 };

// The owner writes the next part once the previous one is deleted. Without that it would wait for
// ever, and serve nobody else; and Xlib ends programs that write to windows that are gone. So the
// window lives on for a while, and what arrives is deleted unread.
void selections_end_reading(struct selections *selections, uint32_t window, bool is_over) {
  xcb_connection_t *connection = selections->connection;
  if (is_over) {
    xcb.destroy_window(connection, window);
    return;
  }
  struct abandoned *abandoned = &selections->abandoned[selections->next_abandoned];
  selections->next_abandoned = (selections->next_abandoned + 1) % MAXIMUM_ABANDONED;
  if (abandoned->window != XCB_WINDOW_NONE) { xcb.destroy_window(connection, abandoned->window); }
  *abandoned = (struct abandoned){window, selections_now() + LONGEST_REST};
  xcb.delete_property(connection, window, selections->atoms[DATA]);
}

bool selections_serve_abandoned(
    struct selections *selections, const xcb_property_notify_event_t *change) {
  for (int i = 0; i < MAXIMUM_ABANDONED; i += 1) {
    const struct abandoned *abandoned = &selections->abandoned[i];
    if (change->window != abandoned->window) { continue; }
    if (change->state == XCB_PROPERTY_NEW_VALUE && selections_now() < abandoned->until) {
      xcb.delete_property(selections->connection, change->window, change->atom);
    }
    return true;
  }
  return false;
}
