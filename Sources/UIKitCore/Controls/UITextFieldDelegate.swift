public import Foundation

/// Told of the editing of a text field, and asked before its steps.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Asked before editing begins.
  ///
  /// - Parameter textField: The field.
  /// - Returns: Whether it may begin. Default: `true`.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Called after editing began.
  ///
  /// - Parameter textField: The field.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Asked before editing ends.
  ///
  /// - Parameter textField: The field.
  /// - Returns: Whether it may end. Default: `true`.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Called after editing ended.
  ///
  /// - Parameter textField: The field.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Asked before typing changes the text.
  ///
  /// - Parameters:
  ///   - textField: The field.
  ///   - range: What is replaced, in UTF-16 units.
  ///   - string: What replaces it; empty when characters are deleted.
  /// - Returns: Whether the change is made. Default: `true`.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// Asked before the clear button empties the field.
  ///
  /// - Parameter textField: The field.
  /// - Returns: Whether it is emptied. Default: `true`.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Asked when the return key was pressed.
  ///
  /// - Parameter textField: The field.
  /// - Returns: Whether the key does what it usually does: send `.primaryActionTriggered`
  ///   and `.editingDidEndOnExit`. Default: `true`.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Lets editing begin.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// Lets editing end.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// Lets the text change.
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }

  /// Lets the field be emptied.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

  /// Lets the key do what it usually does.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
