// A replacement of libwayland-client that sends arbitrary events, also while another event is handled.
// The fuzzer chooses the object, the type and the arguments of an event. As libwayland-client does, the
// replacement guarantees arguments of the types of the interface, existing objects, and terminated
// strings.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "DeferredLibrary.h"
#include "Input.h"
#include "Wayland.h"

extern const struct wl_interface wl_display_interface, wl_surface_interface;

struct wl_proxy {
  struct wl_proxy *next;
  const struct wl_interface *interface;
  uint32_t version;
  void (**listener)(void);
  void *data;
  bool is_destroyed;
};

enum { MAXIMUM_EVENTS = 6, MAXIMUM_DESCRIPTORS = 256 };
static struct wl_proxy *proxies;
static struct wl_proxy display;
static int queue_count, dispatch_depth;
static bool offers_globals, is_broken;
static int pipe_end = -1;

// MARK: Objects

static struct wl_proxy *create_proxy(const struct wl_interface *interface, uint32_t version) {
  struct wl_proxy *proxy = calloc(1, sizeof *proxy);
  *proxy = (struct wl_proxy){.next = proxies, .interface = interface, .version = version};
  proxies = proxy;
  return proxy;
}

// Frees destroyed objects. While an event is handled they are kept, because its arguments may refer to
// them.
static void free_destroyed(void) {
  for (struct wl_proxy **link = &proxies; *link;) {
    struct wl_proxy *proxy = *link;
    if (proxy->is_destroyed) {
      *link = proxy->next;
      free(proxy);
    } else {
      link = &proxy->next;
    }
  }
}

// Returns an arbitrary object that matches; NULL if there is none.
static struct wl_proxy *choose_proxy(bool (*matches)(struct wl_proxy *, const void *), const void *context) {
  uint32_t count = 0;
  for (struct wl_proxy *proxy = proxies; proxy; proxy = proxy->next) {
    count += !proxy->is_destroyed && matches(proxy, context);
  }
  uint32_t choice = count ? input_below(count) : 0;
  for (struct wl_proxy *proxy = proxies; proxy; proxy = proxy->next) {
    if (proxy->is_destroyed || !matches(proxy, context)) { continue; }
    if (choice == 0) { return proxy; }
    choice -= 1;
  }
  return NULL;
}

static bool has_listener(struct wl_proxy *proxy, const void *context) {
  (void)context;
  return proxy->listener && proxy->interface->event_count > 0;
}

static bool has_interface(struct wl_proxy *proxy, const void *interface) {
  if (!interface) { return true; }
  return strcmp(proxy->interface->name, ((const struct wl_interface *)interface)->name) == 0;
}

// MARK: Events

// Returns a known or an arbitrary string.
static const char *choose_text(char *buffer, size_t size) {
  static const char *const known_texts[] = {
      "text/plain", "text/plain;charset=utf-8", "image/png", "text/uri-list", "", "UTF8_STRING",
      "wl_output", "wl_seat", "wl_data_device_manager", "wl_shm", "wp_viewporter", "wl_compositor",
      "zxdg_output_manager_v1", "wp_fractional_scale_manager_v1"};
  uint8_t choice = input_byte();
  if (choice < 200) { return known_texts[choice % 14]; }
  size_t length = choice % 100 < size - 1 ? choice % 100 : size - 1;
  input_fill(buffer, length);
  buffer[length] = 0;
  return buffer;
}

// Sends an event. Each argument is passed as a whole word, whatever its type.
static void send_event(
    struct wl_proxy *proxy, int opcode) {
  const struct wl_message *message = &proxy->interface->events[opcode];
  char buffers[2][128];
  uint32_t keys[2] = {1, 2};
  struct wl_array array = {sizeof keys, sizeof keys, keys};
  uintptr_t values[8] = {0};
  int count = 0, text_count = 0;
  bool is_optional = false;
  for (const char *sign = message->signature; *sign && count < 8; sign += 1) {
    if (*sign >= '0' && *sign <= '9') { continue; }
    if (*sign == '?') {
      is_optional = true;
      continue;
    }
    const struct wl_interface *type = message->types ? message->types[count] : NULL;
    bool is_missing = is_optional && input_byte() % 4 == 0;
    is_optional = false;
    uintptr_t value = 0;
    switch (*sign) {
    case 'o': value = is_missing ? 0 : (uintptr_t)choose_proxy(has_interface, type); break;
    case 'n': value = (uintptr_t)create_proxy(type, proxy->version); break;
    case 's':
      value = is_missing ? 0 : (uintptr_t)choose_text(buffers[text_count & 1], sizeof buffers[0]);
      text_count += 1;
      break;
    case 'a': value = (uintptr_t)&array; break;
    case 'h': value = (uintptr_t)fcntl(0, F_DUPFD_CLOEXEC, 64); break;
    default: value = input_byte() & 1 ? input_number() : input_byte();
    }
    values[count++] = value;
  }
  typedef void (*handler)(
      void *, struct wl_proxy *, uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t,
      uintptr_t, uintptr_t);
  handler handle = (handler)proxy->listener[opcode];
  handle(
      proxy->data, proxy, values[0], values[1], values[2], values[3], values[4], values[5],
      values[6], values[7]);
}

