// libwebpmux for animated images, together with libwebp.
//
// The library is loaded when a film is recorded, so that other launches do not need it; see CSDL2.h.
#pragma once
#if !__has_include(<webp/mux.h>)
#error "Install libwebp-dev, which libsdl2-image-dev brings."
#endif
#include <webp/encode.h>
#include <webp/mux.h>

/// Loads libwebpmux if necessary; any thread may call it.
///
/// - Returns: `nil`, or the system's reason for a failure. After a failure, a call of one of its
///   functions ends the process with that reason.
const char *_Nullable rolltop_load_webp(void);
