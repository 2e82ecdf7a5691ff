internal import Foundation

/// Detects SVG files and reads their intrinsic size.
enum SVGHeader {
  /// Returns the size in points from `width` and `height`, or from the view box; `nil` if a side is
  /// missing, or not between 0 and 4,096.
  static func size(of data: Data) -> CGSize? {
    guard let attributes = attributes(of: data) else { return nil }
    if let width = number(attributes, "width"), let height = number(attributes, "height") {
      return size(width, height)
    }
    return box(attributes).flatMap { size($0.width, $0.height) }
  }

  /// Returns the size of the view box in its units; `nil` if there is none.
  static func viewBox(of data: Data) -> CGSize? {
    guard let box = attributes(of: data).flatMap(box) else { return nil }
    return box.width > 0 && box.height > 0 ? box : nil
  }

  private static func box(_ attributes: Substring) -> CGSize? {
    guard let text = value(attributes, "viewBox") else { return nil }
    let numbers = text.split(whereSeparator: { $0 == " " || $0 == "," }).compactMap { Double($0) }
    return numbers.count == 4 ? CGSize(width: numbers[2], height: numbers[3]) : nil
  }

  /// Returns the attributes of the first element `svg`; `nil` if it does not begin in the first
  /// 2,048 bytes.
  private static func attributes(of data: Data) -> Substring? {
    guard let start = String(data: data.prefix(2_048), encoding: .utf8) else { return nil }
    guard let tag = start.range(of: "<svg") else { return nil }
    let end = start[tag.upperBound...].firstIndex(of: ">") ?? start.endIndex
    return start[tag.upperBound..<end]
  }

  private static func size(_ width: Double, _ height: Double) -> CGSize? {
    guard width > 0, height > 0, width <= 4_096, height <= 4_096 else { return nil }
    return CGSize(width: width, height: height)
  }

  private static func number(_ attributes: Substring, _ name: String) -> Double? {
    guard let text = value(attributes, name) else { return nil }
    return Double(text.prefix { $0.isNumber || $0 == "." })
  }

  private static func value(_ attributes: Substring, _ name: String) -> Substring? {
    guard let start = attributes.range(of: " \(name)=\"") else { return nil }
    let tail = attributes[start.upperBound...]
    guard let end = tail.firstIndex(of: "\"") else { return nil }
    return tail[..<end]
  }
}
