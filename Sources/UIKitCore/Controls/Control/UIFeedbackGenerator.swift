public import Foundation

/// The base class of generators of haptic feedback.
///
/// Desktops and kiosks have no haptic hardware: the methods do nothing, so that code shared with
/// telephones needs no conditions.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() {
    super.init()
  }

  /// Creates a generator for a view.
  ///
  /// - Parameter view: The view; not retained.
  public init(view: UIView) {
    super.init()
  }

  /// Prepares for feedback that follows soon.
  ///
  /// Does nothing.
  open func prepare() {}
}

/// Generates feedback for collisions.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The weight of the colliding objects.
  public enum FeedbackStyle: Int, Sendable {
    /// Small or light objects.
    case light = 0
    /// Medium-sized objects.
    case medium = 1
    /// Large or heavy objects.
    case heavy = 2
    /// Soft objects.
    case soft = 3
    /// Rigid objects.
    case rigid = 4
  }

  /// Creates a generator.
  ///
  /// - Parameter style: The weight of the objects.
  public init(style: UIImpactFeedbackGenerator.FeedbackStyle) {
    super.init()
  }

  /// Creates a generator for a view.
  ///
  /// - Parameters:
  ///   - style: The weight of the objects.
  ///   - view: The view; not retained.
  public init(style: UIImpactFeedbackGenerator.FeedbackStyle, view: UIView) {
    super.init(view: view)
  }

  /// Creates a generator of medium weight.
  public override init() {
    super.init()
  }

  /// Creates a generator of medium weight for a view.
  ///
  /// - Parameter view: The view; not retained.
  public override init(view: UIView) {
    super.init(view: view)
  }

  /// Signals a collision.
  ///
  /// Does nothing.
  open func impactOccurred() {}

  /// Signals a collision of a given intensity.
  ///
  /// Does nothing.
  ///
  /// - Parameter intensity: The intensity, from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Generates feedback for changes of a selection.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Signals a changed selection.
  ///
  /// Does nothing.
  open func selectionChanged() {}
}

/// Generates feedback for the results of tasks.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The type of a result.
  public enum FeedbackType: Int, Sendable {
    /// The task succeeded.
    case success = 0
    /// The task succeeded with a warning.
    case warning = 1
    /// The task failed.
    case error = 2
  }

  /// Signals a result.
  ///
  /// Does nothing.
  ///
  /// - Parameter notificationType: The type of the result.
  open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {
  }
}
