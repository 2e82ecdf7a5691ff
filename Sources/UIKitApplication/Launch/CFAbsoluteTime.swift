import Foundation

// The names are those of Core Foundation.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A time in seconds since 1 January 2001, 00:00 UTC.
public typealias CFAbsoluteTime = Double

/// Returns the present time of the computer's clock.
///
/// - Returns: The time in seconds.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
