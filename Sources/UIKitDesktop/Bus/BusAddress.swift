/// The sockets that an address of a bus names.
///
/// Addresses come from the environment and from other programs. D-Bus has some that start programs
/// or connect to other machines; only sockets of this machine are taken.
enum BusAddress {
  /// The longest name that the system takes, in bytes.
  private static let longestName = 107

  /// The names of the sockets, in the order in which they are to be tried: a path, or a null byte and
  /// a name in the abstract namespace.
  static func sockets(_ address: String) -> [[UInt8]] {
    address.split(separator: ";").compactMap { socket(of: $0) }
  }

  private static func socket(of entry: Substring) -> [UInt8]? {
    let prefix = "unix:"
    guard entry.hasPrefix(prefix) else { return nil }
    var name: [UInt8]?
    for pair in entry.dropFirst(prefix.count).split(separator: ",") {
      let parts = pair.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, let value = unescaped(parts[1]) else { return nil }
      switch parts[0] {
      case "path" where name == nil && value.first == UInt8(ascii: "/"): name = value
      case "abstract" where name == nil: name = [0] + value
      case "guid": break
      default: return nil
      }
    }
    return name.flatMap { $0.count <= longestName ? $0 : nil }
  }

  /// Bytes that may be written as a percent sign and two digits; `nil` for other signs, and with a
  /// null byte.
  private static func unescaped(_ text: Substring) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2)
      guard digits.count == 2, let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return bytes.contains(0) ? nil : bytes
  }
}
