public import Foundation

/// Feedback that is felt on a telephone.
///
/// Desktops and kiosks have nothing that could give it: the methods do nothing, so that code for
/// telephones needs no conditions.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() {
    super.init()
  }

  /// Creates a generator for events in a view.
  ///
  /// - Parameter view: The view, which is not retained.
  public init(view: UIView) {
    super.init()
  }

  /// Announces that feedback follows soon.
  open func prepare() {}
}

/// The feedback of a collision.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The weight of what collides.
  public enum FeedbackStyle: Int, Sendable {
    /// Something small.
    case light = 0
    /// Something of medium size.
    case medium = 1
    /// Something large.
    case heavy = 2
    /// Something soft.
    case soft = 3
    /// Something stiff.
    case rigid = 4
  }

  /// Creates a generator.
  ///
  /// - Parameter style: The weight.
  public init(style: UIImpactFeedbackGenerator.FeedbackStyle) {
    super.init()
  }

  /// Creates a generator for events in a view.
  ///
  /// - Parameters:
  ///   - style: The weight.
  ///   - view: The view, which is not retained.
  public init(style: UIImpactFeedbackGenerator.FeedbackStyle, view: UIView) {
    super.init(view: view)
  }

  /// Creates a generator of medium weight.
  public override init() {
    super.init()
  }

  /// Creates a generator of medium weight for events in a view.
  ///
  /// - Parameter view: The view, which is not retained.
  public override init(view: UIView) {
    super.init(view: view)
  }

  /// Signals a collision.
  open func impactOccurred() {}

  /// Signals a collision.
  ///
  /// - Parameter intensity: 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// The feedback of a choice that moves on.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Signals a new choice.
  open func selectionChanged() {}
}

/// The feedback of a result.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The kind of the result.
  public enum FeedbackType: Int, Sendable {
    /// It has worked.
    case success = 0
    /// It has worked in part.
    case warning = 1
    /// It has failed.
    case error = 2
  }

  /// Signals a result.
  ///
  /// - Parameter notificationType: Its kind.
  open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {
  }
}
