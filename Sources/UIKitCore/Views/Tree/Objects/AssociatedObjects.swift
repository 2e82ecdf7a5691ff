import Foundation

// The functions have the names of the Objective-C runtime.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The ownership of an associated object.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Objects are referenced weakly; other values are stored.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// The value is referenced strongly.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Objects that can be copied, such as mutable strings, are copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// The value is referenced strongly.
  case OBJC_ASSOCIATION_RETAIN = 0o1401
  /// Objects that can be copied, such as mutable strings, are copied.
  case OBJC_ASSOCIATION_COPY = 0o1403
}

/// Associates a value with an object, which keeps it until its own deallocation.
///
/// Views, controllers and bar items release their values when they are deallocated. Values of other
/// objects, such as gesture recognisers, layers and constraints, are released some associations
/// after the deallocation.
///
/// - Parameters:
///   - object: An instance of a class.
///   - key: The address of a static or global variable.
///   - value: The value; `nil` removes it.
///   - policy: The ownership.
public func objc_setAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer,
  _ value: Any?,
  _ policy: objc_AssociationPolicy
) {
  let object = object as AnyObject
  let newValue = value.flatMap { Associations.flatten($0) }.map { Associations.Value($0, policy) }
  // The replaced value is released outside of the lock, because its deallocation may also use
  // associations.
  let replacedValue = Associations.lock.withLock {
    Associations.change(of: object) { $0.replace(newValue, key) }
  }
  withExtendedLifetime(replacedValue) {}
}

/// Returns the value associated with an object.
///
/// - Parameters:
///   - object: An instance of a class.
///   - key: The address used as the key.
/// - Returns: The value; `nil` if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  Associations.lock.withLock { Associations.of(object as AnyObject)?.values[key]?.content }
}

/// Removes all values associated with an object.
///
/// - Parameter object: An instance of a class.
public func objc_removeAssociatedObjects(_ object: Any) {
  let removedValues = Associations.lock.withLock {
    let current = Associations.of(object as AnyObject)
    defer { current?.values = [:] }
    return current?.values
  }
  withExtendedLifetime(removedValues) {}
}

/// The values associated with an object.
final class Associations {
  /// An associated value, referenced strongly or weakly.
  struct Value {
    private var strongObject: Any?
    private weak var object: AnyObject?

    init(_ value: Any, _ policy: objc_AssociationPolicy) {
      switch policy {
      case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyObject.Type:
        object = value as AnyObject
      case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
        strongObject = (value as? any NSCopying)?.copy(with: nil) ?? value
      default: strongObject = value
      }
    }

    var content: Any? { strongObject ?? object }
  }

  /// An instance of a class without storage for associations.
  private struct WeakEntry {
    weak var object: AnyObject?
    let associations = Associations()
  }

  var values: [UnsafeRawPointer: Value] = [:]

  static let lock = NSLock()
  private nonisolated(unsafe) static var entries: [ObjectIdentifier: WeakEntry] = [:]
  /// The number of entries at which those of deallocated objects are removed.
  private nonisolated(unsafe) static var limit = 16

  /// Replaces a value, and returns the previous value.
  func replace(_ value: Value?, _ key: UnsafeRawPointer) -> Any? {
    defer { values[key] = value }
    return values[key]
  }

  /// Returns the associations of an object; `nil` if there are none.
  static func of(_ object: AnyObject) -> Associations? {
    if let accessible = object as? _UIAccessibleObject { return accessible.associations }
    let id = ObjectIdentifier(object)
    guard let entry = entries[id] else { return nil }
    // A new object may have the address of a deallocated one.
    return entry.object === object ? entry.associations : nil
  }

  /// Changes the associations of an object.
  static func change<Result>(
    of object: AnyObject,
    _ body: (Associations) -> Result
  ) -> (Result, ended: [Associations]) {
    if let current = of(object) { return (body(current), []) }
    if let accessible = object as? _UIAccessibleObject {
      let associations = Associations()
      accessible.associations = associations
      return (body(associations), [])
    }
    var ended: [Associations] = []
    if entries.count >= limit {
      ended = entries.values.filter { $0.object == nil }.map(\.associations)
      entries = entries.filter { $0.value.object != nil }
      limit = max(16, entries.count * 2)
    }
    let newEntry = WeakEntry(object: object)
    let replacedEntry = entries.updateValue(newEntry, forKey: ObjectIdentifier(object))
    if let replacedEntry { ended.append(replacedEntry.associations) }
    return (body(newEntry.associations), ended)
  }

  /// Returns the value inside nested optionals; `nil` if it is `nil`.
  static func flatten(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { flatten($0.value) }
  }
}

extension _UIAccessibleObject {
  fileprivate final nonisolated var associations: Associations? {
    get { extras?.associations }
    set {
      let extras = extras ?? ObjectExtras()
      extras.associations = newValue
      self.extras = extras
    }
  }
}
