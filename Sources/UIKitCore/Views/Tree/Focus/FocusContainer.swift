import Foundation

/// A view with places of its own for the focus: a list, where Tab reaches one row and the arrow
/// keys reach the others.
@MainActor
protocol FocusContainer: AnyObject {
  /// Whether one of its places can have the focus.
  var acceptsFocus: Bool { get }
  /// Whether a ring shows the place with the focus.
  var showsRing: Bool { get }
  /// The view of the place that has the focus; `nil` when that is not on the screen.
  var focusedPart: UIView? { get }
  /// The accessible object of the focused place; `nil` without one.
  var focusedElement: _UIAccessibleObject? { get }
  /// The view has become the one with the focus.
  ///
  /// - Parameters:
  ///   - old: The view that had the focus before.
  ///   - heading: The direction.
  func focusDidArrive(from old: UIView?, heading: UIFocusHeading)
  /// Another view has become the one with the focus.
  func focusDidLeave()
  /// Scrolls the place that has the focus into view.
  func revealFocus()
  /// The first view inside that Tab leads to from the place with the focus; `nil`: none.
  var stopAtFocus: UIView? { get }
  /// The place for Tab beyond the last view inside that is on the screen, in content that has to be
  /// scrolled.
  ///
  /// - Parameters:
  ///   - view: The view inside that has the focus.
  ///   - step: 1 for the next place, −1 for the previous one.
  /// - Returns: `nil` where the content ends.
  func stop(beyond view: UIView, by step: Int) -> UIView?
}

/// A view in front or in place of others beside it, which Tab does not lead to.
@MainActor
protocol FocusCover: UIView {
  /// Whether a view cannot have the focus because of this one.
  func covers(_ view: UIView) -> Bool
}

/// A field for the text of a search, to which Ctrl+F leads.
@MainActor
protocol SearchField: UIView {}

/// A field for one line of text, which is selected when Tab leads there.
@MainActor
protocol LineOfText: UIView {
  /// The selected UTF-16 units; empty at the caret.
  var selectedUnits: Range<Int> { get }
  func selectAll(_ sender: Any?)
}
