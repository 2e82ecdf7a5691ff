import CSDL2
import UIKitApplication

/// Paces the frames of a window by its display: in an animation, each frame waits for a signal.
///
/// The frame after the first one follows a timer, because a display may delay the first signal by
/// more than a refresh, and a key's results would appear later than necessary.
///
/// The wait does not block, so that the loop handles events immediately and windows do not wait for
/// each other. Without signals, frames follow a timer.
@MainActor
final class FramePacer {
  /// The timeout for a signal, in seconds.
  ///
  /// A display may send none for an invisible window, whose animations then continue at this rate.
  static let timeout = 1.0
  /// The maximum interval between two frames of an animation, in seconds.
  private static let maximumFrameInterval = 0.1

  private let now: () -> Double
  private let isShown: () -> Bool
  private let open: () -> (any FrameSignal)?
  private var isOpened = false
  private var signal: (any FrameSignal)?
  /// The time of the last frame, in seconds on `now`.
  private var lastFrameTime = -Double.infinity
  /// The end of the wait for a signal, in seconds on `now`; infinite if no wait is in progress.
  private var deadline = Double.infinity

  /// Creates a pacer that opens its signal with the second frame of an animation.
  ///
  /// - Parameters:
  ///   - now: Returns the current time in seconds.
  ///   - isShown: Returns whether the window is visible; invisible windows receive no signals.
  ///   - open: Creates the signal; called once. If it returns `nil`, frames follow a timer.
  init(
    now: @escaping () -> Double,
    isShown: @escaping () -> Bool,
    open: @escaping () -> (any FrameSignal)?
  ) {
    self.now = now
    self.isShown = isShown
    self.open = open
  }

  /// Whether the frames of animations wait for signals rather than for a timer.
  var isPacing: Bool { signal != nil }

  /// Whether the next frame waits for a signal.
  var isWaiting: Bool { deadline != .infinity }

  /// Whether a frame can be presented now.
  var isReady: Bool { !isWaiting }

  /// The descriptor that becomes readable with the expected signal; `nil` if the signal arrives on
  /// the display's own connection.
  var descriptor: Int32? { isReady ? nil : signal?.descriptor }

  /// The remaining wait for a signal, in seconds; infinite without one.
  var maximumSleep: Double { isReady ? .infinity : deadline - now() }

  /// Opens the signal immediately rather than with an animation.
  func openSignal() {
    guard !isOpened else { return }
    isOpened = true
    signal = open()
  }

  /// Requests a signal in an animation; called just before a frame is presented.
  func willPresent() {
    let time = now()
    defer { lastFrameTime = time }
    guard isShown(), time - lastFrameTime < FramePacer.maximumFrameInterval else { return }
    openSignal()
    guard let signal else { return }
    deadline = time + FramePacer.timeout
    guard !signal.request() else { return }
    deadline = .infinity
    self.signal = nil
  }

  /// Ends the wait if the signal has arrived or timed out.
  func handleEvents() {
    guard !isReady, let signal else { return }
    if signal.take() || now() >= deadline { deadline = .infinity }
  }
}

extension FramePacer {
  /// Creates the pacer of a window; `nil` for drivers whose displays send no signals.
  convenience init?(window: OpaquePointer, driver: VideoDriver) {
    guard driver.name == "x11" || driver.name == "wayland" else { return nil }
    let clock = MonotonicClock()
    let invisibleFlags = SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_MINIMIZED.rawValue
    self.init(
      now: { clock.now },
      isShown: { SDL_GetWindowFlags(window) & invisibleFlags == 0 },
      open: { [unowned driver] in driver.makeFrameSignal(for: window) }
    )
    // The signal needs no additional connection, and determines whether the renderer must wait.
    if driver.name == "wayland" { openSignal() }
  }
}

extension VideoDriver {
  fileprivate func makeFrameSignal(for window: OpaquePointer) -> (any FrameSignal)? {
    if name == "x11" {
      return serverHandles(of: window).flatMap { PresentFrameSignal(window: $0.window) }
    }
    guard let connection = waylandConnection(for: window) else { return nil }
    return WaylandFrameSignal(connection: connection) { [unowned self] in
      serverHandles(of: window).flatMap { UnsafeMutableRawPointer(bitPattern: $0.window) }
    }
  }
}
