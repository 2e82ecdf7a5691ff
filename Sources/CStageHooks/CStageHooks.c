#include "CStageHooks.h"

// Defined by the target UIKitTesting, where that is linked in.
__attribute__((weak)) void stage_report_test_failure(const char *message);

bool stage_fail_test(const char *message) {
  if (!stage_report_test_failure) return false;
  stage_report_test_failure(message);
  return true;
}
