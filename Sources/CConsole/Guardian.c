#define _GNU_SOURCE
#include "CConsole.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/kd.h>
#include <linux/vt.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

static void restore(int terminal, int keyboard_mode) {
  struct vt_mode automatic = {.mode = VT_AUTO};
  ioctl(terminal, VT_SETMODE, &automatic);
  ioctl(terminal, KDSKBMODE, keyboard_mode);
  ioctl(terminal, KDSETMODE, KD_TEXT);
}

// Runs in a copy of a process that may have had threads: only system calls are allowed.
static void guard(int socket, int terminal, int keyboard_mode) {
  // A service manager sends its signals to all processes of a service.
  for (int number = 1; number < NSIG; number++) signal(number, SIG_IGN);
  prctl(PR_SET_NAME, "console-guard");
  int low = socket < terminal ? socket : terminal;
  int high = socket < terminal ? terminal : socket;
  if (low > 0) close_range(0, low - 1, 0);
  if (low + 1 < high) close_range(low + 1, high - 1, 0);
  close_range(high + 1, ~0U, 0);
  char order;
  while (read(socket, &order, 1) < 0 && errno == EINTR) {
  }
  // The end of the other process, or its order.
  restore(terminal, keyboard_mode);
  _exit(0);
}

int console_guardian_start(int terminal, int keyboard_mode) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return -1;
  // A grandchild, so that the program has no child process that it does not know.
  pid_t child = fork();
  if (child == 0) {
    if (setsid() < 0 || fork() != 0) _exit(0);
    guard(ends[1], terminal, keyboard_mode);
  }
  int reason = errno;
  close(ends[1]);
  if (child > 0) {
    while (waitpid(child, NULL, 0) < 0 && errno == EINTR) {
    }
    return ends[0];
  }
  close(ends[0]);
  errno = reason;
  return -1;
}

void console_guardian_end(int guardian, int terminal, int keyboard_mode) {
  restore(terminal, keyboard_mode);
  close(guardian);
}
