import CSDL2
import Foundation
import UIKitCore
import UIKitGraphics

/// Changes the pointer's shape.
@MainActor
final class PointerCursor {
  /// The cursor of all windows; another one when the display was closed and opened again.
  static var shared = PointerCursor()

  private(set) var shape = PointerShape.arrow
  /// The cursors that were needed; SDL frees them with the display.
  private var cursors: [PointerShape: OpaquePointer] = [:]

  /// The cursor of a picture that is shown in place of the shape.
  private var pictured: OpaquePointer?

  /// Shows a shape in the pixels of the display; `nil` where SDL does so.
  private var sharpen: ((PointerShape) -> Void)?

  /// Shows a shape, where the display has pointers of several shapes.
  func show(_ new: PointerShape) {
    guard new != shape else { return }
    shape = new
    if pictured == nil { showShape() }
  }

  private func showShape() {
    guard let cursor = cursors[shape] ?? SDL_CreateSystemCursor(shape.systemCursor) else { return }
    cursors[shape] = cursor
    SDL_SetCursor(cursor)
    sharpen?(shape)
  }

  /// Shows the shape in the pixels of the display that the pointer has come to, after SDL has shown it.
  ///
  /// - Parameter sharpen: Shows a shape; `nil` where SDL does so.
  func comeToDisplay(_ sharpen: ((PointerShape) -> Void)?) {
    self.sharpen = sharpen
    showAgain()
  }

  /// Shows the shape in the pixels of the display again, after SDL has shown it.
  func showAgain() {
    if pictured == nil { sharpen?(shape) }
  }

  /// Shows a picture instead of the shape.
  ///
  /// - Parameters:
  ///   - picture: `nil` shows the shape again.
  ///   - hotSpot: Where in the picture the pointer is, in points.
  func showPicture(_ picture: UIImage?, hotSpot: CGPoint) {
    guard picture != nil || pictured != nil else { return }
    let old = pictured
    pictured = nil
    picture?
      .withSurface { surface in
        let scale = picture?.scale ?? 1
        pictured = SDL_CreateColorCursor(
          surface,
          Int32(hotSpot.x * scale),
          Int32(hotSpot.y * scale)
        )
      }
    if let pictured { SDL_SetCursor(pictured) } else { showShape() }
    if let old { SDL_FreeCursor(old) }
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
