// Replaces a service manager: writes each message from a socket to a file as a line.
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

int main(int argc, char **argv) {
  if (argc != 3) return 2;
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  strncpy(address.sun_path, argv[1], sizeof address.sun_path - 1);
  unlink(argv[1]);
  int descriptor = socket(AF_UNIX, SOCK_DGRAM, 0);
  FILE *file = fopen(argv[2], "w");
  if (descriptor < 0 || !file || bind(descriptor, (struct sockaddr *)&address, sizeof address) != 0) return 1;
  char message[256];
  ssize_t length;
  while ((length = recv(descriptor, message, sizeof message, 0)) >= 0) {
    fprintf(file, "%.*s\n", (int)length, message);
    fflush(file);
  }
  return 1;
}
