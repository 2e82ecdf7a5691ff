// Data of other programs, read from a pipe.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "Data.h"

// The timeout for each part of the data, and the maximum duration of a paste, in milliseconds.
enum { TIMEOUT = 1000, MAXIMUM_PASTE_TIME = 4000 };
// The time since the last reply after which a request starts a new paste, in milliseconds.
enum { BETWEEN_PASTES = 500 };
// The pause before the next request to a program that has not responded, in milliseconds.
enum { PAUSE = 10000 };

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

static void type_offered(void *context, void *proxy, const char *type) {
  struct data_offer *offer = context;
  if (offer->type_count == MAXIMUM_TYPES) { return; }
  char *copy = strdup(type);
  if (copy) { offer->types[offer->type_count++] = copy; }
}

static void action_chosen(void *context, struct wl_data_offer *proxy, uint32_t action) {
  struct data_offer *offer = context;
  offer->action = action;
}

static const struct wl_data_offer_listener listener = {
    (void *)type_offered, WAYLAND_IGNORED, action_chosen};
static const struct zwp_primary_selection_offer_v1_listener primary_listener = {
    (void *)type_offered};

static struct data_offer *remove_new(struct wayland_data *data, int index) {
  struct data_offer *offer = data->new_offers[index];
  data->new_offer_count -= 1;
  memmove(
      &data->new_offers[index], &data->new_offers[index + 1],
      sizeof offer * (size_t)(data->new_offer_count - index));
  return offer;
}

void data_offer_receive(struct wayland_data *data, void *proxy, bool is_primary) {
  struct data_offer *offer = proxy ? calloc(1, sizeof *offer) : NULL;
  if (!offer) { return; }
  offer->proxy = proxy;
  offer->is_primary = is_primary;
  if (data->new_offer_count == MAXIMUM_NEW_OFFERS) {
    struct data_offer *oldest = remove_new(data, 0);
    data_offer_destroy(&oldest);
  }
  data->new_offers[data->new_offer_count++] = offer;
  if (is_primary) {
    zwp_primary_selection_offer_v1_add_listener(proxy, &primary_listener, offer);
  } else {
    wl_data_offer_add_listener(proxy, &listener, offer);
  }
}

struct data_offer *data_offer_take(struct wayland_data *data, const void *proxy) {
  for (int i = 0; i < data->new_offer_count; i++) {
    if (data->new_offers[i]->proxy == proxy) { return remove_new(data, i); }
  }
  return NULL;
}

void data_offer_destroy_new(struct wayland_data *data) {
  while (data->new_offer_count > 0) {
    struct data_offer *offer = remove_new(data, 0);
    data_offer_destroy(&offer);
  }
}

void data_offer_destroy(struct data_offer **link) {
  struct data_offer *offer = *link;
  if (!offer) { return; }
  *link = NULL;
  for (int i = 0; i < offer->type_count; i++) { free(offer->types[i]); }
  if (offer->is_primary) {
    zwp_primary_selection_offer_v1_destroy(offer->proxy);
  } else {
    wl_data_offer_destroy(offer->proxy);
  }
  free(offer);
}

void data_offer_list(const struct data_offer *offer, void *context, wayland_type_found callback) {
  for (int i = 0; offer && i < offer->type_count; i++) { callback(context, offer->types[i]); }
}

static bool has_type(const struct data_offer *offer, const char *type) {
  for (int i = 0; i < offer->type_count; i++) {
    if (strcmp(offer->types[i], type) == 0) { return true; }
  }
  return false;
}

// Reads a pipe until its end; returns no bytes after a timeout or if there is too much data.
static struct wayland_bytes read_all(
    struct data_offer *offer, int descriptor, size_t maximum_size, bool *is_too_large) {
  struct wayland_bytes result = {malloc(1), 0};
  size_t capacity = 1;
  while (result.bytes) {
    if (result.count > maximum_size) {
      *is_too_large = true;
      break;
    }
    if (result.count == capacity) {
      capacity = capacity < 4096 ? 4096 : 2 * capacity;
      uint8_t *bytes = realloc(result.bytes, capacity);
      if (!bytes) { break; }
      result.bytes = bytes;
    }
    ssize_t count = read(descriptor, result.bytes + result.count, capacity - result.count);
    if (count == 0) { return result; }
    if (count > 0) { result.count += (size_t)count; }
    if ((count > 0 || errno == EINTR) && now() < offer->paste_end) { continue; }
    struct pollfd entry = {descriptor, POLLIN, 0};
    int64_t remaining = offer->paste_end - now();
    int timeout = remaining < TIMEOUT ? (int)remaining : TIMEOUT;
    if (timeout <= 0 || errno != EAGAIN || poll(&entry, 1, timeout) == 0) {
      offer->silent_until = now() + PAUSE;
      break;
    }
  }
  free(result.bytes);
  return (struct wayland_bytes){NULL, 0};
}

int data_offer_open(struct wayland_data *data, struct data_offer *offer, const char *type) {
  int ends[2];
  if (!offer || !has_type(offer, type)) { return -1; }
  // The write end stays blocking, as other programs expect: they write until everything has been
  // read.
  if (pipe2(ends, O_CLOEXEC)) { return -1; }
  fcntl(ends[0], F_SETFL, O_NONBLOCK);
  if (offer->is_primary) {
    zwp_primary_selection_offer_v1_receive(offer->proxy, type, ends[1]);
  } else {
    wl_data_offer_receive(offer->proxy, type, ends[1]);
  }
  wl_display_flush(data->wayland->display);
  close(ends[1]);
  return ends[0];
}

struct wayland_bytes data_offer_read(
    struct wayland_data *data, struct data_offer *offer, const char *type, size_t maximum_size) {
  data->was_too_large = false;
  bool is_silent = offer && now() < offer->silent_until;
  int descriptor = is_silent ? -1 : data_offer_open(data, offer, type);
  if (descriptor < 0) { return (struct wayland_bytes){NULL, 0}; }
  // The request starts a new paste, unless the previous reply has just arrived.
  if (now() - offer->answered_at > BETWEEN_PASTES) { offer->paste_end = now() + MAXIMUM_PASTE_TIME; }
  struct wayland_bytes result = read_all(offer, descriptor, maximum_size, &data->was_too_large);
  close(descriptor);
  offer->answered_at = now();
  return result;
}
