package import Foundation

/// The number of device pixels per point, from settings of the user and the desktop.
///
/// SDL's own figure for the display's density is unreliable (SDL issue 5647).
package struct DisplayScale {
  /// The largest scale that is accepted.
  package static let maximum: CGFloat = 8

  /// The process's environment.
  package let environment: [String: String]
  /// The X server's resources, as text.
  package let resources: String?
  /// The desktop's factor for the size of text; 1 is the usual one.
  package let textScale: CGFloat

  /// Creates the scale.
  ///
  /// - Parameters:
  ///   - environment: The process's environment.
  ///   - resources: The X server's resources; `nil` without a server.
  ///   - textScale: The desktop's factor for the size of text, above 0.
  package init(environment: [String: String], resources: String?, textScale: CGFloat = 1) {
    self.environment = environment
    self.resources = resources
    self.textScale = textScale
  }

  /// The user's setting for this library; it overrides everything but the application.
  package var userScale: CGFloat? { value(of: "ROLLTOP_SCALE") }

  /// The desktop's scale; 1 without a setting.
  ///
  /// Desktops under X11 set `Xft.dpi` for fonts; 96 is normal. Smaller values only adjust font
  /// sizes and are ignored.
  ///
  /// GNOME multiplies its scale, a whole number, by the factor for the size of text. The factor
  /// changes the text size already, and is taken out.
  package var desktop: CGFloat {
    if let scale = value(of: "GDK_SCALE") { return scale }
    guard let density = fontDensity else { return 1 }
    let ratio = density / 96 / textScale
    let isMultiplied = ratio.rounded() >= 1 && abs(ratio - ratio.rounded()) < 0.02
    return min(max(isMultiplied ? ratio.rounded() : density / 96, 1), DisplayScale.maximum)
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
