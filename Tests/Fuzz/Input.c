#include "Input.h"

static const uint8_t *next_byte;
static size_t bytes_left;
static int64_t milliseconds_passed;
bool (*input_arrived)(void);

void input_begin(const uint8_t *bytes, size_t count) {
  next_byte = bytes;
  bytes_left = count;
  milliseconds_passed = 1;
}

bool input_is_left(void) { return bytes_left > 0; }

uint8_t input_byte(void) {
  if (bytes_left == 0) { return 0; }
  bytes_left -= 1;
  return *next_byte++;
}

void input_fill(void *target, size_t count) {
  for (size_t i = 0; i < count; i += 1) { ((uint8_t *)target)[i] = input_byte(); }
}

uint32_t input_number(void) {
  uint32_t number = 0;
  input_fill(&number, sizeof number);
  return number;
}

uint32_t input_below(uint32_t limit) { return input_byte() % limit; }

int input_clock(clockid_t clock, struct timespec *time) {
  (void)clock;
  *time = (struct timespec){milliseconds_passed / 1000, milliseconds_passed % 1000 * 1000000};
  return 0;
}

int input_poll(struct pollfd *entries, nfds_t count, int milliseconds) {
  for (nfds_t i = 0; i < count; i += 1) { entries[i].revents = 0; }
  bool has_arrived = input_arrived && input_is_left() && input_arrived();
  milliseconds_passed += has_arrived ? 1 : milliseconds;
  if (has_arrived && count > 0) { entries[0].revents = entries[0].events; }
  return has_arrived ? 1 : 0;
}
