// The files of Assets/Languages, embedded in the program, so that no file is read at run time. In C
// they take no time to compile; as Swift's array literals they took seconds.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// Returns the contents of a language's `.strings` file.
///
/// - name: The file's name without its extension, such as `de` or `zh-Hant`.
/// - size: Receives the number of bytes; meaningless if null is returned.
///
/// Returns null for a language that has none.
const uint8_t *language_file(const char *name, size_t *size);
