import CSDL2
import UIKitApplication

/// Paces the frames of a window by its display: after a frame, the next one waits for a signal.
///
/// Nothing blocks meanwhile, so that events are read when they come and several windows do not wait
/// for each other. Without signals, frames follow a timer.
@MainActor
final class FramePacer {
  /// The longest wait for a signal, in seconds: a display may give none for a window that nobody
  /// sees, in which content in motion moves on at this rate.
  static let timeout = 1.0
  /// Two frames within so many seconds belong to a motion.
  private static let motion = 0.1

  private let now: () -> Double
  private let isShown: () -> Bool
  private let open: () -> (any FrameSignal)?
  private var isOpened = false
  private var signal: (any FrameSignal)?
  private var lastFrame = -Double.infinity
  /// When the wait for a signal ends, in seconds on `now`; infinite while there is none.
  private var deadline = Double.infinity

  /// Creates a pacer that opens its signal with the second frame of a motion.
  ///
  /// - Parameters:
  ///   - now: The present time in seconds.
  ///   - isShown: Whether the window is on the screen; without it there are no signals.
  ///   - open: Makes the signal; called once. `nil`: frames follow a timer.
  init(
    now: @escaping () -> Double,
    isShown: @escaping () -> Bool,
    open: @escaping () -> (any FrameSignal)?
  ) {
    self.now = now
    self.isShown = isShown
    self.open = open
  }

  /// Whether frames wait for signals, rather than for a timer.
  var isPacing: Bool { signal != nil }

  /// Whether a frame can be presented now.
  var isReady: Bool { deadline == .infinity }

  /// The descriptor that becomes readable with the awaited signal; `nil` when only the display's
  /// own connection does.
  var descriptor: Int32? { isReady ? nil : signal?.descriptor }

  /// The rest of the wait for a signal, in seconds; infinite without one.
  var longestSleep: Double { isReady ? .infinity : deadline - now() }

  /// Makes the signal now, rather than with a motion.
  func openSignal() {
    guard !isOpened else { return }
    isOpened = true
    signal = open()
  }

  /// Asks for a signal; called just before a frame is presented.
  func willPresent() {
    let time = now()
    defer { lastFrame = time }
    guard isShown() else { return }
    if time - lastFrame < FramePacer.motion { openSignal() }
    guard let signal else { return }
    deadline = time + FramePacer.timeout
    guard !signal.request() else { return }
    deadline = .infinity
    self.signal = nil
  }

  /// Notes a signal that has come, or that has not come in time.
  func handleEvents() {
    guard !isReady, let signal else { return }
    if signal.take() || now() >= deadline { deadline = .infinity }
  }
}

extension FramePacer {
  /// Creates the pacer of a window; `nil` for drivers whose displays give no signals.
  convenience init?(window: OpaquePointer, driver: VideoDriver) {
    guard driver.name == "x11" || driver.name == "wayland" else { return nil }
    let clock = MonotonicClock()
    let unseen = SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_MINIMIZED.rawValue
    self.init(
      now: { clock.now },
      isShown: { SDL_GetWindowFlags(window) & unseen == 0 },
      open: { [unowned driver] in driver.makeFrameSignal(window) }
    )
    // It costs no connection, and decides whether the renderer waits itself.
    if driver.name == "wayland" { openSignal() }
  }
}

extension VideoDriver {
  fileprivate func makeFrameSignal(_ window: OpaquePointer) -> (any FrameSignal)? {
    guard let handles = serverHandles(of: window) else { return nil }
    if name == "x11" { return PresentFrameSignal(window: handles.window) }
    return WaylandFrameSignal(display: handles.display) { [unowned self] in
      serverHandles(of: window).flatMap { UnsafeMutableRawPointer(bitPattern: $0.window) }
    }
  }
}
