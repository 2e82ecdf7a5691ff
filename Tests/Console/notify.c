// Replaces a service manager: writes each message from a socket to a file as a line.
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

int main(int count, char **words) {
  if (count != 3) return 2;
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  strncpy(address.sun_path, words[1], sizeof address.sun_path - 1);
  unlink(words[1]);
  int socket_end = socket(AF_UNIX, SOCK_DGRAM, 0);
  FILE *file = fopen(words[2], "w");
  if (socket_end < 0 || !file || bind(socket_end, (struct sockaddr *)&address, sizeof address) != 0) return 1;
  char message[256];
  ssize_t length;
  while ((length = recv(socket_end, message, sizeof message, 0)) >= 0) {
    fprintf(file, "%.*s\n", (int)length, message);
    fflush(file);
  }
  return 1;
}
