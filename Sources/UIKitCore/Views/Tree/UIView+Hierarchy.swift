import Foundation
import UIKitGraphics
import UIKitSupport

extension UIView {
  /// The superview.
  ///
  /// Marking the ancestors, which each frame does for each changed view, uses `superviewReference`,
  /// which does not count references: superviews have weak references, with which counting is slow.
  nonisolated final var superviewStorage: UIView? {
    get { superviewReference?.takeUnretainedValue() }
    set { superviewReference = newValue.map(Unmanaged.passUnretained) }
  }

  final func exchange(_ index1: Int, with index2: Int) {
    let count = subviewCount
    demand(
      (0..<count).contains(index1) && (0..<count).contains(index2),
      "Subviews \(index1) and \(index2) were to be exchanged, but there are \(count)"
    )
    subviewStorage.swapAt(index1, index2)
    subviewStorage[index1].setPending(.move)
    subviewStorage[index2].setPending(.move)
  }

  /// Returns whether this view is `view` or a descendant of it.
  final func isInside(_ view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.superviewStorage
    }
    return false
  }

  /// Performs the search of `viewWithTag(_:)`.
  final func firstView(tagged tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in contentSubviews {
      if let match = subview.viewWithTag(tag) { return match }
    }
    return nil
  }

  /// Makes the first responder resign if it is in this view.
  ///
  /// - Parameter force: Whether it resigns even if it refuses.
  /// - Returns: Whether no responder in this view is first responder afterwards.
  final func resignInside(force: Bool) -> Bool {
    guard let window = responderWindow, let responder = window.firstResponder else { return true }
    let chain = sequence(first: responder) { $0.next }
    guard chain.contains(where: { $0 === self }) else { return true }
    guard force else { return responder.resignFirstResponder() }
    window.forceToResign(responder)
    return true
  }

  /// Returns the index of a subview among the subviews without `view`.
  final func indexOfSibling(_ sibling: UIView, excluding view: UIView) -> Int {
    let siblings = subviewStorage.filter { $0 !== view }
    guard let index = siblings.firstIndex(where: { $0 === sibling }) else {
      misuse("\(sibling) is not a subview of \(self)")
    }
    return index
  }

  final func reorder(_ view: UIView, to index: Int) {
    guard !view.isMaskView else { return }
    let index = min(index, subviewCount - 1)
    guard let oldIndex = storageIndex(of: view), oldIndex != index else { return }
    subviewStorage.remove(at: oldIndex)
    subviewStorage.insert(view, at: index)
    view.setPending(.move)
  }

  /// Returns the index of a subview in the storage; `nil` if the view is not a subview.
  ///
  /// A loop: the standard library's functions check the executor at each call of a closure.
  private func storageIndex(of view: UIView) -> Int? {
    for index in subviewStorage.indices where subviewStorage[index] === view { return index }
    return nil
  }

  /// Makes `view` a subview at an index; the index does not count the view itself.
  final func insert(_ view: UIView, at index: Int) {
    demand(index >= 0, "A subview was to be inserted at index \(index)")
    demandDepth(for: view)
    if view.superviewStorage === self {
      reorder(view, to: index)
      return
    }
    MoveNesting.begin(view)
    defer { MoveNesting.end() }
    let newWindow = windowStorage
    let changesWindow = view.windowStorage !== newWindow
    MoveNesting.callback = "willMove(toSuperview:)"
    view.willMove(toSuperview: self)
    MoveNesting.callback = "willMove(toWindow:)"
    if changesWindow { view.propagateWindow(newWindow) }
    view.unlink()
    let endIndex = view.isMaskView ? subviewStorage.count : subviewCount
    subviewStorage.insert(view, at: min(index, endIndex))
    view.superviewStorage = self
    addLevels(of: view)
    if view.hints.contains(.hasDepth) { hints.insert(.hasDeepSubviews) }
    view.setPending(.move)
    if subviewStorage.count == 1 { groupingMayHaveChanged() }
    propagate(view.pending.union(view.subtreePending))
    setPending(.layout)
    if view.layoutStateStorage != nil { view.joinLayout(of: self) }
    MoveNesting.callback = "didMoveToWindow()"
    if changesWindow { view.adoptWindow(newWindow) }
    view.inheritedEnvironmentDidChange()
    MoveNesting.callback = "didMoveToSuperview()"
    view.didMoveToSuperview()
    MoveNesting.callback = "didAddSubview(_:)"
    if !view.isMaskView { didAddSubview(view) }
  }

  /// Removes this view from its superview and window.
  final func detach() {
    guard let superview = superviewStorage else { return }
    MoveNesting.begin(self)
    defer { MoveNesting.end() }
    MoveNesting.callback = "willRemoveSubview(_:)"
    if !isMaskView { superview.willRemoveSubview(self) }
    MoveNesting.callback = "willMove(toSuperview:)"
    willMove(toSuperview: nil)
    let hadWindow = windowStorage != nil
    MoveNesting.callback = "willMove(toWindow:)"
    if hadWindow { propagateWindow(nil) }
    superview.setPending(.layout)
    unlink()
    MoveNesting.callback = "didMoveToWindow()"
    if hadWindow { adoptWindow(nil) }
    MoveNesting.callback = "didMoveToSuperview()"
    didMoveToSuperview()
  }

  /// Removes this view from its superview's list and invalidates its extent.
  private func unlink() {
    guard let superview = superviewStorage else { return }
    if layoutStateStorage != nil { detachFromOuterLayout() }
    if let window = windowStorage {
      if let content = superview.scrolledContent {
        if !recordedExtent.isEmpty { content.removedExtents.append(recordedExtent) }
      } else {
        window.host?.damage(recordedExtent)
      }
      superview.setPending(.removal)
      if let host = window.host, host.touchDelivery?.isActive == true,
        !LayoutPass.deferLeave(of: self)
      {
        endTouches(in: host)
      }
      if let host = window.responderHost, let responder = host.firstResponder as? UIView,
        responder.isDescendant(of: self)
      {
        host.forceToResign(responder)
      }
    }
    recordedExtent = .empty
    layerStorage?.untransformedCopy = nil
    if let index = superview.storageIndex(of: self) { superview.subviewStorage.remove(at: index) }
    if superview.subviewStorage.isEmpty {
      superview.levelsBelow = 0
      superview.groupingMayHaveChanged()
    }
    superviewStorage = nil
    isMaskView = false
    if layoutStateStorage != nil { adoptOrphans() }
  }

  /// Cancels touches and gestures of this view, which has left its window or is about to.
  final func endTouches(in host: WindowHost?) { host?.touchDelivery?.cancelInput(of: self) }

  /// Attaches the given recognisers, and detaches all others.
  final func setRecognizers(_ recognizers: [UIGestureRecognizer]) {
    for recognizer in gestureRecognizers ?? [] where !recognizers.contains(recognizer) {
      removeGestureRecognizer(recognizer)
    }
    for recognizer in recognizers { addGestureRecognizer(recognizer) }
  }

  /// Invalidates the view if grouping changes its appearance because of rounding; see
  /// `FlattenPass`.
  private func groupingMayHaveChanged() {
    if alphaStorage < 1 || (layerStorage?.cornerRadius ?? 0) > 0 { setPending(.content) }
  }

  private func propagateWindow(_ newWindow: UIWindow?) {
    owner?.viewWillMove(toWindow: newWindow)
    willMove(toWindow: newWindow)
    for subview in subviewStorage { subview.propagateWindow(newWindow) }
  }

  final func adoptWindow(_ newWindow: UIWindow?) {
    windowStorage = newWindow
    for subview in subviewStorage { subview.adoptWindow(newWindow) }
    if newWindow != nil { AppearanceProxies.apply(to: self) }
    didMoveToWindow()
    owner?.viewDidMove(toWindow: newWindow)
  }

  /// Clears the superview and window, which are being deallocated.
  nonisolated final func detachFromDeallocatedSuperview() {
    superviewStorage = nil
    forgetWindow()
  }

  private nonisolated func forgetWindow() {
    guard windowStorage != nil else { return }
    windowStorage = nil
    for subview in subviewStorage { subview.forgetWindow() }
  }
}
