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

/// Compares texts as a language sorts them.
typedef struct UCollator UCollator;
/// ICU's data of a language.
typedef struct ULocaleData ULocaleData;
/// Letters, or groups of letters.
typedef struct USet USet;

/// Opens the order of a language, or the common one for a language without its own; NULL on failure.
UCollator *swift_ucol_open(const char *locale, int *status);
/// Closes an order.
void swift_ucol_close(UCollator *collator);
/// Says which differences count; see the constants below.
void swift_ucol_setStrength(UCollator *collator, int strength);
/// Less than, equal to or greater than 0.
int swift_ucol_strcoll(const UCollator *collator, const uint16_t *first, int32_t first_length,
                       const uint16_t *second, int32_t second_length);
/// Writes bytes whose order is that of the texts, with a 0 at the end; returns how many it takes.
int32_t swift_ucol_getSortKey(const UCollator *collator, const uint16_t *text, int32_t length,
                              uint8_t *key, int32_t capacity);
/// Opens what is known of a language; NULL on failure.
ULocaleData *swift_ulocdata_open(const char *locale, int *status);
/// Closes it.
void swift_ulocdata_close(ULocaleData *data);
/// The letters of a language for a use; the caller closes the set. NULL on failure.
USet *swift_ulocdata_getExemplarSet(ULocaleData *data, USet *fill_in, uint32_t options, int use,
                                    int *status);
/// Closes a set.
void swift_uset_close(USet *set);
/// The number of ranges and strings.
int32_t swift_uset_getItemCount(const USet *set);
/// A range, for which it returns 0, or else a string, whose length it returns.
int32_t swift_uset_getItem(const USet *set, int32_t index, int32_t *start, int32_t *end,
                           uint16_t *text, int32_t capacity, int *status);
/// The number of the script of a character; at most 1 for characters of all scripts.
int swift_uscript_getScript(int32_t character, int *status);

/// Only different letters count.
static const int rolltop_letters_count = 0;
/// Letters, accents and case count.
static const int rolltop_case_counts = 2;
/// The letters of an index.
static const int rolltop_index_letters = 2;