static void send_global(struct wl_proxy *registry, uint32_t name, const char *interface) {
  typedef void (*handler)(void *, struct wl_proxy *, uint32_t, const char *, uint32_t);
  ((handler)registry->listener[0])(registry->data, registry, name, interface, 8);
}

static void send_globals(void) {
  static const char *const interfaces[] = {
      "wl_compositor", "wl_shm", "wl_seat", "wl_data_device_manager", "wl_output", "wp_viewporter",
      "wp_fractional_scale_manager_v1", "zxdg_output_manager_v1",
      "zwp_primary_selection_device_manager_v1"};
  offers_globals = false;
  for (struct wl_proxy *proxy = proxies; proxy; proxy = proxy->next) {
    if (strcmp(proxy->interface->name, "wl_registry") || !proxy->listener) { continue; }
    for (uint32_t i = 0; i < 9; i += 1) { send_global(proxy, i + 1, interfaces[i]); }
    return;
  }
}

static int dispatch(void) {
  if (is_broken) { return -1; }
  if (offers_globals) { send_globals(); }
  uint32_t count = input_below(MAXIMUM_EVENTS);
  dispatch_depth += 1;
  for (uint32_t i = 0; i < count && input_is_left(); i += 1) {
    struct wl_proxy *proxy = choose_proxy(has_listener, NULL);
    if (!proxy) { break; }
    send_event(proxy, (int)input_below((uint32_t)proxy->interface->event_count));
  }
  dispatch_depth -= 1;
  if (dispatch_depth == 0) { free_destroyed(); }
  is_broken = input_byte() == 0xEE;
  return (int)count;
}

// MARK: Requests

// Values are added to it, so that the sanitizers check the memory that is read.
static volatile uint8_t sum;

// Stops the fuzzer if a destroyed object is used.
static void check_alive(struct wl_proxy *proxy) {
  if (proxy->is_destroyed) { abort(); }
}

// Writes a part of the offered data; returns whether the pipe is readable.
static bool write_part(void) {
  if (pipe_end < 0) { return false; }
  uint8_t choice = input_byte();
  char bytes[1024] = {0};
  bool is_written = choice & 1 && write(pipe_end, bytes, choice * 4) > 0;
  if (choice & 2) {
    close(pipe_end);
    pipe_end = -1;
    return true;
  }
  return is_written;
}

static void request(struct wl_proxy *proxy, uint32_t opcode, const union wl_argument *arguments) {
  check_alive(proxy);
  if (opcode >= (uint32_t)proxy->interface->method_count) { abort(); }
  const char *sign = proxy->interface->methods[opcode].signature;
  for (int i = 0; *sign; sign += 1) {
    bool is_optional = *sign == '?';
    if (is_optional) { sign += 1; }
    if (*sign >= '0' && *sign <= '9') { continue; }
    if (*sign == 's' && arguments[i].s) { sum += (uint8_t)strlen(arguments[i].s); }
    if (*sign == 's' && !arguments[i].s && !is_optional) { abort(); }
    if (*sign == 'o' && arguments[i].o) { check_alive((struct wl_proxy *)arguments[i].o); }
    if (*sign == 'h' && fcntl(arguments[i].h, F_GETFD) < 0) { abort(); }
    i += 1;
  }
  bool is_primary = strcmp(proxy->interface->name, "zwp_primary_selection_offer_v1") == 0;
  if ((strcmp(proxy->interface->name, "wl_data_offer") == 0 && opcode == 1)
      || (is_primary && opcode == 0)) {
    if (pipe_end >= 0) { close(pipe_end); }
    pipe_end = fcntl(arguments[1].h, F_DUPFD_CLOEXEC, 64);
    fcntl(pipe_end, F_SETFL, O_NONBLOCK);
    write_part();
  }
}

struct wl_proxy *wl_proxy_marshal_flags(
    struct wl_proxy *proxy, uint32_t opcode, const struct wl_interface *interface, uint32_t version,
    uint32_t flags, ...) {
  union wl_argument arguments[20];
  int count = 0;
  va_list list;
  va_start(list, flags);
  for (const char *sign = proxy->interface->methods[opcode].signature; *sign; sign += 1) {
    if (*sign == '?' || (*sign >= '0' && *sign <= '9')) { continue; }
    bool is_pointer = *sign == 's' || *sign == 'o' || *sign == 'a' || *sign == 'n';
    if (is_pointer) {
      arguments[count++].s = va_arg(list, const char *);
    } else {
      arguments[count++].i = va_arg(list, int32_t);
    }
  }
  va_end(list);
  request(proxy, opcode, arguments);
  struct wl_proxy *created = interface ? create_proxy(interface, version) : NULL;
  if (flags & WL_MARSHAL_FLAG_DESTROY) { wl_proxy_destroy(proxy); }
  return created;
}

// MARK: Proxies and queues

