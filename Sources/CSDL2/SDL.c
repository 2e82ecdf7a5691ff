// The functions of SDL2 in use.
#include "CSDL2.h"
#include "DeferredLibrary.h"

static struct library sdl = { "libSDL2-2.0.so.0", NULL, NULL, PTHREAD_MUTEX_INITIALIZER };

const char *rolltop_load_sdl(void) { return library_load(&sdl); }

FORWARD(&sdl, SDL_RWops *, SDL_AllocRW, (void), ())
FORWARD(&sdl, void, SDL_ClearComposition, (void), ())
FORWARD(&sdl, int, SDL_ConvertPixels,
        (int width, int height, Uint32 src_format, const void *src, int src_pitch, Uint32 dst_format,
         void *dst, int dst_pitch),
        (width, height, src_format, src, src_pitch, dst_format, dst, dst_pitch))
FORWARD(&sdl, SDL_Surface *, SDL_ConvertSurfaceFormat,
        (SDL_Surface *src, Uint32 pixel_format, Uint32 flags),
        (src, pixel_format, flags))
FORWARD(&sdl, SDL_Renderer *, SDL_CreateRenderer,
        (SDL_Window *window, int index, Uint32 flags),
        (window, index, flags))
FORWARD(&sdl, SDL_Surface *, SDL_CreateRGBSurfaceWithFormat,
        (Uint32 flags, int width, int height, int depth, Uint32 format),
        (flags, width, height, depth, format))
FORWARD(&sdl, SDL_Surface *, SDL_CreateRGBSurfaceWithFormatFrom,
        (void *pixels, int width, int height, int depth, int pitch, Uint32 format),
        (pixels, width, height, depth, pitch, format))
FORWARD(&sdl, SDL_Cursor *, SDL_CreateColorCursor,
        (SDL_Surface * surface, int hot_x, int hot_y), (surface, hot_x, hot_y))
FORWARD(&sdl, void, SDL_FreeCursor, (SDL_Cursor * cursor), (cursor))
FORWARD(&sdl, SDL_Cursor *, SDL_CreateSystemCursor, (SDL_SystemCursor id), (id))
FORWARD(&sdl, SDL_Texture *, SDL_CreateTexture,
        (SDL_Renderer *renderer, Uint32 format, int access, int w, int h),
        (renderer, format, access, w, h))
FORWARD(&sdl, SDL_Window *, SDL_CreateWindow,
        (const char *title, int x, int y, int w, int h, Uint32 flags),
        (title, x, y, w, h, flags))
FORWARD(&sdl, void, SDL_DestroyRenderer, (SDL_Renderer *renderer), (renderer))
FORWARD(&sdl, void, SDL_DestroyTexture, (SDL_Texture *texture), (texture))
FORWARD(&sdl, void, SDL_DestroyWindow, (SDL_Window *window), (window))
FORWARD(&sdl, void, SDL_DisableScreenSaver, (void), ())
FORWARD(&sdl, void, SDL_EnableScreenSaver, (void), ())
FORWARD(&sdl, Uint8, SDL_EventState, (Uint32 type, int state), (type, state))
FORWARD(&sdl, void, SDL_free, (void *mem), (mem))
FORWARD(&sdl, void, SDL_FreeRW, (SDL_RWops *area), (area))
FORWARD(&sdl, void, SDL_FreeSurface, (SDL_Surface *surface), (surface))
FORWARD(&sdl, char *, SDL_GetClipboardText, (void), ())
FORWARD(&sdl, int, SDL_GetCurrentDisplayMode,
        (int displayIndex, SDL_DisplayMode *mode),
        (displayIndex, mode))
FORWARD(&sdl, const char *, SDL_GetCurrentVideoDriver, (void), ())
FORWARD(&sdl, SDL_Cursor *, SDL_GetCursor, (void), ())
FORWARD(&sdl, int, SDL_GetDisplayBounds, (int displayIndex, SDL_Rect *rect), (displayIndex, rect))
FORWARD(&sdl, int, SDL_GetDisplayUsableBounds,
        (int displayIndex, SDL_Rect *rect),
        (displayIndex, rect))
