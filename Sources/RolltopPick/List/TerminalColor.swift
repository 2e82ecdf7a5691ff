import PickLines
import UIKit

extension TextStyle.Color {
  /// The colour on the screen; named colours are readable on light and dark backgrounds.
  var color: UIColor {
    switch self {
    case .rgb(let red, let green, let blue): return Self.color(red, green, blue)
    case .indexed(let index) where index < 16: return Self.namedColors[Int(index)]
    case .indexed(let index) where index < 232:
      let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
      let cubeIndex = Int(index) - 16
      return Self.color(levels[cubeIndex / 36], levels[cubeIndex / 6 % 6], levels[cubeIndex % 6])
    case .indexed(let index):
      let level = 8 + (index - 232) * 10
      return Self.color(level, level, level)
    }
  }

  private static let namedColors: [UIColor] = [
    .label, .systemRed, .systemGreen, .systemOrange, .systemBlue, .systemPurple, .systemTeal,
    .secondaryLabel, .secondaryLabel, .systemPink, .systemGreen, .systemYellow, .systemBlue,
    .systemPurple, .systemTeal, .label,
  ]

  private static func color(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UIColor {
    UIColor(
      red: CGFloat(red) / 255,
      green: CGFloat(green) / 255,
      blue: CGFloat(blue) / 255,
      alpha: 1
    )
  }
}
