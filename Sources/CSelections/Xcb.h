// Pointers to the functions of libxcb in use, with the types declared by its headers.
#pragma once
#if !__has_include(<xcb/xcb.h>)
#error "Install libxcb1-dev, which libsdl2-dev needs."
#endif
#include <xcb/xcb.h>
#include <xcb/xcbext.h>

#define XCB_FUNCTIONS(F)                                                                          \
  F(change_property) F(change_window_attributes) F(clear_area) F(configure_window) F(connect)     \
  F(connection_has_error) F(convert_selection) F(create_colormap) F(create_gc) F(create_pixmap)   \
  F(create_window) F(delete_property) F(depth_next) F(depth_visuals_iterator) F(destroy_window)   \
  F(disconnect) F(flush) F(free_colormap) F(free_gc) F(free_pixmap) F(generate_id)                \
  F(get_atom_name) F(get_atom_name_reply) F(get_extension_data) F(get_file_descriptor)            \
  F(get_property) F(get_property_reply) F(get_selection_owner) F(get_selection_owner_reply)       \
  F(get_setup) F(intern_atom) F(intern_atom_reply) F(map_window) F(poll_for_event) F(put_image)   \
  F(query_pointer) F(query_pointer_reply) F(query_tree) F(query_tree_reply)                       \
  F(screen_allowed_depths_iterator) F(screen_next) F(send_event) F(send_request)                  \
  F(set_selection_owner) F(setup_roots_iterator) F(translate_coordinates)                         \
  F(translate_coordinates_reply) F(visualtype_next)

// Initialised by `xcb_load`.
struct xcb {
#define MEMBER(name) __typeof__(xcb_##name) *name;
  XCB_FUNCTIONS(MEMBER)
#undef MEMBER
};

// A program that links the library has its own symbols.
#pragma GCC visibility push(hidden)

extern struct xcb xcb;

// Loads the library if necessary; returns whether it is available.
int xcb_load(void);

#pragma GCC visibility pop
