public import Foundation
import UIKitCore

extension Stage {
  /// The time zone in which the system shows dates and times, for what is shown afterwards.
  ///
  /// Default: UTC, so that pictures are the same on all computers. Calendars and formatters of the
  /// application itself have the computer's time zone unless they are given this one; the `calendar`
  /// of a `UIDatePicker` has it.
  public var timeZone: TimeZone {
    get { loop.timeZone ?? .gmt }
    set { deliver { loop.timeZone = newValue } }
  }

  /// The date and time at present, such as date pickers begin with and call today.
  ///
  /// It moves with ``time``. Default: the beginning of the year 2024 in UTC at time 0. `Date()` and
  /// `Date.now` of the application itself are the computer's.
  public var date: Date {
    get { loop.civilTime() }
    set {
      let start = newValue - loop.time
      deliver { loop.civilTime = { [unowned loop] in start + loop.time } }
    }
  }
}
