import UIKit

extension Error {
  /// A short reason for the error: the system's message if there is one.
  ///
  /// Foundation wraps the system's error at least once; the innermost error is the clearest.
  var plainReason: String {
    var error = self as NSError
    while let underlyingError = error.userInfo[NSUnderlyingErrorKey] as? any Error {
      error = underlyingError as NSError
    }
    if error.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(error.code))) }
    return error.localizedDescription
  }
}
