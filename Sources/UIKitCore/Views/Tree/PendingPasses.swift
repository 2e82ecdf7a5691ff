import UIKitGraphics
import UIKitSupport

/// The pending work of the next frame's passes for a view.
struct PendingPasses: OptionSet {
  let rawValue: UInt16

  /// `layoutSubviews()` is pending.
  static let layout = PendingPasses(rawValue: 1 << 0)
  /// A recording of `draw(_:)` is pending.
  static let record = PendingPasses(rawValue: 1 << 1)
  /// The view's own rectangle changed, such as its colour or border.
  static let content = PendingPasses(rawValue: 1 << 2)
  /// The view's position or its whole subtree changed: geometry, opacity, visibility, order,
  /// clipping.
  static let move = PendingPasses(rawValue: 1 << 3)
  /// The bounds' origin changed, so that the subviews moved together.
  static let scroll = PendingPasses(rawValue: 1 << 4)

  /// A subview was removed.
  ///
  /// The subview's extent is already dirty or, in a scroll view, one of its content's
  /// `removedExtents`. Under a transform its extent on the screen was different.
  static let removal = PendingPasses(rawValue: 1 << 5)

  /// Only the recording changed, and nothing else in the rectangle.
  static let recording = PendingPasses(rawValue: 1 << 6)

  /// Frames determined by constraints have to be set.
  static let constraints = PendingPasses(rawValue: 1 << 7)
  /// `updateConstraints()` is pending.
  static let updateConstraints = PendingPasses(rawValue: 1 << 8)

  /// The work of the layout pass.
  static let anyLayout: PendingPasses = [.layout, .constraints]

  /// All work that changes pixels.
  static let damage: PendingPasses = [.content, .move, .scroll, .removal, .recording]
}

extension UIView {
  /// Marks work as pending for this view, and requests a frame.
  ///
  /// - Parameter passes: The passes with pending work.
  final func setPending(_ passes: PendingPasses) {
    demand(
      MainThread.isCurrent,
      "A \(type(of: self)) was changed on a background thread; views may be changed only on the main"
        + " thread"
    )
    pending.formUnion(passes)
    guard let superview = superviewStorage else {
      windowStorage?.host?.viewDidBecomeInvalid()
      return
    }
    superview.propagate(passes)
  }

  /// Marks the ancestors as having pending descendants; stops at the first ancestor that is already
  /// marked.
  final func propagate(_ passes: PendingPasses) {
    markSubtree(passes)
    windowStorage?.host?.viewDidBecomeInvalid()
  }

  /// Stores a new recording, and marks it for the damage pass in the same frame.
  final func take(_ recording: DisplayList) {
    let oldList = displayList
    guard !(recording.isEmpty && oldList == nil) else { return }
    var pass = PendingPasses.content
    if !recording.isEmpty, scrolledContent == nil {
      recording.recordReplacement(of: oldList)
      pass = .recording
    }
    displayList = recording.isEmpty ? nil : recording
    pending.insert(pass)
    superviewReference?._withUnsafeGuaranteedRef { $0.markSubtree(pass) }
  }

  private final func markSubtree(_ passes: PendingPasses) {
    guard !subtreePending.isSuperset(of: passes) else { return }
    subtreePending.formUnion(passes)
    superviewReference?._withUnsafeGuaranteedRef { $0.markSubtree(passes) }
  }
}
