package import Foundation

/// The number of device pixels per point, from the user's and the desktop's settings.
///
/// SDL's value for the display's density is unreliable (SDL issue 5647).
package struct DisplayScale {
  /// The largest valid scale.
  package static let maximum: CGFloat = 8

  /// The process's environment.
  package let environment: [String: String]
  /// The X server's resources, as text; `nil` without a server.
  package let resources: String?
  /// The desktop's text scaling factor; 1 is the standard size.
  package let textScale: CGFloat

  /// Creates the scale.
  ///
  /// - Parameters:
  ///   - environment: The process's environment.
  ///   - resources: The X server's resources; `nil` without a server.
  ///   - textScale: The desktop's text scaling factor, greater than 0.
  package init(environment: [String: String], resources: String?, textScale: CGFloat = 1) {
    self.environment = environment
    self.resources = resources
    self.textScale = textScale
  }

  /// The scale set by the user for this library; it takes precedence over all but the
  /// application's.
  package var userScale: CGFloat? { value(of: "ROLLTOP_SCALE") }

  /// The desktop's scale; 1 without a setting.
  ///
  /// `GDK_SCALE` takes precedence over the resources.
  ///
  /// Desktops on X11 set `Xft.dpi` for fonts; 96 is the standard. Smaller values only adjust font
  /// sizes and are ignored.
  ///
  /// GNOME multiplies its integer scale by the text scaling factor. The factor is divided out
  /// because it already determines the text size.
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
