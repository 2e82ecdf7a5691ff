#define _GNU_SOURCE
#include "CFork.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

static void set_limit(int resource, rlim_t value) {
  struct rlimit limit = {value, value};
  setrlimit(resource, &limit);
}

// The bytes of address space that this process has.
static rlim_t address_space(void) {
  unsigned long pages = 0;
  FILE *file = fopen("/proc/self/statm", "r");
  if (!file) return 0;
  if (fscanf(file, "%lu", &pages) != 1) pages = 0;
  fclose(file);
  return (rlim_t)pages * (rlim_t)sysconf(_SC_PAGESIZE);
}

static void enter_child(int output, struct fork_limits limits, rlim_t space) {
  // Handlers that print backtraces take half a second each.
  int signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGQUIT, SIGTERM, SIGALRM};
  for (size_t index = 0; index < sizeof signals / sizeof signals[0]; index++)
    signal(signals[index], SIG_DFL);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  dup2(output, STDOUT_FILENO);
  dup2(output, STDERR_FILENO);
  set_limit(RLIMIT_CORE, 0);
  set_limit(RLIMIT_CPU, limits.processor_seconds);
  if (space) set_limit(RLIMIT_AS, space + limits.bytes);
  alarm(limits.seconds);
}

int fork_and_run(
  void (*body)(void *), void *context, struct fork_limits limits, struct forked_process *result
) {
  static rlim_t space;
  if (!space) space = address_space();
  result->output = memfd_create("output", MFD_CLOEXEC);
  if (result->output < 0) return errno;
  result->process = fork();
  if (result->process < 0) return errno;
  if (result->process > 0) return 0;
  enter_child(result->output, limits, space);
  body(context);
  _exit(0);
}

int wait_for_process(struct process_end *result) {
  int status = 0;
  do result->process = waitpid(-1, &status, 0);
  while (result->process < 0 && errno == EINTR);
  if (result->process < 0) return errno;
  result->signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
  result->status = WIFEXITED(status) ? WEXITSTATUS(status) : 0;
  return 0;
}
