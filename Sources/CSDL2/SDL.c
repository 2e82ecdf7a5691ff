// SDL2 and SDL2_image, whose functions in use are in Generated/Forwards.c.
#include "CSDL2.h"
#include "DeferredLibrary.h"

struct library sdl_library = {"libSDL2-2.0.so.0", NULL, NULL, PTHREAD_MUTEX_INITIALIZER};
struct library sdl_image_library = {
    "libSDL2_image-2.0.so.0", NULL, NULL, PTHREAD_MUTEX_INITIALIZER};

const char *rolltop_load_sdl(void) { return library_load(&sdl_library); }

const char *rolltop_load_sdl_image(void) { return library_load(&sdl_image_library); }
