// The fonts of tests, which are the same on every machine. Nothing is called: a test target that
// depends on this one has them.
#pragma once
