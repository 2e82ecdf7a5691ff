extension Character {
  /// Whether the character is drawn as a picture in colour rather than as text, by UTS #51.
  ///
  /// Variation selectors decide, else the character's own default: \u{260E} is text, and an emoji
  /// with U+FE0F behind it.
  var isShownAsEmoji: Bool {
    let scalars = unicodeScalars
    guard let first = scalars.first, scalars.count > 1 || first.value >= 0x203C else {
      return false
    }
    let properties = first.properties
    guard properties.isEmoji else { return false }
    for scalar in scalars.dropFirst() {
      switch scalar.value {
      case 0xFE0E: return false
      case 0xFE0F, 0x20E3: return true
      default:
        if scalar.properties.isEmojiModifier || scalar.properties.isEmojiPresentation {
          return true
        }
      }
    }
    return properties.isEmojiPresentation
  }
}
