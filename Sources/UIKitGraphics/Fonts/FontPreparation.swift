internal import CHarfBuzz
internal import Foundation

/// Opens the fonts of almost every screen before its texts need them.
package enum FontPreparation {
  /// Begins to open the regular and the semibold system font, on a thread that ends with it.
  ///
  /// For a launch that waits for something else meanwhile. A text that needs one of the fonts waits
  /// until it is open.
  package static func start() {
    // HarfBuzz asks for the locale once, and then remembers it: asking while another thread sets it
    // would not be safe.
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

  /// The size of the stack in bytes: one of the usual 8 MB would get a huge page of 2 MB.
  private static let stackSize = 512 << 10
}
