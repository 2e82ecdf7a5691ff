import CSDL2
import UIKitCore

/// IDs of touches: SDL's for fingers, negative ones for mouse buttons.
enum TouchID {
  /// The device ID of mouse events that SDL synthesises from touches, `SDL_TOUCH_MOUSEID`.
  static let synthesized = UInt32.max

  /// Returns the ID of a finger.
  static func finger(_ id: SDL_FingerID) -> Int { Int(id) & Int(Int32.max) }

  /// Returns the ID of a pressed button.
  ///
  /// - Parameter button: SDL's button number.
  /// - Returns: The ID; `nil` for unsupported buttons beyond the back button.
  static func pointer(_ button: UInt8) -> Int? {
    switch Int32(button) {
    case SDL_BUTTON_LEFT: -1
    case SDL_BUTTON_RIGHT: -2
    case SDL_BUTTON_X1: -3
    case SDL_BUTTON_MIDDLE: -4
    default: nil
    }
  }

  /// Returns UIKit's mask for a button: the primary, the secondary, the middle or the back button.
  static func mask(_ button: UInt8) -> UIEvent.ButtonMask {
    switch Int32(button) {
    case SDL_BUTTON_RIGHT: .secondary
    case SDL_BUTTON_MIDDLE: .button(3)
    case SDL_BUTTON_X1: .button(4)
    default: .primary
    }
  }

  /// Returns the IDs of all buttons in SDL's mask of pressed buttons.
  static func pointers(pressed mask: UInt32) -> [Int] {
    guard mask != 0 else { return [] }
    return [SDL_BUTTON_LEFT, SDL_BUTTON_RIGHT, SDL_BUTTON_X1, SDL_BUTTON_MIDDLE]
      .filter { mask & (1 << UInt32($0 - 1)) != 0 }
      .compactMap { pointer(UInt8($0)) }
  }
}
