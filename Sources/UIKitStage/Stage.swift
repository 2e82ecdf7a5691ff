public import Foundation
public import UIKitCore
public import UIKitGraphics
import UIKitSupport

/// A window without a display, with a virtual clock that advances only on request.
///
/// Show a view or a view controller, send touches and keys, advance the time, and inspect views,
/// colours or pixels. The stage neither reads the system clock nor waits: a second of animation
/// takes only the time for drawing its frames, and runs are deterministic.
///
///     let stage = Stage()
///     stage.show(UINavigationController(rootViewController: FilesController()))
///     stage.tap(at: CGPoint(x: 100, y: 200))
///     stage.settle()
///     assertSnapshot(of: stage, named: "folder")
///
/// Several stages can exist at once, each with its own screen and clock. The current stage is the
/// one whose method was called last; `UIWindow()`, `UIView.animate` and `UIScreen.main` use it.
/// After its deallocation they use a screen without windows.
///
/// ``advance(by:)`` and ``settle(timeout:)`` run work that the application defers with
/// `DispatchQueue.main`, in programs and in tests that are not tasks, such as those of XCTest. A
/// test of Swift Testing is itself work of the main queue, within which no other work of the queue
/// can run: there, use `await stage.settled()` and `await stage.advanced(by: 0.5)`.
@MainActor
public final class Stage {
  /// The key window, which fills the stage.
  public let window: UIWindow
  /// The frame loop, which runs the phases of each frame.
  package var loop: FrameLoop { host.loop }
  /// Whether each frame is compared with a full redraw.
  ///
  /// A difference fails the test.
  ///
  /// Default: `true` if the environment variable `ROLLTOP_CHECK_DAMAGE` is `1`.
  package var checksDamage = ProcessInfo.processInfo.environment["ROLLTOP_CHECK_DAMAGE"] == "1"
  /// The CPU time of each drawn frame in seconds, oldest first.
  ///
  /// The time includes the events since the previous frame and all phases of the frame.
  ///
  /// Contains at least the last 3,600 frames. Older frames are removed from time to time.
  public private(set) var cpuFrameSeconds: [Double] = []

  /// The minimum number of recorded frames: one minute of motion.
  private static let minimumRecordedFrames = 3_600

  /// Whether frames run work that is deferred with the main queue.
  ///
  /// The run loop allocates memory for it, so benchmarks that count the allocations of a frame set
  /// the property to `false`.
  ///
  /// Default: `true`.
  package var runsDeferredWork = true
  /// The film being recorded; `nil` if there is none.
  var recorder: FilmRecorder?
  /// The recording of the last seconds if the test requests a film of them; otherwise `nil`.
  let tail: FilmTail?

  private let host: HeadlessHost
  private var stopwatch = CPUStopwatch()
  private weak var displayedView: UIView?

  /// Creates a stage with an empty window at time 0.
  ///
  /// - Parameters:
  ///   - size: The size of the window in points.
  ///   - scale: Device pixels per point, greater than 0.
  ///   - layoutDirection: The layout direction; the user's language has no effect.
  ///   - framesPerSecond: The frame rate of the virtual display, from 1 to 1,000; also the screen's
  ///     `maximumFramesPerSecond`.
  ///   - font: The font in place of the system fonts; `nil` means Inter, as in applications.
  public init(
    size: CGSize = CGSize(width: 390, height: 844),
    scale: CGFloat = 1,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    framesPerSecond: Double = 60,
    font: StageFont? = nil
  ) {
    demand(
      framesPerSecond >= 1 && framesPerSecond <= 1000,
      "A stage shows 1 to 1,000 frames per second, not \(framesPerSecond)"
    )
    let screen = UIScreen(size: size, scale: scale)
    screen.layoutDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    host = HeadlessHost(screen: screen, framesPerSecond: framesPerSecond)
    tail = FilmedStages.current.map { FilmTail(seconds: $0.seconds) }
    TestHosts.startRecording()
    if let font {
      demand(font.substitute.isAvailable, "A stage has no font for \(font)")
    }
    host.loop.fontSubstitute = font?.substitute
    host.loop.makeCurrent()
    let start = host.loop.civilTime()
    host.loop.civilTime = { [unowned loop = host.loop] in start + loop.time }
    window = UIWindow(frame: screen.bounds)
    window.makeKeyAndVisible()
    FilmedStages.current?.add(self)
  }

  isolated deinit { loop.resignCurrent() }

