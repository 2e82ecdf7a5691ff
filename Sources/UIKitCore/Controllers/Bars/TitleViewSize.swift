import Foundation
import UIKitGraphics

/// The size of a title view of the application.
///
/// The bar makes the view smaller where there is no room, and gives it its size back.
struct TitleViewSize {
  /// The size that the application has given the view, in points.
  private var own: CGSize?
  /// The size that the bar has given it.
  private var placed: CGSize?

  /// Stores the size that the bar gives the view.
  mutating func place(_ size: CGSize) { placed = size }

  /// The size that the view should have.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - room: The space in the bar, in points.
  /// - Returns: All of the room's width for search bars; else the size that the application has set,
  ///   and for views without one that of their constraints and their content.
  @MainActor
  mutating func wanted(by view: UIView, in room: CGSize) -> CGSize {
    if view.bounds.size != placed { own = view.bounds.size }
    if view is UISearchBar {
      return CGSize(width: room.width, height: view.sizeThatFits(room).height)
    }
    let isOwn = view.translatesAutoresizingMaskIntoConstraints
    if isOwn, let own, own.width > 0, own.height > 0 { return own }
    view.layoutState.isMeasuredBySuperview = true
    return view.barContentSize(in: room)
  }
}

extension UIView {
  /// The size of the content of a view that an application puts into a bar: by constraints, by
  /// `intrinsicContentSize`, or by `sizeThatFits(_:)`.
  ///
  /// - Parameter room: The space in the bar, in points.
  /// - Returns: The size, in points.
  final func barContentSize(in room: CGSize) -> CGSize {
    var size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    guard size.width <= 0 || size.height <= 0 else { return size }
    let fitting = sizeThatFits(room)
    if size.width <= 0 { size.width = fitting.width }
    if size.height <= 0 { size.height = fitting.height }
    return size
  }
}
