import CSDL2
import UIKitCore

/// Numbers for touches: fingers have the kernel's, the mouse's buttons negative ones.
enum TouchID {
  /// SDL's mark of mouse events that it made from touches, `SDL_TOUCH_MOUSEID`.
  static let synthesized = UInt32.max

  /// The number of a finger.
  static func finger(_ id: SDL_FingerID) -> Int { Int(id) & Int(Int32.max) }

  /// The number of a pressed button.
  ///
  /// - Parameter button: SDL's number.
  /// - Returns: `nil` for buttons that nothing is done with: the wheel as a
  ///   button, and those beyond the one that goes back.
  static func pointer(_ button: UInt8) -> Int? {
    switch Int32(button) {
    case SDL_BUTTON_LEFT: -1
    case SDL_BUTTON_RIGHT: -2
    case SDL_BUTTON_X1: -3
    default: nil
    }
  }

  /// What UIKit calls a button: the primary, the secondary, and the fourth, which goes back.
  static func mask(_ button: UInt8) -> UIEvent.ButtonMask {
    switch Int32(button) {
    case SDL_BUTTON_RIGHT: .secondary
    case SDL_BUTTON_X1: .button(4)
    default: .primary
    }
  }

  /// The numbers of all buttons in SDL's mask of pressed ones.
  static func pointers(pressed mask: UInt32) -> [Int] {
    guard mask != 0 else { return [] }
    return [SDL_BUTTON_LEFT, SDL_BUTTON_RIGHT, SDL_BUTTON_X1]
      .filter { mask & (1 << UInt32($0 - 1)) != 0 }
      .compactMap { pointer(UInt8($0)) }
  }
}
