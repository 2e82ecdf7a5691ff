public import Foundation
import UIKitGraphics

/// The font of a stage, in place of the system font and the monospaced one.
///
/// Fonts that an application names itself, and fonts from its own files, stay as they are.
public struct StageFont: Hashable, Sendable {
  let substitute: SystemFontSubstitute

  /// Boxes in place of letters, whose pictures are the same on every machine.
  ///
  /// The package makes the font itself. No installed font is used, also not for other scripts and
  /// for emoji. Widths depend on the kind of a character only; capital and small letters, bold and
  /// italic text can be told apart.
  public static let boxes = StageFont(substitute: .boxes)

  /// An installed family, in the weight and the slant that a text has.
  ///
  /// - Parameter name: Such as `DejaVu Sans`; it has to be installed when a stage is made with it.
  /// - Returns: The font.
  public static func family(_ name: String) -> StageFont {
    StageFont(substitute: .family(name))
  }

  /// A font file, for all weights.
  ///
  /// - Parameter url: The file, which has to be one when a stage is made with it.
  /// - Returns: The font.
  public static func file(_ url: URL) -> StageFont { StageFont(substitute: .file(url.path)) }
}
