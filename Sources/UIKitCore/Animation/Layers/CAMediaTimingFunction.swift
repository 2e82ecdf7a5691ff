public import Foundation
import UIKitLists

/// A time interval in seconds.
public typealias CFTimeInterval = Double

/// The names of timing functions.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name, as in Core Animation.
  public let rawValue: String

  /// Creates a name; unknown names count as `.default`.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A short acceleration and a long deceleration.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
  /// Slow at the start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the start and the end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
}

/// The progress of a layer animation over time: a cubic Bézier curve from (0, 0) to (1, 1).
public final class CAMediaTimingFunction: NSObject, Sendable {
  let curve: TimingCurve

  /// Creates a function.
  ///
  /// - Parameter name: The name of the function.
  public init(name: CAMediaTimingFunctionName) {
    curve =
      switch name {
      case .easeIn: .easeIn
      case .easeInEaseOut: .easeInOut
      case .easeOut: .easeOut
      case .linear: .linear
      default: .standard
      }
    super.init()
  }

  /// Creates a function from control points.
  ///
  /// - Parameters:
  ///   - c1x: The time of the first control point, from 0 to 1; other values stop the program.
  ///   - c1y: The progress of the first control point; finite.
  ///   - c2x: The time of the second control point, from 0 to 1.
  ///   - c2y: The progress of the second control point; finite.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = TimingCurve(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
    super.init()
  }
}

/// The values that an animation presents before its start and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name, as in Core Animation.
  public let rawValue: String

  /// Creates a mode; unknown names count as `.removed`.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer's model values, before and after.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The animation's end values, after the animation.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The animation's start values, before the animation.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The animation's values, before and after.
  public static let both = CAMediaTimingFillMode(rawValue: "both")

  var isForwards: Bool { self == .forwards || self == .both }
  var isBackwards: Bool { self == .backwards || self == .both }
}
