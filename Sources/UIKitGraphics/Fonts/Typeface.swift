/// What is asked of fontconfig, apart from the size.
struct Typeface: Hashable, Sendable {
  enum Family: Hashable, Sendable {
    case system
    case monospaced
    /// A file that a name was resolved to, and the face inside it.
    case file(path: String, index: Int)
  }

  var family: Family
  /// In fontconfig's numbers.
  var weight: Int32
  var isItalic = false
  var hasMonospacedDigits = false
}

/// Lengths of a typeface as fractions of its size.
struct FontMetrics: Sendable {
  var ascent: Double
  var descent: Double
  var leading: Double
  var capHeight: Double
  var xHeight: Double

  /// Inter's, for when no font is installed at all.
  static let estimate = FontMetrics(
    ascent: 0.96875,
    descent: -0.2412,
    leading: 0,
    capHeight: 0.727,
    xHeight: 0.546
  )
}

/// What a face is called.
struct FontNames: Sendable {
  var family: String
  var postScript: String
}
