// Selects the fonts of this folder before the first test runs.
//
// Pictures and widths of texts depend on the version of Inter, which is 3.019 in Debian 12 and 4.1
// in Debian 13. The files here are those of Debian 12's package fonts-inter, unchanged, so that the
// tests pass on both.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

__attribute__((constructor)) static void select_fonts(void) {
  const char *end = strrchr(__FILE__, '/');
  if (end == NULL) return;
  char path[4096];
  snprintf(path, sizeof path, "%.*s/fonts.conf", (int)(end - __FILE__), __FILE__);
  // A FONTCONFIG_FILE of the environment takes precedence.
  setenv("FONTCONFIG_FILE", path, 0);
}
