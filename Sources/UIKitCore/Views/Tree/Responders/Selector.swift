/// The name of an action, such as copying.
///
/// On iOS the Objective-C runtime supplies this type; here it is a plain name.
/// `#selector` does not exist: where ported code says
/// `#selector(UIResponderStandardEditActions.copy(_:))`, write
/// `UIResponderStandardEditActions.copy`, or `.copy` where the type is known.
/// A string literal is a selector, too: `"copy:"`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name as Objective-C has it, with a colon for each argument: `copy:`.
  public let description: String

  /// Creates a selector of any name.
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

  /// Copying to the pasteboard, `copy(_:)`.
  public static let copy = Selector("copy:")
  /// Pasting from the pasteboard, `paste(_:)`.
  public static let paste = Selector("paste:")
  /// Copying to the pasteboard and deleting, `cut(_:)`.
  public static let cut = Selector("cut:")
  /// Deleting, `delete(_:)`.
  public static let delete = Selector("delete:")
  /// Selecting the word at the caret, `select(_:)`.
  public static let select = Selector("select:")
  /// Selecting everything, `selectAll(_:)`.
  public static let selectAll = Selector("selectAll:")
}

/// The standard editing actions.
///
/// A protocol on iOS, whose methods are named by `#selector`; here it holds the
/// names themselves.
public enum UIResponderStandardEditActions {
  /// Copying to the pasteboard.
  public static let copy = Selector.copy
  /// Pasting from the pasteboard.
  public static let paste = Selector.paste
  /// Copying to the pasteboard and deleting.
  public static let cut = Selector.cut
  /// Deleting.
  public static let delete = Selector.delete
  /// Selecting the word at the caret.
  public static let select = Selector.select
  /// Selecting everything.
  public static let selectAll = Selector.selectAll
}
