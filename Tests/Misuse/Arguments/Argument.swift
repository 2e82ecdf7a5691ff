import Foundation
import UIKitGraphics

/// An invalid value and its description.
struct Argument<Value> {
  /// The description, such as "row = count".
  let name: String
  let value: Value

  init(_ name: String, _ value: Value) {
    (self.name, self.value) = (name, value)
  }

  /// Converts the value, and extends the name.
  func map<Result>(_ name: String, _ transform: (Value) -> Result) -> Argument<Result> {
    Argument<Result>("\(name) = \(self.name)", transform(value))
  }
}

/// Invalid numbers.
@MainActor
enum Numbers {
  /// Numbers that are not finite.
  static let unlimited: [Argument<CGFloat>] = [
    Argument("nan", .nan), Argument("inf", .infinity), Argument("-inf", -.infinity),
  ]

  /// Invalid coordinates: not finite, or far outside of any view.
  static let positions =
    unlimited + [
      Argument("1e10", 1e10), Argument("greatest", .greatestFiniteMagnitude),
      Argument("-greatest", -.greatestFiniteMagnitude),
    ]

  /// Invalid lengths: also negative, zero and tiny.
  static let lengths =
    positions + [Argument("-1", -1), Argument("0", 0), Argument("1e-9", 1e-9)]

  /// Invalid factors and fractions.
  static let factors = lengths + [Argument("2", 2)]

  /// Integers that are out of range for small counts.
  static let integers: [Argument<Int>] = [
    Argument("-1", -1), Argument("1000", 1_000), Argument("Int.max", .max),
    Argument("Int.min", .min),
  ]
}

extension Array where Element == Argument<CGFloat> {
  /// Returns the arguments with each of these numbers in each component of a value.
  func inEach<Value>(
    of value: Value,
    _ components: [(name: String, path: WritableKeyPath<Value, CGFloat>)]
  ) -> [Argument<Value>] {
    components.flatMap { component in
      map { number in
        number.map(component.name) { invalidNumber in
          var copy = value
          copy[keyPath: component.path] = invalidNumber
          return copy
        }
      }
    }
  }
}

/// Invalid points, sizes, rectangles and insets with one invalid component each.
@MainActor
enum Shapes {
  /// Invalid points.
  static let points = Numbers.positions.inEach(
    of: CGPoint(x: 20, y: 30),
    [("x", \.x), ("y", \.y)]
  )

  /// Invalid sizes.
  static let sizes = Numbers.lengths.inEach(
    of: CGSize(width: 40, height: 20),
    [("width", \.width), ("height", \.height)]
  )

  /// Invalid offsets.
  static let offsets = Numbers.positions.inEach(
    of: CGSize(width: 1, height: 1),
    [("width", \.width), ("height", \.height)]
  )

  /// Invalid rectangles.
  static let rects =
    Numbers.positions.inEach(
      of: CGRect(x: 20, y: 30, width: 40, height: 20),
      [("x", \.origin.x), ("y", \.origin.y)]
    )
    + Numbers.lengths.inEach(
      of: CGRect(x: 20, y: 30, width: 40, height: 20),
      [("width", \.size.width), ("height", \.size.height)]
    ) + [Argument("null", .null), Argument("infinite", .infinite)]

  /// Invalid insets.
  static let insets = Numbers.positions.inEach(
    of: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
    [("top", \.top), ("left", \.left), ("bottom", \.bottom), ("right", \.right)]
  )

  /// Invalid transforms, including singular ones.
  static let transforms =
    Numbers.positions.inEach(
      of: CGAffineTransform.identity,
      [("a", \.a), ("b", \.b), ("c", \.c), ("d", \.d), ("tx", \.tx), ("ty", \.ty)]
    ) + [
      Argument("zero scale", CGAffineTransform(scaleX: 0, y: 0)),
      Argument("zero width", CGAffineTransform(scaleX: 0, y: 1)),
      Argument("tiny scale", CGAffineTransform(scaleX: 1e-9, y: 1e-9)),
      Argument("tiniest scale", CGAffineTransform(scaleX: .leastNonzeroMagnitude, y: 1)),
    ]
}

extension CGPoint {
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGSize {
  var isFinite: Bool { width.isFinite && height.isFinite }
}

extension CGRect {
  var isFinite: Bool { origin.isFinite && size.isFinite }
}

extension UIEdgeInsets {
  var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }
}
