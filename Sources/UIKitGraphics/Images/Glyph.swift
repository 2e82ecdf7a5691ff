package import Foundation
internal import RolltopAssets
internal import Synchronization

/// The library's own icons: template images that are sharp in any size.
///
/// The raw value is the name of the SVG file.
package enum Glyph: String, CaseIterable, Sendable {
  /// An archive box.
  case archive
  /// Repeat.
  case arrowClockwise = "arrow-clockwise"
  /// Notifications.
  case bell
  /// The checkmark of selected rows.
  case checkmark
  /// The checkmark of rows selected while editing.
  case checkmarkCircleFill = "checkmark-circle-fill"
  /// An arrow downwards.
  case chevronDown = "chevron-down"
  /// The arrow of back buttons.
  case chevronLeft = "chevron-left"
  /// The disclosure indicator of rows.
  case chevronRight = "chevron-right"
  /// The empty circle of rows that can be selected while editing.
  case circle
  /// A disc.
  case circleFill = "circle-fill"
  /// A clock.
  case clock
  /// Compose.
  case compose
  /// A document.
  case doc
  /// Three dots: more.
  case ellipsis
  /// Three dots in a circle: more.
  case ellipsisCircle = "ellipsis-circle"
  /// A flag.
  case flag
  /// A folder.
  case folder
  /// Settings.
  case gear
  /// The grip of the reorder control.
  case grip
  /// Infinity.
  case infinity
  /// The button for details.
  case infoCircle = "info-circle"
  /// A list.
  case listBullet = "list-bullet"
  /// Search.
  case magnifier
  /// A horizontal bar.
  case minus
  /// The control that deletes a row.
  case minusCircleFill = "minus-circle-fill"
  /// Night.
  case moon
  /// A person.
  case person
  /// A picture.
  case photo
  /// A pin.
  case pin
  /// A cross.
  case plus
  /// The button for adding.
  case plusCircle = "plus-circle"
  /// The control that inserts a row.
  case plusCircleFill = "plus-circle-fill"
  /// The outline of a star.
  case star
  /// A star.
  case starFill = "star-fill"
  /// Delete.
  case trash
  /// A wireless network.
  case wifi
  /// A diagonal cross.
  case xmark
  /// The control that clears a field.
  case xmarkCircleFill = "xmark-circle-fill"
}

extension Glyph {
  /// The glyphs loaded so far; they are loaded on demand, since a program needs few of them at
  /// launch.
  private static let contents = Mutex<[Glyph: ImageContent]>([:])

  var content: ImageContent? {
    Glyph.contents.withLock { contents in
      if let known = contents[self] { return known }
      guard let text = EmbeddedGlyphs.data(named: rawValue), let drawing = GlyphDrawing(svg: text)
      else { return nil }
      let content = ImageContent(.glyph(drawing))
      contents[self] = content
      return content
    }
  }

  /// The size in points in which it is drawn next to text of 17 points.
  package var size: CGSize {
    guard case .glyph(let drawing)? = content?.source else { return .zero }
    return drawing.size
  }

  /// The glyph in a pixel size, cached; `nil` when a side is not 1 to 4,096.
  package func mask(width: Int, height: Int) -> Mask? {
    content?.mask(width: width, height: height)
  }

  /// The glyph for the name of one of Apple's symbols; `nil` when there is none.
  package init?(systemName: String) {
    guard let glyph = Glyph.systemNames[systemName] else { return nil }
    self = glyph
  }

  private static let systemNames: [String: Glyph] = [
    "archivebox": .archive,
    "arrow.clockwise": .arrowClockwise,
    "bell": .bell,
    "checkmark": .checkmark,
    "checkmark.circle.fill": .checkmarkCircleFill,
    "chevron.down": .chevronDown,
    "chevron.left": .chevronLeft,
    "chevron.backward": .chevronLeft,
    "chevron.right": .chevronRight,
    "chevron.forward": .chevronRight,
    "circle": .circle,
    "circle.fill": .circleFill,
    "clock": .clock,
    "square.and.pencil": .compose,
    "doc": .doc,
    "ellipsis": .ellipsis,
    "ellipsis.circle": .ellipsisCircle,
    "flag": .flag,
    "folder": .folder,
    "gear": .gear,
    "gearshape": .gear,
    "gearshape.fill": .gear,
    "line.3.horizontal": .grip,
    "line.horizontal.3": .grip,
    "infinity": .infinity,
    "info.circle": .infoCircle,
    "list.bullet": .listBullet,
    "magnifyingglass": .magnifier,
    "minus": .minus,
    "minus.circle.fill": .minusCircleFill,
    "moon": .moon,
    "moon.fill": .moon,
    "person": .person,
    "person.fill": .person,
    "photo": .photo,
    "pin": .pin,
    "plus": .plus,
    "plus.circle": .plusCircle,
    "plus.circle.fill": .plusCircleFill,
    "star": .star,
    "star.fill": .starFill,
    "trash": .trash,
    "wifi": .wifi,
    "xmark": .xmark,
    "xmark.circle.fill": .xmarkCircleFill,
  ]
}
