import Foundation

/// A view with its own focusable items, such as a list: Tab reaches a single row, and the arrow
/// keys reach the others.
@MainActor
protocol FocusContainer: AnyObject {
  /// Whether one of the items can have the focus.
  var acceptsFocus: Bool { get }
  /// Whether the focused item has a focus ring.
  var showsRing: Bool { get }
  /// The view of the focused item; `nil` if it is not on the screen.
  var focusedPart: UIView? { get }
  /// The accessibility element of the focused item; `nil` if there is none.
  var focusedElement: _UIAccessibleObject? { get }
  /// Called after the view has received the focus.
  ///
  /// - Parameters:
  ///   - previousView: The view that had the focus; `nil` if there was none.
  ///   - heading: The heading of the movement.
  func focusDidArrive(from previousView: UIView?, heading: UIFocusHeading)
  /// Called after the focus has moved to a different view.
  func focusDidLeave()
  /// Scrolls until the focused item is visible.
  func revealFocus()
  /// The first view inside the focused item that Tab reaches; `nil` if there is none.
  var stopAtFocus: UIView? { get }
  /// Returns the next item for Tab beyond the last visible view inside, in content that has to be
  /// scrolled.
  ///
  /// - Parameters:
  ///   - view: The focused view inside.
  ///   - step: 1 for the next item, −1 for the previous item.
  /// - Returns: The view; `nil` at the end of the content.
  func stop(beyond view: UIView, by step: Int) -> UIView?
}

/// A view that covers or replaces sibling views, so that Tab does not reach them.
@MainActor
protocol FocusCover: UIView {
  /// Returns whether this view prevents another from having the focus.
  func covers(_ view: UIView) -> Bool
}

/// A search field, to which Ctrl+F moves the focus.
@MainActor
protocol SearchField: UIView {}

/// A single-line text field, whose text is selected when Tab reaches it.
@MainActor
protocol SingleLineText: UIView {
  /// The selected range in UTF-16 units; empty at the caret.
  var selectedUnits: Range<Int> { get }
  func selectAll(_ sender: Any?)
}
