public import Foundation

// Functions without default arguments are preferred to Foundation's, which has the same name and
// ignores the user's language. Only a call with all five arguments reaches that one.

/// A text of the application's `Localizable.strings`, in the user's language.
///
/// - Parameters:
///   - key: The key in the table.
///   - comment: An explanation for translators.
/// - Returns: The text; the key if there is none.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  String(localizedKey: key)
}

/// A text of one of the application's tables, in the user's language; the key if there is none.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  String(localizedKey: key, table: tableName)
}

/// A text of a bundle's `Localizable.strings`, in the user's language; the key if there is none.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  String(localizedKey: key, bundle: bundle)
}

/// A text of a bundle's table, in the user's language; the key if there is none.
public func NSLocalizedString(
  _ key: String,
  tableName: String?,
  bundle: Bundle,
  comment: String
) -> String {
  String(localizedKey: key, table: tableName, bundle: bundle)
}

/// A text of the application's `Localizable.strings`, in the user's language; `value` if there is
/// none.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  String(localizedKey: key, value: value)
}

/// A text of a bundle's `Localizable.strings`, in the user's language; `value` if there is none.
public func NSLocalizedString(
  _ key: String,
  bundle: Bundle,
  value: String,
  comment: String
) -> String {
  String(localizedKey: key, value: value, bundle: bundle)
}

/// A text of one of the application's tables, in the user's language; `value` if there is none.
public func NSLocalizedString(
  _ key: String,
  tableName: String?,
  value: String,
  comment: String
) -> String {
  String(localizedKey: key, value: value, table: tableName)
}

extension String {
  /// Looks a text up in the user's language.
  ///
  /// - Parameters:
  ///   - key: The key in the table.
  ///   - value: The text for an unknown key; empty means the key.
  ///   - table: The table; `nil` means `Localizable`.
  ///   - bundle: The bundle; `nil` means the main one.
  init(localizedKey key: String, value: String = "", table: String? = nil, bundle: Bundle? = nil) {
    let text = TextLanguages.text(forKey: key, table: table, bundle: bundle ?? .main)
    self = text ?? (value.isEmpty ? key : value)
  }
}
