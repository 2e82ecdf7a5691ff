// A compositor for a fuzzer: libwayland-client, as far as it is used, with events of any kind that
// the library would let through.
#pragma once
#include "../../Sources/CWayland/Wayland.h"

// Begins with a connection of which nothing is known.
struct wl_display *compositor_begin(void);

// A surface of SDL's, which the compositor knows.
struct wl_proxy *compositor_surface(void);

// Has the compositor offer what real ones do with the next round trip.
void compositor_offer_globals(void);

// Ends with an error when proxies are left, or descriptors.
void compositor_end(void);
