package import Foundation
import UIKitGraphics

/// The coder for the state of applications, controllers and views.
///
/// It supports only keyed coding of strings, numbers, dates, URLs, UUIDs, data, index paths,
/// arrays, dictionaries, sets and `NSSecureCoding` objects. It omits other values, with a line on
/// the standard error stream for each key. Decoding converts numbers to the requested type. Missing
/// values and values of a different type are 0, `false` or `nil`.
package final class StateCoder: NSCoder {
  private(set) var values: [String: StateValue]
  /// The allowed classes of decoded `NSSecureCoding` objects.
  private let classes: [AnyClass]
  /// The nesting depth of the encoded object.
  private let depth: Int
  private var failure: (any Error)?
  /// The receiver of messages about values that cannot be saved; by default the standard error
  /// stream.
  var report: (String) -> Void = { StandardError.write(line: $0) }

  /// Creates an empty coder for encoding.
  package override convenience init() {
    self.init(depth: 0)
  }

  /// Creates an empty coder for a nested object.
  init(depth: Int) {
    self.depth = depth
    values = [:]
    classes = []
    super.init()
  }

  /// Creates a coder for decoding.
  ///
  /// - Parameter data: The value of `encodedData`. The result is `nil` for invalid data.
  package convenience init?(reading data: Data) {
    guard let values = StateValue.decode(data) else { return nil }
    self.init(values: values, allowedClasses: [])
  }

  init(values: [String: StateValue], allowedClasses: [AnyClass]) {
    self.values = values
    classes = allowedClasses
    depth = 0
    super.init()
  }

  /// The encoded data.
  ///
  /// Equal content gives equal bytes.
  package var encodedData: Data {
    StateValue.encode(values) ?? Data()
  }

  package override var allowsKeyedCoding: Bool { true }
  package override var requiresSecureCoding: Bool { true }
  package override var allowedClasses: [AnyClass]? { classes }
  package override var decodingFailurePolicy: NSCoder.DecodingFailurePolicy { .setErrorAndReturn }
  package override var error: (any Error)? { failure }

  package override func failWithError(_ error: any Error) {
    if failure == nil { failure = error }
  }

  package override func version(forClassName className: String) -> Int { NSNotFound }

  package override func containsValue(forKey key: String) -> Bool { values[key] != nil }

  // MARK: Encoding

  package override func encode(_ objv: Any?, forKey key: String) {
    do {
      values[key] = try StateValue(objv, depth: depth)
    } catch {
      let reason = (error as? StateValue.Unsupported)?.reason ?? "\(error)"
      report("The value for \"\(key)\" is not saved with the state: \(reason)")
    }
  }

  package override func encodeConditionalObject(_ objv: Any?, forKey key: String) {
    encode(objv, forKey: key)
  }

  package override func encode(_ boolv: Bool, forKey key: String) { values[key] = .boolean(boolv) }

  package override func encode(_ intv: Int32, forKey key: String) {
    values[key] = .integer(Int64(intv))
  }

  package override func encode(_ intv: Int64, forKey key: String) { values[key] = .integer(intv) }

  package override func encode(_ intv: Int, forKey key: String) {
    values[key] = .integer(Int64(intv))
  }

  package override func encode(_ realv: Float, forKey key: String) {
    values[key] = .real(Double(realv))
  }

  package override func encode(_ realv: Double, forKey key: String) { values[key] = .real(realv) }

  package override func encodeBytes(
    _ bytesp: UnsafePointer<UInt8>?,
    length lenv: Int,
    forKey key: String
  ) {
    values[key] = .data(bytesp.map { Data(bytes: $0, count: lenv) } ?? Data())
  }

  // MARK: Decoding

  package override func decodeObject(forKey key: String) -> Any? {
    object(forKey: key, of: classes)
  }

  package override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
    object(forKey: key, of: (classes ?? []) + self.classes)
  }

  package override func decodeObject<DecodedObjectType: NSObject & NSCoding>(
    of cls: DecodedObjectType.Type,
    forKey key: String
  ) -> DecodedObjectType? {
    object(forKey: key, of: [cls] + classes) as? DecodedObjectType
  }

  package override func decodePropertyList(forKey key: String) -> Any? {
    object(forKey: key, of: [])
  }

  package override func decodeBool(forKey key: String) -> Bool {
    number(forKey: key)?.doubleValue ?? 0 != 0
  }

  package override func decodeCInt(forKey key: String) -> Int32 { integer(forKey: key) ?? 0 }
  package override func decodeInt32(forKey key: String) -> Int32 { integer(forKey: key) ?? 0 }
  package override func decodeInt64(forKey key: String) -> Int64 { integer(forKey: key) ?? 0 }
  package override func decodeInteger(forKey key: String) -> Int { integer(forKey: key) ?? 0 }
  package override func decodeFloat(forKey key: String) -> Float {
    Float(decodeDouble(forKey: key))
  }

  package override func decodeDouble(forKey key: String) -> Double {
    number(forKey: key)?.doubleValue ?? 0
  }

  package override func withDecodedUnsafeBufferPointer<Result>(
    forKey key: String,
    body: (UnsafeBufferPointer<UInt8>?) throws -> Result
  ) rethrows -> Result {
    guard case .data(let data)? = values[key] else { return try body(nil) }
    return try Array(data).withUnsafeBufferPointer(body)
  }

  package override func withDecodedUnsafeBytes<Result>(
    forKey key: String,
    body: (UnsafeRawBufferPointer?) throws -> Result
  ) rethrows -> Result {
    guard case .data(let data)? = values[key] else { return try body(nil) }
    return try Array(data).withUnsafeBytes(body)
  }

  /// Returns the object for a key; `nil` also for an encoded `nil`.
  private func object(forKey key: String, of classes: [AnyClass]) -> NSObject? {
    guard let value = values[key], value != .null else { return nil }
    return value.object(of: classes)
  }

  private func number(forKey key: String) -> NSNumber? {
    object(forKey: key, of: []) as? NSNumber
  }

  /// Returns the integer for a key.
  ///
  /// Fractions are truncated; numbers out of range are `nil`.
  private func integer<Value: FixedWidthInteger>(forKey key: String) -> Value? {
    switch values[key] {
    case .boolean(let value): value ? 1 : 0
    case .integer(let value): Value(exactly: value)
    case .unsigned(let value): Value(exactly: value)
    case .real(let value): Value(exactly: value.rounded(.towardZero))
    default: nil
    }
  }
}
