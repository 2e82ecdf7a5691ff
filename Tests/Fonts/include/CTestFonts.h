// The fonts of tests, which are the same on every machine. A test target uses them by
// depending on this one; it calls no function.
#pragma once