FORWARD(&sdl, const char *, SDL_GetError, (void), ())
FORWARD(&sdl, SDL_Keymod, SDL_GetModState, (void), ())
FORWARD(&sdl, Uint32, SDL_GetMouseState, (int *x, int *y), (x, y))
FORWARD(&sdl, char *, SDL_GetPrimarySelectionText, (void), ())
FORWARD(&sdl, Uint32, SDL_GetGlobalMouseState, (int *x, int *y), (x, y))
FORWARD(&sdl, int, SDL_GetRendererInfo,
        (SDL_Renderer *renderer, SDL_RendererInfo *info),
        (renderer, info))
FORWARD(&sdl, int, SDL_GetRendererOutputSize,
        (SDL_Renderer *renderer, int *w, int *h),
        (renderer, w, h))
FORWARD(&sdl, int, SDL_GetWindowBordersSize,
        (SDL_Window *window, int *top, int *left, int *bottom, int *right),
        (window, top, left, bottom, right))
FORWARD(&sdl, void, SDL_GetVersion, (SDL_version *ver), (ver))
FORWARD(&sdl, int, SDL_GetWindowDisplayIndex, (SDL_Window *window), (window))
FORWARD(&sdl, Uint32, SDL_GetWindowFlags, (SDL_Window *window), (window))
FORWARD(&sdl, void, SDL_GetWindowPosition, (SDL_Window *window, int *x, int *y), (window, x, y))
FORWARD(&sdl, void, SDL_GetWindowSize, (SDL_Window *window, int *w, int *h), (window, w, h))
FORWARD(&sdl, void, SDL_GetWindowSizeInPixels, (SDL_Window *window, int *w, int *h), (window, w, h))
FORWARD(&sdl, SDL_Surface *, SDL_GetWindowSurface, (SDL_Window *window), (window))
FORWARD(&sdl, void, SDL_GetWindowMinimumSize,
        (SDL_Window *window, int *w, int *h),
        (window, w, h))
FORWARD(&sdl, const char *, SDL_GetWindowTitle, (SDL_Window *window), (window))
FORWARD(&sdl, void *, SDL_GetWindowData, (SDL_Window *window, const char *name), (window, name))
FORWARD(&sdl, SDL_Window *, SDL_GetWindowFromID, (Uint32 id), (id))
FORWARD(&sdl, SDL_bool, SDL_GetWindowWMInfo,
        (SDL_Window *window, SDL_SysWMinfo *info),
        (window, info))
FORWARD(&sdl, void, SDL_HideWindow, (SDL_Window *window), (window))
FORWARD(&sdl, int, SDL_InitSubSystem, (Uint32 flags), (flags))
FORWARD(&sdl, SDL_bool, SDL_IsScreenSaverEnabled, (void), ())
FORWARD(&sdl, Uint32, SDL_MapRGB,
        (const SDL_PixelFormat *format, Uint8 r, Uint8 g, Uint8 b),
        (format, r, g, b))
FORWARD(&sdl, void, SDL_MaximizeWindow, (SDL_Window *window), (window))
FORWARD(&sdl, int, SDL_PeepEvents,
        (SDL_Event *events, int count, SDL_eventaction action, Uint32 first, Uint32 last),
        (events, count, action, first, last))
FORWARD(&sdl, int, SDL_PollEvent, (SDL_Event *event), (event))
FORWARD(&sdl, int, SDL_PushEvent, (SDL_Event *event), (event))
FORWARD(&sdl, void, SDL_Quit, (void), ())
FORWARD(&sdl, int, SDL_RenderCopy,
        (SDL_Renderer *renderer, SDL_Texture *texture, const SDL_Rect *srcrect, const SDL_Rect *dstrect),
        (renderer, texture, srcrect, dstrect))
