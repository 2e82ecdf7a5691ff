import Glibc
import UIKitApplication

/// The parameters with which an output is opened.
@MainActor
struct OutputRequest {
  /// The mode; `nil`: the one that the screen prefers.
  var mode: ScreenMode?
  /// Opens graphics cards; `nil`: the program does itself.
  var opener: (any DeviceOpener)?
  /// Whether modes may be set by the kernel's newer calls, where a card has them.
  var allowsAtomic = true

  /// Opens a graphics card.
  ///
  /// - Returns: The descriptor, or a negative error number.
  func open(_ path: String) -> Int32 {
    if let opener { return opener.openDevice(path) }
    let descriptor = Glibc.open(path, O_RDWR | O_CLOEXEC | O_NONBLOCK)
    return descriptor >= 0 ? descriptor : -errno
  }

  /// Closes what `open(_:)` has opened.
  func close(_ descriptor: Int32) {
    if let opener {
      opener.closeDevice(descriptor)
    } else {
      Glibc.close(descriptor)
    }
  }
}

/// Opens devices that the program may not open itself.
@MainActor
protocol DeviceOpener {
  /// Opens a device.
  ///
  /// - Returns: The descriptor, or a negative error number.
  func openDevice(_ path: String) -> Int32

  /// Closes a device.
  func closeDevice(_ descriptor: Int32)
}
