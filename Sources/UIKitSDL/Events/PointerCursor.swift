import CSDL2
import UIKitCore

/// Changes the pointer's shape.
@MainActor
final class PointerCursor {
  /// The cursor of all windows; another one when the display was closed and opened again.
  static var shared = PointerCursor()

  private(set) var shape = PointerShape.arrow
  /// The cursors that were needed; SDL frees them with the display.
  private var cursors: [PointerShape: OpaquePointer] = [:]

  /// Shows a shape, where the display has pointers of several shapes.
  func show(_ new: PointerShape) {
    guard new != shape else { return }
    shape = new
    guard let cursor = cursors[new] ?? SDL_CreateSystemCursor(new.systemCursor) else { return }
    cursors[new] = cursor
    SDL_SetCursor(cursor)
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
