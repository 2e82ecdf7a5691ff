internal import Foundation

/// A font with which text was drawn.
package struct DrawnFont: Hashable, Sendable {
  /// The family's name.
  package var family: String
  /// The version as the font tells it, such as `3.019;git-0a5106e0b`; empty when it does not.
  package var version: String

  /// Creates a font's description.
  package init(family: String, version: String) {
    self.family = family
    self.version = version
  }

  /// Collects the fonts of the texts that a closure draws.
  ///
  /// - Parameter draw: Draws; what is in display lists already has no fonts.
  /// - Returns: The fonts in the order of their names.
  @MainActor
  package static func fonts(_ draw: () -> Void) -> [DrawnFont] {
    let cache = WordCache.shared
    let outer = cache.drawnFaces
    cache.drawnFaces = [:]
    defer { cache.drawnFaces = outer }
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
