#include "CDesktopBus.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "DeferredLibrary.h"

// What libdbus's headers declare, as far as it is used; its binary interface does not change.
typedef struct DBusConnection DBusConnection;
typedef struct DBusMessage DBusMessage;
typedef uint32_t dbus_bool_t;
// Larger than the library's own.
typedef struct { void *place[32]; } DBusMessageIter;

static struct library dbus_library = {"libdbus-1.so.3", NULL, NULL, PTHREAD_MUTEX_INITIALIZER};

#define BUS(result, name, parameters, arguments) \
  static FORWARD(&dbus_library, result, name, parameters, arguments)

BUS(DBusConnection *, dbus_connection_open_private, (const char *address, void *error), (address, error))
BUS(dbus_bool_t, dbus_bus_register, (DBusConnection *connection, void *error), (connection, error))
BUS(void, dbus_bus_add_match, (DBusConnection *connection, const char *rule, void *error), (connection, rule, error))
BUS(void, dbus_connection_set_exit_on_disconnect, (DBusConnection *connection, dbus_bool_t exits), (connection, exits))
BUS(dbus_bool_t, dbus_connection_get_is_connected, (DBusConnection *connection), (connection))
BUS(dbus_bool_t, dbus_connection_get_unix_fd, (DBusConnection *connection, int *descriptor), (connection, descriptor))
BUS(dbus_bool_t, dbus_connection_send, (DBusConnection *connection, DBusMessage *message, uint32_t *serial), (connection, message, serial))
BUS(void, dbus_connection_flush, (DBusConnection *connection), (connection))
BUS(dbus_bool_t, dbus_connection_read_write, (DBusConnection *connection, int milliseconds), (connection, milliseconds))
BUS(DBusMessage *, dbus_connection_pop_message, (DBusConnection *connection), (connection))
BUS(void, dbus_connection_close, (DBusConnection *connection), (connection))
BUS(void, dbus_connection_unref, (DBusConnection *connection), (connection))
BUS(DBusMessage *, dbus_message_new_method_call, (const char *to, const char *path, const char *interface, const char *method), (to, path, interface, method))
BUS(void, dbus_message_unref, (DBusMessage *message), (message))
BUS(int, dbus_message_get_type, (DBusMessage *message), (message))
BUS(uint32_t, dbus_message_get_reply_serial, (DBusMessage *message), (message))
BUS(dbus_bool_t, dbus_message_is_signal, (DBusMessage *message, const char *interface, const char *name), (message, interface, name))
BUS(void, dbus_message_iter_init_append, (DBusMessage *message, DBusMessageIter *iterator), (message, iterator))
BUS(dbus_bool_t, dbus_message_iter_open_container, (DBusMessageIter *iterator, int type, const char *contained, DBusMessageIter *inner), (iterator, type, contained, inner))
BUS(dbus_bool_t, dbus_message_iter_close_container, (DBusMessageIter *iterator, DBusMessageIter *inner), (iterator, inner))
BUS(dbus_bool_t, dbus_message_iter_append_basic, (DBusMessageIter *iterator, int type, const void *value), (iterator, type, value))
BUS(dbus_bool_t, dbus_message_iter_init, (DBusMessage *message, DBusMessageIter *iterator), (message, iterator))
BUS(int, dbus_message_iter_get_arg_type, (DBusMessageIter *iterator), (iterator))
BUS(void, dbus_message_iter_recurse, (DBusMessageIter *iterator, DBusMessageIter *inner), (iterator, inner))
BUS(dbus_bool_t, dbus_message_iter_next, (DBusMessageIter *iterator), (iterator))
BUS(void, dbus_message_set_auto_start, (DBusMessage *message, dbus_bool_t starts), (message, starts))
BUS(DBusMessage *, dbus_message_demarshal, (const char *bytes, int count, void *error), (bytes, count, error))
BUS(dbus_bool_t, dbus_message_marshal, (DBusMessage *message, char **bytes, int *count), (message, bytes, count))
BUS(dbus_bool_t, dbus_connection_has_messages_to_send, (DBusConnection *connection), (connection))
BUS(void, dbus_free, (void *memory), (memory))
BUS(void, dbus_message_iter_get_basic, (DBusMessageIter *iterator, void *value), (iterator, value))

