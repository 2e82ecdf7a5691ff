// The kernel's interfaces to the text console, and to its framebuffer.
#pragma once
#include <linux/fb.h>
#include <linux/kd.h>
#include <linux/vt.h>
#include <signal.h>

// The first of the signals that the C library leaves to programs; a macro that Swift cannot see.
static inline int first_realtime_signal(void) { return SIGRTMIN; }
