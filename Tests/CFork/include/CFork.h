// Runs functions in processes of their own, forked from a program that has everything loaded;
// Swift's overlay of the C library has no fork.
#pragma once
#include <stddef.h>
#include <sys/types.h>

/// The limits of a forked process.
struct fork_limits {
  /// Seconds of processor time.
  unsigned processor_seconds;
  /// Seconds until `SIGALRM` ends it, even if it only waits.
  unsigned seconds;
  /// Bytes of address space in addition to those of the parent.
  size_t bytes;
};

/// A process that was forked.
struct forked_process {
  pid_t process;
  /// The descriptor of a file in memory with what the process writes to stdout and stderr.
  int output;
};

/// The end of a process.
struct process_end {
  pid_t process;
  /// The signal that ended it; 0 if it exited by itself.
  int signal;
  /// Its exit status; 0 if a signal ended it.
  int status;
};

/// Runs a function in a new process, which exits with status 0 when the function returns.
///
/// Returns 0, or an error number. The program should have one thread only; locks of other threads stay
/// locked.
int fork_and_run(
  void (*body)(void *), void *context, struct fork_limits limits, struct forked_process *result
);

/// Waits until some forked process ends; returns 0, or an error number.
int wait_for_process(struct process_end *result);
