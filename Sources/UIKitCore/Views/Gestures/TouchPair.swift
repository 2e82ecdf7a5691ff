import Foundation

/// The locations of two fingers.
struct TouchPair {
  private var locations: [CGPoint] = []
  /// The distance at the touch down, in points.
  private(set) var startDistance: CGFloat = 0

  /// The current distance, in points.
  var distance: CGFloat { locations.count == 2 ? locations[0].distance(to: locations[1]) : 0 }

  private var angle: CGFloat {
    locations.count == 2
      ? atan2(locations[1].y - locations[0].y, locations[1].x - locations[0].x) : 0
  }

  /// Stores the first two locations, and the distance between them.
  mutating func begin(_ newLocations: [CGPoint]) {
    locations = Array(newLocations.prefix(2))
    startDistance = distance
  }

  /// Updates the locations.
  ///
  /// - Returns: The distance relative to the previous one, and the rotation since then, in radians
  ///   from -π to π; `nil` without two fingers.
  mutating func move(to newLocations: [CGPoint]) -> (scale: CGFloat, angle: CGFloat)? {
    guard newLocations.count >= 2, locations.count == 2 else { return nil }
    let (oldDistance, oldAngle) = (max(distance, 1), angle)
    locations = Array(newLocations.prefix(2))
    var rotation = angle - oldAngle
    if rotation > .pi { rotation -= 2 * .pi }
    if rotation < -.pi { rotation += 2 * .pi }
    return (max(distance, 1) / oldDistance, rotation)
  }
}

extension UIGestureRecognizer {
  /// Ignores all touches except the first two.
  final func trackFirstTwo(of newTouches: Set<UITouch>, with event: UIEvent) {
    for touch in touches.dropFirst(2) where newTouches.contains(touch) { ignore(touch, for: event) }
  }

  /// Ends the gesture if fewer than two fingers remain, or fails if none remains before it begins.
  final func endPair(without liftedTouches: Set<UITouch>) {
    let remainingCount = touches.filter { !liftedTouches.contains($0) }.count
    if stateStorage.isActive {
      if remainingCount < 2 { state = .ended }
    } else if remainingCount == 0 {
      state = .failed
    }
  }
}
