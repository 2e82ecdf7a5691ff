public import Foundation

extension String {
  /// The key of a text in a string table, with the values interpolated into it.
  ///
  /// The key of `"\(count) files in \(folder)"` is `%lld files in %@`.
  public struct LocalizationValue: ExpressibleByStringInterpolation {
    let key: String
    let arguments: [any CVarArg]

    /// Creates a key without values.
    public init(_ value: String) {
      key = value
      arguments = []
    }

    /// Creates a key without values.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a key with the values of an interpolation.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.format
      arguments = stringInterpolation.arguments
    }

    /// Collects an interpolation, with a placeholder in the key for each value.
    public struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var format = ""
      fileprivate var arguments: [any CVarArg] = []

      /// Creates an empty key.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Appends a literal part of the key.
      ///
      /// Per cent signs are doubled, as required by format strings.
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

      /// Appends a custom format specifier, such as `%.1f`.
      public mutating func appendInterpolation(
        _ value: some CVarArg,
        specifier: String
      ) { append(specifier, value) }

      /// Appends `%@` for the description of a value.
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

  /// Creates a string from a localised text in the user's language.
  ///
  /// - Parameters:
  ///   - key: The key, with the values that replace its placeholders.
  ///   - table: The name of a `.strings` file without its extension; `nil`, the default, for
  ///     `Localizable`.
  ///   - bundle: The bundle; `nil`, the default, for the main bundle.
  ///   - locale: The locale used to format numbers; by default the current locale.
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

  /// Creates a string from a localised text with a key that differs from the text.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: The text to use if the tables contain none, with the values that replace the
  ///     placeholders of a table's text.
  ///   - table: The name of a `.strings` file without its extension; `nil`, the default, for
  ///     `Localizable`.
  ///   - bundle: The bundle; `nil`, the default, for the main bundle.
  ///   - locale: The locale used to format numbers; by default the current locale.
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
