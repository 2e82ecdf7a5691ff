import Foundation

extension StateValue {
  /// An error for a value that cannot be saved.
  struct Unsupported: Error {
    let reason: String
  }

  /// The maximum nesting depth of values.
  ///
  /// `JSONDecoder` limits the depth as well.
  static let maximumDepth = 64

  /// Creates a value from an object encoded by an application.
  ///
  /// - Parameters:
  ///   - object: A string, number, date, URL, UUID, data, index path, a collection of these, or an
  ///     `NSSecureCoding` object.
  ///   - depth: The nesting depth.
  /// - Throws: `Unsupported` for other objects and excessive nesting.
  init(_ object: Any?, depth: Int = 0) throws {
    guard let object else {
      self = .null
      return
    }
    guard depth < StateValue.maximumDepth else {
      throw Unsupported(reason: "more than \(StateValue.maximumDepth) values within each other")
    }
    if let value = StateValue(simple: object) {
      self = value
    } else if let value = try StateValue(collection: object, depth: depth + 1) {
      self = value
    } else if let object = object as? any NSSecureCoding, type(of: object).supportsSecureCoding {
      let coder = StateCoder(depth: depth + 1)
      object.encode(with: coder)
      self = .object(type: StateValue.name(of: type(of: object)), values: coder.values)
    } else {
      throw Unsupported(
        reason: "\(type(of: object)) is neither a property list nor adopts NSSecureCoding"
      )
    }
  }

  /// Returns the name of a class in saved states.
  static func name(of type: Any.Type) -> String { String(reflecting: type) }

  private init?(simple object: Any) {
    if let number = object as? NSNumber, object is NSObject {
      self.init(number: number)
      return
    }
    switch object {
    case let value as Bool: self = .boolean(value)
    case let value as any BinaryInteger: self.init(integer: value)
    case let value as any BinaryFloatingPoint: self = .real(Double(value))
    case let value as String: self = .text(value)
    case let value as Data: self = .data(value)
    case let value as Date: self = .date(value.timeIntervalSinceReferenceDate)
    case let value as URL: self = .url(value.absoluteString)
    case let value as UUID: self = .uuid(value)
    case let value as IndexPath: self = .indexPath(Array(value))
    case is NSNull: self = .null
    default: return nil
    }
  }

  private init?(integer: some BinaryInteger) {
    if let value = Int64(exactly: integer) {
      self = .integer(value)
    } else if let value = UInt64(exactly: integer) {
      self = .unsigned(value)
    } else {
      return nil
    }
  }

  private init(number: NSNumber) {
    switch number.objCType.pointee {
    case Int8(UInt8(ascii: "d")), Int8(UInt8(ascii: "f")): self = .real(number.doubleValue)
    case Int8(UInt8(ascii: "Q")) where number.uint64Value > Int64.max:
      self = .unsigned(number.uint64Value)
    default: self = .integer(number.int64Value)
    }
  }

  private init?(collection object: Any, depth: Int) throws {
    switch object {
    case let values as NSArray:
      self = .array(try values.map { try StateValue($0, depth: depth) })
    case let values as [Any]:
      self = .array(try values.map { try StateValue($0, depth: depth) })
    case let values as NSOrderedSet:
      self = .array(try values.map { try StateValue($0, depth: depth) })
    case let values as NSDictionary:
      self = try StateValue(pairs: values.map { ($0.key, $0.value) }, depth: depth)
    case let values as [AnyHashable: Any]:
      self = try StateValue(pairs: values.map { ($0.key.base, $0.value) }, depth: depth)
    case let values as NSSet:
      self = .set(StateValue.sorted(try values.map { try StateValue($0, depth: depth) }))
    case let values as Set<AnyHashable>:
      self = .set(StateValue.sorted(try values.map { try StateValue($0.base, depth: depth) }))
    default: return nil
    }
  }

  private init(pairs: [(Any, Any)], depth: Int) throws {
    var values: [(sortKey: String, key: StateValue, value: StateValue)] = []
    for (key, value) in pairs {
      let key = try StateValue(key, depth: depth)
      values.append(("\(key)", key, try StateValue(value, depth: depth)))
    }
    values.sort { $0.sortKey < $1.sortKey }
    self = .dictionary(values.flatMap { [$0.key, $0.value] })
  }

  /// Returns the values in a deterministic order.
  private static func sorted(_ values: [StateValue]) -> [StateValue] {
    values.map { ("\($0)", $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }
}

extension StateValue {
  /// Returns the object for the value.
  ///
  /// - Parameter classes: The allowed classes of `NSSecureCoding` objects.
  /// - Returns: The object; `nil` if its class is not allowed or it cannot be decoded.
  func object(of classes: [AnyClass]) -> NSObject? {
    switch self {
    case .null: NSNull()
    case .boolean(let value): NSNumber(value: value)
    case .integer(let value): NSNumber(value: value)
    case .unsigned(let value): NSNumber(value: value)
    case .real(let value): NSNumber(value: value)
    case .text(let value): NSString(string: value)
    case .data(let value): NSData(data: value)
    case .date(let value): NSDate(timeIntervalSinceReferenceDate: value)
    case .url(let value): NSURL(string: value)
    case .uuid(let value): NSUUID(uuidString: value.uuidString)
    case .indexPath(let value): NSIndexPath(indexes: value, length: value.count)
    case .array(let values): NSArray(array: values.compactMap { $0.object(of: classes) })
    case .set(let values): NSSet(array: values.compactMap { $0.object(of: classes) })
    case .dictionary(let values): StateValue.dictionary(values, of: classes)
    case .object(let type, let values): StateValue.object(type, values, of: classes)
    }
  }

  private static func dictionary(_ values: [StateValue], of classes: [AnyClass]) -> NSObject {
    let dictionary = NSMutableDictionary()
    for index in stride(from: 0, to: values.count - 1, by: 2) {
      guard let key = values[index].object(of: classes),
        let value = values[index + 1].object(of: classes)
      else { continue }
      dictionary[key] = value
    }
    return dictionary
  }

  private static func object(
    _ type: String,
    _ values: [String: StateValue],
    of classes: [AnyClass]
  ) -> NSObject? {
    let exactClass: AnyClass? = classes.first { name(of: $0) == type }
    // Subclasses of an allowed class are allowed as well, if they can be found by name.
    let objectClass: AnyClass? =
      exactClass
      ?? topLevelClass(type).flatMap { candidate in
        classes.contains { isSubclass(candidate, of: $0) } ? candidate : nil
      }
    guard let coding = objectClass as? any NSSecureCoding.Type, coding.supportsSecureCoding else {
      return nil
    }
    let coder = StateCoder(values: values, allowedClasses: classes)
    let object = coding.init(coder: coder)
    return coder.error == nil ? object as? NSObject : nil
  }

  /// Returns the class with a name such as `Module.Class`.
  ///
  /// Foundation traps on nested and private classes.
  private static func topLevelClass(_ name: String) -> AnyClass? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    return parts.count == 2 && isPlain ? NSClassFromString(name) : nil
  }

  private static func isSubclass(_ candidate: AnyClass, of type: AnyClass) -> Bool {
    var current: AnyClass? = candidate
    while let ancestor = current {
      if ancestor == type { return true }
      current = _getSuperclass(ancestor)
    }
    return false
  }
}
