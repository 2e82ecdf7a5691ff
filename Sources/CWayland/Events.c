// The event queue of clipboard and drags.
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "Data.h"

void data_record(struct wayland_data *data, struct wayland_data_event event) {
  struct wayland_data_event *last = data->event_count ? &data->events[data->event_count - 1] : NULL;
  if (last && event.kind == WAYLAND_DROP_MOVED && last->kind == event.kind
      && last->surface == event.surface) {
    *last = event;
    return;
  }
  if (data->event_count == data->event_capacity) {
    size_t capacity = data->event_capacity ? 2 * data->event_capacity : 16;
    void *events = realloc(data->events, capacity * sizeof event);
    if (!events) {
      if (event.descriptor >= 0) { close(event.descriptor); }
      free(event.type);
      return;
    }
    data->events = events;
    data->event_capacity = capacity;
  }
  data->events[data->event_count++] = event;
}

bool data_take_event(struct wayland_data *data, struct wayland_data_event *event) {
  if (data->event_count == 0) { return false; }
  *event = data->events[0];
  data->event_count -= 1;
  memmove(data->events, data->events + 1, data->event_count * sizeof *event);
  return true;
}
