package import Foundation

/// The stored size and position of a desktop window.
package struct WindowGeometry: Equatable, Sendable {
  /// The size in points.
  package var size: CGSize
  /// The top left corner including the window's frame, in the desktop's coordinates; `nil` if the
  /// desktop does not report it, as on Wayland.
  package var origin: (x: Int, y: Int)?
  /// Whether the window covers the desktop's usable area.
  package var isMaximized: Bool
  /// The size requested by the application, in points; a different size discards the stored values.
  package var requestedSize: CGSize

  /// Creates a size and position.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - origin: The top left corner in the desktop's coordinates.
  ///   - isMaximized: Whether the window is maximised.
  ///   - requestedSize: The size requested by the application, in points.
  package init(
    size: CGSize,
    origin: (x: Int, y: Int)?,
    isMaximized: Bool,
    requestedSize: CGSize
  ) {
    self.size = size
    self.origin = origin
    self.isMaximized = isMaximized
    self.requestedSize = requestedSize
  }

  /// Returns whether two values are stored as the same line.
  package static func == (lhs: WindowGeometry, rhs: WindowGeometry) -> Bool {
    lhs.text == rhs.text
  }

  private static let version = "ROLLTOP-WINDOW 1"

  /// The line stored in the file.
  var text: String {
    let origin = origin.map { "\($0.x) \($0.y)" } ?? "- -"
    return "\(WindowGeometry.version) \(size.width) \(size.height) \(origin) "
      + "\(isMaximized ? 1 : 0) \(requestedSize.width) \(requestedSize.height)"
  }

  /// Parses a stored line; `nil` if it is malformed or implausible.
  init?(text: String) {
    let fields = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard fields.count == 9, fields[0...1].joined(separator: " ") == WindowGeometry.version,
      let width = Double(fields[2]), let height = Double(fields[3]),
      let requestedWidth = Double(fields[7]),
      let requestedHeight = Double(fields[8]), (1...16_384).contains(width),
      (1...16_384).contains(height)
    else { return nil }
    var origin: (x: Int, y: Int)?
    if let x = Int(fields[4]), let y = Int(fields[5]) {
      guard abs(x) < 1 << 20, abs(y) < 1 << 20 else { return nil }
      origin = (x, y)
    }
    self.init(
      size: CGSize(width: width, height: height),
      origin: origin,
      isMaximized: fields[6] == "1",
      requestedSize: CGSize(width: requestedWidth, height: requestedHeight)
    )
  }
}

/// The file that stores a window's size and position between runs, beside the application's state.
package struct WindowGeometryFile: Sendable {
  private let url: URL

  /// Creates the file of the running application; `nil` without a home folder.
  ///
  /// - Parameter environment: The process's environment.
  package init?(environment: [String: String]) {
    let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    guard let stateFile = StateFile.standard(application: name, environment: environment) else {
      return nil
    }
    url = stateFile.url.deletingLastPathComponent().appendingPathComponent("window")
  }

  /// Reads the size and position of the previous run; `nil` if there are none, or they are
  /// unusable.
  package func read() -> WindowGeometry? {
    let descriptor = open(url.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 512)
    let count = Foundation.read(descriptor, &bytes, bytes.count)
    guard count > 0 else { return nil }
    return WindowGeometry(text: String(decoding: bytes[..<count], as: UTF8.self))
  }

  /// Stores a size and position.
  ///
  /// Errors are ignored: at worst the window opens in its default size the next time.
  package func write(_ geometry: WindowGeometry) {
    try? AtomicFile(url: url).write(Data((geometry.text + "\n").utf8))
  }
}
