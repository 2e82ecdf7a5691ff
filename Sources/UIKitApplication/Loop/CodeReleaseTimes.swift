/// The times at which pages of code leave memory, on the loop's clock.
///
/// Code that ran once, such as that of a launch or a transition, stays out; the kernel maps again
/// what is used next. A release during work costs the next frame about 140 page faults, therefore
/// the pauses between releases double: a transition has two of them, and a long scroll few.
struct CodeReleaseTimes {
  /// The time of the next release during work; infinite while the pages are out.
  private var nextRelease = Double.infinity
  /// The time of the release after the last work; infinite while the pages are out.
  private var idleRelease = Double.infinity
  /// The time from a release to the next one during work, in seconds.
  private var pause = Self.firstPause

  private static let firstPause = 0.2
  private static let restDelay = 1.0

  /// The time of the next release; infinite while the pages are out.
  var deadline: Double { min(nextRelease, idleRelease) }

  /// Records an event or a frame.
  ///
  /// - Parameter now: The current time.
  mutating func recordWork(at now: Double) {
    idleRelease = now + Self.restDelay
    if nextRelease == .infinity { nextRelease = now + pause }
  }

  /// Returns whether the pages are to leave memory now.
  ///
  /// - Parameter now: The current time.
  /// - Returns: `true` once per deadline.
  mutating func takeIfDue(at now: Double) -> Bool {
    guard now >= deadline else { return false }
    if now >= idleRelease {
      self = CodeReleaseTimes()
    } else {
      pause *= 2
      nextRelease = now + pause
    }
    return true
  }
}
