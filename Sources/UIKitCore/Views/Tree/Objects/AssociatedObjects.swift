import Foundation

// The functions have the names of the Objective-C runtime.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The ownership of an associated object.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Objects are held weakly; values are kept.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Kept.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy is kept of objects that have one, such as mutable strings.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Kept.
  case OBJC_ASSOCIATION_RETAIN = 0o1401
  /// A copy is kept of objects that have one, such as mutable strings.
  case OBJC_ASSOCIATION_COPY = 0o1403
}

/// Associates a value with an object, which keeps it until its own end.
///
/// Views, controllers and bar items release it with themselves; what belongs to other objects, such
/// as gesture recognisers, layers and constraints, is released some associations after their end.
///
/// - Parameters:
///   - object: An object of a class.
///   - key: The address of a variable that is static or global.
///   - value: The value; `nil` removes it.
///   - policy: The ownership.
public func objc_setAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer,
  _ value: Any?,
  _ policy: objc_AssociationPolicy
) {
  let object = object as AnyObject
  let kept = value.flatMap { Associations.flatten($0) }.map { Associations.Value($0, policy) }
  // The replaced value is released after the lock, since its end may use associations, too.
  let old = Associations.lock.withLock { Associations.change(of: object) { $0.replace(kept, key) } }
  withExtendedLifetime(old) {}
}

/// The value that is associated with an object.
///
/// - Parameters:
///   - object: An object of a class.
///   - key: The address with which it was associated.
/// - Returns: `nil` when there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  Associations.lock.withLock { Associations.of(object as AnyObject)?.values[key]?.content }
}

/// Removes all objects that are associated with an object.
///
/// - Parameter object: An object of a class.
public func objc_removeAssociatedObjects(_ object: Any) {
  let old = Associations.lock.withLock {
    let present = Associations.of(object as AnyObject)
    defer { present?.values = [:] }
    return present?.values
  }
  withExtendedLifetime(old) {}
}

/// The values that are associated with one object.
final class Associations {
  /// An associated value, kept or held weakly.
  struct Value {
    private var kept: Any?
    private weak var object: AnyObject?

    init(_ value: Any, _ policy: objc_AssociationPolicy) {
      switch policy {
      case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyObject.Type:
        object = value as AnyObject
      case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
        kept = (value as? any NSCopying)?.copy(with: nil) ?? value
      default: kept = value
      }
    }

    var content: Any? { kept ?? object }
  }

  /// An object of a class that has no room for its associations.
  private struct Other {
    weak var object: AnyObject?
    let associations = Associations()
  }

  var values: [UnsafeRawPointer: Value] = [:]

  static let lock = NSLock()
  private nonisolated(unsafe) static var others: [ObjectIdentifier: Other] = [:]
  /// The number of entries at which those of ended objects are removed.
  private nonisolated(unsafe) static var limit = 16

  /// Replaces a value, and returns the old one.
  func replace(_ value: Value?, _ key: UnsafeRawPointer) -> Any? {
    defer { values[key] = value }
    return values[key]
  }

  /// The associations of an object; `nil` without any.
  static func of(_ object: AnyObject) -> Associations? {
    if let holder = object as? _UIAccessibleObject { return holder.associations }
    let id = ObjectIdentifier(object)
    guard let other = others[id] else { return nil }
    // Another object may have the address of one that has ended.
    return other.object === object ? other.associations : nil
  }

  /// Changes the associations of an object.
  static func change<Result>(
    of object: AnyObject,
    _ body: (Associations) -> Result
  ) -> (Result, ended: [Associations]) {
    if let present = of(object) { return (body(present), []) }
    if let holder = object as? _UIAccessibleObject {
      let new = Associations()
      holder.associations = new
      return (body(new), [])
    }
    var ended: [Associations] = []
    if others.count >= limit {
      ended = others.values.filter { $0.object == nil }.map(\.associations)
      others = others.filter { $0.value.object != nil }
      limit = max(16, others.count * 2)
    }
    let new = Other(object: object)
    let old = others.updateValue(new, forKey: ObjectIdentifier(object))
    if let old { ended.append(old.associations) }
    return (body(new.associations), ended)
  }

  /// The value inside of optionals; `nil` when that is `nil`.
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
