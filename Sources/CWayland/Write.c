// Writes data into the pipes of other programs.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "Data.h"

// The timeout for a program that reads nothing, in milliseconds.
enum { TIMEOUT = 10000 };
// The maximum number of concurrent writes, and of bytes waiting for them in addition to the first
// one's.
enum { MAXIMUM_WRITINGS = 16, MAXIMUM_WAITING = 1 << 26 };

// Counts written parts and requests of programs.
static atomic_uint progress;

unsigned rolltop_wayland_progress(void) { return atomic_load(&progress); }

void data_count_progress(void) { atomic_fetch_add(&progress, 1); }

// The number of writes in progress.
static atomic_uint writing_count;
// The number of bytes of the writes in progress.
static atomic_size_t waiting_bytes;

struct writing {
  int descriptor;
  struct wayland_bytes bytes;
};

static void *write_all(void *context) {
  struct writing *writing = context;
  size_t written = 0;
  while (written < writing->bytes.count) {
    ssize_t count = write(
        writing->descriptor, writing->bytes.bytes + written, writing->bytes.count - written);
    data_count_progress();
    if (count > 0) { written += (size_t)count; }
    if (count > 0 || errno == EINTR) { continue; }
    if (errno != EAGAIN) { break; }
    struct pollfd entry = {writing->descriptor, POLLOUT, 0};
    if (poll(&entry, 1, TIMEOUT) <= 0) { break; }
  }
  close(writing->descriptor);
  atomic_fetch_sub(&waiting_bytes, writing->bytes.count);
  atomic_fetch_sub(&writing_count, 1);
  bool is_abandoned = written < writing->bytes.count;
  free(writing->bytes.bytes);
  free(writing);
  // Otherwise the heap would retain tens of megabytes.
  if (is_abandoned) { malloc_trim(0); }
  return NULL;
}

// Starts a thread with all signals blocked: SIGPIPE for a pipe without a reader would end the
// process.
static bool start_writing(struct writing *writing) {
  sigset_t all, old;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &old);
  pthread_t thread;
  bool is_started = pthread_create(&thread, NULL, write_all, writing) == 0;
  pthread_sigmask(SIG_SETMASK, &old, NULL);
  if (is_started) { pthread_detach(thread); }
  return is_started;
}

// Returns whether another write may start: programs that request data and do not read it must not
// exhaust this program's memory. Only the main thread starts writes.
bool rolltop_wayland_can_write(size_t count) {
  unsigned pending_count = atomic_load(&writing_count);
  return pending_count == 0
      || (pending_count < MAXIMUM_WRITINGS
          && atomic_load(&waiting_bytes) + count <= MAXIMUM_WAITING);
}

void rolltop_wayland_write(int descriptor, struct wayland_bytes bytes) {
  bool is_written = bytes.bytes && rolltop_wayland_can_write(bytes.count);
  struct writing *writing = is_written ? malloc(sizeof *writing) : NULL;
  if (writing) {
    *writing = (struct writing){descriptor, bytes};
    fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK);
    atomic_fetch_add(&waiting_bytes, bytes.count);
    atomic_fetch_add(&writing_count, 1);
    if (start_writing(writing)) { return; }
    atomic_fetch_sub(&waiting_bytes, bytes.count);
    atomic_fetch_sub(&writing_count, 1);
  }
  if (descriptor >= 0) { close(descriptor); }
  free(bytes.bytes);
  free(writing);
}
