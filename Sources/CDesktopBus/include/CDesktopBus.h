// The desktop's settings, from its portal on the session bus, whether assistive technology is on, and
// messages on the bus of assistive technology.
//
// libdbus is loaded when a connection is opened; SDL2 loads it for windows, too. Its headers are not
// needed to build this.
#pragma once
#include <stdbool.h>
#include <stdint.h>

/// A value of a setting.
struct desktop_value {
  /// As in D-Bus: `b`, `d`, `i`, `s` or `u`; `r` for three numbers, which are a colour.
  char type;
  /// Booleans and whole numbers.
  int64_t whole;
  /// Numbers with fractions; red, green and blue of a colour.
  double numbers[3];
  /// Text; valid during the call.
  const char *_Nullable text;
};

/// Called for each setting that a message tells.
typedef void (*desktop_setting_found)(void *_Nonnull context, const char *_Nonnull space,
                                      const char *_Nonnull key, struct desktop_value value);

/// Opens a connection to a bus, and asks the portal for the settings and their changes.
///
/// The answer comes later, with `desktop_bus_read`.
///
/// - Parameter address: As in `DBUS_SESSION_BUS_ADDRESS`.
/// - Returns: `nil` without libdbus, or when the bus does not answer.
void *_Nullable desktop_bus_open(const char *_Nonnull address);

/// The descriptor that is readable when there are messages; -1 when the bus is gone.
int desktop_bus_descriptor(void *_Nonnull bus);

/// Reads the messages that have arrived.
///
/// - Parameters:
///   - bus: The connection.
///   - milliseconds: How long to wait for the first one.
///   - context: Handed to the function.
///   - found: Called for each setting.
/// - Returns: Whether the portal has answered the question, or will not.
bool desktop_bus_read(void *_Nonnull bus, int milliseconds, void *_Nonnull context,
                      desktop_setting_found _Nonnull found);

/// Closes a connection.
void desktop_bus_close(void *_Nonnull bus);

/// Asks for the address of the bus of assistive technology; `desktop_bus_read` tells it as the setting
/// `Address` of `org.a11y.Bus`.
void desktop_bus_ask_accessibility(void *_Nonnull bus);

/// Called with a message in the form in which D-Bus sends it.
typedef void (*message_bus_received)(void *_Nonnull context, const uint8_t *_Nonnull bytes, int count);

/// Opens a connection to a bus, without saying hello.
///
/// - Returns: `nil` without libdbus, or when nothing listens at the address.
void *_Nullable message_bus_open(const char *_Nonnull address);

/// The descriptor that is readable when there are messages; -1 when the bus is gone.
int message_bus_descriptor(void *_Nonnull bus);

/// Queues a message; it is sent by `message_bus_receive`.
///
/// - Returns: Whether the bytes are a message.
bool message_bus_send(void *_Nonnull bus, const uint8_t *_Nonnull bytes, int count);

/// Whether messages wait for the bus to read.
bool message_bus_is_writing(void *_Nonnull bus);

/// Sends what is queued, and hands over what has arrived, without waiting.
///
/// - Parameters:
///   - bus: The connection.
///   - maximum: How many messages at most; the others stay.
///   - context: Handed to the function.
///   - received: Called for each message.
/// - Returns: The number of messages.
int message_bus_receive(void *_Nonnull bus, int maximum, void *_Nonnull context,
                        message_bus_received _Nonnull received);

/// Closes a connection.
void message_bus_close(void *_Nonnull bus);
