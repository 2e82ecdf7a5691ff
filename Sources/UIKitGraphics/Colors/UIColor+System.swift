internal import Foundation

// The values for standard and high contrast are published in Apple's Human Interface Guidelines.
extension UIColor {
  /// A red for light and dark appearances.
  public static let systemRed = adaptive(
    (255, 59, 48, 1),
    dark: (255, 69, 58, 1),
    highContrast: HighContrast((215, 0, 21, 1), dark: (255, 105, 97, 1))
  )
  /// A green for light and dark appearances.
  public static let systemGreen = adaptive(
    (52, 199, 89, 1),
    dark: (48, 209, 88, 1),
    highContrast: HighContrast((36, 138, 61, 1), dark: (48, 219, 91, 1))
  )
  /// A blue for light and dark appearances; the default tint.
  public static let systemBlue = adaptive(
    (0, 122, 255, 1),
    dark: (10, 132, 255, 1),
    highContrast: HighContrast((0, 64, 221, 1), dark: (64, 156, 255, 1))
  )
  /// An orange for light and dark appearances.
  public static let systemOrange = adaptive(
    (255, 149, 0, 1),
    dark: (255, 159, 10, 1),
    highContrast: HighContrast((201, 52, 0, 1), dark: (255, 179, 64, 1))
  )
  /// A yellow for light and dark appearances.
  public static let systemYellow = adaptive(
    (255, 204, 0, 1),
    dark: (255, 214, 10, 1),
    highContrast: HighContrast((178, 80, 0, 1), dark: (255, 212, 38, 1))
  )
  /// A pink for light and dark appearances.
  public static let systemPink = adaptive(
    (255, 45, 85, 1),
    dark: (255, 55, 95, 1),
    highContrast: HighContrast((211, 15, 69, 1), dark: (255, 100, 130, 1))
  )
  /// A purple for light and dark appearances.
  public static let systemPurple = adaptive(
    (175, 82, 222, 1),
    dark: (191, 90, 242, 1),
    highContrast: HighContrast((137, 68, 171, 1), dark: (218, 143, 255, 1))
  )
  /// A teal for light and dark appearances.
  public static let systemTeal = adaptive(
    (48, 176, 199, 1),
    dark: (64, 200, 224, 1),
    highContrast: HighContrast((0, 130, 153, 1), dark: (93, 230, 255, 1))
  )
  /// An indigo for light and dark appearances.
  public static let systemIndigo = adaptive(
    (88, 86, 214, 1),
    dark: (94, 92, 230, 1),
    highContrast: HighContrast((54, 52, 163, 1), dark: (125, 122, 255, 1))
  )
  /// A brown for light and dark appearances.
  public static let systemBrown = adaptive(
    (162, 132, 94, 1),
    dark: (172, 142, 104, 1),
    highContrast: HighContrast((127, 101, 69, 1), dark: (181, 148, 105, 1))
  )
  /// A mint for light and dark appearances.
  public static let systemMint = adaptive(
    (0, 199, 190, 1),
    dark: (99, 230, 226, 1),
    highContrast: HighContrast((12, 129, 123, 1), dark: (102, 212, 207, 1))
  )
  /// A cyan for light and dark appearances.
  public static let systemCyan = adaptive(
    (50, 173, 230, 1),
    dark: (100, 210, 255, 1),
    highContrast: HighContrast((0, 113, 164, 1), dark: (112, 215, 255, 1))
  )
  /// The base gray, equal in light and dark appearances with standard contrast.
  public static let systemGray = adaptive(
    (142, 142, 147, 1),
    dark: (142, 142, 147, 1),
    highContrast: HighContrast((108, 108, 112, 1), dark: (174, 174, 178, 1))
  )
  /// The gray one step closer to the background than `systemGray`.
  public static let systemGray2 = adaptive(
    (174, 174, 178, 1),
    dark: (99, 99, 102, 1),
    highContrast: HighContrast((142, 142, 147, 1), dark: (124, 124, 128, 1))
  )
  /// The gray two steps closer to the background than `systemGray`.
  public static let systemGray3 = adaptive(
    (199, 199, 204, 1),
    dark: (72, 72, 74, 1),
    highContrast: HighContrast((174, 174, 178, 1), dark: (84, 84, 86, 1))
  )
  /// The gray three steps closer to the background than `systemGray`.
  public static let systemGray4 = adaptive(
    (209, 209, 214, 1),
    dark: (58, 58, 60, 1),
    highContrast: HighContrast((188, 188, 192, 1), dark: (68, 68, 70, 1))
  )
  /// The gray four steps closer to the background than `systemGray`.
  public static let systemGray5 = adaptive(
    (229, 229, 234, 1),
    dark: (44, 44, 46, 1),
    highContrast: HighContrast((216, 216, 220, 1), dark: (54, 54, 56, 1))
  )
  /// The gray closest to the background.
  public static let systemGray6 = adaptive(
    (242, 242, 247, 1),
    dark: (28, 28, 30, 1),
    highContrast: HighContrast((235, 235, 240, 1), dark: (36, 36, 38, 1))
  )
  /// The colour of primary text.
  public static let label = adaptive((0, 0, 0, 1), dark: (255, 255, 255, 1))
  /// The colour of secondary text, such as subtitles.
  public static let secondaryLabel = adaptive(
    (60, 60, 67, 0.6),
    dark: (235, 235, 245, 0.6),
    highContrast: HighContrast((60, 60, 67, 0.8), dark: (235, 235, 245, 0.7))
  )
  /// The colour of tertiary text.
  public static let tertiaryLabel = adaptive(
    (60, 60, 67, 0.3),
    dark: (235, 235, 245, 0.3),
    highContrast: HighContrast((60, 60, 67, 0.7), dark: (235, 235, 245, 0.55))
  )
  /// The colour of quaternary text.
  public static let quaternaryLabel = adaptive(
    (60, 60, 67, 0.18),
    dark: (235, 235, 245, 0.16),
    highContrast: HighContrast((60, 60, 67, 0.55), dark: (235, 235, 245, 0.4))
  )
  /// The colour of placeholder text in an empty text field.
  public static let placeholderText = adaptive(
    (60, 60, 67, 0.3),
    dark: (235, 235, 245, 0.3),
    highContrast: HighContrast((60, 60, 67, 0.6), dark: (235, 235, 245, 0.6))
  )
  /// The colour of translucent separators.
  public static let separator = adaptive(
    (60, 60, 67, 0.29),
    dark: (84, 84, 88, 0.6),
    highContrast: HighContrast((60, 60, 67, 0.6), dark: (118, 118, 128, 0.9))
  )
  /// The colour of opaque separators.
  public static let opaqueSeparator = adaptive(
    (198, 198, 200, 1),
    dark: (56, 56, 58, 1),
    highContrast: HighContrast((142, 142, 147, 1), dark: (108, 108, 112, 1))
  )
  /// The colour of links.
  public static let link = adaptive(
    (0, 122, 255, 1),
    dark: (9, 132, 255, 1),
    highContrast: HighContrast((0, 64, 221, 1), dark: (64, 156, 255, 1))
  )
  /// The fill colour of thin and small shapes.
  public static let systemFill = adaptive((120, 120, 128, 0.2), dark: (120, 120, 128, 0.36))
  /// The fill colour of shapes of medium size, such as switches.
  public static let secondarySystemFill = adaptive(
    (120, 120, 128, 0.16),
    dark: (120, 120, 128, 0.32)
  )
  /// The fill colour of large shapes, such as search fields.
  public static let tertiarySystemFill = adaptive(
    (118, 118, 128, 0.12),
    dark: (118, 118, 128, 0.24)
  )
  /// The fill colour of large areas with complex content.
  public static let quaternarySystemFill = adaptive(
    (116, 116, 128, 0.08),
    dark: (118, 118, 128, 0.18)
  )
  /// The primary background.
  ///
  /// It and the next five colours are lighter in elevated dark interfaces, such as popovers.
  public static let systemBackground = adaptive(
    (255, 255, 255, 1),
    dark: (0, 0, 0, 1),
    elevated: (28, 28, 30, 1)
  )
  /// The background of content on the primary background.
  public static let secondarySystemBackground = adaptive(
    (242, 242, 247, 1),
    dark: (28, 28, 30, 1),
    elevated: (44, 44, 46, 1)
  )
  /// The background of content on the secondary background.
  public static let tertiarySystemBackground = adaptive(
    (255, 255, 255, 1),
    dark: (44, 44, 46, 1),
    elevated: (58, 58, 60, 1)
  )
  /// The background of grouped tables.
  public static let systemGroupedBackground = adaptive(
    (242, 242, 247, 1),
    dark: (0, 0, 0, 1),
    elevated: (28, 28, 30, 1)
  )
  /// The former name of `systemGroupedBackground`.
  public static var groupTableViewBackground: UIColor { systemGroupedBackground }
  /// The background of cells in grouped tables.
  public static let secondarySystemGroupedBackground = adaptive(
    (255, 255, 255, 1),
    dark: (28, 28, 30, 1),
    elevated: (44, 44, 46, 1)
  )
  /// The background of content inside cells in grouped tables.
  public static let tertiarySystemGroupedBackground = adaptive(
    (242, 242, 247, 1),
    dark: (44, 44, 46, 1),
    elevated: (58, 58, 60, 1)
  )
  /// The colour of text on light backgrounds, in light and dark appearances.
  public static let darkText = adaptive((0, 0, 0, 1), dark: (0, 0, 0, 1))
  /// The colour of text on dark backgrounds, in light and dark appearances.
  public static let lightText = adaptive((255, 255, 255, 0.6), dark: (255, 255, 255, 0.6))

