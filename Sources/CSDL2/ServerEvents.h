// The X server's events as SDL hands them on before it translates them.
#pragma once
#include "CSDL2.h"

// The part of Xlib that is used, as its headers declare it; its binary interface does not change.
struct x_event {
  int type;
  unsigned long serial;
  int send_event;
  void *display;
};

// XKeyEvent, XButtonEvent and XMotionEvent; XCrossingEvent as far as the time.
struct x_input_event {
  struct x_event event;
  unsigned long window, root, subwindow;
  unsigned long time;
  int x, y, root_x, root_y;
  // The modifiers before the event in the lower eight bits, the layout from bit 13 on.
  unsigned state;
  // The key.
  unsigned detail;
};

// XGenericEventCookie.
struct x_cookie {
  struct x_event event;
  int extension, type;
  unsigned int cookie;
  void *data;
};

// The fields with which all events of XInput2 begin.
struct x_device_event {
  struct x_event event;
  int extension, type;
  unsigned long time;
};

// XIDeviceEvent, which touches have.
struct x_touch_event {
  struct x_device_event event;
  int device, source, detail;
  unsigned long root, window, child;
  double root_x, root_y, x, y;
  int flags;
  struct {
    int length;
    unsigned char *mask;
  } buttons;
  struct {
    int length;
    unsigned char *mask;
    double *values;
  } valuators;
  struct {
    int base, latched, locked, effective;
  } modifiers;
};

enum { KEY_PRESS = 2, KEY_RELEASE = 3, MOTION_NOTIFY = 6, LEAVE_NOTIFY = 8 };
enum { DESTROY_NOTIFY = 17, GENERIC_EVENT = 35 };
enum { TOUCH_BEGIN = 18, TOUCH_END = 20 };

// Notes what an event says of keys: the modifiers, and a pressed key.
void server_keys_note(const struct x_event *event);

// The pressed key's character in the first Latin layout, as a Unicode scalar; 0 when its present
// layout is Latin, or when none is.
Uint32 server_keys_latin(SDL_Keycode symbol);

// Forgets the pressed key.
void server_keys_forget(void);

// Closes the window that an event says to be destroyed.
void server_windows_note(const struct x_event *event);
