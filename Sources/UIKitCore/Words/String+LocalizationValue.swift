public import Foundation

extension String {
  /// A key of a table of strings, with the values that were interpolated into it.
  ///
  /// The key of `"\(count) files in \(folder)"` is `%lld files in %@`.
  public struct LocalizationValue: ExpressibleByStringInterpolation {
    let key: String
    let arguments: [any CVarArg]

    /// Makes a key without values.
    public init(_ value: String) {
      key = value
      arguments = []
    }

    /// Makes a key without values.
    public init(stringLiteral value: String) { self.init(value) }

    /// Makes a key with the values of an interpolation.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.format
      arguments = stringInterpolation.arguments
    }

    /// Writes a placeholder into the key for each value.
    public struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var format = ""
      fileprivate var arguments: [any CVarArg] = []

      /// Makes an empty key.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Appends a part of the key; a per cent sign is doubled, as formats have it.
      public mutating func appendLiteral(_ literal: String) {
        format += literal.replacingOccurrences(of: "%", with: "%%")
      }

      /// Appends `%@`.
      public mutating func appendInterpolation(_ string: String) {
        append("%@", NSString(string: string))
      }

      /// Appends `%lld`.
      public mutating func appendInterpolation(_ number: Int) { append("%lld", number) }

      /// Appends `%llu`.
      public mutating func appendInterpolation(_ number: UInt) { append("%llu", number) }

      /// Appends `%lf`.
      public mutating func appendInterpolation(_ number: Double) { append("%lf", number) }

      /// Appends a format of the caller's, such as `%.1f`.
      public mutating func appendInterpolation(
        _ value: some CVarArg,
        specifier: String
      ) { append(specifier, value) }

      /// Appends `%@`, for the value's description.
      @_disfavoredOverload
      public mutating func appendInterpolation(_ value: some Any) {
        append("%@", NSString(string: String(describing: value)))
      }

      private mutating func append(_ specifier: String, _ argument: some CVarArg) {
        format += specifier
        arguments.append(argument)
      }
    }
  }

  /// Looks a text up in the user's language.
  ///
  /// - Parameters:
  ///   - key: The key, with the values that replace its placeholders.
  ///   - table: The name of a `.strings` file without its extension; `nil`, the default, means
  ///     `Localizable`.
  ///   - bundle: The bundle; `nil`, the default, means the main one.
  ///   - locale: The locale in which numbers are written; default: the current one.
  ///   - comment: An explanation for translators.
  public init(
    localized key: LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self.init(localizedKey: key.key, value: key, table: table, bundle: bundle, locale: locale)
  }

  /// Looks a text up in the user's language by a key that is not the text itself.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: The text where the tables have none, and the values that replace the
  ///     placeholders of a table's text.
  ///   - table: As for a key that is the text.
  ///   - bundle: The bundle; `nil`, the default, means the main one.
  ///   - locale: The locale in which numbers are written; default: the current one.
  ///   - comment: An explanation for translators.
  public init(
    localized key: StaticString,
    defaultValue: LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self.init(
      localizedKey: "\(key)",
      value: defaultValue,
      table: table,
      bundle: bundle,
      locale: locale
    )
  }

  private init(
    localizedKey key: String,
    value: LocalizationValue,
    table: String?,
    bundle: Bundle?,
    locale: Locale
  ) {
    let text = String(localizedKey: key, value: value.key, table: table, bundle: bundle)
    self =
      value.arguments.isEmpty
      ? text : String(format: text, locale: locale, arguments: value.arguments)
  }
}
