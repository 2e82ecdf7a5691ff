// A process that gives a text console back when the one that took it has ended, in whatever way.
#pragma once

// Starts the guardian. When this process ends, even by SIGKILL, the guardian sets the terminal to
// text mode, its keyboard to the given mode, and lets the kernel switch terminals again.
// Returns the guardian's descriptor, or -1 with errno.
int console_guardian_start(int terminal, int keyboard_mode);

// Gives the terminal back and ends the guardian.
void console_guardian_end(int guardian, int terminal, int keyboard_mode);
