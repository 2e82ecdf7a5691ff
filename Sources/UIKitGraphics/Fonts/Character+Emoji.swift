extension Character {
  /// Whether the character is displayed as a coloured emoji instead of text, by UTS #51.
  ///
  /// A variation selector determines the presentation, otherwise the character's default: \u{260E}
  /// is text, but an emoji if U+FE0F follows.
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
