public import Foundation

/// The kind of interaction with a link.
public enum UITextItemInteraction: Int, Sendable {
  /// By a tap, a click, or the Return key.
  case invokeDefaultAction
  /// By a long press.
  case presentActions
  /// By a preview, which Linux does not have.
  case preview
}

/// The delegate of a text view, which may prevent steps of editing, and opens links.
///
/// It is the scroll view's delegate, too.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Called before editing begins.
  ///
  /// - Parameter textView: The text view.
  /// - Returns: Whether it may begin. Default: `true`.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// Called after editing began.
  ///
  /// - Parameter textView: The text view.
  func textViewDidBeginEditing(_ textView: UITextView)

  /// Called before editing ends.
  ///
  /// - Parameter textView: The text view.
  /// - Returns: Whether it may end. Default: `true`.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool

  /// Called after editing ended.
  ///
  /// - Parameter textView: The text view.
  func textViewDidEndEditing(_ textView: UITextView)

  /// Called before typing, pasting, deleting or an input method changes the text; not before
  /// undoing.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - range: The replaced range, in UTF-16 units.
  ///   - text: The replacement; empty for deletions, a line feed for the return key.
  /// - Returns: Whether the change is made. Default: `true`.
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool

  /// Called after the user changed the text.
  ///
  /// - Parameter textView: The text view.
  func textViewDidChange(_ textView: UITextView)

  /// Called after the selection changed: the caret moved, by typing, too.
  ///
  /// - Parameter textView: The text view.
  func textViewDidChangeSelection(_ textView: UITextView)

  /// Called before a link is opened, unless the method with an interaction is there.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - URL: The link.
  ///   - characterRange: The text of the link, in UTF-16 units.
  /// - Returns: Whether `UIApplication` opens the link. Default: `true`.
  func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange
  ) -> Bool

  /// Called before a link is opened, unless the method with a text item returns an action of its
  /// own; the default calls the method without an interaction.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - URL: The link.
  ///   - characterRange: The text of the link, in UTF-16 units.
  ///   - interaction: Always `.invokeDefaultAction`.
  /// - Returns: Whether `UIApplication` opens the link. Default: `true`.
  func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool

  /// Queried for the action of a tap, a click or the Return key on a link.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - textItem: The link.
  ///   - defaultAction: Calls `textView(_:shouldInteractWith:in:interaction:)`, and opens the link.
  /// - Returns: The action that is performed; `nil` for none. Default: `defaultAction`.
  func textView(
    _ textView: UITextView,
    primaryActionFor textItem: UITextItem,
    defaultAction: UIAction
  ) -> UIAction?

  /// Returns the menu of a link, before a resting finger, the secondary button or the Menu key
  /// opens it.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - textItem: The link.
  ///   - defaultMenu: Opens the link as a tap does, and copies its address.
  /// - Returns: The menu; `nil` for none. Default: `defaultMenu`.
  func textView(
    _ textView: UITextView,
    menuConfigurationFor textItem: UITextItem,
    defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration?

  /// Returns the edit menu, before it opens.
  ///
  /// - Parameters:
  ///   - textView: The view.
  ///   - range: The selection, in UTF-16 units.
  ///   - suggestedActions: Cutting, copying and the like, as far as they are possible; in the
  ///     list that the pointer or a key opens, in groups and with the impossible ones disabled.
  /// - Returns: The menu; `nil`, the default, has the suggested actions.
  func textView(
    _ textView: UITextView,
    editMenuForTextIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

extension UITextViewDelegate {
  /// Returns `true`.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }

  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}

  /// Returns `true`.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }

  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}

  /// Returns `true`.
  public func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }

  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}

  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}

  /// Returns `true`.
  public func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange
  ) -> Bool { true }

  /// Calls the method without an interaction.
  public func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { self.textView(textView, shouldInteractWith: URL, in: characterRange) }

  /// Returns the default action.
  public func textView(
    _ textView: UITextView,
    primaryActionFor textItem: UITextItem,
    defaultAction: UIAction
  ) -> UIAction? { defaultAction }

  /// Returns the default menu.
  public func textView(
    _ textView: UITextView,
    menuConfigurationFor textItem: UITextItem,
    defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? { UITextItem.MenuConfiguration(menu: defaultMenu) }

  /// Returns `nil`.
  public func textView(
    _ textView: UITextView,
    editMenuForTextIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
}
