// Data for other programs: sends copied data when they paste it.
#include <malloc.h>
#include <stdlib.h>
#include <string.h>

#include "Selections.h"

// The maximum number of bytes sent at once: servers accept requests of at least 256 KB.
enum { PART = 1 << 17 };
// The maximum number of bytes waiting for other programs, in addition to those of the last request.
enum { MAXIMUM_WAITING = 1 << 26 };
// The timeout for the server's timestamp, in milliseconds.
enum { TIMEOUT = 1000 };
// The timeout for a program that reads no part of its data, in milliseconds.
enum { IDLE = 10000 };

void selections_forget_offer(struct offer *offer) {
  for (int i = 0; i < offer->type_count; i += 1) { free(offer->types[i].name); }
  offer->type_count = 0;
}

// Returns the offer of a selection; NULL if there is none.
static struct offer *offer_of(struct selections *selections, uint32_t selection) {
  struct offer *offers[] = {&selections->clipboard, &selections->dragged};
  for (int i = 0; i < 2; i += 1) {
    bool is_match = selections->atoms[offers[i]->selection] == selection;
    if (is_match && offers[i]->type_count > 0) { return offers[i]; }
  }
  return NULL;
}

static void remove_transfer(struct selections *selections, int index) {
  free(selections->transfers[index].data.bytes);
  selections->transfer_count -= 1;
  memmove(
      &selections->transfers[index], &selections->transfers[index + 1],
      sizeof selections->transfers[0] * (size_t)(selections->transfer_count - index));
}

void selections_forget_transfers(struct selections *selections) {
  while (selections->transfer_count > 0) { remove_transfer(selections, 0); }
}

void selections_forget_idle_transfers(struct selections *selections) {
  int64_t now = selections_now();
  int count = selections->transfer_count;
  for (int i = selections->transfer_count - 1; i >= 0; i -= 1) {
    if (now - selections->transfers[i].sent_at >= IDLE) { remove_transfer(selections, i); }
  }
  // Otherwise the heap would retain tens of megabytes.
  if (selections->transfer_count < count) { malloc_trim(0); }
}

bool rolltop_selections_is_sending(struct selections *selections) {
  return selections->transfer_count > 0;
}

// Returns the number of bytes held by transfers.
static size_t transfer_bytes(const struct selections *selections) {
  size_t sum = 0;
  for (int i = 0; i < selections->transfer_count; i += 1) {
    sum += selections->transfers[i].data.count;
  }
  return sum;
}

void selections_forget_transfers_to(struct selections *selections, uint32_t requestor) {
  for (int i = selections->transfer_count - 1; i >= 0; i -= 1) {
    if (selections->transfers[i].requestor == requestor) { remove_transfer(selections, i); }
  }
}

// Starts an incremental transfer, which takes ownership of the data.
static void begin_transfer(
    struct selections *selections, const xcb_selection_request_event_t *request,
    struct selection_bytes data) {
  for (int i = 0; i < selections->transfer_count; i += 1) {
    const struct transfer *transfer = &selections->transfers[i];
    if (transfer->requestor == request->requestor && transfer->property == request->property) {
      remove_transfer(selections, i);
      break;
    }
  }
  // The oldest transfers have been stalled for the longest time.
  if (selections->transfer_count == MAXIMUM_TRANSFERS) { remove_transfer(selections, 0); }
  while (selections->transfer_count > 0
      && transfer_bytes(selections) + data.count > MAXIMUM_WAITING) {
    remove_transfer(selections, 0);
  }
  selections->transfers[selections->transfer_count] = (struct transfer){
      request->requestor, request->property, request->target, data, 0, selections_now()};
  selections->transfer_count += 1;
  selections_observe(selections, request->requestor);
  uint32_t size = (uint32_t)data.count;
  selections_set_property(
      selections, request->requestor, request->property, selections->atoms[INCR], 32, 1, &size);
}

void selections_resume_transfer(
    struct selections *selections, const xcb_property_notify_event_t *event) {
  if (event->state != XCB_PROPERTY_DELETE) { return; }
  for (int i = 0; i < selections->transfer_count; i += 1) {
    struct transfer *transfer = &selections->transfers[i];
    if (transfer->requestor != event->window || transfer->property != event->atom) { continue; }
    size_t remaining = transfer->data.count - transfer->sent;
    size_t part = remaining < PART ? remaining : PART;
    selections_set_property(
        selections, transfer->requestor, transfer->property, transfer->type, 8, part,
        transfer->data.bytes + transfer->sent);
    transfer->sent += part;
    transfer->sent_at = selections_now();
    selections->drag.progress += 1;
    if (part > 0) { return; }
    uint32_t requestor = transfer->requestor;
    remove_transfer(selections, i);
    return selections_observe(selections, requestor);
  }
}

