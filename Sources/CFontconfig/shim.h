// fontconfig finds the font files for a family, a weight and a character.
#pragma once
#include <fontconfig/fontconfig.h>
