// A machine's console: its displays, input devices, keyboard layouts and text terminals.
//
// libdrm, libinput, libseat, libudev and libxkbcommon are not linked: programs in a window do not need them,
// and loading them takes a millisecond of a start. They are loaded when one of their functions is
// called first. Functions that are not in DRM.c, Input.c or Keyboard.c are not found by the linker.
#pragma once
#if !__has_include(<libinput.h>)
#error "Install libinput-dev, libxkbcommon-dev and libdrm-dev."
#endif
#include <libinput.h>
#include <libudev.h>
#include <linux/fb.h>
#include <linux/input-event-codes.h>
#include <linux/kd.h>
#include <linux/vt.h>
#include <signal.h>
#include <xf86drm.h>
#include <xf86drmMode.h>
#include <xkbcommon/xkbcommon-compose.h>
#include <xkbcommon/xkbcommon-keysyms.h>
#include <xkbcommon/xkbcommon.h>

/// Loads libdrm, unless it is.
///
/// - Returns: `nil`, or the system's reason why it cannot be loaded. A function of the library that
///   is called then ends the process with that reason.
const char *_Nullable console_load_drm(void);

/// As `console_load_drm`, for libinput, and for libudev, which it is linked with.
const char *_Nullable console_load_input(void);

/// As `console_load_drm`, for libxkbcommon.
const char *_Nullable console_load_xkbcommon(void);

/// The first of the signals that the C library leaves to programs; a macro that Swift cannot see.
static inline int first_realtime_signal(void) { return SIGRTMIN; }

/// Opens a socket that receives what the kernel says about devices, such as that a screen was
/// plugged in; it does not block.
///
/// - Returns: The descriptor; -1 where the kernel has none.
int console_open_uevents(void);

/// Starts a process that gives a terminal back when this one ends, even by SIGKILL: in text mode,
/// its keyboard in the given mode, and switched by the kernel again.
///
/// - Returns: The descriptor for `console_guardian_end`, or -1 with `errno`.
int console_guardian_start(int terminal, int keyboard_mode);

/// Lets the guardian write a file when this process ends, such as one that switches a light on.
///
/// - Returns: 0; -1 when the path or the text is too long, or the guardian is gone. It remembers 16
///   files.
int console_guardian_remember(int guardian, const char *_Nonnull path, const char *_Nonnull text);

/// Lets the guardian write no files.
int console_guardian_forget(int guardian);

/// Gives the terminal back and ends the guardian, which then touches neither the terminal nor files.
void console_guardian_end(int guardian, int terminal, int keyboard_mode);

/// A seat of libseat: seatd or logind opens its devices, and decides which program has them.
struct console_seat;

/// Opens the seat, and waits until it is this program's, two seconds at most.
///
/// - Returns: `nil` without libseat, which is loaded, without a manager of seats, or when another
///   program has the seat.
struct console_seat *_Nullable console_seat_open(void);

/// The descriptor that is readable when `console_seat_take_change` has a change.
int console_seat_descriptor(struct console_seat *_Nonnull seat);

/// The next change: 0 the seat is to be given up, 1 it is this program's again; -1 for none;
/// -2 when the manager has gone.
int console_seat_take_change(struct console_seat *_Nonnull seat);

/// Opens a device of the seat.
///
/// - Returns: The descriptor for `console_seat_close_device`, or a negative error number.
int console_seat_open_device(struct console_seat *_Nonnull seat, const char *_Nonnull path);

/// Closes a device of the seat.
void console_seat_close_device(struct console_seat *_Nonnull seat, int descriptor);

/// Gives the seat up, after a change to 0.
void console_seat_release(struct console_seat *_Nonnull seat);

/// Asks for another terminal; a change to 0 follows.
void console_seat_switch(struct console_seat *_Nonnull seat, int terminal);

/// Closes the seat; its manager gives the terminal back.
void console_seat_close(struct console_seat *_Nonnull seat);