  /// Fills the window with a view, lays it out and draws the first frame.
  ///
  /// The window's previous content is removed.
  ///
  /// - Parameter view: The view; its frame is set to the window's bounds.
  public func show(_ view: UIView) {
    loop.makeCurrent()
    removeDisplayedView()
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(view)
    displayedView = view
    runFrame()
  }

  /// Sets the window's root view controller, lays out its view and draws the first frame.
  ///
  /// - Parameter controller: The root view controller.
  public func show(_ controller: UIViewController) {
    loop.makeCurrent()
    removeDisplayedView()
    window.rootViewController = controller
    runFrame()
  }

  private func removeDisplayedView() {
    displayedView?.removeFromSuperview()
    displayedView = nil
    if window.rootViewController != nil { window.rootViewController = nil }
  }
}

extension Stage {
  /// The virtual time in seconds since the stage was created: the number of frames divided by the
  /// frame rate.
  public var time: TimeInterval { host.time }

  /// Whether no animations, decelerations, delays or dirty regions remain.
  ///
  /// A blinking caret is ignored.
  public var isSettled: Bool { loop.isSettled }

  /// The number of frames that changed pixels.
  public var framesDrawn: Int { loop.framesDrawn }

  var surface: BitmapSurface { host.surface }
  var framesPerSecond: Double { host.framesPerSecond }

  /// Advances the clock in whole frames, 1/60 second each by default.
  ///
  /// A frame handles events, animations, updates, layout and drawing.
  ///
  /// Frames without animations, deferred work or dirty regions cost nothing and draw nothing.
  ///
  /// - Parameter seconds: The duration, at least 0; rounded up to a whole frame.
  public func advance(by seconds: TimeInterval) {
    for _ in 0..<frames(covering: seconds) { step() }
  }

  /// Advances the clock until no animations, decelerations, delays or dirty regions remain.
  ///
  /// - Parameter timeout: The maximum number of virtual seconds.
  /// - Returns: `false` if the timeout expired first.
  @discardableResult
  public func settle(timeout: TimeInterval = 10) -> Bool {
    update()
    for _ in 0..<frames(covering: timeout) where !isSettled { step() }
    return isSettled
  }

  /// Advances the clock without frames and events, as while the process is stopped or the computer
  /// is suspended.
  ///
  /// The next frame has the new time, so that all motion makes one large step.
  ///
  /// - Parameter seconds: The duration, greater than 0; rounded up to a whole frame.
  package func suspend(for seconds: TimeInterval) {
    loop.makeCurrent()
    host.advanceClock(by: frames(covering: seconds))
  }

  /// Returns the minimum number of frames that cover a duration, with a tolerance of a millionth of
  /// a frame.
  func frames(covering seconds: TimeInterval) -> Int {
    demand(
      seconds >= 0 && seconds < 1e9,
      "A stage can advance by 0 to 1,000,000,000 s, not by \(seconds) s"
    )
    return Int((seconds * host.framesPerSecond - 1e-6).rounded(.up))
  }

  /// Advances the clock by one frame, delivers an event at the new time, and runs the frame.
  func step(_ event: (() -> Void)? = nil) {
    runDeferredWork()
    loop.makeCurrent()
    host.advanceClock()
    if let event { deliver(event) }
    if loop.isFrameDue(at: time) { runFrame() } else { stopwatch.reset() }
    recordFrame()
  }

  /// Updates layout and pixels without advancing the clock.
  package func update() {
    runDeferredWork()
    loop.makeCurrent()
    if loop.needsFrame { runFrame() }
  }

  /// Runs the work on the main queue unless the caller is itself such work.
  private func runDeferredWork() {
    guard runsDeferredWork, withUnsafeCurrentTask(body: { $0 == nil }) else { return }
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
  }

  /// Delivers an event at the current time.
  ///
  /// Its CPU time counts towards the next frame.
  func deliver(_ event: () -> Void) {
    loop.makeCurrent()
    stopwatch.measure(event)
  }

  private func runFrame() {
    let hasDrawn = stopwatch.measure { host.runFrame() }
    if hasDrawn {
      if cpuFrameSeconds.count == 2 * Stage.minimumRecordedFrames {
        cpuFrameSeconds.removeFirst(Stage.minimumRecordedFrames)
      }
      cpuFrameSeconds.append(stopwatch.seconds)
      loop.recordCost(stopwatch.seconds, at: time, interval: 0)
    }
    stopwatch.reset()
    if hasDrawn && checksDamage { checkDamage() }
  }
}
