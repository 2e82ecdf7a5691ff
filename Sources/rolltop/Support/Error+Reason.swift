import UIKit

extension Error {
  /// The reason of the error in a few words, the system's message if there is one.
  ///
  /// Foundation wraps the system's error once or more; the innermost is the clearest.
  var plainReason: String {
    var error = self as NSError
    while let inner = error.userInfo[NSUnderlyingErrorKey] as? any Error {
      error = inner as NSError
    }
    if error.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(error.code))) }
    return error.localizedDescription
  }
}
