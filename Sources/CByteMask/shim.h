// Comparing 64 bytes at a time, which Swift's vectors do without giving the result as bits.
#pragma once
#include <stdint.h>
#include <string.h>

typedef uint8_t ByteMaskBlock __attribute__((ext_vector_type(16)));
typedef _Bool ByteMaskLanes __attribute__((ext_vector_type(16)));

__attribute__((always_inline)) static inline uint64_t ByteMaskPart(
  const uint8_t *bytes, ByteMaskBlock bits, ByteMaskBlock byte
) {
  ByteMaskBlock block;
  memcpy(&block, bytes, sizeof block);
  ByteMaskLanes lanes = __builtin_convertvector((block | bits) == byte, ByteMaskLanes);
  uint16_t mask;
  memcpy(&mask, &lanes, sizeof mask);
  return mask;
}

// The places of a byte among the 64 bytes, with `bits` set in each of them before the comparison.
__attribute__((always_inline)) static inline uint64_t ByteMaskMake(
  const uint8_t *bytes, uint8_t bits, uint8_t byte
) {
  // Without a loop, which stays one where programs are made small.
  return ByteMaskPart(bytes, bits, byte) | ByteMaskPart(bytes + 16, bits, byte) << 16
    | ByteMaskPart(bytes + 32, bits, byte) << 32 | ByteMaskPart(bytes + 48, bits, byte) << 48;
}
