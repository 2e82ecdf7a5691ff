package import Foundation

/// The drawings that the library itself uses: template images that are sharp in any size.
///
/// The raw value is the symbol's name; see ``Symbols``. Names that begin with `rolltop.` are known
/// to the library only.
package enum Glyph: String, CaseIterable, Sendable {
  /// An archive box.
  case archive = "archivebox"
  /// Repeat.
  case arrowClockwise = "arrow.clockwise"
  /// The checkmark of selected rows.
  case checkmark
  /// The arrow of back buttons.
  case chevronLeft = "rolltop.back"
  /// The disclosure indicator of rows.
  case chevronRight = "chevron.right"
  /// The empty circle of rows that can be selected while editing.
  case circle
  /// A disc.
  case circleFill = "circle.fill"
  /// A clock.
  case clock
  /// Compose.
  case compose = "square.and.pencil"
  /// Three dots: more.
  case ellipsis
  /// A folder.
  case folder
  /// The grip of the reorder control.
  case grip = "line.3.horizontal"
  /// The button for details.
  case infoCircle = "info.circle"
  /// A list.
  case listBullet = "list.bullet"
  /// Search.
  case magnifier = "magnifyingglass"
  /// A horizontal bar.
  case minus
  /// A person.
  case person = "person.fill"
  /// A pin.
  case pin
  /// A cross.
  case plus
  /// The button for adding.
  case plusCircle = "plus.circle"
  /// A star.
  case starFill = "star.fill"
  /// Delete.
  case trash
  /// A diagonal cross.
  case xmark
  /// The control that clears a field.
  case xmarkCircleFill = "xmark.circle.fill"
}

extension Glyph {
  var content: ImageContent? { Symbols.content(named: rawValue) }

  /// The size in points in which it is drawn next to text of 17 points.
  package var size: CGSize {
    guard case .glyph(let drawing)? = content?.source else { return .zero }
    return drawing.size
  }

  /// The glyph in a pixel size, cached; `nil` when a side is not 1 to 4,096.
  package func mask(width: Int, height: Int) -> Mask? {
    content?.mask(width: width, height: height)
  }
}
