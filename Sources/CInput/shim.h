// Touches, pointers and keys of the kernel's input devices.
#pragma once
#include <libinput.h>
#include <libudev.h>
#include <linux/input-event-codes.h>
