/// Parses the sockets of a D-Bus address.
///
/// Addresses come from the environment and from other programs. Some D-Bus transports start
/// programs or connect to remote machines; only local sockets are accepted.
enum BusAddress {
  /// The maximum length of a socket name, in bytes.
  private static let maximumNameLength = 107

  /// Returns the names of the sockets, in the order in which to try them: a path, or a null byte
  /// and a name in the abstract namespace.
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
    return name.flatMap { $0.count <= maximumNameLength ? $0 : nil }
  }

  /// Decodes percent escapes; `nil` if the text has invalid characters or an escaped null byte.
  private static func unescaped(_ text: Substring) -> [UInt8]? {
    var bytes: [UInt8] = []
    var remainingBytes = text.utf8[...]
    while let byte = remainingBytes.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = remainingBytes.prefix(2)
      guard digits.count == 2, let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      else { return nil }
      bytes.append(value)
      remainingBytes = remainingBytes.dropFirst(2)
    }
    return bytes.contains(0) ? nil : bytes
  }
}
