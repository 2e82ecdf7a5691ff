// A compositor for a fuzzer: the functions of libwayland-client that CWayland calls, with any events
// that the library accepts.
#pragma once
#include <wayland-client-core.h>

// Starts a connection without objects other than the display.
struct wl_display *compositor_begin(void);

// Returns a surface of SDL that the compositor knows.
struct wl_proxy *compositor_surface(void);

// Lets the compositor announce the usual globals in the next round trip.
void compositor_offer_globals(void);

// Ends the connection, and reports an error for leaked proxies or descriptors.
void compositor_end(void);
