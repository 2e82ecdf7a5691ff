// FriBidi orders text of mixed directions.
#pragma once
#include <fribidi/fribidi.h>
