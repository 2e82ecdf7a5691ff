public import Foundation

/// Wishes of an observer of a value.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits, as in Foundation of other platforms.
  public let rawValue: UInt

  /// Creates options from bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  /// A call at once, with the present value.
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  /// A call before the change, which there is not here.
  @available(*, unavailable, message: "Observers are called after changes only: ask for .old")
  public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// The kind of change of a value.
public enum NSKeyValueChange: UInt, Sendable {
  /// Another value was set.
  case setting = 1
  /// Objects were inserted into a collection; never here.
  case insertion = 2
  /// Objects were removed from a collection; never here.
  case removal = 3
  /// Objects of a collection were replaced; never here.
  case replacement = 4
}

/// An entry of what `observeValue(forKeyPath:of:change:context:)` gets.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name, as in Foundation of other platforms.
  public let rawValue: String

  /// Creates a key from a name.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The number of a `NSKeyValueChange`.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after the change, with the option `.new`.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change, with the option `.old`.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// Places in a collection; never here.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Whether the change is still to come; never here.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of an observed value.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of a change.
  public typealias Kind = NSKeyValueChange
  /// `.setting`.
  public let kind: Kind
  /// The value after the change; `nil` without the option `.new`.
  public let newValue: Value?
  /// The value before the change; `nil` without the option `.old`, and at the call of `.initial`.
  public let oldValue: Value?
  /// `nil`.
  public let indexes: IndexSet?
  /// `false`.
  public let isPrior: Bool
}

/// The observation of a value, which ends with this object.
public final class NSKeyValueObservation: NSObject {
  private let observer: ValueObserver

  init(_ observer: ValueObserver) {
    self.observer = observer
  }

  deinit { observer.isValid = false }

  /// Ends the observation.
  public func invalidate() { observer.isValid = false }
}

/// A view, whose values can be observed by key path.
@preconcurrency @MainActor
public protocol _UIKeyValueObservable: UIView {}

extension UIView: _UIKeyValueObservable {}

extension _UIKeyValueObservable {
  /// Observes a value of the view, until the returned object ends.
  ///
  /// Changes are seen of frame, bounds, center, transform, alpha, isHidden and backgroundColor; of
  /// a scroll view's contentOffset, contentSize and contentInset; of text and attributedText of
  /// labels, fields and text views; of an image view's image; and of isSelected, isHighlighted and
  /// isEnabled; also of values that are computed from them, such as `\.frame.size.height`. Setting
  /// an equal value is no change.
  ///
  /// - Parameters:
  ///   - keyPath: The value.
  ///   - options: The values that the handler gets, and whether it is called at once.
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

/// Calls a closure when the value at a key path has changed.
private final class PathObserver<View: UIView, Value>: ValueObserver {
  private unowned let view: View
  private let path: KeyPath<View, Value>
  private let options: NSKeyValueObservingOptions
  private let handler: (View, NSKeyValueObservedChange<Value>) -> Void
  private var last: Value

  init(
    _ view: View,
    _ path: KeyPath<View, Value>,
    _ options: NSKeyValueObservingOptions,
    _ handler: @escaping (View, NSKeyValueObservedChange<Value>) -> Void
  ) {
    (self.view, self.path, self.options, self.handler) = (view, path, options, handler)
    last = view[keyPath: path]
  }

  override func valueMayHaveChanged() {
    guard isValid else { return }
    let old = last
    last = view[keyPath: path]
    if !areEqual(old, last) { notify(old: old) }
  }

  func notify(old: Value?) {
    let change = NSKeyValueObservedChange(
      kind: .setting,
      newValue: options.contains(.new) ? last : nil,
      oldValue: options.contains(.old) ? old : nil,
      indexes: nil,
      isPrior: false
    )
    handler(view, change)
  }
}

/// Whether two values are equal, or are the same object.
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
