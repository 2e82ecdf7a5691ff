public import Foundation

/// The kind of interaction with a link.
public enum UITextItemInteraction: Int, Sendable {
  /// A tap, a click, or the Return key.
  case invokeDefaultAction
  /// A long press.
  case presentActions
  /// A preview, which is not available on Linux.
  case preview
}

/// Controls and observes the editing of a text view, and opens its links.
///
/// The object is also the delegate of the scroll view.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Called before editing begins.
  ///
  /// - Parameter textView: The text view.
  /// - Returns: Whether editing may begin. Default: `true`.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// Called after editing began.
  ///
  /// - Parameter textView: The text view.
  func textViewDidBeginEditing(_ textView: UITextView)

  /// Called before editing ends.
  ///
  /// - Parameter textView: The text view.
  /// - Returns: Whether editing may end. Default: `true`.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool

  /// Called after editing ended.
  ///
  /// - Parameter textView: The text view.
  func textViewDidEndEditing(_ textView: UITextView)

  /// Called before typing, pasting, deleting or an input method changes the text, but not before
  /// undo.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - range: The replaced range, in UTF-16 units.
  ///   - text: The replacement; empty for a deletion, a line feed for the Return key.
  /// - Returns: Whether to make the change. Default: `true`.
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool

  /// Called after the user changed the text.
  ///
  /// - Parameter textView: The text view.
  func textViewDidChange(_ textView: UITextView)

  /// Called after the selection changed, including when typing moves the caret.
  ///
  /// - Parameter textView: The text view.
  func textViewDidChangeSelection(_ textView: UITextView)

  /// Called before a link opens if the delegate does not implement the method with an interaction.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - URL: The link.
  ///   - characterRange: The range of the link's text, in UTF-16 units.
  /// - Returns: Whether `UIApplication` opens the link. Default: `true`.
  func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange
  ) -> Bool

  /// Called by the default action of a link. The default implementation calls the method without an
  /// interaction.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - URL: The link.
  ///   - characterRange: The range of the link's text, in UTF-16 units.
  ///   - interaction: Always `.invokeDefaultAction`.
  /// - Returns: Whether `UIApplication` opens the link. Default: `true`.
  func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool

  /// Returns the action to perform for a tap, a click or the Return key on a link.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - textItem: The link.
  ///   - defaultAction: Calls `textView(_:shouldInteractWith:in:interaction:)`, then opens the
  ///     link.
  /// - Returns: The action to perform; `nil` for none. Default: `defaultAction`.
  func textView(
    _ textView: UITextView,
    primaryActionFor textItem: UITextItem,
    defaultAction: UIAction
  ) -> UIAction?

  /// Returns the menu of a link. Called before a long press, a secondary click or the Menu key
  /// opens it.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - textItem: The link.
  ///   - defaultMenu: Contains commands that open the link and copy its address.
  /// - Returns: The menu; `nil` for none. Default: `defaultMenu`.
  func textView(
    _ textView: UITextView,
    menuConfigurationFor textItem: UITextItem,
    defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration?

  /// Returns the edit menu to present.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - range: The selection, in UTF-16 units.
  ///   - suggestedActions: The available standard commands, such as Cut and Copy. In the menu
  ///     opened by the pointer or a key, the commands are grouped, and unavailable ones are
  ///     disabled.
  /// - Returns: The menu; `nil`, the default, for the suggested actions.
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
