import Foundation
import UIKitGraphics

extension UIView {
  /// Adds a view directly in front of a subview.
  ///
  /// - Parameters:
  ///   - view: The view to add.
  ///   - siblingSubview: A subview of this view.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insertSubview(view, at: indexOfSibling(siblingSubview, besides: view) + 1)
  }

  /// Adds a view directly behind a subview.
  ///
  /// - Parameters:
  ///   - view: The view to add.
  ///   - siblingSubview: A subview of this view.
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insertSubview(view, at: indexOfSibling(siblingSubview, besides: view))
  }

  /// Moves a subview in front of the others; nothing happens to other views.
  ///
  /// - Parameter view: A subview of this view.
  public func bringSubviewToFront(_ view: UIView) {
    reorder(view, to: subviewStorage.count - 1)
  }

  /// Moves a subview behind the others; nothing happens to other views.
  ///
  /// - Parameter view: A subview of this view.
  public func sendSubviewToBack(_ view: UIView) {
    reorder(view, to: 0)
  }

  /// Exchanges the places of two subviews.
  ///
  /// - Parameters:
  ///   - index1: Index of a subview.
  ///   - index2: Index of another one.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    let count = subviewStorage.count
    precondition(
      subviewStorage.indices.contains(index1) && subviewStorage.indices.contains(index2),
      "Subviews \(index1) and \(index2) were to be exchanged, but there are \(count)"
    )
    subviewStorage.swapAt(index1, index2)
    subviewStorage[index1].setPending(.move)
    subviewStorage[index2].setPending(.move)
  }

  /// Whether this view is `view` or somewhere below it.
  ///
  /// - Parameter view: The view that may be an ancestor.
  /// - Returns: `true` also for the view itself.
  public func isDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let present = candidate {
      if present === view { return true }
      candidate = present.superviewStorage
    }
    return false
  }

  /// The first view with the tag: this one, or one below it, depth first.
  ///
  /// - Parameter tag: The tag to look for.
  /// - Returns: `nil` when there is none.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviewStorage {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  private func indexOfSibling(_ sibling: UIView, besides view: UIView) -> Int {
    let others = subviewStorage.filter { $0 !== view }
    guard let index = others.firstIndex(where: { $0 === sibling }) else {
      preconditionFailure("\(sibling) is not a subview of \(self)")
    }
    return index
  }

  private func reorder(_ view: UIView, to index: Int) {
    guard let present = subviewStorage.firstIndex(where: { $0 === view }), present != index else {
      return
    }
    subviewStorage.remove(at: present)
    subviewStorage.insert(view, at: index)
    view.setPending(.move)
  }

  /// Makes `view` a subview at an index of the order without it.
  final func insert(_ view: UIView, at index: Int) {
    precondition(index >= 0, "A subview was to be inserted at index \(index)")
    precondition(!isDescendant(of: view), "\(view) cannot be added to itself or a view inside it")
    if view.superviewStorage === self {
      reorder(view, to: min(index, subviewStorage.count - 1))
      return
    }
    let newWindow = windowStorage
    let changesWindow = view.windowStorage !== newWindow
    view.willMove(toSuperview: self)
    if changesWindow { view.announceWindow(newWindow) }
    view.unlink()
    subviewStorage.insert(view, at: min(index, subviewStorage.count))
    view.superviewStorage = self
    view.setPending(.move)
    if subviewStorage.count == 1 { groupingMayHaveChanged() }
    propagate(view.pending.union(view.subtreePending))
    setPending(.layout)
    if changesWindow { view.adoptWindow(newWindow) }
    view.inheritedEnvironmentDidChange()
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Takes this view out of its superview and window.
  final func detach() {
    guard let superview = superviewStorage else { return }
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    let hadWindow = windowStorage != nil
    if hadWindow { announceWindow(nil) }
    superview.setPending(.layout)
    unlink()
    if hadWindow { adoptWindow(nil) }
    didMoveToSuperview()
  }

  /// Removes this view from its superview's list and damages its place.
  private func unlink() {
    guard let superview = superviewStorage else { return }
    if let window = windowStorage {
      if let scrollView = superview as? UIScrollView {
        if !shownExtent.isEmpty { scrollView.removedExtents.append(shownExtent) }
      } else {
        window.loop?.damage(shownExtent)
      }
      superview.setPending(.removal)
      window.loop?.touches.viewLeaves(self)
      if let responder = window.firstResponder as? UIView, responder.isDescendant(of: self) {
        responder.resignFirstResponder()
      }
    }
    shownExtent = .empty
    superview.subviewStorage.removeAll { $0 === self }
    if superview.subviewStorage.isEmpty { superview.groupingMayHaveChanged() }
    superviewStorage = nil
  }

  /// Draws the view anew if it looks different in a group, by a rounding here and there, than
  /// without one; see `FlattenPass`.
  private func groupingMayHaveChanged() {
    if alphaStorage < 1 || (layerStorage?.cornerRadius ?? 0) > 0 { setPending(.content) }
  }

  private func announceWindow(_ newWindow: UIWindow?) {
    viewController?.viewWillMove(toWindow: newWindow)
    willMove(toWindow: newWindow)
    for subview in subviewStorage { subview.announceWindow(newWindow) }
  }

  final func adoptWindow(_ newWindow: UIWindow?) {
    windowStorage = newWindow
    for subview in subviewStorage { subview.adoptWindow(newWindow) }
    didMoveToWindow()
    viewController?.viewDidMove(toWindow: newWindow)
  }

  /// Forgets the superview and window, which are being deallocated.
  nonisolated final func detachFromDyingSuperview() {
    superviewStorage = nil
    forgetWindow()
  }

  private nonisolated func forgetWindow() {
    guard windowStorage != nil else { return }
    windowStorage = nil
    for subview in subviewStorage { subview.forgetWindow() }
  }
}
