import Glibc

/// The reason why lines could not be stored.
package enum StoreError: Error, Equatable, CustomStringConvertible {
  /// The system is out of memory, or there are too many lines.
  case outOfMemory
  /// Reading failed with an error number.
  case unreadable(Int32)

  /// A message for the user.
  package var description: String {
    switch self {
    case .outOfMemory: "the lines do not fit into memory"
    case .unreadable(let number):
      "standard input cannot be read: \(String(cString: strerror(number)))"
    }
  }
}
