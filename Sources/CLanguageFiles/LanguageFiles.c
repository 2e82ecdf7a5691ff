#include "CLanguageFiles.h"
#include <string.h>

// C23 has `#embed`; compilers of C17 do as well.
#pragma clang diagnostic ignored "-Wc23-extensions"

// The names, and the files in the same order, each terminated by a zero byte.
static const char *const names[] = {
    "ar", "cs", "da", "de", "en", "es", "fi", "fr", "he", "it", "ja", "ko", "nb", "nl", "pl",
    "pt", "ru", "sv", "tr", "uk", "zh-Hans", "zh-Hant",
};
static const uint8_t files[] = {
#embed "../../Assets/Languages/ar.strings" suffix(, 0, )
#embed "../../Assets/Languages/cs.strings" suffix(, 0, )
#embed "../../Assets/Languages/da.strings" suffix(, 0, )
#embed "../../Assets/Languages/de.strings" suffix(, 0, )
#embed "../../Assets/Languages/en.strings" suffix(, 0, )
#embed "../../Assets/Languages/es.strings" suffix(, 0, )
#embed "../../Assets/Languages/fi.strings" suffix(, 0, )
#embed "../../Assets/Languages/fr.strings" suffix(, 0, )
#embed "../../Assets/Languages/he.strings" suffix(, 0, )
#embed "../../Assets/Languages/it.strings" suffix(, 0, )
#embed "../../Assets/Languages/ja.strings" suffix(, 0, )
#embed "../../Assets/Languages/ko.strings" suffix(, 0, )
#embed "../../Assets/Languages/nb.strings" suffix(, 0, )
#embed "../../Assets/Languages/nl.strings" suffix(, 0, )
#embed "../../Assets/Languages/pl.strings" suffix(, 0, )
#embed "../../Assets/Languages/pt.strings" suffix(, 0, )
#embed "../../Assets/Languages/ru.strings" suffix(, 0, )
#embed "../../Assets/Languages/sv.strings" suffix(, 0, )
#embed "../../Assets/Languages/tr.strings" suffix(, 0, )
#embed "../../Assets/Languages/uk.strings" suffix(, 0, )
#embed "../../Assets/Languages/zh-Hans.strings" suffix(, 0, )
#embed "../../Assets/Languages/zh-Hant.strings" suffix(, 0, )
};

const uint8_t *language_file(const char *name, size_t *size) {
  const uint8_t *file = files;
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    *size = strlen((const char *)file);
    if (strcmp(name, names[i]) == 0) { return file; }
    file += *size + 1;
  }
  return NULL;
}
