// pixman does all compositing, rasterising and region arithmetic.
#pragma once
#include <pixman.h>
