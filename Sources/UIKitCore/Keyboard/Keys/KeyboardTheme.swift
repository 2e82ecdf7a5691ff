import Foundation
import UIKitGraphics

/// The colours of the on-screen keyboard.
struct KeyboardTheme: Equatable {
  /// The colours of a key's cap; different colours at top and bottom form a gradient.
  struct Cap: Equatable {
    var top: UIColor
    var bottom: UIColor
    var text: UIColor

    init(_ color: UIColor, text: UIColor) {
      (top, bottom, self.text) = (color, color, text)
    }

    init(top: UIColor, bottom: UIColor, text: UIColor) {
      (self.top, self.bottom, self.text) = (top, bottom, text)
    }
  }

  var isDark = false
  /// Whether this is the theme with gradients and raised titles.
  var isClassic = false
  /// The background colours behind the keys; the gradient is drawn in the classic theme only.
  var background: (top: UIColor, bottom: UIColor)
  var letter: Cap
  var pressedLetter: Cap
  /// The cap of keys that do not type characters.
  var function: Cap
  var pressedFunction: Cap
  /// The cap of a return key with a special title.
  var action: Cap
  /// The colour of the edge below each key.
  var edge: UIColor
  var disabledText: UIColor

  // Only the themes below exist, which these two properties distinguish.
  static func == (lhs: KeyboardTheme, rhs: KeyboardTheme) -> Bool {
    lhs.isDark == rhs.isDark && lhs.isClassic == rhs.isClassic
  }

  static let light = KeyboardTheme(
    background: (rgb(209, 212, 218), rgb(209, 212, 218)),
    letter: Cap(.white, text: .black),
    pressedLetter: Cap(rgb(171, 177, 188), text: .black),
    function: Cap(rgb(171, 177, 188), text: .black),
    pressedFunction: Cap(.white, text: .black),
    action: Cap(rgb(0, 122, 255), text: .white),
    edge: rgb(137, 140, 145),
    disabledText: rgb(120, 124, 131)
  )

  static let dark = KeyboardTheme(
    isDark: true,
    background: (rgb(43, 43, 45), rgb(43, 43, 45)),
    letter: Cap(rgb(107, 107, 109), text: .white),
    pressedLetter: Cap(rgb(71, 71, 73), text: .white),
    function: Cap(rgb(71, 71, 73), text: .white),
    pressedFunction: Cap(rgb(107, 107, 109), text: .white),
    action: Cap(rgb(10, 132, 255), text: .white),
    edge: rgb(26, 26, 27),
    disabledText: rgb(140, 140, 143)
  )

  /// The colours of the classic theme.
  static let classic = KeyboardTheme(
    isClassic: true,
    background: (rgb(146, 154, 166), rgb(88, 98, 112)),
    letter: Cap(top: rgb(252, 252, 253), bottom: rgb(222, 224, 228), text: .black),
    pressedLetter: Cap(top: rgb(188, 193, 201), bottom: rgb(170, 176, 186), text: .black),
    function: Cap(top: rgb(134, 143, 157), bottom: rgb(92, 102, 118), text: .white),
    pressedFunction: Cap(top: rgb(84, 93, 108), bottom: rgb(64, 73, 87), text: .white),
    action: Cap(top: rgb(86, 142, 240), bottom: rgb(26, 84, 206), text: .white),
    edge: rgb(50, 56, 65),
    disabledText: rgb(176, 183, 194)
  )

  private static func rgb(_ red: Int, _ green: Int, _ blue: Int) -> UIColor {
    UIColor(
      red: CGFloat(red) / 255,
      green: CGFloat(green) / 255,
      blue: CGFloat(blue) / 255,
      alpha: 1
    )
  }
}
