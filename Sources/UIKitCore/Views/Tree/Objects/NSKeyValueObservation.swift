public import Foundation

/// The options for observing a value.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits, as in Apple's Foundation.
  public let rawValue: UInt

  /// Creates options from bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  /// An immediate call with the current value.
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  /// A call before the change; not supported.
  @available(*, unavailable, message: "Observers are called after changes only: ask for .old")
  public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// The kind of change of a value.
public enum NSKeyValueChange: UInt, Sendable {
  /// The value was set.
  case setting = 1
  /// Objects were inserted into a collection; never reported on Linux.
  case insertion = 2
  /// Objects were removed from a collection; never reported on Linux.
  case removal = 3
  /// Objects of a collection were replaced; never reported on Linux.
  case replacement = 4
}

/// A key of the dictionary passed to `observeValue(forKeyPath:of:change:context:)`.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name, as in Apple's Foundation.
  public let rawValue: String

  /// Creates a key from a name.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The raw value of a `NSKeyValueChange`.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after the change, with the option `.new`.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change, with the option `.old`.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The indexes in a collection; never set on Linux.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Whether the call precedes the change; never set on Linux.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of an observed value.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of a change.
  public typealias Kind = NSKeyValueChange
  /// The kind of the change: always `.setting`.
  public let kind: Kind
  /// The value after the change; `nil` without the option `.new`.
  public let newValue: Value?
  /// The value before the change; `nil` without the option `.old`, and for the call of `.initial`.
  public let oldValue: Value?
  /// The indexes in a collection; always `nil`.
  public let indexes: IndexSet?
  /// Whether the call precedes the change; always `false`.
  public let isPrior: Bool
}

/// The observation of a value, which ends when this object is deallocated.
public final class NSKeyValueObservation: NSObject {
  private let observer: ValueObserver

  init(_ observer: ValueObserver) {
    self.observer = observer
  }

  deinit { observer.isValid = false }

  /// Ends the observation.
  public func invalidate() { observer.isValid = false }
}

/// A view with values that can be observed by key path.
@preconcurrency @MainActor
public protocol _UIKeyValueObservable: UIView {}

extension UIView: _UIKeyValueObservable {}

extension _UIKeyValueObservable {
  /// Observes a value of the view until the returned object is deallocated.
  ///
  /// The observable properties are frame, bounds, center, transform, alpha, isHidden and
  /// backgroundColor; contentOffset, contentSize and contentInset of a scroll view; text and
  /// attributedText of labels, text fields and text views; image of an image view; and isSelected,
  /// isHighlighted and isEnabled. Values computed from them, such as `\.frame.size.height`, are
  /// observable, too. Setting an equal value is not a change.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - options: The values that the handler receives, and whether it is called immediately.
  ///   - changeHandler: Called after each change, with the view.
  /// - Returns: The observation.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observer = PathObserver(self, keyPath, options, changeHandler)
    add(observer)
    if options.contains(.initial) { observer.notify(old: nil) }
    return NSKeyValueObservation(observer)
  }
}

/// Calls a closure when the value of a key path has changed.
private final class PathObserver<View: UIView, Value>: ValueObserver {
  private unowned let view: View
  private let path: KeyPath<View, Value>
  private let options: NSKeyValueObservingOptions
  private let handler: (View, NSKeyValueObservedChange<Value>) -> Void
  private var lastValue: Value

  init(
    _ view: View,
    _ path: KeyPath<View, Value>,
    _ options: NSKeyValueObservingOptions,
    _ handler: @escaping (View, NSKeyValueObservedChange<Value>) -> Void
  ) {
    (self.view, self.path, self.options, self.handler) = (view, path, options, handler)
    lastValue = view[keyPath: path]
  }

  override func valueMayHaveChanged() {
    guard isValid else { return }
    let oldValue = lastValue
    lastValue = view[keyPath: path]
    if !areEqual(oldValue, lastValue) { notify(old: oldValue) }
  }

  func notify(old: Value?) {
    let change = NSKeyValueObservedChange(
      kind: .setting,
      newValue: options.contains(.new) ? lastValue : nil,
      oldValue: options.contains(.old) ? old : nil,
      indexes: nil,
      isPrior: false
    )
    handler(view, change)
  }
}

/// Returns whether two values are equal, or are the same object.
func areEqual(_ left: Any, _ right: Any) -> Bool {
  if let left = left as? any Equatable { return left.isEqual(to: right) }
  let (left, right) = (Associations.flatten(left), Associations.flatten(right))
  guard let left, let right else { return left == nil && right == nil }
  if let left = left as? any Equatable { return left.isEqual(to: right) }
  return left as AnyObject === right as AnyObject
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