#define PORTAL "org.freedesktop.portal.Desktop"
#define SETTINGS "org.freedesktop.portal.Settings"
#define ACCESSIBILITY "org.a11y.Bus"
#define STATUS "org.a11y.Status"
#define PROPERTIES "org.freedesktop.DBus.Properties"

struct bus {
  DBusConnection *connection;
  // The number of the question; 0 once it has an answer.
  uint32_t question;
  // The numbers of the questions for assistive technology, and for its bus.
  uint32_t status, address;
};

static void ask(struct bus *bus) {
  DBusMessage *message =
      dbus_message_new_method_call(PORTAL, "/org/freedesktop/portal/desktop", SETTINGS, "ReadAll");
  if (!message) { return; }
  const char *spaces[] = {"org.freedesktop.appearance", "org.gnome.desktop.interface",
                          "org.gnome.desktop.a11y.interface"};
  DBusMessageIter iterator, list;
  dbus_message_iter_init_append(message, &iterator);
  dbus_message_iter_open_container(&iterator, 'a', "s", &list);
  for (int i = 0; i < 3; i++) { dbus_message_iter_append_basic(&list, 's', &spaces[i]); }
  dbus_message_iter_close_container(&iterator, &list);
  if (!dbus_connection_send(bus->connection, message, &bus->question)) { bus->question = 0; }
  dbus_message_unref(message);
}

// Sends a message that starts no program, and gives it back.
static uint32_t send_quietly(struct bus *bus, DBusMessage *message) {
  uint32_t number = 0;
  dbus_message_set_auto_start(message, 0);
  if (!dbus_connection_send(bus->connection, message, &number)) { number = 0; }
  dbus_message_unref(message);
  return number;
}

// Asks whether assistive technology is on; a program that would have to be started first says no.
static void ask_status(struct bus *bus) {
  DBusMessage *message = dbus_message_new_method_call(ACCESSIBILITY, "/org/a11y/bus", PROPERTIES, "GetAll");
  if (!message) { return; }
  const char *interface = STATUS;
  DBusMessageIter iterator;
  dbus_message_iter_init_append(message, &iterator);
  dbus_message_iter_append_basic(&iterator, 's', &interface);
  bus->status = send_quietly(bus, message);
}

void desktop_bus_ask_accessibility(void *opaque) {
  struct bus *bus = opaque;
  DBusMessage *message =
      dbus_message_new_method_call(ACCESSIBILITY, "/org/a11y/bus", ACCESSIBILITY, "GetAddress");
  if (message) { bus->address = send_quietly(bus, message); }
}

void *desktop_bus_open(const char *address) {
  if (library_load(&dbus_library)) { return NULL; }
  DBusConnection *connection = dbus_connection_open_private(address, NULL);
  if (!connection) { return NULL; }
  dbus_connection_set_exit_on_disconnect(connection, 0);
  struct bus *bus = calloc(1, sizeof *bus);
  if (!bus || !dbus_bus_register(connection, NULL)) {
    dbus_connection_close(connection);
    dbus_connection_unref(connection);
    free(bus);
    return NULL;
  }
  bus->connection = connection;
  dbus_bus_add_match(connection, "type='signal',interface='" SETTINGS "',member='SettingChanged'", NULL);
  dbus_bus_add_match(connection,
                     "type='signal',interface='" PROPERTIES "',member='PropertiesChanged',"
                     "path='/org/a11y/bus',arg0='" STATUS "'", NULL);
  dbus_bus_add_match(connection,
                     "type='signal',sender='org.freedesktop.DBus',member='NameOwnerChanged',"
                     "arg0='" ACCESSIBILITY "'", NULL);
  ask(bus);
  ask_status(bus);
  dbus_connection_flush(connection);
  return bus;
}

