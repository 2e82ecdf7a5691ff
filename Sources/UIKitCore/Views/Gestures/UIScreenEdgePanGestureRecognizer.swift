import Foundation
public import UIKitGraphics

/// Recognises a pan that starts at an edge of the window.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The maximum distance of the touch down from the edge, in points.
  private static let margin: CGFloat = 20

  private var origins: UIRectEdge = []

  /// The accepted edges.
  ///
  /// Default: none.
  open var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches where stateStorage == .possible {
      origins = edges.intersection(edgesNear(touch))
      if origins.isEmpty { state = .failed }
    }
    guard stateStorage != .failed else { return }
    super.touchesBegan(touches, with: event)
  }

  open override func reset() {
    super.reset()
    origins = []
  }

  private func edgesNear(_ touch: UITouch) -> UIRectEdge {
    guard let window = touch.window else { return [] }
    let location = touch.location(in: nil)
    let inner = window.bounds.insetBy(
      dx: UIScreenEdgePanGestureRecognizer.margin,
      dy: UIScreenEdgePanGestureRecognizer.margin
    )
    var near: UIRectEdge = []
    if location.x < inner.minX { near.insert(.left) }
    if location.x > inner.maxX { near.insert(.right) }
    if location.y < inner.minY { near.insert(.top) }
    if location.y > inner.maxY { near.insert(.bottom) }
    return near
  }

  override func shouldBegin(with movement: CGPoint) -> Bool {
    let (dx, dy) = (movement.x, movement.y)
    let inwards: UIRectEdge =
      abs(dx) > abs(dy) ? (dx > 0 ? .left : .right) : (dy > 0 ? .top : .bottom)
    return origins.contains(inwards) && super.shouldBegin(with: movement)
  }
}
