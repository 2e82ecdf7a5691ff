// Makes `SeededGenerator` visible in all files of this target.
@_exported public import SeededRandom
