#define _GNU_SOURCE
#include "CMappedFile.h"
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

// More files than a system has fonts in use; faults in other files are passed to the previous
// handler.
#define MAXIMUM_FILES 1024

static struct { uintptr_t start, end; } files[MAXIMUM_FILES];
static atomic_size_t file_count;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_once_t handler_once = PTHREAD_ONCE_INIT;
static struct sigaction previous;

static int is_mapped(uintptr_t address) {
  size_t count = atomic_load_explicit(&file_count, memory_order_acquire);
  for (size_t i = 0; i < count; i++) {
    if (address >= files[i].start && address < files[i].end) { return 1; }
  }
  return 0;
}

static void report(void) {
  static atomic_flag is_reported = ATOMIC_FLAG_INIT;
  static const char line[] = "UIKit: a font file was cut off while in use; letters may be missing\n";
  if (!atomic_flag_test_and_set(&is_reported)) { (void)!write(STDERR_FILENO, line, sizeof line - 1); }
}

// Uses only async-signal-safe functions.
static void handle(int number, siginfo_t *info, void *context) {
  uintptr_t address = (uintptr_t)info->si_addr;
  if (is_mapped(address)) {
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    void *faulting_page = (void *)(address & ~(page - 1));
    void *zeros = mmap(faulting_page, page, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0);
    if (zeros != MAP_FAILED) {
      report();
      return;
    }
  }
  if (previous.sa_flags & SA_SIGINFO) {
    previous.sa_sigaction(number, info, context);
  } else if (previous.sa_handler == SIG_DFL || previous.sa_handler == SIG_IGN) {
    // The access fails again and ends the process as without this handler.
    sigaction(SIGBUS, &previous, NULL);
  } else {
    previous.sa_handler(number);
  }
}

static void install_handler(void) {
  struct sigaction action = {.sa_sigaction = handle, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  sigaction(SIGBUS, &action, &previous);
}

const void *mapped_file_open(const char *path, size_t *length) {
  pthread_once(&handler_once, install_handler);
  // Opening a FIFO would otherwise block until a writer opens it.
  int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (file < 0) { return NULL; }
  struct stat status;
  void *bytes = MAP_FAILED;
  if (fstat(file, &status) == 0 && S_ISREG(status.st_mode) && status.st_size > 0) {
    bytes = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, file, 0);
  }
  close(file);
  if (bytes == MAP_FAILED) { return NULL; }
  *length = (size_t)status.st_size;
  pthread_mutex_lock(&lock);
  size_t count = atomic_load(&file_count);
  if (count < MAXIMUM_FILES) {
    files[count].start = (uintptr_t)bytes;
    files[count].end = (uintptr_t)bytes + *length;
    atomic_store_explicit(&file_count, count + 1, memory_order_release);
  }
  pthread_mutex_unlock(&lock);
  return bytes;
}