FORWARD(&sdl, void, SDL_RenderPresent, (SDL_Renderer *renderer), (renderer))
FORWARD(&sdl, int, SDL_RWclose, (SDL_RWops *context), (context))
FORWARD(&sdl, SDL_RWops *, SDL_RWFromConstMem, (const void *mem, int size), (mem, size))
FORWARD(&sdl, int, SDL_SetClipboardText, (const char *text), (text))
FORWARD(&sdl, int, SDL_SetColorKey,
        (SDL_Surface *surface, int flag, Uint32 key),
        (surface, flag, key))
FORWARD(&sdl, void, SDL_SetCursor, (SDL_Cursor *cursor), (cursor))
FORWARD(&sdl, void, SDL_SetEventFilter, (SDL_EventFilter filter, void *userdata), (filter, userdata))
FORWARD(&sdl, SDL_bool, SDL_HasColorKey, (SDL_Surface *surface), (surface))
FORWARD(&sdl, SDL_bool, SDL_SetHint, (const char *name, const char *value), (name, value))
FORWARD(&sdl, void, SDL_SetMainReady, (void), ())
FORWARD(&sdl, void, SDL_SetModState, (SDL_Keymod modstate), (modstate))
FORWARD(&sdl, int, SDL_SetPrimarySelectionText, (const char *text), (text))
FORWARD(&sdl, void, SDL_SetTextInputRect, (const SDL_Rect *rect), (rect))
FORWARD(&sdl, int, SDL_SetTextureBlendMode,
        (SDL_Texture *texture, SDL_BlendMode blendMode),
        (texture, blendMode))
FORWARD(&sdl, void *, SDL_SetWindowData,
        (SDL_Window *window, const char *name, void *userdata),
        (window, name, userdata))
FORWARD(&sdl, int, SDL_SetWindowFullscreen, (SDL_Window *window, Uint32 flags), (window, flags))
FORWARD(&sdl, void, SDL_SetWindowIcon, (SDL_Window *window, SDL_Surface *icon), (window, icon))
FORWARD(&sdl, void, SDL_SetWindowMaximumSize,
        (SDL_Window *window, int max_w, int max_h),
        (window, max_w, max_h))
FORWARD(&sdl, void, SDL_SetWindowMinimumSize,
        (SDL_Window *window, int min_w, int min_h),
        (window, min_w, min_h))
FORWARD(&sdl, void, SDL_SetWindowPosition, (SDL_Window *window, int x, int y), (window, x, y))
FORWARD(&sdl, void, SDL_SetWindowSize, (SDL_Window *window, int w, int h), (window, w, h))
FORWARD(&sdl, void, SDL_SetWindowTitle,
        (SDL_Window *window, const char *title),
        (window, title))
FORWARD(&sdl, int, SDL_ShowCursor, (int toggle), (toggle))
FORWARD(&sdl, void, SDL_ShowWindow, (SDL_Window *window), (window))
FORWARD(&sdl, Uint32, SDL_GetWindowID, (SDL_Window *window), (window))
FORWARD(&sdl, void, SDL_RaiseWindow, (SDL_Window *window), (window))
FORWARD(&sdl, void, SDL_RestoreWindow, (SDL_Window *window), (window))
FORWARD(&sdl, void, SDL_StartTextInput, (void), ())
FORWARD(&sdl, void, SDL_StopTextInput, (void), ())
FORWARD(&sdl, char *, SDL_strdup, (const char *str), (str))
FORWARD(&sdl, int, SDL_UpdateTexture,
        (SDL_Texture *texture, const SDL_Rect *rect, const void *pixels, int pitch),
        (texture, rect, pixels, pitch))
FORWARD(&sdl, int, SDL_UpdateWindowSurface, (SDL_Window *window), (window))
FORWARD(&sdl, int, SDL_UpdateWindowSurfaceRects,
        (SDL_Window *window, const SDL_Rect *rects, int numrects),
        (window, rects, numrects))
FORWARD(&sdl, int, SDL_UpperBlit,
        (SDL_Surface *src, const SDL_Rect *srcrect, SDL_Surface *dst, SDL_Rect *dstrect),
        (src, srcrect, dst, dstrect))
