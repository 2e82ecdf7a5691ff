import Foundation

/// A D-Bus value.
///
/// Types that this program does not send have no case; they are read as wider ones: numbers of 64
/// bits as `double`, which is exact up to 2⁵³, unsigned ones of 16 bits as `unsigned`.
indirect enum BusValue: Equatable {
  case byte(UInt8)
  case flag(Bool)
  case small(Int16)
  case int(Int32)
  case unsigned(UInt32)
  case double(Double)
  case string(String)
  case path(String)
  case signature(String)
  case variant(BusValue)
  /// An array of bytes.
  case bytes([UInt8])
  /// An array of values with the same type, other than bytes; the signature of that type is needed
  /// for empty arrays.
  case array(String, [BusValue])
  case structure([BusValue])
  case entry(BusValue, BusValue)

  /// The type's D-Bus signature.
  var type: String {
    switch self {
    case .byte: "y"
    case .flag: "b"
    case .small: "n"
    case .int: "i"
    case .unsigned: "u"
    case .double: "d"
    case .string: "s"
    case .path: "o"
    case .signature: "g"
    case .variant: "v"
    case .bytes: "ay"
    case .array(let type, _): "a" + type
    case .structure(let parts): "(" + parts.map(\.type).joined() + ")"
    case .entry(let key, let value): "{" + key.type + value.type + "}"
    }
  }

  /// Returns a dictionary of strings.
  static func texts(_ texts: [String: String]) -> BusValue {
    .array(
      "{ss}",
      texts.sorted { $0.key < $1.key }.map { .entry(.string($0.key), .string($0.value)) }
    )
  }
}

/// A message on a bus.
struct BusMessage: Equatable {
  enum Kind: UInt8 {
    case call = 1
    case reply = 2
    case error = 3
    case signal = 4
  }

  var kind: Kind
  var serial: UInt32 = 0
  var expectsNoReply = false
  /// Whether the call fails instead of launching the destination.
  var disablesAutoStart = false
  var path: String?
  var interface: String?
  var member: String?
  var errorName: String?
  var replySerial: UInt32?
  var destination: String?
  var sender: String?
  var body: [BusValue] = []

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// Creates a method call.
  static func call(
    destination: String,
    path: String,
    interface: String,
    member: String,
    body: [BusValue] = []
  ) -> BusMessage {
    var message = BusMessage(.call)
    message.destination = destination
    message.path = path
    message.interface = interface
    message.member = member
    message.body = body
    return message
  }

  /// Creates a signal of an object.
  static func signal(
    path: String,
    interface: String,
    member: String,
    body: [BusValue]
  ) -> BusMessage {
    var message = BusMessage(.signal)
    message.path = path
    message.interface = interface
    message.member = member
    message.body = body
    return message
  }

  /// Returns the reply to a call.
  func reply(_ body: [BusValue]) -> BusMessage {
    var message = BusMessage(.reply)
    message.replySerial = serial
    message.destination = sender
    message.body = body
    return message
  }

  /// Returns the error reply to a call.
  func failure(_ name: String, _ text: String) -> BusMessage {
    var message = reply([.string(text)])
    message.kind = .error
    message.errorName = "org.freedesktop.DBus.Error.\(name)"
    return message
  }
}

// MARK: - Writing

/// Serialises values in the D-Bus wire format, in little-endian byte order.
struct BusWriter {
  private(set) var bytes: [UInt8] = []

  /// Returns the bytes of a whole message.
  static func bytes(of message: BusMessage) -> [UInt8] {
    var body = BusWriter()
    for value in message.body { body.write(value) }
    var fields: [BusValue] = []
    func add(_ code: UInt8, _ value: BusValue?) {
      if let value { fields.append(.structure([.byte(code), .variant(value)])) }
    }
    add(1, message.path.map(BusValue.path))
    add(2, message.interface.map(BusValue.string))
    add(3, message.member.map(BusValue.string))
    add(4, message.errorName.map(BusValue.string))
    add(5, message.replySerial.map(BusValue.unsigned))
    add(6, message.destination.map(BusValue.string))
    if !message.body.isEmpty { add(8, .signature(message.body.map(\.type).joined())) }
    var writer = BusWriter()
    let flags: UInt8 = (message.expectsNoReply ? 1 : 0) | (message.disablesAutoStart ? 2 : 0)
    writer.bytes = [UInt8(ascii: "l"), message.kind.rawValue, flags, 1]
    writer.write(UInt32(body.bytes.count))
    writer.write(message.serial)
    writer.write(.array("(yv)", fields))
    writer.align(8)
    return writer.bytes + body.bytes
  }

