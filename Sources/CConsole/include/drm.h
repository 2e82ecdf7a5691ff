// Some headers of libdrm look for others in a folder that only pkg-config names.
#include <libdrm/drm.h>
