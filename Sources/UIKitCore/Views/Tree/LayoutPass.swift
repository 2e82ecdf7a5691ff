import UIKitSupport

/// A view that knows the reason for its layout requests, for the message about a layout that never
/// settles.
@MainActor
protocol LayoutExplaining: UIView {
  /// A clause such as "a callback reloads it"; `nil` if the reason is unknown.
  var reasonForLayout: String? { get }
}

/// The layout pass: calls `layoutSubviews()` where it is pending.
///
/// The pass may invalidate the layout of other views, recordings and pixels. Invalidations are
/// processed before the frame is composited, in at most `WindowHost.maximumRounds` rounds.
@MainActor
enum LayoutPass {
  /// The number of nested calls of `layoutSubviews()`.
  private static var nesting = 0
  /// The name of the callback that is running, for the message about a layout without end.
  private static var callback: StaticString = ""
  /// The view that is laying out its subviews; `nil` for views that keep layout requests.
  private static unowned(unsafe) var current: UIView?
  /// Subviews that the current view has removed and may add again, while touches are down.
  private static var removedSubviews: [UIView] = []

  /// Defers the handling of a removed view's touches to the end of the layout, if its superview
  /// removes it in its own layout.
  ///
  /// - Parameter view: A view that is about to leave its superview.
  /// - Returns: Whether the handling was deferred.
  static func deferLeave(of view: UIView) -> Bool {
    guard let current, view.superviewStorage === current else { return false }
    removedSubviews.append(view)
    return true
  }

  private static func layOutSubviews(of view: UIView) {
    let (outerView, outerRemovedSubviews) = (current, removedSubviews)
    let host = view.windowStorage?.host
    (current, removedSubviews) = (view.hints.contains(.keepsLayoutRequests) ? nil : view, [])
    view.layoutSubviews()
    let leavingSubviews = removedSubviews
    (current, removedSubviews) = (outerView, outerRemovedSubviews)
    for subview in leavingSubviews where subview.superviewStorage !== view {
      subview.endTouches(in: host)
    }
  }

  /// Lays out a view and its descendants, superviews first.
  ///
  /// - Parameter view: The root of the subtree.
  /// - Returns: The last view that was laid out; `nil` if nothing was pending.
  @discardableResult
  static func run(on view: UIView) -> UIView? {
    if !view.pending.union(view.subtreePending).isDisjoint(with: .updateConstraints) {
      updateConstraints(in: view)
    }
    return layOut(view)
  }

  /// Performs `run(on:)`, and also applies constraints that are solved by an ancestor's engine.
  static func runIncludingConstraints(on view: UIView) {
    if !view.pending.union(view.subtreePending).isDisjoint(with: .updateConstraints) {
      updateConstraints(in: view)
    }
    view.applyConstraints()
    _ = layOut(view)
  }

  /// Calls `updateConstraints()` where it is pending, subviews first.
  ///
  /// - Parameter view: The root of the subtree.
  static func updateConstraints(in view: UIView) {
    if view.subtreePending.contains(.updateConstraints) {
      view.subtreePending.remove(.updateConstraints)
      for subview in view.subviewStorage { updateConstraints(in: subview) }
    }
    guard view.pending.contains(.updateConstraints) else { return }
    view.pending.remove(.updateConstraints)
    CallbackNesting.call("updateConstraints()", of: view) {
      if let owner = view.owner { owner.updateViewConstraints() } else { view.updateConstraints() }
    }
  }

  /// Sets the frames of the views inside a view that are determined by constraints, if some have
  /// changed.
  private static func applyConstraints(in view: UIView) -> Bool {
    guard view.pending.contains(.constraints) else { return false }
    let engine = view.layoutStateStorage?.engine
    view.pending.remove(.constraints)
    // A measured view is laying out, and the engine has yet to solve with its size.
    if let engine, engine.isBusy {
      engine.wasPostponed = true
      return false
    }
    guard let engine, engine.isDirty else { return false }
    engine.update()
    engine.apply(inside: view)
    return true
  }

  private static func layOut(_ view: UIView) -> UIView? {
    var lastView: UIView?
    if applyConstraints(in: view) { lastView = view }
    if view.pending.contains(.layout) {
      view.pending.remove(.layout)
      nesting += 1
      let previousCallback = callback
      demand(
        nesting <= UIView.maximumDepth,
        "\(callback) of \(view.owner ?? view) lays out itself without end"
      )
      callback = "viewWillLayoutSubviews()"
      view.owner?.viewWillLayoutSubviews()
      _ = applyConstraints(in: view)
      callback = "layoutSubviews()"
      let bounds = view.boundsStorage
      layOutSubviews(of: view)
      callback = "viewDidLayoutSubviews()"
      view.owner?.viewDidLayoutSubviews()
      nesting -= 1
      callback = previousCallback
      // Adding subviews requests a layout, which was just performed.
      if view.boundsStorage == bounds, !view.hints.contains(.keepsLayoutRequests) {
        view.pending.remove(.layout)
      }
      lastView = view
    }
    if !view.subtreePending.isDisjoint(with: .anyLayout) {
      view.subtreePending.subtract(.anyLayout)
      for subview in view.subviewStorage
      where !subview.pending.isDisjoint(with: .anyLayout)
        || !subview.subtreePending.isDisjoint(with: .anyLayout)
      {
        lastView = layOut(subview) ?? lastView
      }
    }
    return lastView
  }
}