  private mutating func align(_ size: Int) {
    while bytes.count % size != 0 { bytes.append(0) }
  }

  private mutating func write(_ number: some FixedWidthInteger) {
    align(number.bitWidth / 8)
    withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
  }

  private mutating func write(text: String) {
    // A null byte would end the string in C.
    let utf8 = text.utf8.filter { $0 != 0 }
    write(UInt32(utf8.count))
    bytes += utf8 + [0]
  }

  private mutating func write(signature: String) {
    bytes.append(UInt8(signature.utf8.count))
    bytes += Array(signature.utf8) + [0]
  }

  mutating func write(_ value: BusValue) {
    switch value {
    case .byte(let byte): bytes.append(byte)
    case .flag(let flag): write(UInt32(flag ? 1 : 0))
    case .small(let number): write(number)
    case .int(let number): write(number)
    case .unsigned(let number): write(number)
    case .double(let number): write(number.bitPattern)
    case .string(let text), .path(let text): write(text: text)
    case .signature(let text): write(signature: text)
    case .variant(let inner):
      write(signature: inner.type)
      write(inner)
    case .bytes(let contents):
      write(UInt32(contents.count))
      bytes += contents
    case .array(let type, let values):
      write(UInt32(0))
      let lengthOffset = bytes.count - 4
      align(BusWriter.alignment(of: type))
      let start = bytes.count
      for value in values { write(value) }
      let count = UInt32(bytes.count - start).littleEndian
      withUnsafeBytes(of: count) {
        bytes.replaceSubrange(lengthOffset..<lengthOffset + 4, with: $0)
      }
    case .structure(let parts):
      align(8)
      for part in parts { write(part) }
    case .entry(let key, let value):
      align(8)
      write(key)
      write(value)
    }
  }

  /// Returns the alignment of a type, in bytes.
  static func alignment(of type: String) -> Int {
    switch type.first {
    case "y", "g", "v": 1
    case "n", "q": 2
    case "x", "t", "d", "(", "{": 8
    default: 4
    }
  }
}

// MARK: - Reading

/// Parses values in the D-Bus wire format.
struct BusReader {
  /// The error for a malformed message.
  struct Malformed: Error {}

  /// The nesting depth of values from which on a message counts as malformed.
  private static let depthLimit = 64
  /// The maximum number of values in a message; an array of bytes counts as one.
  static let maximumValues = 1 << 15

  private let bytes: [UInt8]
  private let isBigEndian: Bool
  private var offset = 0
  private var depth = 0
  private var valueCount = 0

  private init(_ bytes: [UInt8], isBigEndian: Bool) {
    self.bytes = bytes
    self.isBigEndian = isBigEndian
  }

  /// Parses a whole message; `nil` if it is malformed or of an unknown type.
  static func message(_ bytes: [UInt8]) -> BusMessage? { try? read(bytes) }

  private static func read(_ bytes: [UInt8]) throws -> BusMessage {
    guard bytes.count >= 16, let kind = BusMessage.Kind(rawValue: bytes[1]) else {
      throw Malformed()
    }
    var reader = BusReader(bytes, isBigEndian: bytes[0] == UInt8(ascii: "B"))
    var message = BusMessage(kind)
    message.expectsNoReply = bytes[2] & 1 != 0
    message.disablesAutoStart = bytes[2] & 2 != 0
    reader.offset = 8
    message.serial = try reader.number(UInt32.self)
    var signature = ""
    guard case .array(_, let fields) = try reader.value("a(yv)") else { throw Malformed() }
    for field in fields {
      guard case .structure(let parts) = field, parts.count == 2, case .byte(let code) = parts[0],
        case .variant(let value) = parts[1]
      else { throw Malformed() }
      switch (code, value) {
      case (1, .path(let text)): message.path = text
      case (2, .string(let text)): message.interface = text
      case (3, .string(let text)): message.member = text
      case (4, .string(let text)): message.errorName = text
      case (5, .unsigned(let number)): message.replySerial = number
      case (6, .string(let text)): message.destination = text
      case (7, .string(let text)): message.sender = text
      case (8, .signature(let text)): signature = text
      default: break
      }
    }
    reader.align(8)
    for type in try types(signature) { message.body.append(try reader.value(type)) }
    return message
  }

