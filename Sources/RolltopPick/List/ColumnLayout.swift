import PickLines
import UIKit

/// The columns of fields, each as wide as the widest field of the first lines, up to a maximum.
@MainActor
struct ColumnLayout {
  /// The widths of the columns, in points.
  private var widths: [CGFloat] = []
  /// The number of measured lines.
  private(set) var measuredCount = 0

  /// The maximum number of measured lines.
  static let sampleSize = 200
  /// The space between two columns, in points.
  private static let gap: CGFloat = 20
  /// The maximum width of a column, in points.
  private static let maximumWidth: CGFloat = 320

  /// Measures the fields of a line.
  mutating func measure(_ fields: [NSAttributedString]) {
    measuredCount += 1
    for (index, field) in fields.enumerated() {
      if index == widths.count { widths.append(0) }
      widths[index] = max(widths[index], min(field.size().width.rounded(.up), Self.maximumWidth))
    }
  }

  /// Returns the text of a line with its fields in columns.
  func text(of fields: [NSAttributedString]) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for (index, field) in fields.enumerated() {
      if index > 0 { text.append(NSAttributedString(string: "\t")) }
      let isLast = index == fields.count - 1
      let isLimited = !isLast && index < widths.count
      text.append(isLimited ? Self.truncated(field, to: widths[index]) : field)
    }
    let style = NSMutableParagraphStyle()
    style.tabStops = tabStops
    style.lineBreakMode = .byTruncatingTail
    text.addAttribute(
      .paragraphStyle,
      value: style,
      range: NSRange(location: 0, length: text.length)
    )
    return text
  }

  private var tabStops: [NSTextTab] {
    var stops: [NSTextTab] = []
    var end: CGFloat = 0
    for width in widths.dropLast() {
      end += width + Self.gap
      stops.append(NSTextTab(textAlignment: .natural, location: end))
    }
    return stops
  }

  /// Returns a field that fits a width, with an ellipsis if it was truncated.
  private static func truncated(
    _ field: NSAttributedString,
    to width: CGFloat
  ) -> NSAttributedString {
    guard field.size().width > width + 0.5 else { return field }
    let characters = Array(field.string)
    // A binary search for the maximum number of characters.
    var (low, high) = (0, characters.count)
    var best = NSAttributedString(string: "…")
    while low < high {
      let middle = (low + high + 1) / 2
      let length = String(characters[..<middle]).utf16.count
      let candidate = NSMutableAttributedString(
        attributedString: field.attributedSubstring(from: NSRange(location: 0, length: length))
      )
      candidate.append(NSAttributedString(string: "…"))
      if candidate.size().width <= width {
        (low, best) = (middle, candidate)
      } else {
        high = middle - 1
      }
    }
    return best
  }
}
