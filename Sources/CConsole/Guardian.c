#define _GNU_SOURCE
#include "CConsole.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/kd.h>
#include <linux/vt.h>
#include <signal.h>
#include <stddef.h>
#include <string.h>
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

// A text to write to a file when the process ends. An order without a path forgets all files; with
// a text it also cancels the cleanup.
struct order {
  char path[232];
  char text[24];
};

static void write_file(const struct order *order) {
  int file = open(order->path, O_WRONLY | O_CLOEXEC | O_TRUNC);
  if (file < 0) return;
  if (write(file, order->text, strlen(order->text)) < 0) { /* The backlight is left unchanged. */ }
  close(file);
}

// Runs in the fork of a process that may have had threads: only system calls are allowed.
static void guard(int socket, int terminal, int keyboard_mode) {
  // A service manager sends its signals to all processes of a service.
  for (int number = 1; number < NSIG; number++) signal(number, SIG_IGN);
  prctl(PR_SET_NAME, "console-guard");
  int low = socket < terminal ? socket : terminal;
  int high = socket < terminal ? terminal : socket;
  if (low > 0) close_range(0, low - 1, 0);
  if (low + 1 < high) close_range(low + 1, high - 1, 0);
  close_range(high + 1, ~0U, 0);
  struct order orders[16], order;
  size_t count = 0;
  ssize_t length;
  while ((length = read(socket, &order, sizeof order)) != 0) {
    if (length < 0 && errno == EINTR) continue;
    if (length != sizeof order) break;
    // The other process is exiting normally, and a different process may have the terminal by now.
    if (!order.path[0] && order.text[0]) _exit(0);
    if (!order.path[0]) count = 0;
    else if (count < sizeof orders / sizeof *orders) orders[count++] = order;
  }
  // The other process has ended.
  restore(terminal, keyboard_mode);
  for (size_t index = 0; index < count; index++) write_file(&orders[index]);
  _exit(0);
}

int console_guardian_start(int terminal, int keyboard_mode) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) return -1;
  // The guardian is a grandchild, so that the program has no unexpected child process.
  pid_t child = fork();
  if (child == 0) {
    pid_t grandchild = setsid() < 0 ? -1 : fork();
    if (grandchild != 0) _exit(grandchild < 0 ? errno : 0);
    guard(ends[1], terminal, keyboard_mode);
  }
  int reason = errno;
  close(ends[1]);
  if (child > 0) {
    int status = 0;
    pid_t ended;
    while ((ended = waitpid(child, &status, 0)) < 0 && errno == EINTR) {
    }
    // A program that ignores SIGCHLD does not receive the status.
    if (ended < 0 || status == 0) return ends[0];
    reason = WIFEXITED(status) ? WEXITSTATUS(status) : ECHILD;
  }
  close(ends[0]);
  errno = reason;
  return -1;
}

static int send_order(int guardian, const struct order *order) {
  // A missing guardian must not end the program by SIGPIPE.
  return send(guardian, order, sizeof *order, MSG_NOSIGNAL) == sizeof *order ? 0 : -1;
}

int console_guardian_remember(int guardian, const char *path, const char *text) {
  struct order order = {.path = "", .text = ""};
  if (!path[0] || strlen(path) >= sizeof order.path || strlen(text) >= sizeof order.text) return -1;
  strcpy(order.path, path);
  strcpy(order.text, text);
  return send_order(guardian, &order);
}

int console_guardian_forget(int guardian) {
  struct order order = {.path = "", .text = ""};
  return send_order(guardian, &order);
}

void console_guardian_end(int guardian, int terminal, int keyboard_mode) {
  restore(terminal, keyboard_mode);
  struct order order = {.path = "", .text = "end"};
  send_order(guardian, &order);
  close(guardian);
}
