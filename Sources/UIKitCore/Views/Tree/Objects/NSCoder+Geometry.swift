public import Foundation
public import UIKitGraphics

/// Geometry as strings, such as "{10, 20}" and "{{0, 0}, {10, 20}}".
extension NSCoder {
  /// Returns a point as a string of the form "{x, y}".
  public static func string(for point: CGPoint) -> String { string(of: point.x, point.y) }

  /// Returns a size as a string of the form "{width, height}".
  public static func string(for size: CGSize) -> String { string(of: size.width, size.height) }

  /// Returns a rectangle as a string of the form "{{x, y}, {width, height}}".
  public static func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  /// Returns insets as a string of the form "{top, left, bottom, right}".
  public static func string(for insets: UIEdgeInsets) -> String {
    string(of: insets.top, insets.left, insets.bottom, insets.right)
  }

  /// Returns the point of a string of the form "{x, y}"; zero unless it has exactly two numbers.
  public static func cgPoint(for string: String) -> CGPoint {
    numbers(in: string, count: 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }

  /// Returns the size of a string of the form "{width, height}"; zero unless it has exactly two
  /// numbers.
  public static func cgSize(for string: String) -> CGSize {
    numbers(in: string, count: 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }

  /// Returns the rectangle of a string of the form "{{x, y}, {width, height}}"; zero unless it
  /// has exactly four numbers.
  public static func cgRect(for string: String) -> CGRect {
    numbers(in: string, count: 4).map {
      CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
    } ?? .zero
  }

  /// Returns the insets of a string of the form "{top, left, bottom, right}"; zero unless it has
  /// exactly four numbers.
  public static func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    numbers(in: string, count: 4).map {
      UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    } ?? .zero
  }

  private static func string(of numbers: CGFloat...) -> String {
    let texts = numbers.map { number in
      let value = Double(number)
      return Int(exactly: value).map { "\($0)" } ?? "\(value)"
    }
    return "{" + texts.joined(separator: ", ") + "}"
  }

  /// Returns the numbers of a string; `nil` unless it contains exactly `count` numbers.
  private static func numbers(in string: String, count: Int) -> [CGFloat]? {
    let parts = string.split { "{}, ".contains($0) }
    let numbers = parts.compactMap { Double($0) }.map { CGFloat($0) }
    return numbers.count == count && parts.count == count ? numbers : nil
  }
}
