// Files mapped into memory that may become shorter while they are used.
#pragma once
#include <stddef.h>

/// Maps a file into memory, for reading, until the process ends.
///
/// A part that is cut off the file later reads as zeros, with one line on standard error; the
/// process would otherwise end with SIGBUS. Other causes of that signal reach the handler that was
/// set before.
///
/// Returns NULL when the file cannot be read, is empty, or is not a regular one.
const void *mapped_file_open(const char *path, size_t *length);
