import Foundation

/// The observers of the values of one view.
///
/// A view calls `notify()` after one of its values that can be observed has changed; each observer
/// compares its own value with the one before.
@MainActor
final class ValueObservers {
  private var observers: [ValueObserver] = []

  func add(_ observer: ValueObserver) {
    observers.removeAll { !$0.isValid }
    observers.append(observer)
  }

  /// Whether there is no observer left.
  var isEmpty: Bool { observers.isEmpty }

  /// Ends and removes the observer that was added last of those that match.
  ///
  /// - Returns: Whether there was one.
  func remove(where isMeant: (ValueObserver) -> Bool) -> Bool {
    guard let index = observers.lastIndex(where: { $0.isValid && isMeant($0) }) else {
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

/// One who observes one value of a view.
@MainActor
class ValueObserver {
  /// Whether it still observes; ended from any thread, by the end of an observation.
  nonisolated(unsafe) final var isValid = true

  /// Compares the value with the one before, and notifies of a change.
  func valueMayHaveChanged() {}
}

extension UIView {
  /// Notifies the view's observers, if there are any, after one of its values has changed.
  final func valueDidChange() {
    guard let observers = extras?.observers else { return }
    observers.notify()
    if observers.isEmpty, extras?.observers === observers { extras?.observers = nil }
  }

  /// Adds an observer of a value.
  final func add(_ observer: ValueObserver) {
    let extras = extras ?? ObjectExtras()
    self.extras = extras
    let observers = extras.observers ?? ValueObservers()
    extras.observers = observers
    observers.add(observer)
  }
}
