extension UIColor {
  /// Returns a system colour by its name in asset catalogs, such as "systemBlueColor"; `nil` if the
  /// name is unknown.
  static func system(named name: String) -> UIColor? {
    systemColors[name.hasSuffix("Color") ? String(name.dropLast(5)) : name]
  }

  private static let systemColors: [String: UIColor] = [
    "systemRed": .systemRed,
    "systemGreen": .systemGreen,
    "systemBlue": .systemBlue,
    "systemOrange": .systemOrange,
    "systemYellow": .systemYellow,
    "systemPink": .systemPink,
    "systemPurple": .systemPurple,
    "systemTeal": .systemTeal,
    "systemIndigo": .systemIndigo,
    "systemBrown": .systemBrown,
    "systemMint": .systemMint,
    "systemCyan": .systemCyan,
    "systemGray": .systemGray,
    "systemGray2": .systemGray2,
    "systemGray3": .systemGray3,
    "systemGray4": .systemGray4,
    "systemGray5": .systemGray5,
    "systemGray6": .systemGray6,
    "label": .label,
    "secondaryLabel": .secondaryLabel,
    "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel,
    "placeholderText": .placeholderText,
    "link": .link,
    "separator": .separator,
    "opaqueSeparator": .opaqueSeparator,
    "systemFill": .systemFill,
    "secondarySystemFill": .secondarySystemFill,
    "tertiarySystemFill": .tertiarySystemFill,
    "quaternarySystemFill": .quaternarySystemFill,
    "systemBackground": .systemBackground,
    "secondarySystemBackground": .secondarySystemBackground,
    "tertiarySystemBackground": .tertiarySystemBackground,
    "systemGroupedBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
    "darkText": .darkText,
    "lightText": .lightText,
  ]
}
