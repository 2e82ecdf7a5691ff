// poll with a timeout finer than milliseconds, which the C library declares for GNU
// programs only.
#pragma once
#include <poll.h>
#include <signal.h>

int ppoll(
  struct pollfd *descriptors, nfds_t count, const struct timespec *timeout, const sigset_t *mask
);
