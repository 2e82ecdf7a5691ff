import Foundation

/// A weak reference to a recogniser.
struct WeakRecognizer {
  /// The recogniser; `nil` after its deallocation.
  weak var recognizer: UIGestureRecognizer?
}

extension UIGestureRecognizer {
  /// Returns whether another recogniser of the current event has to fail first.
  final func waits(for other: UIGestureRecognizer) -> Bool {
    guard other !== self else { return false }
    if requirements.contains(where: { $0.recognizer === other }) { return true }
    guard shares(touchesOf: other) else { return false }
    return shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  /// Returns whether this gesture excludes another one once it is recognised.
  final func excludes(_ other: UIGestureRecognizer) -> Bool {
    guard other !== self, shares(touchesOf: other),
      canPrevent(other), other.canBePrevented(by: self)
    else { return false }
    let allowsBoth =
      delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
    return !allowsBoth
  }
}
