import UIKitCore

extension UIKeyboardHIDUsage {
  /// The kernel's key codes in the order of the HID usages from 4 on; 0 if there is no code.
  private static let kernelCodes: [UInt8] = [
    // a to z
    30, 48, 46, 32, 18, 33, 34, 35, 23, 36, 37, 38, 50, 49, 24, 25, 16, 19, 31, 20, 22, 47, 17, 45,
    21, 44,
    // 1 to 0
    2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
    // Return, Escape, Delete, Tab, Space, and punctuation
    28, 1, 14, 15, 57, 12, 13, 26, 27, 43, 43, 39, 40, 41, 51, 52, 53, 58,
    // F1 to F12
    59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 87, 88,
    // Print, Scroll Lock, Pause, Insert, Home, Page Up, Delete, End, Page Down, the arrows
    99, 70, 119, 110, 102, 104, 111, 107, 109, 106, 105, 108, 103,
    // The numeric keypad
    69, 98, 55, 74, 78, 96, 79, 80, 81, 75, 76, 77, 71, 72, 73, 82, 83, 86, 127,
  ]
  /// The kernel's codes of the modifier keys, whose usages begin at 224.
  private static let kernelModifiers: [UInt8] = [29, 42, 56, 125, 97, 54, 100, 126]

  private static let usages: [UInt32: Int] = {
    var usages: [UInt32: Int] = [:]
    for (offset, code) in kernelModifiers.enumerated() { usages[UInt32(code)] = 224 + offset }
    // The code of the backslash appears twice, for two usages that no keyboard combines; the first
    // one wins.
    for (offset, code) in kernelCodes.enumerated().reversed() { usages[UInt32(code)] = 4 + offset }
    return usages
  }()

  /// Creates the usage of a key from the kernel's code; `nil` for keys that UIKit does not support.
  ///
  /// - Parameter code: A code from `linux/input-event-codes.h`.
  init?(kernelCode code: UInt32) {
    guard let usage = UIKeyboardHIDUsage.usages[code] else { return nil }
    self.init(rawValue: usage)
  }
}
