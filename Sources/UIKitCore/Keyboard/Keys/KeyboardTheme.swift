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

    init(_ top: UIColor, _ bottom: UIColor, text: UIColor) {
      (self.top, self.bottom, self.text) = (top, bottom, text)
    }
  }

  var isDark = false
  var isClassic = false
  /// The background colours behind the keys, at the top and at the bottom.
  var background: (UIColor, UIColor)
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

  static func == (first: KeyboardTheme, second: KeyboardTheme) -> Bool {
    first.isDark == second.isDark && first.isClassic == second.isClassic
  }

  static let light = KeyboardTheme(
    background: (gray(209, 212, 218), gray(209, 212, 218)),
    letter: Cap(.white, text: .black),
    pressedLetter: Cap(gray(171, 177, 188), text: .black),
    function: Cap(gray(171, 177, 188), text: .black),
    pressedFunction: Cap(.white, text: .black),
    action: Cap(gray(0, 122, 255), text: .white),
    edge: gray(137, 140, 145),
    disabledText: gray(120, 124, 131)
  )

  static let dark = KeyboardTheme(
    isDark: true,
    background: (gray(43, 43, 45), gray(43, 43, 45)),
    letter: Cap(gray(107, 107, 109), text: .white),
    pressedLetter: Cap(gray(71, 71, 73), text: .white),
    function: Cap(gray(71, 71, 73), text: .white),
    pressedFunction: Cap(gray(107, 107, 109), text: .white),
    action: Cap(gray(10, 132, 255), text: .white),
    edge: gray(26, 26, 27),
    disabledText: gray(140, 140, 143)
  )

  /// The colours of the classic theme.
  static let classic = KeyboardTheme(
    isClassic: true,
    background: (gray(146, 154, 166), gray(88, 98, 112)),
    letter: Cap(gray(252, 252, 253), gray(222, 224, 228), text: .black),
    pressedLetter: Cap(gray(188, 193, 201), gray(170, 176, 186), text: .black),
    function: Cap(gray(134, 143, 157), gray(92, 102, 118), text: .white),
    pressedFunction: Cap(gray(84, 93, 108), gray(64, 73, 87), text: .white),
    action: Cap(gray(86, 142, 240), gray(26, 84, 206), text: .white),
    edge: gray(50, 56, 65),
    disabledText: gray(176, 183, 194)
  )

  private static func gray(_ red: Int, _ green: Int, _ blue: Int) -> UIColor {
    UIColor(
      red: CGFloat(red) / 255,
      green: CGFloat(green) / 255,
      blue: CGFloat(blue) / 255,
      alpha: 1
    )
  }
}
