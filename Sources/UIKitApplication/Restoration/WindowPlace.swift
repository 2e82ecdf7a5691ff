package import Foundation

/// The size and the place of a desktop window between runs.
package struct WindowPlace: Equatable, Sendable {
  /// The size in points.
  package var size: CGSize
  /// The top left corner with its frame, in the desktop's coordinates; `nil` where the desktop does
  /// not report, as under Wayland.
  package var origin: (x: Int, y: Int)?
  /// Whether the window covers the desktop's usable area.
  package var isMaximized: Bool
  /// The size that the application asked for, in points; a change of it forgets the place.
  package var wantedSize: CGSize

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - size: Points.
  ///   - origin: The desktop's coordinates.
  ///   - isMaximized: Whether the window is maximised.
  ///   - wantedSize: Points.
  package init(
    size: CGSize,
    origin: (x: Int, y: Int)?,
    isMaximized: Bool,
    wantedSize: CGSize
  ) {
    self.size = size
    self.origin = origin
    self.isMaximized = isMaximized
    self.wantedSize = wantedSize
  }

  /// Whether two places are equal.
  package static func == (left: WindowPlace, right: WindowPlace) -> Bool {
    left.text == right.text
  }

  private static let version = "ROLLTOP-WINDOW 1"

  /// The line that is stored.
  var text: String {
    let origin = origin.map { "\($0.x) \($0.y)" } ?? "- -"
    return "\(WindowPlace.version) \(size.width) \(size.height) \(origin) "
      + "\(isMaximized ? 1 : 0) \(wantedSize.width) \(wantedSize.height)"
  }

  /// Reads a stored line; `nil` when it is none, or says nonsense.
  init?(text: String) {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.count == 9, words[0...1].joined(separator: " ") == WindowPlace.version,
      let width = Double(words[2]), let height = Double(words[3]), let wide = Double(words[7]),
      let high = Double(words[8]), (1...16_384).contains(width), (1...16_384).contains(height)
    else { return nil }
    var origin: (x: Int, y: Int)?
    if let x = Int(words[4]), let y = Int(words[5]) {
      guard abs(x) < 1 << 20, abs(y) < 1 << 20 else { return nil }
      origin = (x, y)
    }
    self.init(
      size: CGSize(width: width, height: height),
      origin: origin,
      isMaximized: words[6] == "1",
      wantedSize: CGSize(width: wide, height: high)
    )
  }
}

/// The file that keeps a window's size and place between runs, beside the application's state.
package struct WindowPlaceFile: Sendable {
  private let url: URL

  /// The file of the running application; `nil` without a home folder.
  ///
  /// - Parameter environment: The process's environment.
  package init?(environment: [String: String]) {
    let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    guard let state = StateFile.standard(application: name, environment: environment) else {
      return nil
    }
    url = state.url.deletingLastPathComponent().appendingPathComponent("window")
  }

  /// The place of the last run; `nil` when there is none that can be used.
  package func read() -> WindowPlace? {
    let descriptor = open(url.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 512)
    let count = Foundation.read(descriptor, &bytes, bytes.count)
    guard count > 0 else { return nil }
    return WindowPlace(text: String(decoding: bytes[..<count], as: UTF8.self))
  }

  /// Stores a place.
  ///
  /// A window that opens in its usual size the next time is no reason for a message: failures are
  /// ignored.
  package func write(_ place: WindowPlace) {
    try? AtomicFile(url: url).write(Data((place.text + "\n").utf8))
  }
}
