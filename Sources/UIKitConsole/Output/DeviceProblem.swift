import Glibc

/// The reason why a device is unusable, as a message for the user.
struct DeviceProblem: Error, CustomStringConvertible {
  let description: String

  /// Creates a problem from a phrase, such as "no screen is connected".
  init(_ device: String, _ reason: String) {
    description = "\(device): \(reason)"
  }

  /// Creates a problem from a failed system call, with a remedy for common causes.
  ///
  /// - Parameters:
  ///   - device: The device's path.
  ///   - code: The value of `errno`.
  ///   - group: The group whose members may use the device.
  init(_ device: String, code: Int32, group: String) {
    let reason = String(cString: strerror(code)).lowercased()
    switch code {
    case EACCES, EPERM:
      self.init(device, "\(reason); add the user to group \(group)")
    case EBUSY:
      self.init(device, "\(reason); another program shows something")
    default:
      self.init(device, reason)
    }
  }
}
