#include "CAllocationCounter.h"

#include <stddef.h>

#ifndef __has_feature
#define __has_feature(feature) 0
#endif

static _Thread_local long count;

/* A sanitizer replaces the functions itself; nothing is counted then. */
#if !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)
/* glibc's own functions, under the names by which it keeps them reachable. */
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);

void *malloc(size_t size) {
  count += 1;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count += 1;
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  count += 1;
  return __libc_realloc(block, size);
}
#endif

long allocation_count(void) { return count; }
