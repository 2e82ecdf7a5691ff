package import Foundation

extension TouchDispatcher {
  /// Delivers the position of the pointer to views while no button is pressed.
  ///
  /// The innermost view that handles the position receives it, such as a scroll view with a
  /// scrollbar at this position.
  ///
  /// - Parameter point: The position in screen coordinates, in points; `nil` after the pointer has
  ///   left the window.
  package func pointerMoved(to point: CGPoint?) {
    if let point { TouchDispatcher.check(point) }
    let isPressed = touches.contains { $0.type == .indirectPointer && !$0.hasEnded }
    guard !isPressed else {
      hoverPoint = point
      return
    }
    hover(at: point)
    let oldTarget = pointerTarget
    let newTarget = point.flatMap(findPointerTarget(at:))
    pointerTarget = newTarget
    if let oldTarget, oldTarget !== newTarget { oldTarget.pointerLeft() }
  }

  private func findPointerTarget(at point: CGPoint) -> UIView? {
    var view = hitView(at: point)
    while let current = view {
      let localPoint = current.windowStorage?.point(point, in: current) ?? point
      if current.pointerMoved(to: localPoint) { return current }
      view = current.superviewStorage
    }
    return nil
  }
}

extension WindowHost {
  /// Returns the shape of the pointer at a point.
  ///
  /// - Parameter point: The point in screen coordinates, in points.
  /// - Returns: The shape of the hit view, from its `UIPointerInteraction` or else its own;
  ///   otherwise the shape from the nearest ancestor with a `UIPointerInteraction` that sets one;
  ///   an arrow if there is none.
  package final func pointerShape(at point: CGPoint) -> PointerShape {
    guard let hit = touches.hitView(at: point) else { return .arrow }
    for view in sequence(first: hit, next: \.superviewStorage) {
      let localPoint = view.windowStorage?.point(point, in: view) ?? point
      for case let interaction as UIPointerInteraction in view.interactionStorage {
        if let shape = interaction.shape(at: localPoint) { return shape }
      }
      let viewShape = view === hit ? view.pointerShape(at: localPoint) : .arrow
      if viewShape != .arrow { return viewShape }
    }
    return .arrow
  }
}
