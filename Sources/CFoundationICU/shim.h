// The boundaries of the ICU that Foundation brings along, whose headers are not installed.
#pragma once
#include <stdint.h>

/// Iterates over the boundaries of a text.
typedef struct UBreakIterator UBreakIterator;

/// Opens an iterator for a kind of boundary, a language and a text; NULL on failure.
UBreakIterator *swift_ubrk_open(int type, const char *locale, const uint16_t *text,
                                int32_t length, int *status);
/// Gives another text, which has to stay as it is while boundaries are asked for.
void swift_ubrk_setText(UBreakIterator *iterator, const uint16_t *text, int32_t length,
                        int *status);
/// The next boundary in code units; negative at the end.
int32_t swift_ubrk_next(UBreakIterator *iterator);

/// The kind of boundaries between words.
static const int rolltop_word_boundaries = 1;
/// The kind of boundaries between which lines may break.
static const int rolltop_line_boundaries = 2;
