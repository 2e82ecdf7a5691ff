// Some headers of libdrm include others from a folder that only pkg-config reports.
#include <libdrm/drm.h>
