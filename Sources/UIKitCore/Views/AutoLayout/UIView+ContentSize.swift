import Foundation

extension UIView {
  /// The views without Auto Layout's state whose content is being measured, the innermost one last.
  private static var asked: [UIView] = []

  /// Measures the view's content, for layout.
  ///
  /// A view may answer by layout or by `systemLayoutSizeFitting(_:)` of itself; then it has no
  /// content besides its constraints.
  ///
  /// - Parameter question: Reads the size from the view.
  /// - Returns: The size, in points; without metrics while the view is being measured already.
  final func askForContent(_ question: (UIView) -> CGSize) -> CGSize {
    let unknown = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    if let state = layoutStateStorage {
      guard !state.isAskedForContent else { return unknown }
      state.isAskedForContent = true
      defer { state.isAskedForContent = false }
      return question(self)
    }
    guard !UIView.asked.contains(where: { $0 === self }) else { return unknown }
    UIView.asked.append(self)
    defer { UIView.asked.removeLast() }
    return question(self)
  }
}
