// A comparison of 64 bytes with one byte. In C, because vectors in Swift cannot be converted to bit
// masks.
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

// Returns a mask whose bit `i` is set if `bytes[i] | bits` equals `byte`; reads 64 bytes.
__attribute__((always_inline)) static inline uint64_t ByteMaskMake(
  const uint8_t *bytes, uint8_t bits, uint8_t byte
) {
  // Unrolled by hand: compilers keep a loop when they optimise for size.
  return ByteMaskPart(bytes, bits, byte) | ByteMaskPart(bytes + 16, bits, byte) << 16
    | ByteMaskPart(bytes + 32, bits, byte) << 32 | ByteMaskPart(bytes + 48, bits, byte) << 48;
}
