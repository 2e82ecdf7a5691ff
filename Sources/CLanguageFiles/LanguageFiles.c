#include "CLanguageFiles.h"
#include <string.h>

// C23 has it; compilers of C17 do as well.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t ar[] = {
#embed "../../Assets/Languages/ar.strings"
};
static const uint8_t cs[] = {
#embed "../../Assets/Languages/cs.strings"
};
static const uint8_t da[] = {
#embed "../../Assets/Languages/da.strings"
};
static const uint8_t de[] = {
#embed "../../Assets/Languages/de.strings"
};
static const uint8_t en[] = {
#embed "../../Assets/Languages/en.strings"
};
static const uint8_t es[] = {
#embed "../../Assets/Languages/es.strings"
};
static const uint8_t fi[] = {
#embed "../../Assets/Languages/fi.strings"
};
static const uint8_t fr[] = {
#embed "../../Assets/Languages/fr.strings"
};
static const uint8_t he[] = {
#embed "../../Assets/Languages/he.strings"
};
static const uint8_t it[] = {
#embed "../../Assets/Languages/it.strings"
};
static const uint8_t ja[] = {
#embed "../../Assets/Languages/ja.strings"
};
static const uint8_t ko[] = {
#embed "../../Assets/Languages/ko.strings"
};
static const uint8_t nb[] = {
#embed "../../Assets/Languages/nb.strings"
};
static const uint8_t nl[] = {
#embed "../../Assets/Languages/nl.strings"
};
static const uint8_t pl[] = {
#embed "../../Assets/Languages/pl.strings"
};
static const uint8_t pt[] = {
#embed "../../Assets/Languages/pt.strings"
};
static const uint8_t ru[] = {
#embed "../../Assets/Languages/ru.strings"
};
static const uint8_t sv[] = {
#embed "../../Assets/Languages/sv.strings"
};
static const uint8_t tr[] = {
#embed "../../Assets/Languages/tr.strings"
};
static const uint8_t uk[] = {
#embed "../../Assets/Languages/uk.strings"
};
static const uint8_t zh_Hans[] = {
#embed "../../Assets/Languages/zh-Hans.strings"
};
static const uint8_t zh_Hant[] = {
#embed "../../Assets/Languages/zh-Hant.strings"
};

#define FILE_NAMED(name, bytes) { name, bytes, sizeof bytes }

static const struct {
  const char *name;
  const uint8_t *bytes;
  size_t size;
} files[] = {
  FILE_NAMED("ar", ar),
  FILE_NAMED("cs", cs),
  FILE_NAMED("da", da),
  FILE_NAMED("de", de),
  FILE_NAMED("en", en),
  FILE_NAMED("es", es),
  FILE_NAMED("fi", fi),
  FILE_NAMED("fr", fr),
  FILE_NAMED("he", he),
  FILE_NAMED("it", it),
  FILE_NAMED("ja", ja),
  FILE_NAMED("ko", ko),
  FILE_NAMED("nb", nb),
  FILE_NAMED("nl", nl),
  FILE_NAMED("pl", pl),
  FILE_NAMED("pt", pt),
  FILE_NAMED("ru", ru),
  FILE_NAMED("sv", sv),
  FILE_NAMED("tr", tr),
  FILE_NAMED("uk", uk),
  FILE_NAMED("zh-Hans", zh_Hans),
  FILE_NAMED("zh-Hant", zh_Hant),
};

const uint8_t *language_file(const char *name, size_t *size) {
  for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
    if (strcmp(name, files[i].name) != 0) { continue; }
    *size = files[i].size;
    return files[i].bytes;
  }
  return NULL;
}
