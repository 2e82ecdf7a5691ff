import CSDL2

extension VideoDriver {
  /// Reads the X server's current resources, as printed by `xrdb -query`; `nil` for other drivers.
  ///
  /// They are a property of the root window. `XResourceManagerString` would return their value at
  /// the time when the display was opened.
  func serverResources(of window: OpaquePointer) -> String? {
    typealias Root = @convention(c) (UnsafeMutableRawPointer) -> UInt
    typealias Free = @convention(c) (UnsafeMutableRawPointer) -> Int32
    guard name == "x11", let display = serverDisplay(of: window),
      let root = symbol("XDefaultRootWindow", in: "libX11.so.6", as: Root.self),
      let read = symbol("XGetWindowProperty", in: "libX11.so.6", as: PropertyReader.self),
      let free = symbol("XFree", in: "libX11.so.6", as: Free.self)
    else { return nil }
    var (type, format, count, rest) = (UInt(0), Int32(0), UInt(0), UInt(0))
    var bytes: UnsafeMutablePointer<UInt8>?
    let status = read(
      display,
      root(display),
      VideoDriver.resourceManager,
      0,
      1 << 16,
      0,
      VideoDriver.string,
      &type,
      &format,
      &count,
      &rest,
      &bytes
    )
    defer { if let bytes { _ = free(bytes) } }
    guard status == 0, format == 8, let bytes else { return nil }
    return String(decoding: UnsafeBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
  }

  /// The predefined atom `RESOURCE_MANAGER`.
  private static let resourceManager: UInt = 23
  /// The predefined atom `STRING`.
  private static let string: UInt = 31

  /// `XGetWindowProperty`: display, window, property, offset and length in units of four bytes,
  /// whether to delete, and the requested type, followed by the output parameters.
  private typealias PropertyReader =
    @convention(c) (
      UnsafeMutableRawPointer, UInt, UInt, Int, Int, Int32, UInt,
      UnsafeMutablePointer<UInt>, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<UInt>,
      UnsafeMutablePointer<UInt>, UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>
    ) -> Int32
}