struct wl_event_queue *wl_display_create_queue(struct wl_display *of) {
  (void)of;
  queue_count += 1;
  return calloc(1, 8);
}

void wl_event_queue_destroy(struct wl_event_queue *queue) {
  queue_count -= 1;
  free(queue);
}

int wl_display_roundtrip_queue(struct wl_display *of, struct wl_event_queue *queue) {
  (void)of, (void)queue;
  return dispatch();
}

int wl_display_dispatch_queue_pending(struct wl_display *of, struct wl_event_queue *queue) {
  (void)of;
  sum += *(uint8_t *)queue;
  return dispatch();
}

int wl_display_flush(struct wl_display *of) { return of ? 0 : -1; }

void *wl_proxy_create_wrapper(void *of) {
  struct wl_proxy *proxy = of;
  struct wl_proxy *wrapper = create_proxy(proxy->interface, proxy->version);
  return wrapper;
}

void wl_proxy_wrapper_destroy(void *wrapper) { ((struct wl_proxy *)wrapper)->is_destroyed = true; }

void wl_proxy_set_queue(struct wl_proxy *proxy, struct wl_event_queue *queue) {
  check_alive(proxy);
  if (queue) { sum += *(uint8_t *)queue; }
}

int wl_proxy_add_listener(struct wl_proxy *proxy, void (**listener)(void), void *data) {
  check_alive(proxy);
  if (proxy->listener) { abort(); }
  proxy->listener = listener;
  proxy->data = data;
  return 0;
}

void wl_proxy_destroy(struct wl_proxy *proxy) {
  check_alive(proxy);
  proxy->is_destroyed = true;
  proxy->listener = NULL;
  if (dispatch_depth == 0) { free_destroyed(); }
}

void *wl_proxy_get_user_data(struct wl_proxy *proxy) { return proxy->data; }

void wl_proxy_set_user_data(struct wl_proxy *proxy, void *data) {
  check_alive(proxy);
  proxy->data = data;
}

uint32_t wl_proxy_get_version(struct wl_proxy *proxy) { return proxy->version; }

// MARK: Libraries

const char *library_load(struct library *library) {
  (void)library;
  return NULL;
}

static int theme;
static void *load_theme(const char *name, int size, struct wl_proxy *memory) {
  check_alive(memory);
  sum += (uint8_t)(name ? strlen(name) : 0) + (uint8_t)size;
  return input_byte() == 255 ? NULL : &theme;
}

static void destroy_theme(void *theme_data) { sum += *(uint8_t *)theme_data; }

static struct {
  uint32_t width, height, hotspot_x, hotspot_y, delay;
} image;
static void *images[1] = {&image};
static struct {
  unsigned int count;
  void *images;
  char *name;
} cursor = {1, images, "left_ptr"};

static void *get_cursor(void *theme_data, const char *name) {
  sum += *(uint8_t *)theme_data + (uint8_t)strlen(name);
  input_fill(&image, sizeof image);
  cursor.count = input_byte() == 255 ? 0 : 1;
  return input_byte() == 255 ? NULL : &cursor;
}

static void *get_buffer(void *of) {
  sum += *(uint8_t *)of;
  static struct wl_proxy buffer;
  static const struct wl_interface interface = {"wl_buffer", 1, 0, NULL, 0, NULL};
  buffer = (struct wl_proxy){.interface = &interface, .version = 1};
  return &buffer;
}

void *library_function(struct library *library, const char *name) {
  if (strcmp(name, "wl_cursor_theme_load") == 0) { return load_theme; }
  if (strcmp(name, "wl_cursor_theme_destroy") == 0) { return destroy_theme; }
  if (strcmp(name, "wl_cursor_theme_get_cursor") == 0) { return get_cursor; }
  if (strcmp(name, "wl_cursor_image_get_buffer") == 0) { return get_buffer; }
  // One of the functions of libwayland-client in this file.
  void *function = dlsym(RTLD_DEFAULT, name);
  if (!function) {
    fprintf(stderr, "%s has no %s\n", library->name, name);
    exit(1);
  }
  return function;
}

// MARK: Beginning and end

struct wl_display *compositor_begin(void) {
  display = (struct wl_proxy){.interface = &wl_display_interface, .version = 1};
  is_broken = offers_globals = false;
  dispatch_depth = 0;
  input_arrived = write_part;
  return (struct wl_display *)&display;
}

struct wl_proxy *compositor_surface(void) {
  return create_proxy(&wl_surface_interface, 4);
}

void compositor_offer_globals(void) { offers_globals = true; }

void compositor_end(void) {
  if (pipe_end >= 0) { close(pipe_end); }
  pipe_end = -1;
  if (queue_count != 0) { abort(); }
  while (proxies) {
    struct wl_proxy *proxy = proxies;
    proxies = proxy->next;
    free(proxy);
  }
  int descriptor = fcntl(0, F_DUPFD_CLOEXEC, 64);
  close(descriptor);
  if (descriptor != 64) {
    fprintf(stderr, "a descriptor was not closed\n");
    abort();
  }
}
