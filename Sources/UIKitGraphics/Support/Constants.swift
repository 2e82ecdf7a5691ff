// The names are those of the C constants.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The largest finite number of its type, such as for the `repeatCount` of an animation.
public let HUGE = Float.greatestFiniteMagnitude

/// The number of nanoseconds per second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The number of nanoseconds per millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The number of nanoseconds per microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// The number of microseconds per second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// A signed integer.
public typealias NSInteger = Int
/// An unsigned integer.
public typealias NSUInteger = UInt
