import Foundation

/// A value in a saved state.
///
/// Foundation's keyed archives are unsuitable: in programs linked with `-static-stdlib` they lose
/// arrays or cannot be read. `Codable` works in such programs.
indirect enum StateValue: Equatable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int64)
  /// An integer that exceeds the maximum of `Int64`.
  case unsigned(UInt64)
  case real(Double)
  case text(String)
  case data(Data)
  /// A date in seconds since the reference date.
  case date(Double)
  case url(String)
  case uuid(UUID)
  case indexPath([Int])
  case array([StateValue])
  case set([StateValue])
  /// Alternating keys and values, so that keys need not be strings.
  case dictionary([StateValue])
  /// An `NSSecureCoding` object.
  case object(type: String, values: [String: StateValue])
}

extension StateValue: Codable {
  /// The keys of encoded values: the type of a simple value or collection, or both `type` and
  /// `values` for an object.
  private enum Key: String, CodingKey {
    case boolean = "b"
    case integer = "i"
    case unsigned = "u"
    case real = "r"
    case text = "s"
    case data = "data"
    case date = "date"
    case url = "url"
    case uuid = "uuid"
    case indexPath = "path"
    case array = "a"
    case set = "set"
    case dictionary = "d"
    case type = "type"
    case values = "values"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .null: break
    case .boolean(let value): try container.encode(value, forKey: .boolean)
    case .integer(let value): try container.encode(value, forKey: .integer)
    case .unsigned(let value): try container.encode(value, forKey: .unsigned)
    // JSON has no NaN. The bit pattern is exact for every number.
    case .real(let value): try container.encode(value.bitPattern, forKey: .real)
    case .text(let value): try container.encode(value, forKey: .text)
    case .data(let value): try container.encode(value, forKey: .data)
    case .date(let value): try container.encode(value.bitPattern, forKey: .date)
    case .url(let value): try container.encode(value, forKey: .url)
    case .uuid(let value): try container.encode(value, forKey: .uuid)
    case .indexPath(let value): try container.encode(value, forKey: .indexPath)
    case .array(let values): try container.encode(values, forKey: .array)
    case .set(let values): try container.encode(values, forKey: .set)
    case .dictionary(let values): try container.encode(values, forKey: .dictionary)
    case .object(let type, let values):
      try container.encode(type, forKey: .type)
      try container.encode(values, forKey: .values)
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    func read<Value: Decodable>(_ key: Key) throws -> Value {
      try container.decode(Value.self, forKey: key)
    }
    guard let key = container.allKeys.first else {
      self = .null
      return
    }
    switch key {
    case .boolean: self = .boolean(try read(key))
    case .integer: self = .integer(try read(key))
    case .unsigned: self = .unsigned(try read(key))
    case .real: self = .real(Double(bitPattern: try read(key)))
    case .text: self = .text(try read(key))
    case .data: self = .data(try read(key))
    case .date: self = .date(Double(bitPattern: try read(key)))
    case .url: self = .url(try read(key))
    case .uuid: self = .uuid(try read(key))
    case .indexPath: self = .indexPath(try read(key))
    case .array: self = .array(try read(key))
    case .set: self = .set(try read(key))
    case .dictionary: self = .dictionary(try read(key))
    case .type, .values: self = .object(type: try read(.type), values: try read(.values))
    }
  }
}

extension StateValue {
  /// Encodes named values.
  ///
  /// Equal values give equal bytes.
  static func encode(_ values: [String: StateValue]) -> Data? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try? encoder.encode(values)
  }

  /// Decodes the result of `encode(_:)`.
  static func decode(_ data: Data) -> [String: StateValue]? {
    try? JSONDecoder().decode([String: StateValue].self, from: data)
  }
}
