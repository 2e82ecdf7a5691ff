// A machine's console: its displays, input devices, keyboard layouts and virtual terminals.
//
// libdrm, libinput, libseat, libudev and libxkbcommon are not linked: programs in a window do not
// need them, and loading them takes a millisecond of a launch. Each is loaded on the first call of
// one of its functions. The linker finds the functions that were in use when
// `.ci/check-forwards --write` generated Generated/Forwards.c.
#pragma once
#if !__has_include(<libinput.h>)
#error "Install libinput-dev, libxkbcommon-dev and libdrm-dev."
#endif
#include <libinput.h>
#include <libudev.h>
#include <linux/fb.h>
#include <linux/input-event-codes.h>
#include <linux/kd.h>
#include <linux/netlink.h>
#include <linux/vt.h>
#include <signal.h>
#include <xf86drm.h>
#include <xf86drmMode.h>
#include <xkbcommon/xkbcommon-compose.h>
#include <xkbcommon/xkbcommon-keysyms.h>
#include <xkbcommon/xkbcommon.h>

/// Loads libdrm if necessary.
///
/// - Returns: `nil`, or the system's reason for a failure. After a failure, a call of one of the
///   library's functions ends the process with that reason.
const char *_Nullable console_load_drm(void);

/// Loads libinput, and libudev, with which it is linked; see `console_load_drm`.
const char *_Nullable console_load_input(void);

/// Loads libxkbcommon; see `console_load_drm`.
const char *_Nullable console_load_xkbcommon(void);

/// Returns the first real-time signal available to programs, a macro that is not imported into
/// Swift.
static inline int first_realtime_signal(void) { return SIGRTMIN; }

/// Starts a guardian process that restores a terminal when this process ends, even by SIGKILL: to
/// text mode, the given keyboard mode, and switching by the kernel.
///
/// - Returns: The descriptor for `console_guardian_end`, or -1 with `errno`.
int console_guardian_start(int terminal, int keyboard_mode);

/// Makes the guardian write a file when this process ends, for example to enable a backlight.
///
/// - Returns: 0; -1 if the path is empty, if the path or the text is too long, or if the guardian
///   has ended. The guardian stores up to 16 files and ignores others.
int console_guardian_remember(int guardian, const char *_Nonnull path, const char *_Nonnull text);

/// Makes the guardian forget all files.
int console_guardian_forget(int guardian);

/// Restores the terminal and ends the guardian without further changes to the terminal and files.
void console_guardian_end(int guardian, int terminal, int keyboard_mode);

/// A libseat seat: seatd or logind opens its devices and assigns them to programs.
struct console_seat;

/// Opens the seat and waits until it is active, for at most two seconds.
///
/// - Returns: `nil` without libseat, which is loaded if necessary, without a seat manager, or if
///   another program has the seat.
struct console_seat *_Nullable console_seat_open(void);

/// Returns the descriptor that is readable when `console_seat_take_change` has a change.
int console_seat_descriptor(struct console_seat *_Nonnull seat);

/// Returns the next change: 0 if the seat must be released, 1 if the seat is active again, -1 if
/// there is none, -2 if the connection to the manager is lost.
int console_seat_take_change(struct console_seat *_Nonnull seat);

/// Opens a device of the seat.
///
/// - Returns: The descriptor for `console_seat_close_device`, or a negative error number.
int console_seat_open_device(struct console_seat *_Nonnull seat, const char *_Nonnull path);

/// Closes a device of the seat.
void console_seat_close_device(struct console_seat *_Nonnull seat, int descriptor);

/// Releases the seat, after the change 0.
void console_seat_release(struct console_seat *_Nonnull seat);

/// Requests another terminal; the change 0 follows.
void console_seat_switch(struct console_seat *_Nonnull seat, int terminal);

/// Closes the seat; its manager restores the terminal.
void console_seat_close(struct console_seat *_Nonnull seat);
