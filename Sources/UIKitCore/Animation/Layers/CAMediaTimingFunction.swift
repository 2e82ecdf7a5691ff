public import Foundation
import UIKitLists

/// Seconds.
public typealias CFTimeInterval = Double

/// The names of timing functions.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name, as in Core Animation.
  public let rawValue: String

  /// Creates a name; unknown ones count as `.default`.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A short acceleration and a long deceleration.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
  /// Slow at the beginning.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the beginning and at the end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Of constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
}

/// The progress of a layer's animation over time: a cubic Bézier curve from (0, 0) to (1, 1).
public final class CAMediaTimingFunction: NSObject, Sendable {
  let curve: TimingCurve

  /// Creates a function.
  ///
  /// - Parameter name: Its name.
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
  ///   - c1x: The time of the first one, from 0 to 1; others stop the program.
  ///   - c1y: The progress of the first one; finite.
  ///   - c2x: The time of the second one, from 0 to 1.
  ///   - c2y: The progress of the second one; finite.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = TimingCurve(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
    super.init()
  }
}

/// The values that an animation shows before its beginning and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name, as in Core Animation.
  public let rawValue: String

  /// Creates a mode; unknown ones count as `.removed`.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer's own values, before and after.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Its end, afterwards.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its beginning, before.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")

  var isForwards: Bool { self == .forwards || self == .both }
  var isBackwards: Bool { self == .backwards || self == .both }
}
