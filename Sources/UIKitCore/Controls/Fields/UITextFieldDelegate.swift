public import Foundation

/// The delegate of a text field, which may prevent steps of editing.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Called before editing begins.
  ///
  /// - Parameter textField: The field.
  /// - Returns: Whether it may begin. Default: `true`.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Called after editing began.
  ///
  /// - Parameter textField: The field.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Called before editing ends.
  ///
  /// - Parameter textField: The field.
  /// - Returns: Whether it may end. Default: `true`.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Called after editing ended, unless the method with a reason is there.
  ///
  /// - Parameter textField: The field.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Called after editing ended, in place of the method without a reason, which the default calls.
  ///
  /// - Parameters:
  ///   - textField: The field.
  ///   - reason: Always `.committed`.
  func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  )

  /// Called before typing, pasting, deleting or an input method changes the text; not before
  /// undoing.
  ///
  /// - Parameters:
  ///   - textField: The field.
  ///   - range: The replaced range, in UTF-16 units.
  ///   - string: The replacement; empty for deletions.
  /// - Returns: Whether the change is made. Default: `true`.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// Called after the selection changed: the caret moved, by typing, too.
  ///
  /// - Parameter textField: The field.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Called before the clear button empties the field.
  ///
  /// - Parameter textField: The field.
  /// - Returns: Whether it is emptied. Default: `true`.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Called when the return key was pressed.
  ///
  /// - Parameter textField: The field.
  /// - Returns: Whether the key has its default behaviour: sending `.primaryActionTriggered` and
  ///   `.editingDidEndOnExit`. Default: `true`.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool

  /// Returns the edit menu, before it opens.
  ///
  /// - Parameters:
  ///   - textField: The field.
  ///   - range: The selection, in UTF-16 units.
  ///   - suggestedActions: Cutting, copying and the like, as far as they are possible; in the
  ///     list that the pointer or a key opens, in groups and with the impossible ones disabled.
  /// - Returns: The menu; `nil`, the default, has the suggested actions.
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
