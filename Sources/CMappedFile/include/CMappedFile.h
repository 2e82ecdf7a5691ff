// Files mapped into memory that may become shorter while they are used.
#pragma once
#include <stddef.h>

/// Maps a file into memory, for reading, until the process ends.
///
/// What is cut off the file later reads as zeros, and a line on standard error says so once;
/// without that the process would end with SIGBUS. Other causes of that signal go to the handler
/// that was set before.
///
/// Returns NULL when the file cannot be read, is empty, or is not a regular one.
const void *mapped_file_open(const char *path, size_t *length);
