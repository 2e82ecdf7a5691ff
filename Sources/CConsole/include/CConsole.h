// A machine's console: its displays, input devices, keyboard layouts and text terminals.
//
// libdrm, libinput, libudev and libxkbcommon are not linked: programs in a window do not need them,
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

/// Gives the terminal back and ends the guardian.
void console_guardian_end(int guardian, int terminal, int keyboard_mode);
