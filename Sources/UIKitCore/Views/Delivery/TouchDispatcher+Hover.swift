import Foundation

extension TouchDispatcher {
  /// Notifies views that the pointer has entered or left them with no button pressed.
  ///
  /// Called when the pointer moves, and in each frame after layout, because views also move under a
  /// resting pointer. Allocates no memory while the views under the pointer stay the same.
  ///
  /// - Returns: Whether the views under the pointer have changed.
  @discardableResult
  package func updateHover() -> Bool {
    guard hoverPoint != nil || !hoveredViews.isEmpty else { return false }
    let isPressed = touches.contains { $0.type == .indirectPointer && !$0.hasEnded }
    guard !isPressed else { return false }
    let innermost = hoverPoint.flatMap(hitView(at:))
    guard !isHovered(innermost) else { return false }
    let oldViews = hoveredViews.compactMap(\.view)
    let newViews = innermost.map { Array(sequence(first: $0, next: \.superviewStorage)) } ?? []
    hoveredViews = newViews.map(HoveredView.init)
    for view in oldViews where !newViews.contains(where: { $0 === view }) { view.pointerExited() }
    for view in newViews.reversed() where !oldViews.contains(where: { $0 === view }) {
      view.pointerEntered()
    }
    updatePointerStyle()
    return true
  }

  /// Returns whether the views from the innermost to the root are those of the last hover.
  private func isHovered(_ innermost: UIView?) -> Bool {
    var view = innermost
    for hoveredView in hoveredViews {
      guard let current = view, hoveredView.view === current else { return false }
      view = current.superviewStorage
    }
    return view == nil
  }

  /// Passes the pointer's position to the innermost interaction with a style for it, and notifies
  /// the previous one if the pointer has left it.
  func updatePointerStyle() {
    let interaction = hoverPoint.flatMap(pointerInteraction(at:))
    let oldInteraction = styledInteraction
    styledInteraction = interaction
    if let oldInteraction, oldInteraction !== interaction { oldInteraction.pointerDidLeave() }
  }

  private func pointerInteraction(at point: CGPoint) -> UIPointerInteraction? {
    for view in hoveredViews.lazy.compactMap(\.view) {
      for case let interaction as UIPointerInteraction in view.interactionStorage {
        let localPoint = view.windowStorage?.point(point, in: view) ?? point
        if interaction.pointerMoved(to: localPoint) { return interaction }
      }
    }
    return nil
  }

  /// Stores the position of the pointer, and notifies the views under it.
  ///
  /// - Parameter point: The position in screen coordinates, in points; `nil` after the pointer has
  ///   left the window.
  func hover(at point: CGPoint?) {
    let hasMoved = point != hoverPoint
    hoverPoint = point
    updateHover()
    guard hasMoved else { return }
    for hoveredView in hoveredViews { hoveredView.view?.pointerMovedInside() }
    updatePointerStyle()
    toolTips.pointerMoved(in: hoveredViews.lazy.compactMap(\.view), at: point)
  }
}

/// A view under the pointer.
struct HoveredView {
  /// The view; `nil` after its deallocation.
  weak var view: UIView?
}

extension UIView {
  /// Called when the pointer has entered the view.
  final func pointerEntered() {
    isUnderPointer = true
    hoverDidChange()
    for case let recognizer as UIHoverGestureRecognizer in gestureRecognizerStorage ?? [] {
      recognizer.enter()
    }
  }

  /// Called when the pointer has left the view.
  final func pointerExited() {
    isUnderPointer = false
    hoverDidChange()
    for case let recognizer as UIHoverGestureRecognizer in gestureRecognizerStorage ?? [] {
      recognizer.leave()
    }
  }

  /// Notifies the view's recognisers that the pointer has moved inside the view.
  final func pointerMovedInside() {
    for case let recognizer as UIHoverGestureRecognizer in gestureRecognizerStorage ?? [] {
      recognizer.move()
    }
  }
}
