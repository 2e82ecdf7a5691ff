import UIKitSupport

/// The number of nested additions and removals of views.
///
/// Callbacks may add and remove views, but not without end.
@MainActor
enum MoveNesting {
  private static var depth = 0
  /// The callback that was called last.
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
