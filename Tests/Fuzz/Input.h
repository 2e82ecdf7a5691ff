// The input of a fuzzer, and replacements of the clock and of `poll` that take no time.
#pragma once
#include <poll.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <time.h>

// Starts with a new input and resets the clock.
void input_begin(const uint8_t *bytes, size_t count);

// Returns whether bytes remain.
bool input_is_left(void);

// Return the next byte and the next number; 0 at the end of the input.
uint8_t input_byte(void);
uint32_t input_number(void);

// Returns the next byte modulo a limit.
uint32_t input_below(uint32_t limit);

// Copies the next bytes, and pads them with zeros at the end of the input.
void input_fill(void *target, size_t count);

// Replacements of `clock_gettime` and `poll`, with which the sources are compiled.
int input_clock(clockid_t clock, struct timespec *time);
int input_poll(struct pollfd *entries, nfds_t count, int milliseconds);

// Notifies the fuzzer before a `poll` ends; returns whether data can be read now. May be NULL.
extern bool (*input_arrived)(void);
