// Memory-mapped files that may be truncated while they are in use.
#pragma once
#include <stddef.h>

/// Maps a file into memory, read-only, until the process ends.
///
/// A part that is truncated later reads as zeros, with one line on standard error; otherwise SIGBUS
/// would end the process. Other causes of that signal are passed to the previous handler.
///
/// Returns NULL if the file is unreadable, empty, or not a regular file.
const void *mapped_file_open(const char *path, size_t *length);
