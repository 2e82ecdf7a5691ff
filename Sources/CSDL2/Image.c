// The functions of SDL2_image in use.
#include "CSDL2.h"
#include "DeferredLibrary.h"

static struct library image = { "libSDL2_image-2.0.so.0", NULL, NULL, PTHREAD_MUTEX_INITIALIZER };

const char *rolltop_load_sdl_image(void) { return library_load(&image); }

FORWARD(&image, SDL_Surface *, IMG_LoadJPG_RW, (SDL_RWops *src), (src))
FORWARD(&image, SDL_Surface *, IMG_LoadPNG_RW, (SDL_RWops *src), (src))
FORWARD(&image, SDL_Surface *, IMG_LoadSizedSVG_RW,
        (SDL_RWops *src, int width, int height),
        (src, width, height))
FORWARD(&image, SDL_Surface *, IMG_LoadWEBP_RW, (SDL_RWops *src), (src))
FORWARD(&image, int, IMG_SaveJPG_RW,
        (SDL_Surface *surface, SDL_RWops *dst, int freedst, int quality),
        (surface, dst, freedst, quality))
FORWARD(&image, int, IMG_SavePNG_RW,
        (SDL_Surface *surface, SDL_RWops *dst, int freedst),
        (surface, dst, freedst))
