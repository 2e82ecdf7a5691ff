// The code of a program and its libraries, as far as it is in memory.
#pragma once

/// Takes the pages of code and constants out of the process's memory.
///
/// Code that is used again comes back at its first use from the files, which the kernel keeps in
/// its cache as long as it has room for them: 16 pages at a time, which takes microseconds. Code
/// that was used only once, such as that of the launch, does not come back. Pages that may have
/// been written are not touched. Does nothing under a debugger, whose breakpoints are written into
/// the code.
void mapped_code_release(void);
