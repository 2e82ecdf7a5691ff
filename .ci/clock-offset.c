// Loaded into a program by check-hardship: its clock is a day behind while a file exists.
//
// Only the time of day is set back, as by an administrator. Timers and the monotonic clock go on,
// which libfaketime would set back with it.
#define _GNU_SOURCE
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static time_t offset(void) {
  const char *file = getenv("CLOCK_OFFSET_FILE");
  return file && access(file, F_OK) == 0 ? -86400 : 0;
}

int clock_gettime(clockid_t clock, struct timespec *result) {
  long code = syscall(SYS_clock_gettime, clock, result);
  if (code == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) result->tv_sec += offset();
  return (int)code;
}

int gettimeofday(struct timeval *result, void *zone) {
  struct timespec now;
  (void)zone;
  clock_gettime(CLOCK_REALTIME, &now);
  result->tv_sec = now.tv_sec;
  result->tv_usec = now.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *result) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (result) *result = now.tv_sec;
  return now.tv_sec;
}
