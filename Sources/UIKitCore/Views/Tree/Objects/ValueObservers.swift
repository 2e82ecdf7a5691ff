import Foundation

/// The observers of the values of a view.
///
/// A view calls `notify()` after a change of an observable value; each observer compares its value
/// with the previous one.
@MainActor
final class ValueObservers {
  private var observers: [ValueObserver] = []

  func add(_ observer: ValueObserver) {
    observers.removeAll { !$0.isValid }
    observers.append(observer)
  }

  /// Whether there are no observers.
  var isEmpty: Bool { observers.isEmpty }

  /// Ends and removes the most recently added observer that matches.
  ///
  /// - Returns: Whether there was a matching observer.
  func remove(where isMatch: (ValueObserver) -> Bool) -> Bool {
    guard let index = observers.lastIndex(where: { $0.isValid && isMatch($0) }) else {
      return false
    }
    observers.remove(at: index).isValid = false
    return true
  }

  func notify() {
    for observer in observers { observer.valueMayHaveChanged() }
    if observers.contains(where: { !$0.isValid }) { observers.removeAll { !$0.isValid } }
  }
}

/// An observer of a value of a view.
@MainActor
class ValueObserver {
  /// Whether the observer is active; deallocating an observation resets it from any thread.
  nonisolated(unsafe) final var isValid = true

  /// Compares the value with the previous one, and notifies of a change.
  func valueMayHaveChanged() {}
}

extension UIView {
  /// Notifies the view's observers, if there are any, after a change of an observable value.
  final func valueDidChange() {
    guard let observers = extras?.observers else { return }
    observers.notify()
    if observers.isEmpty, extras?.observers === observers { extras?.observers = nil }
  }

  final func add(_ observer: ValueObserver) {
    let extras = extras ?? ObjectExtras()
    self.extras = extras
    let observers = extras.observers ?? ValueObservers()
    extras.observers = observers
    observers.add(observer)
  }
}