static void put_types(
    struct selections *selections, const struct offer *offer,
    const xcb_selection_request_event_t *request) {
  uint32_t atoms[3 + MAXIMUM_TYPES] = {
      selections->atoms[TARGETS], selections->atoms[TIMESTAMP], selections->atoms[MULTIPLE]};
  for (int i = 0; i < offer->type_count; i += 1) { atoms[3 + i] = offer->types[i].atom; }
  selections_set_property(
      selections, request->requestor, request->property, XCB_ATOM_ATOM, 32,
      (size_t)(3 + offer->type_count), atoms);
}

// The result of a request: refused, fulfilled, or to be fulfilled later.
enum conversion { REFUSED, CONVERTED, DEFERRED };

// Stores data in the property of a request and frees it; returns the result.
static enum conversion put_bytes(
    struct selections *selections, const xcb_selection_request_event_t *request,
    struct selection_bytes data) {
  if (!data.bytes) { return REFUSED; }
  if (data.count > PART) {
    begin_transfer(selections, request, data);
  } else {
    selections_set_property(
        selections, request->requestor, request->property, request->target, 8, data.count,
        data.bytes);
    free(data.bytes);
  }
  return CONVERTED;
}

static enum conversion put_data(
    struct selections *selections, const struct offer *offer,
    const xcb_selection_request_event_t *request) {
  const char *name = NULL;
  for (int i = 0; i < offer->type_count; i += 1) {
    if (offer->types[i].atom == request->target) { name = offer->types[i].name; }
  }
  if (!name) { return REFUSED; }
  if (offer == &selections->clipboard) {
    return put_bytes(selections, request, selections->asked(selections->context, name));
  }
  if (selections->deferred_count == MAXIMUM_DEFERRED) { return REFUSED; }
  selections->deferred[selections->deferred_count] = *request;
  selections->deferred_count += 1;
  return DEFERRED;
}

static enum conversion convert(
    struct selections *selections, const xcb_selection_request_event_t *request,
    bool may_defer);

// Fulfils a MULTIPLE request, which lists pairs of type and property in a property of the
// requestor.
static enum conversion convert_several(
    struct selections *selections, const xcb_selection_request_event_t *request) {
  xcb_get_property_reply_t *list = selections_await_property(
      selections,
      selections_request_property(
          selections, request->requestor, request->property, selections->atoms[ATOM_PAIR],
          2 * MAXIMUM_TYPES));
  if (!list || list->format != 32) {
    free(list);
    return REFUSED;
  }
  uint32_t pairs[2 * MAXIMUM_TYPES];
  size_t count = selections_read_numbers(list, pairs, 2 * MAXIMUM_TYPES) / 2;
  for (size_t i = 0; i < count; i += 1) {
    xcb_selection_request_event_t pair_request = *request;
    pair_request.target = pairs[2 * i];
    pair_request.property = pairs[2 * i + 1];
    bool is_several = pair_request.target == selections->atoms[MULTIPLE];
    if (is_several || pair_request.property == XCB_ATOM_NONE
        || convert(selections, &pair_request, false) == REFUSED) {
      pairs[2 * i + 1] = XCB_ATOM_NONE;
    }
  }
  selections_set_property(
      selections, request->requestor, request->property, selections->atoms[ATOM_PAIR], 32,
      count * 2, pairs);
  return CONVERTED;
}

static enum conversion convert(
    struct selections *selections, const xcb_selection_request_event_t *request,
    bool may_defer) {
  const struct offer *offer = offer_of(selections, request->selection);
  if (!offer) { return REFUSED; }
  if (request->target == selections->atoms[TARGETS]) {
    put_types(selections, offer, request);
    return CONVERTED;
  }
  if (request->target == selections->atoms[TIMESTAMP]) {
    selections_set_property(
        selections, request->requestor, request->property, XCB_ATOM_INTEGER, 32, 1, &offer->time);
    return CONVERTED;
  }
  if (request->target == selections->atoms[MULTIPLE]) {
    return convert_several(selections, request);
  }
  bool is_deferred = offer == &selections->dragged;
  if (is_deferred && !may_defer) { return REFUSED; }
  return put_data(selections, offer, request);
}

