// Runs a program with the default action of SIGINT. A shell lets background jobs ignore the signal,
// and programs inherit that.
#include <signal.h>
#include <unistd.h>

int main(int count, char **words) {
  if (count < 2) return 2;
  signal(SIGINT, SIG_DFL);
  execvp(words[1], words + 1);
  return 127;
}
