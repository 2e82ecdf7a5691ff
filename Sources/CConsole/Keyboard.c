// The functions of libxkbcommon in use.
#include "CConsole.h"
#include "DeferredLibrary.h"

static struct library xkb_library = { "libxkbcommon.so.0", NULL, NULL, PTHREAD_MUTEX_INITIALIZER };

const char *console_load_xkbcommon(void) { return library_load(&xkb_library); }

FORWARD(&xkb_library, enum xkb_compose_feed_result, xkb_compose_state_feed,
        (struct xkb_compose_state *state, xkb_keysym_t keysym),
        (state, keysym))
FORWARD(&xkb_library, enum xkb_compose_status, xkb_compose_state_get_status,
        (struct xkb_compose_state *state),
        (state))
FORWARD(&xkb_library, int, xkb_compose_state_get_utf8,
        (struct xkb_compose_state *state, char *buffer, size_t size),
        (state, buffer, size))
FORWARD(&xkb_library, struct xkb_compose_state *, xkb_compose_state_new,
        (struct xkb_compose_table *table, enum xkb_compose_state_flags flags),
        (table, flags))
FORWARD(&xkb_library, void, xkb_compose_state_reset, (struct xkb_compose_state *state), (state))
FORWARD(&xkb_library, void, xkb_compose_state_unref, (struct xkb_compose_state *state), (state))
FORWARD(&xkb_library, struct xkb_compose_table *, xkb_compose_table_new_from_locale,
        (struct xkb_context *context, const char *locale, enum xkb_compose_compile_flags flags),
        (context, locale, flags))
FORWARD(&xkb_library, void, xkb_compose_table_unref, (struct xkb_compose_table *table), (table))
FORWARD(&xkb_library, struct xkb_context *, xkb_context_new, (enum xkb_context_flags flags), (flags))
FORWARD(&xkb_library, void, xkb_context_set_log_level,
        (struct xkb_context *context, enum xkb_log_level level),
        (context, level))
FORWARD(&xkb_library, void, xkb_context_unref, (struct xkb_context *context), (context))
FORWARD(&xkb_library, int, xkb_keymap_key_get_syms_by_level,
        (struct xkb_keymap *keymap, xkb_keycode_t key, xkb_layout_index_t layout, xkb_level_index_t level, const xkb_keysym_t **syms_out),
        (keymap, key, layout, level, syms_out))
FORWARD(&xkb_library, int, xkb_keymap_key_repeats,
        (struct xkb_keymap *keymap, xkb_keycode_t key),
        (keymap, key))
FORWARD(&xkb_library, xkb_keycode_t, xkb_keymap_max_keycode, (struct xkb_keymap *keymap), (keymap))
FORWARD(&xkb_library, xkb_keycode_t, xkb_keymap_min_keycode, (struct xkb_keymap *keymap), (keymap))
FORWARD(&xkb_library, struct xkb_keymap *, xkb_keymap_new_from_names,
        (struct xkb_context *context, const struct xkb_rule_names *names, enum xkb_keymap_compile_flags flags),
        (context, names, flags))
FORWARD(&xkb_library, xkb_layout_index_t, xkb_keymap_num_layouts,
        (struct xkb_keymap *keymap), (keymap))
FORWARD(&xkb_library, xkb_layout_index_t, xkb_keymap_num_layouts_for_key,
        (struct xkb_keymap *keymap, xkb_keycode_t key), (keymap, key))
FORWARD(&xkb_library, void, xkb_keymap_unref, (struct xkb_keymap *keymap), (keymap))
FORWARD(&xkb_library, uint32_t, xkb_keysym_to_utf32, (xkb_keysym_t keysym), (keysym))
FORWARD(&xkb_library, xkb_layout_index_t, xkb_state_key_get_layout,
        (struct xkb_state *state, xkb_keycode_t key),
        (state, key))
FORWARD(&xkb_library, xkb_keysym_t, xkb_state_key_get_one_sym,
        (struct xkb_state *state, xkb_keycode_t key),
        (state, key))
FORWARD(&xkb_library, int, xkb_state_key_get_utf8,
        (struct xkb_state *state, xkb_keycode_t key, char *buffer, size_t size),
        (state, key, buffer, size))
FORWARD(&xkb_library, int, xkb_state_led_name_is_active,
        (struct xkb_state *state, const char *name),
        (state, name))
FORWARD(&xkb_library, int, xkb_state_mod_name_is_active,
        (struct xkb_state *state, const char *name, enum xkb_state_component type),
        (state, name, type))
FORWARD(&xkb_library, struct xkb_state *, xkb_state_new, (struct xkb_keymap *keymap), (keymap))
FORWARD(&xkb_library, void, xkb_state_unref, (struct xkb_state *state), (state))
FORWARD(&xkb_library, enum xkb_state_component, xkb_state_update_key,
        (struct xkb_state *state, xkb_keycode_t key, enum xkb_key_direction direction),
        (state, key, direction))
