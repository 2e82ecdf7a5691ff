// Re-exports `SeededGenerator` to all files of this target.
@_exported public import SeededRandom
