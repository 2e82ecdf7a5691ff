import CXServer

extension VideoDriver {
  /// Reads the X server's current resources, as printed by `xrdb -query`; `nil` for other drivers.
  ///
  /// They are a property of the root window. `XResourceManagerString` would return their value at
  /// the time when the display was opened.
  func serverResources(of window: OpaquePointer) -> String? {
    guard name == "x11", let display = serverDisplay(of: window).map(OpaquePointer.init) else {
      return nil
    }
    var (type, format, count, remainingBytes) = (UInt(0), Int32(0), UInt(0), UInt(0))
    var bytes: UnsafeMutablePointer<UInt8>?
    // The maximum length is in units of 32 bits: 256 KiB.
    let status = XGetWindowProperty(
      display,
      XDefaultRootWindow(display),
      VideoDriver.resourceManager,
      0,
      1 << 16,
      0,
      VideoDriver.string,
      &type,
      &format,
      &count,
      &remainingBytes,
      &bytes
    )
    defer { if let bytes { XFree(bytes) } }
    guard status == 0, format == 8, let bytes else { return nil }
    return String(decoding: UnsafeBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
  }

  /// The predefined atom `RESOURCE_MANAGER`.
  private static let resourceManager: UInt = 23
  /// The predefined atom `STRING`.
  private static let string: UInt = 31
}
