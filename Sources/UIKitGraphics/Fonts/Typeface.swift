/// A font request to fontconfig, without the size.
struct Typeface: Hashable, Sendable {
  enum Family: Hashable, Sendable {
    case system
    case monospaced
    /// A font file and the index of the face in it, found by name.
    case file(path: String, index: Int)

    /// Whether the system chooses the font, or a test in its place.
    var isOfSystem: Bool { self == .system || self == .monospaced }
  }

  var family: Family
  /// The weight on fontconfig's scale.
  var weight: Int32
  var isItalic = false
  var hasMonospacedDigits = false
  /// Features of the font that are switched on or off, in the order of their tags.
  var features: [FontFeature] = []
}

/// Metrics of a typeface in ems.
struct FontMetrics: Sendable {
  var ascent: Double
  var descent: Double
  var leading: Double
  var capHeight: Double
  var xHeight: Double

  /// Inter's metrics, used when no font is installed.
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
