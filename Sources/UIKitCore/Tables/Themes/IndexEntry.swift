import Foundation
import UIKitGraphics

/// The selection and drawing of index entries.
@MainActor
enum IndexEntry {
  static let dot = "•"

  /// Returns the entries that fit `count` positions: all entries, or every n-th with dots in
  /// between; at most the first entry in fewer than three positions.
  static func fitting(_ titles: [String], count: Int) -> [String] {
    guard titles.count > count else { return titles }
    guard count >= 3 else { return Array(titles.prefix(max(0, min(count, 1)))) }
    // Entries and dots alternate, which requires an odd number of positions.
    let entryCount = count % 2 == 1 ? count : count - 1
    let entries = (entryCount + 1) / 2
    return (0..<entryCount).map { index in
      guard index % 2 == 0 else { return dot }
      let fraction = Double(index / 2) / Double(entries - 1)
      return titles[Int((fraction * Double(titles.count - 1)).rounded())]
    }
  }

  static func layout(_ title: String, font: UIFont) -> TextLayout {
    TextEngine.layout(
      title,
      font: font,
      TextLayoutOptions(
        maxWidth: .greatestFiniteMagnitude,
        numberOfLines: 1,
        lineBreakMode: .byClipping,
        alignment: .left,
        scale: UITraitCollection.current.displayScale
      )
    )
  }

  static func draw(_ title: String, font: UIFont, color: UIColor, in frame: CGRect) {
    let layout = layout(title, font: font)
    let origin = CGPoint(
      x: frame.midX - layout.size.width / 2,
      y: frame.midY - layout.size.height / 2
    )
    UIGraphicsGetCurrentContext()?.draw(layout, at: origin, color: color)
  }
}
