#define _GNU_SOURCE
#include "CMappedCode.h"
#include <fcntl.h>
#include <link.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/// Returns whether code was relocated, as in some 32-bit libraries: its pages differ from the
/// file's.
static int has_relocated_code(const struct dl_phdr_info *object) {
  for (int i = 0; i < object->dlpi_phnum; i++) {
    if (object->dlpi_phdr[i].p_type != PT_DYNAMIC) { continue; }
    const ElfW(Dyn) *entry = (const void *)(object->dlpi_addr + object->dlpi_phdr[i].p_vaddr);
    for (; entry->d_tag != DT_NULL; entry++) {
      if (entry->d_tag == DT_TEXTREL) { return 1; }
      if (entry->d_tag == DT_FLAGS && entry->d_un.d_val & DF_TEXTREL) { return 1; }
    }
  }
  return 0;
}

/// Releases the code of an object; `context` is the page size.
static int release_segments(struct dl_phdr_info *object, size_t size, void *context) {
  (void)size;
  uintptr_t mask = ~(*(uintptr_t *)context - 1);
  // The kernel's vDSO is not a file.
  if (strstr(object->dlpi_name, "linux-vdso") || has_relocated_code(object)) { return 0; }
  for (int i = 0; i < object->dlpi_phnum; i++) {
    const ElfW(Phdr) *segment = &object->dlpi_phdr[i];
    if (segment->p_type != PT_LOAD || segment->p_flags & PF_W) { continue; }
    uintptr_t start = (object->dlpi_addr + segment->p_vaddr) & mask;
    uintptr_t end = (object->dlpi_addr + segment->p_vaddr + segment->p_filesz) & mask;
    if (start < end) { madvise((void *)start, end - start, MADV_DONTNEED); }
  }
  return 0;
}

static int is_traced(void) {
  char text[2048];
  int file = open("/proc/self/status", O_RDONLY | O_CLOEXEC);
  if (file < 0) { return 0; }
  ssize_t length = read(file, text, sizeof text - 1);
  close(file);
  if (length <= 0) { return 0; }
  text[length] = 0;
  const char *line = strstr(text, "TracerPid:");
  return line && atoi(line + strlen("TracerPid:")) != 0;
}

void mapped_code_release(void) {
  if (is_traced()) { return; }
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  dl_iterate_phdr(release_segments, &page);
}
