public import Foundation
public import UIKitCore
public import UIKitGraphics
import UIKitSupport

/// A window without a display, with a clock that stands still until it is advanced.
///
/// Show a view or a controller, send touches and keys, advance the time, and inspect views, colours
/// or pixels. Nothing here reads a clock or waits: a second of animation takes as long as drawing
/// its frames, and runs are deterministic.
///
///     let stage = Stage()
///     stage.show(UINavigationController(rootViewController: FilesController()))
///     stage.tap(at: CGPoint(x: 100, y: 200))
///     stage.settle()
///     assertSnapshot(of: stage, named: "folder")
///
/// Several stages may exist at once, each with its own screen and clock. The current stage, on
/// which `UIWindow()`, `UIView.animate` and `UIScreen.main` work, is the one whose method was
/// called last. When it ends, these work on a screen without windows.
///
/// Work that the application defers with `DispatchQueue.main` runs in ``advance(by:)`` and
/// ``settle(timeout:)`` of a program and of a test without a task, as those of XCTest are. In a test
/// of Swift Testing, which is a task, it runs as that of a `Task` when the test suspends: `await
/// Task.yield()` in an asynchronous test lets it run.
@MainActor
public final class Stage {
  /// The window, which fills the stage and is the key window.
  public let window: UIWindow
  /// The frame loop, which runs the passes.
  package var loop: FrameLoop { host.loop }
  /// Whether each frame is compared with a full redraw; a difference fails the test.
  ///
  /// Default: `true` when the environment variable `ROLLTOP_CHECK_DAMAGE` is `1`.
  package var checksDamage = ProcessInfo.processInfo.environment["ROLLTOP_CHECK_DAMAGE"] == "1"
  /// The CPU time of each drawn frame in seconds, oldest first: the events delivered since the
  /// frame before, and all passes.
  ///
  /// These are the last 3,600 frames at least; older ones are removed from time to time.
  public private(set) var cpuFrameSeconds: [Double] = []

  /// The number of frames whose cost is kept: a minute of motion.
  private static let recordedFrames = 3_600

  /// Whether frames run what waits on the main queue, for which the run loop allocates memory;
  /// benchmarks that count a frame's own allocations leave it out.
  ///
  /// Default: `true`.
  package var runsDeferredWork = true
  /// The film that is being recorded; `nil`: none.
  var recorder: FilmRecorder?
  /// The last seconds, if the test asks for a film of them; `nil` otherwise.
  let tail: FilmTail?

  private let host: HeadlessHost
  private var stopwatch = CPUStopwatch()
  private weak var shownView: UIView?

  /// Creates a stage with an empty window at time 0.
  ///
  /// - Parameters:
  ///   - size: Points.
  ///   - scale: Device pixels per point, more than 0.
  ///   - layoutDirection: The direction of layout; the user's language has no effect.
  ///   - framesPerSecond: The rate of the virtual display, from 1 to 1,000; also its
  ///     `maximumFramesPerSecond`.
  ///   - font: The font in place of the system's; `nil`: Inter, as in applications.
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
    TestHosts.keep()
    demand(
      font?.substitute.isAvailable ?? true,
      "No font is installed for \(font, default: "a stage")"
    )
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
  /// The previous content is removed from the window.
  ///
  /// - Parameter view: The view; its frame becomes the window's bounds.
  public func show(_ view: UIView) {
    loop.makeCurrent()
    removeShown()
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(view)
    shownView = view
    runFrame()
  }

  /// Makes a controller the window's root, lays it out and draws the first frame.
  ///
  /// - Parameter controller: The controller.
  public func show(_ controller: UIViewController) {
    loop.makeCurrent()
    removeShown()
    window.rootViewController = controller
    runFrame()
  }

  private func removeShown() {
    shownView?.removeFromSuperview()
    shownView = nil
    if window.rootViewController != nil { window.rootViewController = nil }
  }
}

extension Stage {
  /// Virtual seconds since the stage was made: the number of frames divided by their rate.
  public var time: TimeInterval { host.time }

  /// Whether no animation, deceleration, delay or dirty region is left; a caret may blink.
  public var isSettled: Bool { loop.isSettled }

  /// The number of frames that changed pixels.
  public var framesDrawn: Int { loop.framesDrawn }

  var surface: BitmapSurface { host.surface }
  var framesPerSecond: Double { host.framesPerSecond }

  /// Advances the clock in whole frames, of 1/60 s by default: events, animation, update, layout,
  /// draw.
  ///
  /// Frames without animations, deferred work or a dirty region cost nothing and draw nothing.
  ///
  /// - Parameter seconds: At least 0; rounded up to the next whole frame.
  public func advance(by seconds: TimeInterval) {
    for _ in 0..<frames(covering: seconds) { step() }
  }

  /// Advances until no animation, deceleration, delay or dirty region is left.
  ///
  /// - Parameter timeout: The maximum number of virtual seconds.
  /// - Returns: `false` when the timeout expired before.
  @discardableResult
  public func settle(timeout: TimeInterval = 10) -> Bool {
    update()
    for _ in 0..<frames(covering: timeout) where !isSettled { step() }
    return isSettled
  }

  /// Lets time pass without frames and events, as while the process is stopped or the computer is
  /// suspended.
  ///
  /// The next frame has the new time, so that everything in motion makes one long step.
  ///
  /// - Parameter seconds: More than 0; rounded up to the next whole frame.
  package func suspend(for seconds: TimeInterval) {
    loop.makeCurrent()
    host.advanceClock(by: frames(covering: seconds))
  }

  /// The smallest number of frames that covers a duration, with a tolerance of a millionth of a
  /// frame.
  func frames(covering seconds: TimeInterval) -> Int {
    demand(
      seconds >= 0 && seconds < 1e9,
      "A stage can advance by 0 to 1,000,000,000 s, not by \(seconds) s"
    )
    return Int((seconds * host.framesPerSecond - 1e-6).rounded(.up))
  }

  /// Advances the clock by a frame, delivers an event at that time, and runs the frame.
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

  /// Runs what waits on the main queue, unless this is a part of it itself.
  private func runDeferredWork() {
    guard runsDeferredWork, withUnsafeCurrentTask(body: { $0 == nil }) else { return }
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
  }

  /// Delivers an event at the current time; its cost counts for the next frame.
  func deliver(_ event: () -> Void) {
    loop.makeCurrent()
    stopwatch.measure(event)
  }

  private func runFrame() {
    let hasDrawn = stopwatch.measure { host.runFrame() }
    if hasDrawn {
      if cpuFrameSeconds.count == 2 * Stage.recordedFrames {
        cpuFrameSeconds.removeFirst(Stage.recordedFrames)
      }
      cpuFrameSeconds.append(stopwatch.seconds)
      loop.recordCost(stopwatch.seconds, at: time, interval: 0)
    }
    stopwatch.reset()
    if hasDrawn && checksDamage { checkDamage() }
  }
}
