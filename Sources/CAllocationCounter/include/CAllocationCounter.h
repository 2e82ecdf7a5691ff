/// How often the calling thread has allocated memory since it started.
///
/// Linking this target into a program puts counting functions before the C
/// library's own; that is for tests and measurements only.
long allocation_count(void);
