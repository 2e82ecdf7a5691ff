// The resident code of a program and its libraries.
#pragma once

/// Removes the pages of code and constants from the process's resident memory.
///
/// Code that is used again is loaded from the files on first use, 16 pages at a time; the kernel's
/// page cache usually holds them, so that this takes microseconds. Code that was used only once,
/// such as that of the launch, stays unloaded. Pages that may have been written are left unchanged.
/// Does nothing under a debugger, whose breakpoints are written into the code.
void mapped_code_release(void);
