// Runs a program that SIGINT ends: what a shell starts in the background ignores it, and so would the program.
#include <signal.h>
#include <unistd.h>

int main(int count, char **words) {
  if (count < 2) return 2;
  signal(SIGINT, SIG_DFL);
  execvp(words[1], words + 1);
  return 127;
}
