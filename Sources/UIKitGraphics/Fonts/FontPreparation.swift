internal import CHarfBuzz
internal import Foundation

/// Opens the fonts of nearly all screens before text needs them.
package enum FontPreparation {
  /// Starts opening the regular and the semibold system font on a temporary thread.
  ///
  /// Call it during launch while waiting for something else. Text with one of the fonts waits until
  /// the font is open.
  package static func start() {
    // HarfBuzz queries and caches the locale on the first call, which is not safe while another
    // thread sets the locale.
    _ = hb_language_get_default()
    let thread = Thread {
      for weight in [UIFont.Weight.regular, .semibold] {
        let typeface = Typeface(family: .system, weight: weight.fontconfigWeight)
        guard let face = FontLibrary.fontSet(for: typeface).primary else { continue }
        FontLibrary.withLock { _ = face.shaper.hasIndependentWords }
      }
    }
    thread.stackSize = stackSize
    thread.start()
  }

  /// The stack size in bytes.
  ///
  /// The default of 8 MB would occupy a huge page of 2 MB.
  private static let stackSize = 512 << 10
}
