// A Wayland compositor without a screen, which reports the content that a program shows and proves
// that the damage is complete: its picture takes only the damaged pixels of each buffer.
//
// It reads commands from the lines of its standard input, and answers on its standard output:
//
//   scale N          prefers a scale in 120ths
//   output N         changes the display's integer scale factor
//   size W H         configures the window with a new size
//   wheel N          turns the wheel by notches over the middle of the window
//   focus            gives the window the keyboard, and takes it away again
//   close            asks the window to close
//   leave            moves the pointer out of the window
//   newer            sends seats and pointers an event that is newer than their version
//   picture FILE     writes the window's content (PPM)
//
// The first argument is the name of its socket. The options are:
//
//   --scale=N            the preferred scale in 120ths
//   --output=N           the display's integer scale factor
//   --logical=N          the display's width in logical coordinates, which is sent only then
//   --holds-buffers      keeps each buffer until it receives the next one
//   --no-fractions       offers no protocol for fractional scales
//   --no-viewporter      offers no protocol for viewports
#pragma once
#include <stdbool.h>
#include <stdint.h>
#include <wayland-server.h>

struct rect {
  int x, y, width, height;
};

struct surface {
  struct wl_resource *resource;
  struct wl_resource *xdg_surface;
  struct wl_resource *toplevel;
  // The object that reports the preferred scale; NULL if the client has not requested it.
  struct wl_resource *preference;
  bool is_configured;
  bool is_shown;
  bool is_cursor;
  // The pending state, which the next commit applies.
  struct wl_resource *buffer;
  struct wl_listener buffer_destroyed;
  bool has_buffer;
  struct rect damage[64];
  int damage_count;
  int destination_width, destination_height;
  int buffer_scale;
  struct wl_list callbacks;
  // The buffer that the compositor holds until it receives the next one.
  struct wl_resource *held;
  struct wl_listener held_destroyed;
  // The pixels of the shown content, and their size.
  uint32_t *picture;
  int width, height;
};

struct compositor {
  struct wl_display *display;
  // The frame callbacks of the next frame.
  struct wl_list callbacks;
  struct wl_event_source *timer;
  // The surface of the window that was shown last; NULL if there is none.
  struct surface *window;
  struct wl_list outputs;
  struct wl_list pointers, keyboards;
  struct wl_list seats;
  bool is_pointer_inside;
  bool holds_buffers;
  bool has_viewporter;
  bool has_fractions;
  // In 120ths.
  int preferred_scale;
  int output_scale;
  // The display's width in logical coordinates; 0 if the compositor does not send it.
  int logical_width;
};

extern struct compositor compositor;

// Reports an error, for which a script searches the output.
void complain(const char *text);

void add_surfaces(void);
void add_shell(void);
void add_scaling(void);
void add_devices(void);
void add_clipboard(void);

struct surface *surface_of(struct wl_resource *resource);
void close_window(void);
// Sends a window its size, which it chooses itself if it is 0, and whether it has the focus.
void configure(struct surface *surface, int width, int height, bool is_active);
void send_preferred_scale(void);
void send_scale(void);
void enter_display(struct surface *surface);
void turn_wheel(int notches);
void leave(void);
void move_focus(void);
void send_newer_events(void);
void write_picture(const char *path);
