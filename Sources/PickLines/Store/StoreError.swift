import Glibc

/// Why lines could not be stored.
package enum StoreError: Error, Equatable, CustomStringConvertible {
  /// The system gives no more memory, or there are more lines than can be numbered.
  case outOfMemory
  /// Reading failed with a number of `errno`.
  case unreadable(Int32)

  /// A sentence for the user.
  package var description: String {
    switch self {
    case .outOfMemory: "the lines do not fit into memory"
    case .unreadable(let number):
      "standard input cannot be read: \(String(cString: strerror(number)))"
    }
  }
}
