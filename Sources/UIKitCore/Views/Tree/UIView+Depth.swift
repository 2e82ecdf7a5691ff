import UIKitSupport

extension UIView {
  /// The maximum depth of a view tree, including the root.
  ///
  /// Layout, drawing and many notifications traverse the tree recursively; the limit prevents a
  /// stack overflow.
  package static let maximumDepth = 1_000

  /// Stops the program with a message if `view` may not become a subview of this view.
  ///
  /// Cost: linear in the depth of this view.
  final func demandDepth(for view: UIView) {
    var depth = 1
    var ancestor: UIView? = self
    while let current = ancestor {
      demand(current !== view, "\(view) cannot be added to itself or a view inside it")
      depth += 1
      ancestor = current.superviewStorage
    }
    guard depth + Int(view.levelsBelow) > UIView.maximumDepth else { return }
    // The removed view may have been deeper than the remaining subviews.
    view.levelsBelow = view.countLevelsBelow()
    demand(
      depth + Int(view.levelsBelow) <= UIView.maximumDepth,
      "At most \(UIView.maximumDepth) views can be nested, but \(view) was to be added at depth "
        + "\(depth) with \(view.levelsBelow) levels of subviews"
    )
  }

  /// Updates the depth of this view and its ancestors for a new subview.
  final func addLevels(of view: UIView) {
    var levels = view.levelsBelow + 1
    var ancestor: UIView? = self
    while let current = ancestor, current.levelsBelow < levels {
      current.levelsBelow = levels
      levels += 1
      ancestor = current.superviewStorage
    }
  }

  private func countLevelsBelow() -> UInt16 {
    subviewStorage.map { $0.countLevelsBelow() + 1 }.max() ?? 0
  }
}
