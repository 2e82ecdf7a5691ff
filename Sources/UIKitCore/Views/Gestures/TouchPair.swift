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

  mutating func begin(_ new: [CGPoint]) {
    locations = Array(new.prefix(2))
    startDistance = distance
  }

  /// Updates the locations.
  ///
  /// - Returns: The factor of the distance, and the rotation between -π and π; `nil` without two
  ///   fingers.
  mutating func move(_ new: [CGPoint]) -> (scale: CGFloat, angle: CGFloat)? {
    guard new.count >= 2, locations.count == 2 else { return nil }
    let (oldDistance, oldAngle) = (max(distance, 1), angle)
    locations = Array(new.prefix(2))
    var rotation = angle - oldAngle
    if rotation > .pi { rotation -= 2 * .pi }
    if rotation < -.pi { rotation += 2 * .pi }
    return (max(distance, 1) / oldDistance, rotation)
  }
}

extension UIGestureRecognizer {
  /// Ignores all touches except the first two.
  final func trackFirstTwo(of new: Set<UITouch>, _ event: UIEvent) {
    for touch in touches.dropFirst(2) where new.contains(touch) { ignore(touch, for: event) }
  }

  /// Ends the gesture if fewer than two fingers remain, or fails if none remains before it begins.
  final func endPair(without lifted: Set<UITouch>) {
    let left = touches.filter { !lifted.contains($0) }.count
    if stateStorage.isActive {
      if left < 2 { state = .ended }
    } else if left == 0 {
      state = .failed
    }
  }
}
