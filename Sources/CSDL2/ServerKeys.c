// The display server's state of keys, which SDL lacks: modifiers at each event, and layouts.
//
// SDL counts what keys it has seen. It does not see the release of a key that an input method has
// used, after which Shift would stay held.
#include "DeferredLibrary.h"
#include "ServerEvents.h"

static struct library x11 = {"libX11.so.6", NULL, NULL, PTHREAD_MUTEX_INITIALIZER};

static FORWARD(&x11, unsigned long, XkbKeycodeToKeysym,
               (void *display, unsigned char code, int layout, int level),
               (display, code, layout, level))

// The masks of the modifiers as X servers and Wayland compositors number them. Mod1, Mod2, Mod4 and
// Mod5 are Alt, Num Lock, the logo key and AltGr in all layouts of xkeyboard-config.
enum { SHIFT = 1, LOCK = 2, CONTROL = 4, MOD1 = 8, MOD2 = 16, MOD4 = 64, MOD5 = 128 };
enum { FIRST_LAYOUT_BIT = 13, LAYOUT_COUNT = 4 };

// A modifier: the server's mask, SDL's for both keys, and SDL's where it has seen none of them.
static const struct modifier {
  unsigned mask;
  int all, one;
} modifiers[] = {
    {SHIFT, KMOD_SHIFT, KMOD_LSHIFT}, {LOCK, KMOD_CAPS, KMOD_CAPS},
    {CONTROL, KMOD_CTRL, KMOD_LCTRL}, {MOD1, KMOD_LALT, KMOD_LALT},
    {MOD2, KMOD_NUM, KMOD_NUM},       {MOD4, KMOD_GUI, KMOD_LGUI},
    {MOD5, KMOD_MODE, KMOD_MODE},
};

void rolltop_set_modifiers(Uint32 state) {
  int held = SDL_GetModState();
  for (size_t i = 0; i < sizeof modifiers / sizeof *modifiers; i++) {
    const struct modifier *modifier = &modifiers[i];
    if (!(state & modifier->mask)) {
      held &= ~modifier->all;
    } else if (!(held & modifier->all)) {
      held |= modifier->one;
    }
  }
  // The right Alt key is Alt or AltGr by the layout.
  if (!(state & (MOD1 | MOD5))) { held &= ~KMOD_RALT; }
  SDL_SetModState((SDL_Keymod)held);
}

// SDL's mask of a modifier key, by its symbol.
static int mask_of(unsigned long symbol) {
  switch (symbol) {
  case 0xffe1: return KMOD_LSHIFT;
  case 0xffe2: return KMOD_RSHIFT;
  case 0xffe3: return KMOD_LCTRL;
  case 0xffe4: return KMOD_RCTRL;
  // Meta and Alt.
  case 0xffe7: case 0xffe9: return KMOD_LALT;
  case 0xffe8: case 0xffea: return KMOD_ALT;
  case 0xffeb: return KMOD_LGUI;
  case 0xffec: return KMOD_RGUI;
  // AltGr, and the switch of layouts in its place.
  case 0xfe03: case 0xff7e: return KMOD_RALT | KMOD_MODE;
  default: return 0;
  }
}

// The key that was pressed last.
static struct x_input_event pressed;

static unsigned long symbol_of(const struct x_input_event *key, unsigned code, int layout) {
  if (!key->event.display || library_load(&x11)) { return 0; }
  return XkbKeycodeToKeysym(key->event.display, (unsigned char)code, layout, 0);
}

void server_keys_forget(void) { pressed.event.type = 0; }

void server_keys_note(const struct x_event *event) {
  server_keys_forget();
  if (event->type == GENERIC_EVENT) {
    const struct x_touch_event *touch = ((const struct x_cookie *)event)->data;
    if (!touch) { return; }
    if (touch->event.type < TOUCH_BEGIN || touch->event.type > TOUCH_END) { return; }
    rolltop_set_modifiers((Uint32)touch->modifiers.effective);
  } else if (event->type >= KEY_PRESS && event->type <= MOTION_NOTIFY) {
    const struct x_input_event *input = (const struct x_input_event *)event;
    // Positions of the pointer that were asked for have no modifiers.
    if (event->send_event && event->type > KEY_RELEASE) { return; }
    rolltop_set_modifiers(input->state);
    if (event->type == KEY_PRESS) { pressed = *input; }
    if (event->type != KEY_RELEASE) { return; }
    // The state is that before the release, of which SDL may not hear.
    int lifted = mask_of(symbol_of(input, input->detail, 0));
    SDL_SetModState((SDL_Keymod)(SDL_GetModState() & ~lifted));
  }
}

// Whether a layout has the letters of shortcuts.
static SDL_bool is_latin(int layout) {
  for (unsigned code = 8; code < 256; code++) {
    if (symbol_of(&pressed, code, layout) == 'a') { return SDL_TRUE; }
  }
  return SDL_FALSE;
}

Uint32 server_keys_latin(SDL_Keycode symbol) {
  SDL_bool is_ascii = symbol < 0x80 || symbol & SDLK_SCANCODE_MASK;
  if (is_ascii || pressed.event.type != KEY_PRESS || !pressed.event.display) { return 0; }
  // German has letters beside those of ASCII.
  int present = pressed.state >> FIRST_LAYOUT_BIT & (LAYOUT_COUNT - 1);
  if (is_latin(present)) { return 0; }
  for (int layout = 0; layout < LAYOUT_COUNT; layout++) {
    if (layout == present || !is_latin(layout)) { continue; }
    unsigned long found = symbol_of(&pressed, pressed.detail, layout);
    // Symbols of ASCII are its characters.
    return found > 0x20 && found < 0x7f ? (Uint32)found : 0;
  }
  return 0;
}
