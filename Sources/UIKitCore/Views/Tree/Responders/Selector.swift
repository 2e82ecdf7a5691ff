/// The name of an action, such as copying.
///
/// On iOS the Objective-C runtime provides this type; on Linux a selector is only a name.
/// `#selector` does not exist: replace `#selector(UIResponderStandardEditActions.copy(_:))` in
/// ported code with `UIResponderStandardEditActions.copy`, or with `.copy` if the type is known. A
/// string literal such as `"copy:"` is also a selector.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name in Objective-C syntax, with a colon for each argument: `copy:`.
  public let description: String

  /// Creates a selector with a name.
  ///
  /// - Parameter string: The name, with a colon for each argument.
  public init(_ string: String) {
    description = string
  }

  /// Creates a selector from a literal.
  ///
  /// - Parameter value: The name, with a colon for each argument.
  public init(stringLiteral value: String) {
    description = value
  }

  /// Copies to the pasteboard, `copy(_:)`.
  public static let copy = Selector("copy:")
  /// Pastes from the pasteboard, `paste(_:)`.
  public static let paste = Selector("paste:")
  /// Copies to the pasteboard and deletes, `cut(_:)`.
  public static let cut = Selector("cut:")
  /// Deletes, `delete(_:)`.
  public static let delete = Selector("delete:")
  /// Selects the word at the caret, `select(_:)`.
  public static let select = Selector("select:")
  /// Selects everything, `selectAll(_:)`.
  public static let selectAll = Selector("selectAll:")
}

/// The standard editing actions.
///
/// On iOS this is a protocol, whose methods `#selector` refers to; on Linux it contains the
/// selectors.
public enum UIResponderStandardEditActions {
  /// Copies to the pasteboard.
  public static let copy = Selector.copy
  /// Pastes from the pasteboard.
  public static let paste = Selector.paste
  /// Copies to the pasteboard and deletes.
  public static let cut = Selector.cut
  /// Deletes.
  public static let delete = Selector.delete
  /// Selects the word at the caret.
  public static let select = Selector.select
  /// Selects everything.
  public static let selectAll = Selector.selectAll
}
