import Glibc

/// The reason why a device cannot be used, for the user.
struct DeviceProblem: Error, CustomStringConvertible {
  let description: String

  /// A problem in words, such as "no screen is connected".
  init(_ device: String, _ reason: String) {
    description = "\(device): \(reason)"
  }

  /// The failure of a system call, with what to do about it where that is known.
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
