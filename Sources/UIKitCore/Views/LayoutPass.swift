import UIKitSupport

/// The layout pass: calls `layoutSubviews()` where it is pending.
///
/// It may invalidate layout of other views, recordings and pixels. Invalidations are processed
/// before the frame is composited, in at most `WindowHost.maximumRounds` rounds.
@MainActor
enum LayoutPass {
  /// How many calls of `layoutSubviews()` run inside each other.
  private static var nesting = 0

  /// Lays out a view and everything below it, superviews first.
  ///
  /// - Parameter view: The root of the subtree.
  /// - Returns: The view that was laid out last; `nil` when nothing was pending.
  @discardableResult
  static func run(on view: UIView) -> UIView? {
    var last: UIView?
    if view.pending.contains(.layout) {
      view.pending.remove(.layout)
      view.owner?.viewWillLayoutSubviews()
      nesting += 1
      demand(
        nesting <= UIView.maximumDepth,
        "layoutSubviews() of \(view) lays out itself without end"
      )
      view.layoutSubviews()
      nesting -= 1
      view.owner?.viewDidLayoutSubviews()
      last = view
    }
    if view.subtreePending.contains(.layout) {
      view.subtreePending.remove(.layout)
      for subview in view.subviewStorage
      where !subview.pending.isDisjoint(with: .layout)
        || !subview.subtreePending.isDisjoint(with: .layout)
      {
        last = run(on: subview) ?? last
      }
    }
    return last
  }
}
