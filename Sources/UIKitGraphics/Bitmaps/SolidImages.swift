internal import CPixman
import UIKitSupport

/// A cache of pixman images with a single colour, for translucent or masked fills.
///
/// Creating an image allocates memory, and a screen has few colours. The cache is direct-mapped: a
/// colour evicts a different colour in the same slot.
@MainActor
final class SolidImages {
  static let shared = SolidImages()

  private static let slotCount = 256
  /// The colours of the images, as in `PixelColor.bits`.
  private var colors = [UInt32](repeating: 0, count: SolidImages.slotCount)
  private var images = [OpaquePointer?](repeating: nil, count: SolidImages.slotCount)

  /// Returns the image for a colour with straight alpha.
  ///
  /// Borrowed: valid until another colour evicts it.
  func image(for color: PixelColor) -> OpaquePointer {
    let bits = color.bits
    // Fibonacci hashing; the top 8 bits select one of 256 slots.
    let index = Int((bits &* 0x9E37_79B1) >> 24)
    if let image = images[index], colors[index] == bits { return image }
    return makeImage(for: color, slot: index)
  }

  private func makeImage(for color: PixelColor, slot index: Int) -> OpaquePointer {
    let bits = color.premultipliedBits
    func channel(_ shift: UInt32) -> UInt16 { UInt16((bits >> shift) & 255) * 257 }
    var channels = pixman_color_t(
      red: channel(16),
      green: channel(8),
      blue: channel(0),
      alpha: channel(24)
    )
    guard let image = pixman_image_create_solid_fill(&channels) else {
      misuse("Out of memory for an image of one colour")
    }
    if let replaced = images[index] { pixman_image_unref(replaced) }
    images[index] = image
    colors[index] = color.bits
    return image
  }
}