  /// Splits a signature into its complete types.
  private static func types(_ signature: String) throws -> [String] {
    var types: [String] = []
    var remainder = Substring(signature)
    while !remainder.isEmpty { types.append(try takeFirstType(from: &remainder)) }
    return types
  }

  private static func takeFirstType(from remainder: inout Substring) throws -> String {
    guard let code = remainder.popFirst() else { throw Malformed() }
    switch code {
    case "a": return "a" + (try takeFirstType(from: &remainder))
    case "(", "{":
      var type = String(code)
      let end: Character = code == "(" ? ")" : "}"
      while let next = remainder.first, next != end { type += try takeFirstType(from: &remainder) }
      guard remainder.popFirst() == end else { throw Malformed() }
      return type + String(end)
    default: return String(code)
    }
  }

  private mutating func align(_ size: Int) { offset = (offset + size - 1) / size * size }

  private mutating func take(_ count: Int) throws -> ArraySlice<UInt8> {
    guard count >= 0, offset <= bytes.count, count <= bytes.count - offset else {
      throw Malformed()
    }
    defer { offset += count }
    return bytes[offset..<offset + count]
  }

  private mutating func number<Number: FixedWidthInteger>(_ type: Number.Type) throws -> Number {
    align(Number.bitWidth / 8)
    var number = Number.zero
    let bytes = try take(Number.bitWidth / 8)
    for byte in isBigEndian ? Array(bytes) : bytes.reversed() {
      number = number << 8 | Number(truncatingIfNeeded: byte)
    }
    return number
  }

  private mutating func text(_ count: Int) throws -> String {
    let text = String(decoding: try take(count), as: UTF8.self)
    _ = try take(1)
    return text
  }

  /// Reads a signature; non-ASCII text could exceed the limit of 255 bytes when written again.
  private mutating func signature() throws -> String {
    let text = try text(Int(try number(UInt8.self)))
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { throw Malformed() }
    return text
  }

  private mutating func value(_ type: String) throws -> BusValue {
    depth += 1
    valueCount += 1
    defer { depth -= 1 }
    guard depth < BusReader.depthLimit, valueCount <= BusReader.maximumValues else {
      throw Malformed()
    }
    switch type.first {
    case "y": return .byte(try number(UInt8.self))
    case "b": return .flag(try number(UInt32.self) != 0)
    case "n": return .small(try number(Int16.self))
    case "q": return .unsigned(UInt32(try number(UInt16.self)))
    case "i": return .int(try number(Int32.self))
    case "u", "h": return .unsigned(try number(UInt32.self))
    case "x": return .double(Double(try number(Int64.self)))
    case "t": return .double(Double(try number(UInt64.self)))
    case "d": return .double(Double(bitPattern: try number(UInt64.self)))
    case "s": return .string(try text(Int(try number(UInt32.self))))
    case "o": return .path(try text(Int(try number(UInt32.self))))
    case "g": return .signature(try signature())
    case "v":
      let contentTypes = try BusReader.types(try signature())
      guard contentTypes.count == 1 else { throw Malformed() }
      return .variant(try value(contentTypes[0]))
    case "a":
      let element = String(type.dropFirst())
      let count = Int(try number(UInt32.self))
      if element == "y" { return .bytes(Array(try take(count))) }
      align(BusWriter.alignment(of: element))
      let end = offset + count
      guard end <= bytes.count else { throw Malformed() }
      var values: [BusValue] = []
      while offset < end {
        let start = offset
        values.append(try value(element))
        guard offset > start else { throw Malformed() }
      }
      return .array(element, values)
    case "(":
      align(8)
      return .structure(
        try BusReader.types(String(type.dropFirst().dropLast())).map { try value($0) }
      )
    case "{":
      align(8)
      let types = try BusReader.types(String(type.dropFirst().dropLast()))
      guard types.count == 2 else { throw Malformed() }
      return .entry(try value(types[0]), try value(types[1]))
    default: throw Malformed()
    }
  }
}
