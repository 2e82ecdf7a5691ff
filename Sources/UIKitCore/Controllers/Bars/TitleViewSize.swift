import Foundation
import UIKitGraphics

/// The size of a custom title view.
///
/// The bar shrinks the view if there is too little room, and restores its size later.
struct TitleViewSize {
  /// The size set by the application, in points; `nil` before the first measurement.
  private var customSize: CGSize?
  /// The size set by the bar, in points; `nil` before the first layout.
  private var laidOutSize: CGSize?

  /// Stores the size set by the bar.
  mutating func didLayOut(_ size: CGSize) { laidOutSize = size }

  /// Returns the preferred size of the view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - availableSize: The available size in the bar, in points.
  /// - Returns: The full available width for search bars; otherwise the size set by the
  ///   application, or without one the size from constraints and content.
  @MainActor
  mutating func preferredSize(of view: UIView, in availableSize: CGSize) -> CGSize {
    if view.bounds.size != laidOutSize { customSize = view.bounds.size }
    if view is UISearchBar {
      return CGSize(width: availableSize.width, height: view.sizeThatFits(availableSize).height)
    }
    let usesCustomSize = view.translatesAutoresizingMaskIntoConstraints
    if usesCustomSize, let customSize, customSize.width > 0, customSize.height > 0 {
      return customSize
    }
    view.layoutState.isMeasuredBySuperview = true
    return view.barContentSize(in: availableSize)
  }
}

extension UIView {
  /// Returns the content size of a custom view in a bar, from constraints, `intrinsicContentSize`
  /// or `sizeThatFits(_:)`.
  ///
  /// - Parameter availableSize: The available size in the bar, in points.
  /// - Returns: The size, in points.
  final func barContentSize(in availableSize: CGSize) -> CGSize {
    var size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    guard size.width <= 0 || size.height <= 0 else { return size }
    let fitting = sizeThatFits(availableSize)
    if size.width <= 0 { size.width = fitting.width }
    if size.height <= 0 { size.height = fitting.height }
    return size
  }
}
