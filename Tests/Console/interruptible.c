// Runs a program with the default action of SIGINT. A shell lets background jobs ignore the signal,
// and programs inherit that.
#include <signal.h>
#include <unistd.h>

int main(int argc, char **argv) {
  if (argc < 2) return 2;
  signal(SIGINT, SIG_DFL);
  execvp(argv[1], argv + 1);
  return 127;
}
