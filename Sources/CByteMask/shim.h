// Comparing 64 bytes at a time, which Swift's vectors do without giving the result as bits.
#pragma once
#include <stdint.h>
#include <string.h>

typedef uint8_t ByteMaskBlock __attribute__((ext_vector_type(16)));
typedef _Bool ByteMaskLanes __attribute__((ext_vector_type(16)));

// The places of a byte among the 64 bytes, with `bits` set in each of them before the comparison.
__attribute__((always_inline)) static inline uint64_t ByteMaskMake(
  const uint8_t *bytes, uint8_t bits, uint8_t byte
) {
  uint64_t mask = 0;
  for (int index = 0; index < 4; index++) {
    ByteMaskBlock block;
    memcpy(&block, bytes + 16 * index, sizeof block);
    ByteMaskLanes lanes = __builtin_convertvector((block | bits) == byte, ByteMaskLanes);
    uint16_t part;
    memcpy(&part, &lanes, sizeof part);
    mask |= (uint64_t)part << (16 * index);
  }
  return mask;
}
