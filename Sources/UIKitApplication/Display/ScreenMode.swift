/// The resolution of a console's screen, in pixels before rotation.
public struct ScreenMode: Sendable, Equatable {
  /// The width in pixels.
  public var width: Int
  /// The height in pixels.
  public var height: Int
  /// The maximum number of refreshes per second; `nil` for the highest rate of the size.
  public var framesPerSecond: Int?

  /// Creates a mode.
  ///
  /// - Parameters:
  ///   - width: The width in pixels, between 1 and 16,384.
  ///   - height: The height in pixels, between 1 and 16,384.
  ///   - framesPerSecond: The maximum number of refreshes per second, greater than 0; `nil` for the
  ///     highest rate.
  public init(width: Int, height: Int, framesPerSecond: Int? = nil) {
    self.width = width
    self.height = height
    self.framesPerSecond = framesPerSecond
  }

  /// Parses text such as `1280x800` or `1280x800@60`; `nil` for other text.
  ///
  /// - Parameter text: The value of the environment variable `ROLLTOP_MODE`.
  package init?(_ text: String) {
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let size = parts[0].split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard size.count == 2, let width = size[0], let height = size[1] else { return nil }
    self.init(width: width, height: height)
    if parts.count == 2 {
      guard let rate = Int(parts[1]) else { return nil }
      framesPerSecond = rate
    }
    guard isValid else { return nil }
  }

  /// Whether all values are in their valid ranges.
  package var isValid: Bool {
    (1...16_384).contains(width) && (1...16_384).contains(height) && (framesPerSecond ?? 1) > 0
  }
}
