// Offers data to other programs.
#include <stdlib.h>
#include <string.h>

#include "Data.h"

// Records an event of a drag; compositors can send it to other sources, too.
static void record(struct data_source *source, enum wayland_data_kind kind) {
  if (source->asked != WAYLAND_DRAG_ASKED) { return; }
  data_record(source->data, (struct wayland_data_event){.kind = kind, .descriptor = -1});
}

static void targeted(void *context, struct wl_data_source *proxy, const char *type) {
  struct data_source *source = context;
  source->is_accepted = type != NULL;
  record(source, WAYLAND_DRAG_ANSWERED);
}

static void asked(void *context, void *proxy, const char *type, int32_t descriptor) {
  struct data_source *source = context;
  data_count_progress();
  data_record(
      source->data,
      (struct wayland_data_event){
          .kind = source->asked, .type = strdup(type), .descriptor = descriptor});
}

void data_selection_forget_own(struct data_selection *selection) {
  if (selection->offer && selection->offer->is_own) { data_offer_destroy(&selection->offer); }
}

static void cancelled(void *context, void *proxy) {
  struct data_source *source = context;
  if (source->asked == WAYLAND_DRAG_ASKED) { return record(source, WAYLAND_DRAG_CANCELLED); }
  bool is_primary = source->asked == WAYLAND_PRIMARY_ASKED;
  data_source_destroy(source);
  data_selection_forget_own(
      &source->data->selections[is_primary ? WAYLAND_PRIMARY : WAYLAND_CLIPBOARD]);
}

static void taken(void *context, struct wl_data_source *proxy) { record(context, WAYLAND_DRAG_TAKEN); }

static void finished(void *context, struct wl_data_source *proxy) { record(context, WAYLAND_DRAG_FINISHED); }

static void action_chosen(void *context, struct wl_data_source *proxy, uint32_t action) {
  struct data_source *source = context;
  source->action = action;
  record(source, WAYLAND_DRAG_ANSWERED);
}

static const struct wl_data_source_listener listener = {
    targeted, (void *)asked, (void *)cancelled, taken, finished, action_chosen};
static const struct zwp_primary_selection_source_v1_listener primary_listener = {
    (void *)asked, (void *)cancelled};

bool data_source_create(
    struct wayland_data *data, struct data_source *source, enum wayland_data_kind asked,
    const char *const *types, int count) {
  bool is_primary = asked == WAYLAND_PRIMARY_ASKED;
  void *proxy = is_primary
      ? (void *)zwp_primary_selection_device_manager_v1_create_source(data->primary_manager)
      : (void *)wl_data_device_manager_create_data_source(data->manager);
  if (!proxy) { return false; }
  *source = (struct data_source){.data = data, .proxy = proxy, .asked = asked};
  if (is_primary) {
    zwp_primary_selection_source_v1_add_listener(proxy, &primary_listener, source);
  } else {
    wl_data_source_add_listener(proxy, &listener, source);
  }
  for (int i = 0; i < count; i++) {
    if (is_primary) {
      zwp_primary_selection_source_v1_offer(proxy, types[i]);
    } else {
      wl_data_source_offer(proxy, types[i]);
    }
  }
  return true;
}

void data_source_destroy(struct data_source *source) {
  if (!source->proxy) { return; }
  if (source->asked == WAYLAND_PRIMARY_ASKED) {
    zwp_primary_selection_source_v1_destroy(source->proxy);
  } else {
    wl_data_source_destroy(source->proxy);
  }
  *source = (struct data_source){.data = source->data};
}
