// A compositor for a fuzzer: the used functions of libwayland-client, with any events that the
// library would let through.
#pragma once
#include <wayland-client-core.h>

// Starts with a connection without known objects.
struct wl_display *compositor_begin(void);

// Returns a surface of SDL that the compositor knows.
struct wl_proxy *compositor_surface(void);

// Lets the compositor announce the usual globals in the next round trip.
void compositor_offer_globals(void);

// Ends the connection, and reports an error for leaked proxies or descriptors.
void compositor_end(void);
