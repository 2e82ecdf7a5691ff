public import Foundation

// The compiler prefers functions without default arguments to Foundation's function of the same
// name, which ignores the user's language. Only a call with all five arguments uses Foundation's.

/// Returns a text of the application's `Localizable.strings` in the user's language.
///
/// - Parameters:
///   - key: The key in the table.
///   - comment: An explanation for translators.
/// - Returns: The text; the key if the table has no text for it.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  String(localizedKey: key)
}

/// Returns a text of one of the application's tables in the user's language, or the key if the
/// table has none.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  String(localizedKey: key, table: tableName)
}

/// Returns a text of a bundle's `Localizable.strings` in the user's language, or the key if the
/// table has none.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  String(localizedKey: key, bundle: bundle)
}

/// Returns a text of a bundle's table in the user's language, or the key if the table has none.
public func NSLocalizedString(
  _ key: String,
  tableName: String?,
  bundle: Bundle,
  comment: String
) -> String {
  String(localizedKey: key, table: tableName, bundle: bundle)
}

/// Returns a text of the application's `Localizable.strings` in the user's language, or `value` if
/// the table has none.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  String(localizedKey: key, value: value)
}

/// Returns a text of a bundle's `Localizable.strings` in the user's language, or `value` if the
/// table has none.
public func NSLocalizedString(
  _ key: String,
  bundle: Bundle,
  value: String,
  comment: String
) -> String {
  String(localizedKey: key, value: value, bundle: bundle)
}

/// Returns a text of one of the application's tables in the user's language, or `value` if the
/// table has none.
public func NSLocalizedString(
  _ key: String,
  tableName: String?,
  value: String,
  comment: String
) -> String {
  String(localizedKey: key, value: value, table: tableName)
}

extension String {
  /// Creates a string from a localised text in the user's language.
  ///
  /// - Parameters:
  ///   - key: The key in the table.
  ///   - value: The text for an unknown key; if empty, the key is used.
  ///   - table: The table; `nil` for `Localizable`.
  ///   - bundle: The bundle; `nil` for the main bundle.
  init(localizedKey key: String, value: String = "", table: String? = nil, bundle: Bundle? = nil) {
    let text = TextLanguages.text(forKey: key, table: table, bundle: bundle ?? .main)
    self = text ?? (value.isEmpty ? key : value)
  }
}
