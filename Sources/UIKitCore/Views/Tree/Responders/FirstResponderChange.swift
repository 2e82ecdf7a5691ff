/// A view that a list gives to one row after another: a cell, a header or a footer.
@MainActor
protocol ListPart: UIView {
  /// The number of times that the view has been taken from its row so far; `nil` while it leaves
  /// with an animation because its row is gone.
  var assignmentCount: Int? { get }
}

extension UIResponder {
  /// Makes the window's first responder resign, so that this object can take its place.
  ///
  /// Resigning calls the application, which may reload a list, remove or disable this object, or
  /// make another one first responder. So all conditions are checked again afterwards. One that the
  /// application has made first responder meanwhile resigns as well; one that it has made first
  /// responder again stays.
  ///
  /// - Returns: Whether there is no first responder, and this object can become it; `false`, too,
  ///   when the application has made it first responder meanwhile.
  final func replacePresentResponder() -> Bool {
    guard canBecomeFirstResponder, let window = responderWindow, let place = listPlace else {
      return false
    }
    guard let present = window.firstResponder else { return true }
    guard present.resignFirstResponder() else { return false }
    if let other = window.firstResponder {
      guard other !== present, other !== self, other.resignFirstResponder() else { return false }
    }
    return window.firstResponder == nil && responderWindow === window && canBecomeFirstResponder
      && listPlace == place
  }

  /// A number that changes when a cell, header or footer around this object is given to another
  /// row; `nil` when its row is gone.
  private var listPlace: Int? {
    var sum = 0
    for responder in sequence(first: self, next: \.next) {
      guard let view = responder as? any ListPart else { continue }
      guard let count = view.assignmentCount else { return nil }
      sum += count
    }
    return sum
  }
}

extension UIWindow {
  /// Takes the place of the first responder from an object, whether or not it agrees.
  final func forceToResign(_ responder: UIResponder) {
    if responder.resignFirstResponder() { return }
    firstResponder = nil
    responder.wasForcedToResign()
  }
}
