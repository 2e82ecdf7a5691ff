#include "CConsole.h"

#include <linux/netlink.h>
#include <sys/socket.h>
#include <unistd.h>

int console_open_uevents(void) {
  int types = SOCK_RAW | SOCK_CLOEXEC | SOCK_NONBLOCK;
  int end = socket(AF_NETLINK, types, NETLINK_KOBJECT_UEVENT);
  if (end < 0) return -1;
  // The first multicast group is the kernel's, to which only root may send.
  struct sockaddr_nl address = {.nl_family = AF_NETLINK, .nl_groups = 1};
  if (bind(end, (struct sockaddr *)&address, sizeof address) == 0) return end;
  close(end);
  return -1;
}
