import UIKit

/// The reason why loading or saving failed, as part of a sentence for display.
struct StoreError: Error, Equatable {
  var reason: String

  init(_ reason: String) {
    self.reason = reason
  }

  /// The system's message for `errno`.
  static var ofLastCall: StoreError {
    StoreError(String(cString: strerror(errno)))
  }
}