int desktop_bus_descriptor(void *opaque) {
  struct bus *bus = opaque;
  int descriptor = -1;
  if (!dbus_connection_get_is_connected(bus->connection)) { return -1; }
  return dbus_connection_get_unix_fd(bus->connection, &descriptor) ? descriptor : -1;
}

// The next string of a message; NULL for anything else.
static const char *string(DBusMessageIter *iterator) {
  const char *text = NULL;
  if (dbus_message_iter_get_arg_type(iterator) != 's') { return NULL; }
  dbus_message_iter_get_basic(iterator, &text);
  return text;
}

// A value, out of the variants around it; its type is 0 for one that is not known.
static struct desktop_value value(DBusMessageIter *iterator) {
  struct desktop_value value = {0};
  DBusMessageIter inner = *iterator;
  int type = dbus_message_iter_get_arg_type(&inner);
  // Old portals put a variant into the variant.
  for (int depth = 0; type == 'v' && depth < 4; depth++) {
    DBusMessageIter outer = inner;
    dbus_message_iter_recurse(&outer, &inner);
    type = dbus_message_iter_get_arg_type(&inner);
  }
  uint32_t small = 0;
  int32_t whole = 0;
  switch (type) {
    case 'b':
    case 'u':
      dbus_message_iter_get_basic(&inner, &small);
      value.whole = small;
      break;
    case 'i':
      dbus_message_iter_get_basic(&inner, &whole);
      value.whole = whole;
      break;
    case 'd':
      dbus_message_iter_get_basic(&inner, &value.numbers[0]);
      break;
    case 's':
      value.text = string(&inner);
      break;
    case 'r': {
      DBusMessageIter part;
      dbus_message_iter_recurse(&inner, &part);
      for (int i = 0; i < 3; i++) {
        if (dbus_message_iter_get_arg_type(&part) != 'd') { return value; }
        dbus_message_iter_get_basic(&part, &value.numbers[i]);
        dbus_message_iter_next(&part);
      }
      break;
    }
    default:
      return value;
  }
  value.type = (char)type;
  return value;
}

static void tell(const char *space, DBusMessageIter *key_and_value, void *context,
                 desktop_setting_found found) {
  const char *key = string(key_and_value);
  if (!space || !key || !dbus_message_iter_next(key_and_value)) { return; }
  struct desktop_value setting = value(key_and_value);
  if (setting.type) { found(context, space, key, setting); }
}

// Settings by their keys.
static void read_settings(const char *space, DBusMessageIter *dictionary, void *context,
                          desktop_setting_found found) {
  DBusMessageIter settings;
  if (dbus_message_iter_get_arg_type(dictionary) != 'a') { return; }
  for (dbus_message_iter_recurse(dictionary, &settings); dbus_message_iter_get_arg_type(&settings) == 'e';
       dbus_message_iter_next(&settings)) {
    DBusMessageIter setting;
    dbus_message_iter_recurse(&settings, &setting);
    tell(space, &setting, context, found);
  }
}

// What concerns assistive technology; whether it was that.
static bool read_accessibility(struct bus *bus, DBusMessage *message, int type, void *context,
                               desktop_setting_found found) {
  uint32_t answered = dbus_message_get_reply_serial(message);
  DBusMessageIter iterator;
  bool has_content = dbus_message_iter_init(message, &iterator);
  if (dbus_message_is_signal(message, "org.freedesktop.DBus", "NameOwnerChanged")) {
    ask_status(bus);
  } else if (dbus_message_is_signal(message, PROPERTIES, "PropertiesChanged")) {
    if (has_content && dbus_message_iter_next(&iterator)) {
      read_settings(STATUS, &iterator, context, found);
    }
  } else if (bus->status && answered == bus->status) {
    bus->status = 0;
    if (type == 2 && has_content) {
      read_settings(STATUS, &iterator, context, found);
    } else {
      struct desktop_value off = {.type = 'b'};
      found(context, STATUS, "IsEnabled", off);
      found(context, STATUS, "ScreenReaderEnabled", off);
    }
  } else if (bus->address && answered == bus->address) {
    bus->address = 0;
    struct desktop_value address = {.type = 's', .text = has_content && type == 2 ? string(&iterator) : NULL};
    if (address.text) { found(context, ACCESSIBILITY, "Address", address); }
  } else {
    return false;
  }
  return true;
}

