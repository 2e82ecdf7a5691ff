// FreeType draws single glyphs.
#pragma once
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_TRUETYPE_TABLES_H

/// Light hinting, colours where the font has them; Swift does not see macros of macros.
static const FT_Int32 rolltop_load_flags = FT_LOAD_TARGET_LIGHT | FT_LOAD_COLOR;

/// Light hinting, without colours.
static const FT_Int32 rolltop_outline_load_flags = FT_LOAD_TARGET_LIGHT;

/// Outlines in units of the font.
static const FT_Int32 rolltop_outline_flags = FT_LOAD_NO_SCALE | FT_LOAD_NO_BITMAP;
