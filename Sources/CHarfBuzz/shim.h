// HarfBuzz turns characters into glyphs with positions.
#pragma once
#include <hb-ft.h>
#include <hb-ot.h>
#include <hb.h>
