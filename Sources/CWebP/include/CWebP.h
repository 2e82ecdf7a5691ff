// libwebpmux for animated pictures, and libwebp, which it brings with it.
//
// It is loaded when a film is recorded: other programs start without it. Functions that are not in
// WebP.c are not found by the linker.
#pragma once
#if !__has_include(<webp/mux.h>)
#error "Install libwebp-dev, which libsdl2-image-dev brings."
#endif
#include <webp/encode.h>
#include <webp/mux.h>

/// Loads libwebpmux, unless it is; any thread may call it.
///
/// - Returns: `nil`, or the system's reason why it cannot be loaded. A function that is called then
///   ends the process with that reason.
const char *_Nullable rolltop_load_webp(void);
