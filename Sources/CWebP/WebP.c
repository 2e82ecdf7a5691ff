// The functions of libwebpmux and libwebp in use.
#include "CWebP.h"
#include "DeferredLibrary.h"

static struct library webp = { "libwebpmux.so.3", NULL, NULL, PTHREAD_MUTEX_INITIALIZER };

const char *rolltop_load_webp(void) { return library_load(&webp); }

FORWARD(&webp, int, WebPAnimEncoderAdd,
        (WebPAnimEncoder *encoder, WebPPicture *frame, int milliseconds, const WebPConfig *config),
        (encoder, frame, milliseconds, config))
FORWARD(&webp, int, WebPAnimEncoderAssemble,
        (WebPAnimEncoder *encoder, WebPData *data),
        (encoder, data))
FORWARD(&webp, void, WebPAnimEncoderDelete, (WebPAnimEncoder *encoder), (encoder))
FORWARD(&webp, const char *, WebPAnimEncoderGetError, (WebPAnimEncoder *encoder), (encoder))
FORWARD(&webp, WebPAnimEncoder *, WebPAnimEncoderNewInternal,
        (int width, int height, const WebPAnimEncoderOptions *options, int version),
        (width, height, options, version))
FORWARD(&webp, int, WebPAnimEncoderOptionsInitInternal,
        (WebPAnimEncoderOptions *options, int version),
        (options, version))
FORWARD(&webp, int, WebPConfigInitInternal,
        (WebPConfig *config, WebPPreset preset, float quality, int version),
        (config, preset, quality, version))
FORWARD(&webp, void, WebPFree, (void *memory), (memory))
FORWARD(&webp, int, WebPPictureInitInternal, (WebPPicture *picture, int version), (picture, version))
