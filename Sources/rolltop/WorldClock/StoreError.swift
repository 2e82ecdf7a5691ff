import UIKit

/// Why something could not be loaded or saved, as a part of a sentence for the screen.
struct StoreError: Error, Equatable {
  var reason: String

  init(_ reason: String) {
    self.reason = reason
  }

  /// The reason of the system call that failed just now.
  static var ofLastCall: StoreError {
    StoreError(String(cString: strerror(errno)))
  }
}
