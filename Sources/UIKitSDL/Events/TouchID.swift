import CSDL2

/// Numbers for touches: fingers have the kernel's, the mouse's buttons negative ones.
enum TouchID {
  /// SDL's mark of mouse events that it made from touches, `SDL_TOUCH_MOUSEID`.
  static let synthesized = UInt32.max

  /// The number of a finger.
  static func finger(_ id: SDL_FingerID) -> Int { Int(id) & Int(Int32.max) }

  /// The number of a pressed button.
  ///
  /// - Parameter button: SDL's number.
  /// - Returns: `nil` for buttons other than the left and the right one.
  static func pointer(_ button: UInt8) -> Int? {
    switch Int32(button) {
    case SDL_BUTTON_LEFT: -1
    case SDL_BUTTON_RIGHT: -2
    default: nil
    }
  }

  /// The numbers of all buttons in SDL's mask of pressed ones.
  static func pointers(pressed mask: UInt32) -> [Int] {
    guard mask != 0 else { return [] }
    return [SDL_BUTTON_LEFT, SDL_BUTTON_RIGHT]
      .filter { mask & (1 << UInt32($0 - 1)) != 0 }
      .compactMap { pointer(UInt8($0)) }
  }
}