  /// The variants of a colour for high contrast.
  private struct HighContrast {
    var light: (CGFloat, CGFloat, CGFloat, CGFloat)
    var dark: (CGFloat, CGFloat, CGFloat, CGFloat)

    init(
      _ light: (CGFloat, CGFloat, CGFloat, CGFloat),
      dark: (CGFloat, CGFloat, CGFloat, CGFloat)
    ) {
      (self.light, self.dark) = (light, dark)
    }
  }

  /// Returns a colour with variants for light and dark appearances, and optionally for elevated
  /// interfaces and high contrast.
  ///
  /// The components are 0 to 255, alpha 0 to 1.
  private static func adaptive(
    _ light: (CGFloat, CGFloat, CGFloat, CGFloat),
    dark: (CGFloat, CGFloat, CGFloat, CGFloat),
    elevated: (CGFloat, CGFloat, CGFloat, CGFloat)? = nil,
    highContrast: HighContrast? = nil
  ) -> UIColor {
    func channels(_ value: (CGFloat, CGFloat, CGFloat, CGFloat)) -> Channels {
      Channels(
        red: value.0 / 255,
        green: value.1 / 255,
        blue: value.2 / 255,
        alpha: value.3
      )
    }
    return UIColor(
      source: .pair(light: channels(light), dark: channels(dark)),
      highContrast: highContrast.map {
        UIColor(source: .pair(light: channels($0.light), dark: channels($0.dark)))
      },
      elevated: elevated.map {
        UIColor(source: .pair(light: channels(light), dark: channels($0)))
      }
    )
  }
}
