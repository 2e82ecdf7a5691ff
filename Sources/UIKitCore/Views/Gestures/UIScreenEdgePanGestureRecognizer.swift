import Foundation
public import UIKitGraphics

/// Recognises a pan that starts at an edge of the window.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The maximum distance of the touch down from the edge, in points.
  private static let margin: CGFloat = 20

  /// The accepted edges near which the last touch began.
  private var startEdges: UIRectEdge = []

  /// The accepted edges.
  ///
  /// Default: none.
  open var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches where stateStorage == .possible {
      startEdges = edges.intersection(edgesNear(touch))
      if startEdges.isEmpty { state = .failed }
    }
    guard stateStorage != .failed else { return }
    super.touchesBegan(touches, with: event)
  }

  open override func reset() {
    super.reset()
    startEdges = []
  }

  private func edgesNear(_ touch: UITouch) -> UIRectEdge {
    guard let window = touch.window else { return [] }
    let location = touch.location(in: nil)
    let centralRect = window.bounds.insetBy(
      dx: UIScreenEdgePanGestureRecognizer.margin,
      dy: UIScreenEdgePanGestureRecognizer.margin
    )
    var nearEdges: UIRectEdge = []
    if location.x < centralRect.minX { nearEdges.insert(.left) }
    if location.x > centralRect.maxX { nearEdges.insert(.right) }
    if location.y < centralRect.minY { nearEdges.insert(.top) }
    if location.y > centralRect.maxY { nearEdges.insert(.bottom) }
    return nearEdges
  }

  override func shouldBegin(with movement: CGPoint) -> Bool {
    let (dx, dy) = (movement.x, movement.y)
    let inwards: UIRectEdge =
      abs(dx) > abs(dy) ? (dx > 0 ? .left : .right) : (dy > 0 ? .top : .bottom)
    return startEdges.contains(inwards) && super.shouldBegin(with: movement)
  }
}
