// The display server's keyboard state that SDL lacks: modifiers at each event, and layouts.
//
// SDL derives modifiers from the key events that it receives. It misses the release of a key used
// by an input method, after which Shift would stay pressed.
#include <X11/XKBlib.h>
#include <X11/keysym.h>

#include "DeferredLibrary.h"
#include "ServerEvents.h"

// X servers and Wayland compositors use the same modifier bits. Mod1, Mod2, Mod4 and Mod5 are Alt,
// Num Lock, the logo key and AltGr in all layouts of xkeyboard-config.
enum { FIRST_LAYOUT_BIT = 13, LAYOUT_COUNT = 4 };

// A modifier: the server's mask, SDL's mask of both keys, and SDL's mask if it has seen neither
// key.
static const struct modifier {
  unsigned mask;
  int all, one;
} modifiers[] = {
    {ShiftMask, KMOD_SHIFT, KMOD_LSHIFT}, {LockMask, KMOD_CAPS, KMOD_CAPS},
    {ControlMask, KMOD_CTRL, KMOD_LCTRL}, {Mod1Mask, KMOD_LALT, KMOD_LALT},
    {Mod2Mask, KMOD_NUM, KMOD_NUM},       {Mod4Mask, KMOD_GUI, KMOD_LGUI},
    {Mod5Mask, KMOD_MODE, KMOD_MODE},
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
  // The right Alt key is Alt or AltGr, depending on the layout.
  if (!(state & (Mod1Mask | Mod5Mask))) { held &= ~KMOD_RALT; }
  SDL_SetModState((SDL_Keymod)held);
}

// Returns SDL's mask of a modifier key, by its keysym.
static int mask_of(KeySym symbol) {
  switch (symbol) {
  case XK_Shift_L: return KMOD_LSHIFT;
  case XK_Shift_R: return KMOD_RSHIFT;
  case XK_Control_L: return KMOD_LCTRL;
  case XK_Control_R: return KMOD_RCTRL;
  case XK_Meta_L: case XK_Alt_L: return KMOD_LALT;
  case XK_Meta_R: case XK_Alt_R: return KMOD_ALT;
  case XK_Super_L: return KMOD_LGUI;
  case XK_Super_R: return KMOD_RGUI;
  // AltGr, and the layout switch in the same position.
  case XK_ISO_Level3_Shift: case XK_Mode_switch: return KMOD_RALT | KMOD_MODE;
  default: return 0;
  }
}

// The last pressed key.
static XKeyEvent pressed;

static KeySym symbol_of(const XKeyEvent *key, unsigned code, int layout) {
  if (!key->display || library_load(&x11_library)) { return NoSymbol; }
  return FUNCTION(&x11_library, XkbKeycodeToKeysym)(key->display, (KeyCode)code, layout, 0);
}

void server_keys_forget(void) { pressed.type = 0; }

void server_keys_record(const XEvent *event) {
  server_keys_forget();
  if (event->type == GenericEvent) {
    const XIDeviceEvent *touch = event->xcookie.data;
    if (!touch || touch->evtype < XI_TouchBegin || touch->evtype > XI_TouchEnd) { return; }
    rolltop_set_modifiers((Uint32)touch->mods.effective);
  } else if (event->type >= KeyPress && event->type <= MotionNotify) {
    // Button and motion events start with the same members as key events.
    const XKeyEvent *input = &event->xkey;
    // Queried positions of the pointer contain no modifiers.
    if (input->send_event && event->type > KeyRelease) { return; }
    rolltop_set_modifiers(input->state);
    if (event->type == KeyPress) { pressed = *input; }
    if (event->type != KeyRelease) { return; }
    // The state precedes the release, which SDL may miss.
    int lifted = mask_of(symbol_of(input, input->keycode, 0));
    SDL_SetModState((SDL_Keymod)(SDL_GetModState() & ~lifted));
  }
}

// Returns whether a layout contains the letters of shortcuts.
static SDL_bool is_latin(int layout) {
  for (unsigned code = 8; code < 256; code++) {
    if (symbol_of(&pressed, code, layout) == 'a') { return SDL_TRUE; }
  }
  return SDL_FALSE;
}

Uint32 server_keys_latin(SDL_Keycode symbol) {
  SDL_bool is_ascii = symbol < 0x80 || symbol & SDLK_SCANCODE_MASK;
  if (is_ascii || pressed.type != KeyPress || !pressed.display) { return 0; }
  // German has letters beyond those of ASCII.
  int present = pressed.state >> FIRST_LAYOUT_BIT & (LAYOUT_COUNT - 1);
  if (is_latin(present)) { return 0; }
  for (int layout = 0; layout < LAYOUT_COUNT; layout++) {
    if (layout == present || !is_latin(layout)) { continue; }
    KeySym found = symbol_of(&pressed, pressed.keycode, layout);
    // ASCII keysyms equal their characters.
    return found > 0x20 && found < 0x7f ? (Uint32)found : 0;
  }
  return 0;
}