// Notifies the requestor whether the property contains data.
static void notify(
    struct selections *selections, const xcb_selection_request_event_t *request,
    bool is_converted) {
  // The server reads 32 bytes of every event.
  union {
    xcb_selection_notify_event_t event;
    char bytes[32];
  } notify = {0};
  notify.event = (xcb_selection_notify_event_t){
      .response_type = XCB_SELECTION_NOTIFY,
      .time = request->time,
      .requestor = request->requestor,
      .selection = request->selection,
      .target = request->target,
      .property = is_converted ? request->property : XCB_ATOM_NONE,
  };
  XCB(send_event)(selections->connection, 0, request->requestor, 0, notify.bytes);
}

void selections_serve_request(
    struct selections *selections, const xcb_selection_request_event_t *event) {
  xcb_selection_request_event_t request = *event;
  // Obsolete clients do not specify a property.
  if (request.property == XCB_ATOM_NONE) { request.property = request.target; }
  selections->drag.progress += 1;
  enum conversion conversion = convert(selections, &request, true);
  if (conversion != DEFERRED) { return notify(selections, &request, conversion == CONVERTED); }
  for (int i = 0; i < selections->dragged.type_count; i += 1) {
    struct offered_type type = selections->dragged.types[i];
    if (type.atom != request.target) { continue; }
    return selections->drag_data_asked(selections->context, type.name);
  }
}

void selections_refuse_deferred(struct selections *selections) {
  for (int i = 0; i < selections->deferred_count; i += 1) {
    notify(selections, &selections->deferred[i], false);
  }
  selections->deferred_count = 0;
}

void rolltop_drag_provide(
    struct selections *selections, const char *type, struct selection_bytes data) {
  uint32_t target = selections_atom(selections, type);
  for (int i = selections->deferred_count - 1; i >= 0; i -= 1) {
    xcb_selection_request_event_t request = selections->deferred[i];
    if (request.target != target) { continue; }
    selections->deferred_count -= 1;
    memmove(
        &selections->deferred[i], &selections->deferred[i + 1],
        sizeof request * (size_t)(selections->deferred_count - i));
    struct selection_bytes copy = {data.bytes ? malloc(data.count + 1) : NULL, data.count};
    if (copy.bytes) { memcpy(copy.bytes, data.bytes, data.count); }
    notify(selections, &request, put_bytes(selections, &request, copy) == CONVERTED);
  }
  free(data.bytes);
  XCB(flush)(selections->connection);
}

void selections_serve_clear(
    struct selections *selections, const xcb_selection_clear_event_t *clear) {
  struct offer *offer = offer_of(selections, clear->selection);
  // The event may concern an earlier offer.
  if (offer && (int32_t)(clear->time - offer->time) >= 0) { selections_forget_offer(offer); }
}

static bool is_change(const xcb_generic_event_t *event, void *context) {
  const xcb_property_notify_event_t *change = (const void *)event;
  return (event->response_type & 0x7F) == XCB_PROPERTY_NOTIFY
      && change->window == *(uint32_t *)context;
}

// Returns the server's timestamp, which it reports with a property change.
static uint32_t server_time(struct selections *selections) {
  XCB(change_property)(
      selections->connection, XCB_PROP_MODE_APPEND, selections->owner, selections->atoms[DATA],
      XCB_ATOM_INTEGER, 32, 0, NULL);
  xcb_generic_event_t *event = selections_wait(
      selections, is_change, &selections->owner, selections_now() + TIMEOUT);
  uint32_t time = event ? ((xcb_property_notify_event_t *)event)->time : XCB_CURRENT_TIME;
  free(event);
  return time;
}

bool selections_offer(
    struct selections *selections, struct offer *offer, const char *const *types, int count) {
  selections_forget_offer(offer);
  offer->time = server_time(selections);
  for (int i = 0; i < count && i < MAXIMUM_TYPES; i += 1) {
    uint32_t atom = selections_atom(selections, types[i]);
    offer->types[i] = (struct offered_type){atom, strdup(types[i])};
    offer->type_count += 1;
  }
  XCB(set_selection_owner)(
      selections->connection, selections->owner, selections->atoms[offer->selection], offer->time);
  uint32_t owner = selections_owner(selections, selections->atoms[offer->selection]);
  bool is_held = owner == selections->owner;
  if (!is_held) { selections_forget_offer(offer); }
  return is_held;
}

bool rolltop_clipboard_offer(
    struct selections *selections, const char *const *types, int count) {
  return selections_offer(selections, &selections->clipboard, types, count);
}

bool rolltop_clipboard_is_held(struct selections *selections) {
  return selections->clipboard.type_count > 0
      && selections_owner(selections, selections->atoms[CLIPBOARD]) == selections->owner;
}

bool rolltop_clipboard_is_lost(struct selections *selections) {
  return selections->clipboard.type_count == 0;
}
