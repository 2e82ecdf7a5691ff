/// The number of allocations of the calling thread since its start.
///
/// Linking this target into a program puts counting functions before the C
/// library's own; that is for tests and measurements only.
long allocation_count(void);
