package import Foundation

/// The built-in glyphs that the library uses itself: template images that are sharp in any size.
///
/// The raw value is the name of the symbol; see ``Symbols``. Names with the prefix `rolltop.` are
/// private to the library.
package enum Glyph: String, CaseIterable, Sendable {
  /// An archive box.
  case archive = "archivebox"
  /// A circular arrow, for repeating.
  case arrowClockwise = "arrow.clockwise"
  /// The check mark of selected rows.
  case checkmark
  /// The arrow of back buttons.
  case chevronLeft = "rolltop.back"
  /// The disclosure indicator of rows.
  case chevronRight = "chevron.right"
  /// The empty circle of selectable rows during editing.
  case circle
  /// A filled circle.
  case circleFill = "circle.fill"
  /// A clock.
  case clock
  /// A pencil on a square, for composing.
  case compose = "square.and.pencil"
  /// An ellipsis, for more actions.
  case ellipsis
  /// A folder.
  case folder
  /// The grip of reorder controls.
  case grip = "line.3.horizontal"
  /// The button of detail accessories.
  case infoCircle = "info.circle"
  /// A list.
  case listBullet = "list.bullet"
  /// A magnifying glass, for searching.
  case magnifier = "magnifyingglass"
  /// A minus sign.
  case minus
  /// A person.
  case person = "person.fill"
  /// A pin.
  case pin
  /// A plus sign.
  case plus
  /// The button that inserts a row.
  case plusCircle = "plus.circle"
  /// A star.
  case starFill = "star.fill"
  /// A trash can, for deleting.
  case trash
  /// A diagonal cross.
  case xmark
  /// The clear button of text fields.
  case xmarkCircleFill = "xmark.circle.fill"
}

extension Glyph {
  var content: ImageContent? { Symbols.content(named: rawValue) }

  /// The size in points for text of 17 points.
  package var size: CGSize {
    guard case .glyph(let drawing)? = content?.source else { return .zero }
    return drawing.size
  }

  /// Returns the cached mask of the glyph in a size in pixels; `nil` unless both sides are 1 to
  /// 4,096.
  package func mask(width: Int, height: Int) -> Mask? {
    content?.mask(width: width, height: height)
  }
}
