public import Foundation
import UIKitGraphics

/// The font of a stage, which replaces the system font and the monospaced system font.
///
/// Fonts that the application requests by name or loads from files are not replaced.
public struct StageFont: Hashable, Sendable {
  let substitute: SystemFontSubstitute

  /// A font of boxes instead of letters, whose pixels are the same on every computer.
  ///
  /// The package generates the font. No installed font is used, not even for other scripts and
  /// emoji. The width of a box depends only on the kind of the character. Boxes distinguish capital
  /// and small letters, bold and italic.
  public static let boxes = StageFont(substitute: .boxes)

  /// Returns an installed family in the weight and slant of the text.
  ///
  /// - Parameter name: The family name, such as `DejaVu Sans`. The family must be installed when a
  ///   stage is created with it.
  /// - Returns: The font.
  public static func family(_ name: String) -> StageFont {
    StageFont(substitute: .family(name))
  }

  /// Returns a font file, which is used for all weights.
  ///
  /// - Parameter url: The location of the file, which must be a font when a stage is created with
  ///   it.
  /// - Returns: The font.
  public static func file(_ url: URL) -> StageFont { StageFont(substitute: .file(url.path)) }
}
