import UIKitSupport

/// The appearance state of a controller's view.
///
/// Every `viewWillAppear` is followed by `viewDidAppear` or, when the transition is reversed, by
/// `viewWillDisappear`; the same holds for disappearing.
enum AppearanceState {
  /// Not on screen.
  case disappeared
  /// `viewWillAppear` was called.
  case appearing
  /// On screen.
  case appeared
  /// `viewWillDisappear` was called.
  case disappearing

  /// The valid next states.
  ///
  /// Every other transition traps.
  var successors: [AppearanceState] {
    switch self {
    case .disappeared: [.appearing]
    case .appearing: [.appeared, .disappearing]
    case .appeared: [.disappearing]
    case .disappearing: [.disappeared, .appearing]
    }
  }

  /// Changes the state, or traps if the transition is invalid.
  ///
  /// - Parameters:
  ///   - next: The new state, one of `successors`.
  ///   - owner: The name of the object for the error message.
  mutating func enter(_ next: AppearanceState, of owner: @autoclosure () -> String) {
    demand(
      successors.contains(next),
      "Appearance of \(owner()): invalid transition from \(self) to \(next)"
    )
    self = next
  }
}
