import UIKitSupport

/// Counts nested additions and removals of views.
///
/// Callbacks may add and remove views, but not with infinite recursion.
@MainActor
enum MoveNesting {
  private static var depth = 0
  /// The name of the last callback, for the message about an infinite recursion.
  static var callback: StaticString = ""

  static func begin(_ view: UIView) {
    depth += 1
    demand(
      depth <= UIView.maximumDepth,
      "\(callback) of \(view) adds or removes views without end"
    )
  }

  static func end() { depth -= 1 }
}
