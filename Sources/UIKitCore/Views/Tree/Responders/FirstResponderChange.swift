/// A view that a list reuses for different rows: a cell, a header or a footer.
@MainActor
protocol ListPart: UIView {
  /// The number of times that the view was removed from a row; `nil` while it disappears with an
  /// animation because its row was deleted.
  var assignmentCount: Int? { get }
}

extension UIResponder {
  /// Makes the window's first responder resign, so that this object can become first responder.
  ///
  /// Resigning calls the application, which may reload a list, remove or disable this object, or
  /// make a different object first responder. Therefore all conditions are checked again
  /// afterwards. An object that the application has made first responder in the meantime resigns as
  /// well, unless it is the previous first responder.
  ///
  /// - Returns: Whether there is no first responder and this object can become it; also `false` if
  ///   the application has already made it first responder.
  final func replacePresentResponder() -> Bool {
    guard canBecomeFirstResponder, let window = responderWindow, let initialPosition = listPosition
    else {
      return false
    }
    guard let presentResponder = window.firstResponder else { return true }
    guard presentResponder.resignFirstResponder() else { return false }
    if let newResponder = window.firstResponder {
      guard newResponder !== presentResponder, newResponder !== self,
        newResponder.resignFirstResponder()
      else { return false }
    }
    return window.firstResponder == nil && responderWindow === window && canBecomeFirstResponder
      && listPosition == initialPosition
  }

  /// A value that changes when the enclosing cell, header or footer is reused for a different row;
  /// `nil` if its row was deleted.
  private var listPosition: Int? {
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
  /// Forces an object to resign as first responder, whether or not it agrees.
  final func forceToResign(_ responder: UIResponder) {
    if responder.resignFirstResponder() { return }
    firstResponder = nil
    responder.wasForcedToResign()
  }
}
