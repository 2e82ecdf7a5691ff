// Displays of the kernel: connectors, modes, buffers of plain memory, page flips.
#pragma once
#include <xf86drm.h>
#include <xf86drmMode.h>
