public import Foundation
import UIKitCore

extension Stage {
  /// The time zone of dates and times displayed by the system.
  ///
  /// Existing text is not updated.
  ///
  /// Default: UTC, so that snapshots are the same on all computers. The `calendar` of a
  /// `UIDatePicker` has this time zone. Calendars and formatters created by the application have
  /// the computer's time zone unless the application sets this one.
  public var timeZone: TimeZone {
    get { loop.timeZone ?? .gmt }
    set { deliver { loop.timeZone = newValue } }
  }

  /// The current date and time of the stage, for example the initial date of date pickers.
  ///
  /// The date advances with ``time``. Default: the beginning of the year 2024 in UTC at time 0.
  /// `Date()` and `Date.now` still return the computer's date.
  public var date: Date {
    get { loop.civilTime() }
    set {
      let start = newValue - loop.time
      deliver { loop.civilTime = { [unowned loop] in start + loop.time } }
    }
  }
}
