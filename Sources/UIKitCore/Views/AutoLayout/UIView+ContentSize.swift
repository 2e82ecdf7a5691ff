import Foundation

extension UIView {
  /// The views without Auto Layout state whose content is being measured, with the innermost view
  /// last.
  private static var viewsMeasuringContent: [UIView] = []

  /// Measures the view's content for layout.
  ///
  /// A view may measure itself with a layout or with its own `systemLayoutSizeFitting(_:)`. In that
  /// case it has no content besides its constraints.
  ///
  /// - Parameter readSize: Reads the size from the view.
  /// - Returns: The size in points; without metrics if the view is already being measured.
  final func measureContent(_ readSize: (UIView) -> CGSize) -> CGSize {
    let unknown = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    if let state = layoutStateStorage {
      guard !state.isMeasuringContent else { return unknown }
      state.isMeasuringContent = true
      defer { state.isMeasuringContent = false }
      return readSize(self)
    }
    guard !UIView.viewsMeasuringContent.contains(where: { $0 === self }) else { return unknown }
    UIView.viewsMeasuringContent.append(self)
    defer { UIView.viewsMeasuringContent.removeLast() }
    return readSize(self)
  }
}
