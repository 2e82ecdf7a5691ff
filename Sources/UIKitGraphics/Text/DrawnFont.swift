internal import Foundation

/// A font used to draw text.
package struct DrawnFont: Hashable, Sendable {
  /// The family name.
  package var family: String
  /// The version string of the font, such as `3.019;git-0a5106e0b`; empty if the font has none.
  package var version: String

  /// Creates a font's description.
  package init(family: String, version: String) {
    self.family = family
    self.version = version
  }

  /// Collects the fonts of the text that a closure draws.
  ///
  /// - Parameter draw: Draws the text. Existing display lists no longer have fonts and are ignored.
  /// - Returns: The fonts sorted by name.
  @MainActor
  package static func fonts(_ draw: () -> Void) -> [DrawnFont] {
    let cache = WordCache.shared
    let previousFaces = cache.drawnFaces
    cache.drawnFaces = [:]
    defer { cache.drawnFaces = previousFaces }
    draw()
    let fonts = FontLibrary.withLock {
      Set(
        (cache.drawnFaces ?? [:]).values.map {
          DrawnFont(family: $0.names.family, version: $0.version)
        }
      )
    }
    return fonts.sorted { ($0.family, $0.version) < ($1.family, $1.version) }
  }
}
