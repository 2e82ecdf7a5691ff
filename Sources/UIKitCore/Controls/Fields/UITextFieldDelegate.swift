public import Foundation

/// Controls and observes the editing of a text field.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Called before editing begins.
  ///
  /// - Parameter textField: The field.
  /// - Returns: Whether editing may begin. Default: `true`.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Called after editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Called before editing ends.
  ///
  /// - Parameter textField: The field.
  /// - Returns: Whether editing may end. Default: `true`.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Called after editing ended if the delegate does not implement the method with a reason.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Called after editing ended. The default implementation calls the method without a reason.
  ///
  /// - Parameters:
  ///   - textField: The field.
  ///   - reason: Always `.committed`.
  func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  )

  /// Called before typing, pasting, deleting or an input method changes the text, but not before
  /// undo.
  ///
  /// - Parameters:
  ///   - textField: The field.
  ///   - range: The replaced range, in UTF-16 units.
  ///   - string: The replacement; empty for a deletion.
  /// - Returns: Whether to make the change. Default: `true`.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// Called after the selection changed, including when typing moves the caret.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Called before the clear button removes the text.
  ///
  /// - Parameter textField: The field.
  /// - Returns: Whether to remove the text. Default: `true`.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Called when the Return key is pressed.
  ///
  /// - Parameter textField: The field.
  /// - Returns: Whether the key has its default behaviour: sending `.primaryActionTriggered` and
  ///   `.editingDidEndOnExit`. Default: `true`.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool

  /// Returns the edit menu to present.
  ///
  /// - Parameters:
  ///   - textField: The field.
  ///   - range: The selection, in UTF-16 units.
  ///   - suggestedActions: The available standard commands, such as Cut and Copy. In the menu
  ///     opened by the pointer or a key, the commands are grouped, and unavailable ones are
  ///     disabled.
  /// - Returns: The menu; `nil`, the default, for the suggested actions.
  func textField(
    _ textField: UITextField,
    editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

extension UITextFieldDelegate {
  /// Returns `true`.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// Returns `true`.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// Calls the method without a reason.
  public func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }

  /// Returns `true`.
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }

  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}

  /// Returns `true`.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

  /// Returns `true`.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }

  /// Returns `nil`.
  public func textField(
    _ textField: UITextField,
    editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
}
