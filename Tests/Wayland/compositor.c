#include "compositor.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct compositor compositor = {
    .has_viewporter = true, .has_fractions = true, .preferred_scale = 120, .output_scale = 1};

void complain(const char *text) { printf("WRONG: %s\n", text); }

static void handle_line(char *line) {
  int first_number = 0, second_number = 0;
  char path[1024];
  if (sscanf(line, "scale %d", &first_number) == 1) {
    compositor.preferred_scale = first_number;
    send_preferred_scale();
  } else if (sscanf(line, "output %d", &first_number) == 1) {
    compositor.output_scale = first_number;
    send_scale();
  } else if (sscanf(line, "size %d %d", &first_number, &second_number) == 2) {
    if (compositor.window) { configure(compositor.window, first_number, second_number, true); }
  } else if (sscanf(line, "wheel %d", &first_number) == 1) {
    turn_wheel(first_number);
  } else if (sscanf(line, "picture %1023s", path) == 1) {
    write_picture(path);
  } else if (!strncmp(line, "focus", 5)) {
    move_focus();
  } else if (!strncmp(line, "close", 5)) {
    close_window();
  } else if (!strncmp(line, "leave", 5)) {
    leave();
  } else if (!strncmp(line, "newer", 5)) {
    send_newer_events();
  } else {
    complain(line);
  }
}

static int read_lines(int descriptor, uint32_t mask, void *data) {
  (void)data;
  static char text[4096];
  static size_t length;
  ssize_t count =
      mask & WL_EVENT_READABLE ? read(descriptor, text + length, sizeof text - length - 1) : 0;
  if (count <= 0) {
    wl_display_terminate(compositor.display);
    return 0;
  }
  length += (size_t)count;
  text[length] = 0;
  char *end;
  while ((end = strchr(text, '\n'))) {
    *end = 0;
    handle_line(text);
    length -= (size_t)(end + 1 - text);
    memmove(text, end + 1, length + 1);
  }
  return 0;
}

// Sends the frame callbacks of a display with a refresh rate of about 60 Hz.
static int show_frame(void *data) {
  (void)data;
  static uint32_t time;
  struct wl_resource *callback, *next;
  wl_resource_for_each_safe(callback, next, &compositor.callbacks) {
    wl_callback_send_done(callback, time += 16);
    wl_resource_destroy(callback);
  }
  wl_event_source_timer_update(compositor.timer, 16);
  return 0;
}

int main(int count, char **arguments) {
  for (int i = 2; i < count; i++) {
    if (!strcmp(arguments[i], "--holds-buffers")) { compositor.holds_buffers = true; }
    if (!strcmp(arguments[i], "--no-fractions")) { compositor.has_fractions = false; }
    if (!strcmp(arguments[i], "--no-viewporter")) { compositor.has_viewporter = false; }
    if (!strncmp(arguments[i], "--scale=", 8)) { compositor.preferred_scale = atoi(arguments[i] + 8); }
    if (!strncmp(arguments[i], "--logical=", 10)) { compositor.logical_width = atoi(arguments[i] + 10); }
    if (!strncmp(arguments[i], "--output=", 9)) { compositor.output_scale = atoi(arguments[i] + 9); }
  }
  setvbuf(stdout, NULL, _IOLBF, 0);
  signal(SIGPIPE, SIG_IGN);
  wl_list_init(&compositor.callbacks);
  compositor.display = wl_display_create();
  if (count < 2 || wl_display_add_socket(compositor.display, arguments[1])) { return 1; }
  wl_display_init_shm(compositor.display);
  add_surfaces();
  add_shell();
  add_scaling();
  add_devices();
  add_clipboard();
  struct wl_event_loop *loop = wl_display_get_event_loop(compositor.display);
  wl_event_loop_add_fd(loop, STDIN_FILENO, WL_EVENT_READABLE, read_lines, NULL);
  compositor.timer = wl_event_loop_add_timer(loop, show_frame, NULL);
  wl_event_source_timer_update(compositor.timer, 16);
  puts("ready");
  wl_display_run(compositor.display);
  wl_display_destroy_clients(compositor.display);
  wl_display_destroy(compositor.display);
  return 0;
}
