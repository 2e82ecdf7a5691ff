import UIKit

/// The reason why loading or saving failed, as a part of a sentence for the screen.
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
