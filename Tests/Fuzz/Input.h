// The bytes of a fuzzer, and a clock and a `poll` that cost no time.
#pragma once
#include <poll.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <time.h>

// Begins with new bytes, at the beginning of time.
void input_begin(const uint8_t *bytes, size_t count);

// Whether there are bytes left.
bool input_is_left(void);

// The next byte, and the next number; 0 at the end.
uint8_t input_byte(void);
uint32_t input_number(void);

// The next byte as a number below a limit.
uint32_t input_below(uint32_t limit);

// Copies the next bytes, and zeros after the last one.
void input_fill(void *target, size_t count);

// Replacements of `clock_gettime` and `poll`, with which the sources are compiled.
int input_clock(clockid_t clock, struct timespec *time);
int input_poll(struct pollfd *entries, nfds_t count, int milliseconds);

// Called before a `poll` ends; returns whether something can be read now.
extern bool (*input_arrived)(void);
