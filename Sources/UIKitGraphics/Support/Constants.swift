// The names are those of C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A very great number.
public let HUGE = Double(Float.greatestFiniteMagnitude)

/// The nanoseconds of a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The nanoseconds of a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The nanoseconds of a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// The microseconds of a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// A whole number.
public typealias NSInteger = Int
/// A whole number that is not negative.
public typealias NSUInteger = UInt
