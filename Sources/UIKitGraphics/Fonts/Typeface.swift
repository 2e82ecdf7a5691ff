/// A font request to fontconfig without a size.
struct Typeface: Hashable, Sendable {
  enum Family: Hashable, Sendable {
    case system
    case monospaced
    /// A font file found by name, and the index of the face in it.
    case file(path: String, index: Int)

    /// Whether the system, or a test's substitute, determines the font.
    var isOfSystem: Bool { self == .system || self == .monospaced }
  }

  var family: Family
  /// The weight on fontconfig's scale.
  var weight: Int32
  var isItalic = false
  var hasMonospacedDigits = false
  /// The enabled and disabled font features, sorted by tag.
  var features: [FontFeature] = []
}

/// The metrics of a typeface, in ems.
struct FontMetrics: Sendable {
  var ascent: Double
  var descent: Double
  var leading: Double
  var capHeight: Double
  var xHeight: Double

  /// The metrics of Inter, used if no font is installed.
  static let estimate = FontMetrics(
    ascent: 0.96875,
    descent: -0.2412,
    leading: 0,
    capHeight: 0.727,
    xHeight: 0.546
  )
}

/// The names of a face.
struct FontNames: Sendable {
  var family: String
  var postScript: String
}
