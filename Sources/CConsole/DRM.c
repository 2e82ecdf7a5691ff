// The functions of libdrm in use.
#include "CConsole.h"
#include "DeferredLibrary.h"

static struct library drm_library = { "libdrm.so.2", NULL, NULL, PTHREAD_MUTEX_INITIALIZER };

const char *console_load_drm(void) { return library_load(&drm_library); }

FORWARD(&drm_library, int, drmCrtcGetSequence,
        (int fd, uint32_t crtcId, uint64_t *sequence, uint64_t *ns),
        (fd, crtcId, sequence, ns))
FORWARD(&drm_library, int, drmDropMaster, (int fd), (fd))
FORWARD(&drm_library, int, drmGetCap,
        (int fd, uint64_t capability, uint64_t *value),
        (fd, capability, value))
FORWARD(&drm_library, int, drmIsMaster, (int fd), (fd))
FORWARD(&drm_library, int, drmModeAddFB,
        (int fd, uint32_t width, uint32_t height, uint8_t depth, uint8_t bpp, uint32_t pitch, uint32_t bo_handle, uint32_t *buf_id),
        (fd, width, height, depth, bpp, pitch, bo_handle, buf_id))
FORWARD(&drm_library, int, drmModeAtomicAddProperty,
        (drmModeAtomicReqPtr req, uint32_t object_id, uint32_t property_id, uint64_t value),
        (req, object_id, property_id, value))
FORWARD(&drm_library, drmModeAtomicReqPtr, drmModeAtomicAlloc, (void), ())
FORWARD(&drm_library, int, drmModeAtomicCommit,
        (int fd, drmModeAtomicReqPtr req, uint32_t flags, void *user_data),
        (fd, req, flags, user_data))
FORWARD(&drm_library, void, drmModeAtomicFree, (drmModeAtomicReqPtr req), (req))
FORWARD(&drm_library, int, drmModeCreateDumbBuffer,
        (int fd, uint32_t width, uint32_t height, uint32_t bpp, uint32_t flags, uint32_t *handle, uint32_t *pitch, uint64_t *size),
        (fd, width, height, bpp, flags, handle, pitch, size))
FORWARD(&drm_library, int, drmModeCreatePropertyBlob,
        (int fd, const void *data, size_t size, uint32_t *id),
        (fd, data, size, id))
FORWARD(&drm_library, int, drmModeDestroyDumbBuffer, (int fd, uint32_t handle), (fd, handle))
FORWARD(&drm_library, int, drmModeDestroyPropertyBlob, (int fd, uint32_t id), (fd, id))
FORWARD(&drm_library, int, drmModeDirtyFB,
        (int fd, uint32_t bufferId, drmModeClipPtr clips, uint32_t num_clips),
        (fd, bufferId, clips, num_clips))
FORWARD(&drm_library, void, drmModeFreeConnector, (drmModeConnectorPtr ptr), (ptr))
FORWARD(&drm_library, void, drmModeFreeEncoder, (drmModeEncoderPtr ptr), (ptr))
FORWARD(&drm_library, void, drmModeFreeObjectProperties, (drmModeObjectPropertiesPtr ptr), (ptr))
FORWARD(&drm_library, void, drmModeFreePlane, (drmModePlanePtr ptr), (ptr))
FORWARD(&drm_library, void, drmModeFreePlaneResources, (drmModePlaneResPtr ptr), (ptr))
FORWARD(&drm_library, void, drmModeFreeProperty, (drmModePropertyPtr ptr), (ptr))
FORWARD(&drm_library, void, drmModeFreeResources, (drmModeResPtr ptr), (ptr))
FORWARD(&drm_library, drmModeConnectorPtr, drmModeGetConnector,
        (int fd, uint32_t connectorId),
        (fd, connectorId))
FORWARD(&drm_library, drmModeEncoderPtr, drmModeGetEncoder, (int fd, uint32_t encoder_id), (fd, encoder_id))
FORWARD(&drm_library, drmModePlanePtr, drmModeGetPlane, (int fd, uint32_t plane_id), (fd, plane_id))
FORWARD(&drm_library, drmModePlaneResPtr, drmModeGetPlaneResources, (int fd), (fd))
FORWARD(&drm_library, drmModePropertyPtr, drmModeGetProperty,
        (int fd, uint32_t propertyId),
        (fd, propertyId))
FORWARD(&drm_library, drmModeResPtr, drmModeGetResources, (int fd), (fd))
FORWARD(&drm_library, int, drmModeMapDumbBuffer,
        (int fd, uint32_t handle, uint64_t *offset),
        (fd, handle, offset))
FORWARD(&drm_library, drmModeObjectPropertiesPtr, drmModeObjectGetProperties,
        (int fd, uint32_t object_id, uint32_t object_type),
        (fd, object_id, object_type))
FORWARD(&drm_library, int, drmModePageFlip,
        (int fd, uint32_t crtc_id, uint32_t fb_id, uint32_t flags, void *user_data),
        (fd, crtc_id, fb_id, flags, user_data))
FORWARD(&drm_library, int, drmModeRmFB, (int fd, uint32_t bufferId), (fd, bufferId))
FORWARD(&drm_library, int, drmModeSetCrtc,
        (int fd, uint32_t crtcId, uint32_t bufferId, uint32_t x, uint32_t y, uint32_t *connectors, int count, drmModeModeInfoPtr mode),
        (fd, crtcId, bufferId, x, y, connectors, count, mode))
FORWARD(&drm_library, int, drmSetClientCap,
        (int fd, uint64_t capability, uint64_t value),
        (fd, capability, value))
FORWARD(&drm_library, int, drmSetMaster, (int fd), (fd))
