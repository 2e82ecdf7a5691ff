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
  /// An arrow downwards, with a stem.
  case arrowDown = "arrow-down"
  /// An arrow to the left.
  case arrowLeft = "arrow-left"
  /// An arrow to the right.
  case arrowRight = "arrow-right"
  /// An arrow upwards.
  case arrowUp = "arrow-up"
  /// Sort.
  case arrowUpDown = "arrow-up-down"
  /// Rewind.
  case backwardFill = "backward-fill"
  /// A bag.
  case bag
  /// Notifications.
  case bell
  /// A flash.
  case bolt
  /// A book.
  case book
  /// A bookmark.
  case bookmark
  /// A filled bookmark.
  case bookmarkFill = "bookmark-fill"
  /// A calendar.
  case calendar
  /// A camera.
  case camera
  /// A credit card.
  case card
  /// A cart.
  case cart
  /// The checkmark of selected rows.
  case checkmark
  /// A check mark in a circle.
  case checkmarkCircle = "checkmark-circle"
  /// The checkmark of rows selected while editing.
  case checkmarkCircleFill = "checkmark-circle-fill"
  /// An arrow downwards.
  case chevronDown = "chevron-down"
  /// The arrow of back buttons.
  case chevronLeft = "chevron-left"
  /// The disclosure indicator of rows.
  case chevronRight = "chevron-right"
  /// An arrow head upwards.
  case chevronUp = "chevron-up"
  /// A choice.
  case chevronUpDown = "chevron-up-down"
  /// The empty circle of rows that can be selected while editing.
  case circle
  /// A disc.
  case circleFill = "circle-fill"
  /// A clock.
  case clock
  /// A cloud.
  case cloud
  /// Compose.
  case compose
  /// Two documents.
  case copy
  /// A cup.
  case cup
  /// A document.
  case doc
  /// Download.
  case download
  /// Three dots: more.
  case ellipsis
  /// Three dots in a circle: more.
  case ellipsisCircle = "ellipsis-circle"
  /// A letter.
  case envelope
  /// An eye.
  case eye
  /// A crossed eye.
  case eyeSlash = "eye-slash"
  /// A filter.
  case filter
  /// A flag.
  case flag
  /// A flame.
  case flame
  /// A folder.
  case folder
  /// Fork and knife.
  case forkKnife = "fork-knife"
  /// Fast forward.
  case forwardFill = "forward-fill"
  /// Settings.
  case gear
  /// A present.
  case gift
  /// The earth.
  case globe
  /// A grid.
  case grid
  /// The grip of the reorder control.
  case grip
  /// A heart.
  case heart
  /// A filled heart.
  case heartFill = "heart-fill"
  /// A house.
  case house
  /// Infinity.
  case infinity
  /// The button for details.
  case infoCircle = "info-circle"
  /// A key.
  case key
  /// A chain.
  case link
  /// A list.
  case listBullet = "list-bullet"
  /// An arrow on a map.
  case location
  /// A lock.
  case lock
  /// An open lock.
  case lockOpen = "lock-open"
  /// Search.
  case magnifier
  /// A place on a map.
  case mapPin = "map-pin"
  /// A message.
  case message
  /// A microphone.
  case mic
  /// A horizontal bar.
  case minus
  /// A bar in a circle.
  case minusCircle = "minus-circle"
  /// The control that deletes a row.
  case minusCircleFill = "minus-circle-fill"
  /// Night.
  case moon
  /// Send.
  case paperplane
  /// Pause.
  case pauseFill = "pause-fill"
  /// A pencil.
  case pencil
  /// People.
  case people
  /// A person.
  case person
  /// A person in a circle.
  case personCircle = "person-circle"
  /// A telephone.
  case phone
  /// A picture.
  case photo
  /// A pin.
  case pin
  /// Play.
  case playFill = "play-fill"
  /// A cross.
  case plus
  /// The button for adding.
  case plusCircle = "plus-circle"
  /// The control that inserts a row.
  case plusCircleFill = "plus-circle-fill"
  /// A printer.
  case printer
  /// A question.
  case questionCircle = "question-circle"
  /// Reply.
  case reply
  /// A scanner.
  case scan
  /// Share.
  case share
  /// Controls.
  case sliders
  /// A loudspeaker.
  case speaker
  /// The outline of a star.
  case star
  /// A star.
  case starFill = "star-fill"
  /// Stop.
  case stopFill = "stop-fill"
  /// The sun.
  case sun
  /// A price tag.
  case tag
  /// Delete.
  case trash
  /// Undo.
  case undo
  /// A warning.
  case warning
  /// A warning in a circle.
  case warningCircle = "warning-circle"
  /// A wireless network.
  case wifi
  /// A diagonal cross.
  case xmark
  /// A cross in a circle.
  case xmarkCircle = "xmark-circle"
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
}
