import Foundation

/// How many device pixels a point has, from what the user and the desktop say.
///
/// SDL's own figure for the display's density is unreliable (SDL issue 5647).
struct DisplayScale {
  /// The largest scale that is believed.
  static let maximum: CGFloat = 8

  /// The process's environment.
  let environment: [String: String]
  /// The X server's resources, as text.
  let resources: String?

  /// What the user demands of this library; goes before everything but the application.
  var demanded: CGFloat? { value(of: "ROLLTOP_SCALE") }

  /// What the desktop says; 1 when it says nothing.
  ///
  /// `Xft.dpi` is what desktops under X11 set for fonts, 96 being normal. Smaller
  /// values come from fiddling with fonts and are not followed.
  var desktop: CGFloat {
    if let scale = value(of: "GDK_SCALE") { return scale }
    guard let density = fontDensity else { return 1 }
    return min(max(density / 96, 1), DisplayScale.maximum)
  }

  private func value(of variable: String) -> CGFloat? {
    guard let text = environment[variable], let number = Double(text) else { return nil }
    return number > 0 && number <= DisplayScale.maximum ? CGFloat(number) : nil
  }

  private var fontDensity: CGFloat? {
    for line in (resources ?? "").split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0] == "Xft.dpi" else { continue }
      let number = Double(parts[1].trimmingCharacters(in: .whitespaces))
      return number.flatMap { $0.isFinite ? CGFloat($0) : nil }
    }
    return nil
  }
}
