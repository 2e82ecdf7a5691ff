import UIKitSupport

/// Where a controller's view is on its way onto the screen and off again.
///
/// Every `viewWillAppear` is followed by `viewDidAppear` or, when the way is
/// turned round, by `viewWillDisappear`; the same holds the other way.
enum AppearanceState {
  /// Not on screen.
  case disappeared
  /// `viewWillAppear` was called.
  case appearing
  /// On screen.
  case appeared
  /// `viewWillDisappear` was called.
  case disappearing

  /// The states that may follow this one; all other transitions trap.
  var successors: [AppearanceState] {
    switch self {
    case .disappeared: [.appearing]
    case .appearing: [.appeared, .disappearing]
    case .appeared: [.disappearing]
    case .disappearing: [.disappeared, .appearing]
    }
  }

  /// Goes to another state.
  ///
  /// - Parameters:
  ///   - next: The new state, one of `successors`.
  ///   - owner: What the message calls the object, when the transition is invalid.
  mutating func enter(_ next: AppearanceState, of owner: @autoclosure () -> String) {
    demand(
      successors.contains(next),
      "Appearance of \(owner()): invalid transition from \(self) to \(next)"
    )
    self = next
  }
}
