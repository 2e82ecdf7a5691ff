import Glibc
import UIKitApplication

/// The parameters for opening an output.
@MainActor
struct OutputRequest {
  /// The requested mode; `nil` for the screen's preferred mode.
  var mode: ScreenMode?
  /// The opener of graphics cards; `nil` if the program opens them directly.
  var opener: (any DeviceOpener)?
  /// Whether atomic mode setting may be used on cards that support it.
  var allowsAtomic = true

  /// Opens a graphics card.
  ///
  /// - Returns: The file descriptor, or a negative error number.
  func open(_ path: String) -> Int32 {
    if let opener { return opener.openDevice(path) }
    let descriptor = Glibc.open(path, O_RDWR | O_CLOEXEC | O_NONBLOCK)
    return descriptor >= 0 ? descriptor : -errno
  }

  /// Closes a descriptor returned by `open(_:)`.
  func close(_ descriptor: Int32) {
    if let opener {
      opener.closeDevice(descriptor)
    } else {
      Glibc.close(descriptor)
    }
  }
}

/// Opens devices for which the program lacks permission.
@MainActor
protocol DeviceOpener {
  /// Opens a device.
  ///
  /// - Returns: The descriptor, or a negative error number.
  func openDevice(_ path: String) -> Int32

  /// Closes a device.
  func closeDevice(_ descriptor: Int32)
}