// An answer: a dictionary of dictionaries.
static void read_all(DBusMessage *message, void *context, desktop_setting_found found) {
  DBusMessageIter top, spaces;
  if (!dbus_message_iter_init(message, &top) || dbus_message_iter_get_arg_type(&top) != 'a') { return; }
  for (dbus_message_iter_recurse(&top, &spaces); dbus_message_iter_get_arg_type(&spaces) == 'e';
       dbus_message_iter_next(&spaces)) {
    DBusMessageIter space;
    dbus_message_iter_recurse(&spaces, &space);
    const char *name = string(&space);
    if (dbus_message_iter_next(&space)) { read_settings(name, &space, context, found); }
  }
}

// A change: space, key and value.
static void read_change(DBusMessage *message, void *context, desktop_setting_found found) {
  DBusMessageIter iterator;
  if (!dbus_message_iter_init(message, &iterator)) { return; }
  const char *space = string(&iterator);
  if (dbus_message_iter_next(&iterator)) { tell(space, &iterator, context, found); }
}

bool desktop_bus_read(void *opaque, int milliseconds, void *context, desktop_setting_found found) {
  enum { ANSWER = 2, FAILURE = 3 };
  struct bus *bus = opaque;
  dbus_connection_read_write(bus->connection, milliseconds);
  DBusMessage *message;
  while ((message = dbus_connection_pop_message(bus->connection))) {
    int type = dbus_message_get_type(message);
    if (dbus_message_is_signal(message, SETTINGS, "SettingChanged")) {
      read_change(message, context, found);
    } else if (read_accessibility(bus, message, type, context, found)) {
    } else if (bus->question && dbus_message_get_reply_serial(message) == bus->question) {
      if (type == ANSWER) { read_all(message, context, found); }
      if (type == ANSWER || type == FAILURE) { bus->question = 0; }
    }
    dbus_message_unref(message);
  }
  return !bus->question || !dbus_connection_get_is_connected(bus->connection);
}

void *message_bus_open(const char *address) {
  if (library_load(&dbus_library)) { return NULL; }
  DBusConnection *connection = dbus_connection_open_private(address, NULL);
  if (connection) { dbus_connection_set_exit_on_disconnect(connection, 0); }
  return connection;
}

int message_bus_descriptor(void *bus) {
  int descriptor = -1;
  if (!dbus_connection_get_is_connected(bus)) { return -1; }
  return dbus_connection_get_unix_fd(bus, &descriptor) ? descriptor : -1;
}

bool message_bus_send(void *bus, const uint8_t *bytes, int count) {
  DBusMessage *message = dbus_message_demarshal((const char *)bytes, count, NULL);
  if (!message) { return false; }
  bool is_sent = dbus_connection_send(bus, message, NULL);
  dbus_message_unref(message);
  return is_sent;
}

bool message_bus_is_writing(void *bus) {
  return dbus_connection_get_is_connected(bus) && dbus_connection_has_messages_to_send(bus);
}

int message_bus_receive(void *bus, int maximum, void *context, message_bus_received received) {
  int count = 0;
  dbus_connection_read_write(bus, 0);
  DBusMessage *message;
  while (count < maximum && (message = dbus_connection_pop_message(bus))) {
    char *bytes = NULL;
    int length = 0;
    count++;
    if (dbus_message_marshal(message, &bytes, &length)) {
      received(context, (const uint8_t *)bytes, length);
      dbus_free(bytes);
    }
    dbus_message_unref(message);
  }
  return count;
}

void message_bus_close(void *bus) {
  dbus_connection_close(bus);
  dbus_connection_unref(bus);
}

void desktop_bus_close(void *opaque) {
  struct bus *bus = opaque;
  dbus_connection_close(bus->connection);
  dbus_connection_unref(bus->connection);
  free(bus);
}
