// Reports failures of a stage to the testing library without depending on it: programs that use a
// stage outside of tests do not load Swift Testing and XCTest.
#pragma once
#include <stdbool.h>

/// Lets the running test fail with a message.
///
/// Returns whether there is a testing library that took it.
bool stage_fail_test(const char *message);
