import CSDL2
import Foundation
import UIKitCore
import UIKitGraphics

/// Sets the cursor's shape.
@MainActor
final class PointerCursor {
  /// The cursor of all windows; replaced when the display is closed and reopened.
  static var shared = PointerCursor()

  private(set) var shape = PointerShape.arrow
  /// The cursors used so far; SDL frees them with the display.
  private var cursors: [PointerShape: OpaquePointer] = [:]

  /// The cursor of an image that replaces the shape.
  private var imageCursor: OpaquePointer?

  /// Sets a shape in device pixels of the display; `nil` if SDL does.
  private var sharpen: ((PointerShape) -> Void)?

  /// Sets the cursor to a shape, if the display supports several shapes; an image stays until it
  /// is removed.
  func show(_ newShape: PointerShape) {
    guard newShape != shape else { return }
    shape = newShape
    if imageCursor == nil { showShape() }
  }

  private func showShape() {
    guard let cursor = cursors[shape] ?? SDL_CreateSystemCursor(shape.systemCursor) else { return }
    cursors[shape] = cursor
    SDL_SetCursor(cursor)
    sharpen?(shape)
  }

  /// Sets the shape in device pixels of the display under the pointer, after SDL has set it.
  ///
  /// - Parameter sharpen: Sets a shape; `nil` if SDL does so in device pixels.
  func setSharpener(_ sharpen: ((PointerShape) -> Void)?) {
    self.sharpen = sharpen
    showAgain()
  }

  /// Sets the shape in device pixels of the display again, after SDL has set it.
  func showAgain() {
    if imageCursor == nil { sharpen?(shape) }
  }

  /// Displays an image instead of the shape.
  ///
  /// - Parameters:
  ///   - image: The image; `nil` restores the shape.
  ///   - hotSpot: The pointer's position in the image, in points.
  func showImage(_ image: UIImage?, hotSpot: CGPoint) {
    guard image != nil || imageCursor != nil else { return }
    let previousCursor = imageCursor
    imageCursor = nil
    image?
      .withSurface { surface in
        let scale = image?.scale ?? 1
        imageCursor = SDL_CreateColorCursor(
          surface,
          Int32(hotSpot.x * scale),
          Int32(hotSpot.y * scale)
        )
      }
    if let imageCursor { SDL_SetCursor(imageCursor) } else { showShape() }
    if let previousCursor { SDL_FreeCursor(previousCursor) }
  }
}

extension PointerShape {
  fileprivate var systemCursor: SDL_SystemCursor {
    switch self {
    case .arrow: SDL_SYSTEM_CURSOR_ARROW
    case .text: SDL_SYSTEM_CURSOR_IBEAM
    case .link: SDL_SYSTEM_CURSOR_HAND
    case .resizeHorizontally: SDL_SYSTEM_CURSOR_SIZEWE
    }
  }
}
