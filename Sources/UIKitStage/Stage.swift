public import Foundation
public import UIKitCore
import UIKitGraphics
import UIKitSupport

/// A window without a display, with a clock that stands still until it is advanced.
///
/// Show a view or a controller, send touches and keys, advance the time, and look
/// at views, colours or pixels. Nothing here reads a clock or waits: a second of
/// animation takes as long as drawing its sixty frames, and every run is the same.
///
///     let stage = Stage()
///     stage.show(UINavigationController(rootViewController: FilesController()))
///     stage.tap(at: CGPoint(x: 100, y: 200))
///     stage.settle()
///     assertSnapshot(of: stage, named: "folder")
///
/// Several stages may live at once, each with its own screen and clock. A stage
/// is the current one, on which `UIWindow()`, `UIView.animate` and `UIScreen.main`
/// work, from any call to it until the next call to another stage.
///
/// Work that the application puts off with `Task` or `DispatchQueue.main` runs
/// when the test suspends, as everything on the main actor does, not in
/// ``advance(by:)``; `await Task.yield()` in an asynchronous test lets it run.
@MainActor
public final class Stage {
  /// Frames per virtual second.
  static let framesPerSecond = 60.0

  /// The window, which fills the stage and has the keys.
  public let window: UIWindow
  /// What runs the passes.
  package let loop: FrameLoop
  /// Whether each frame is compared with a full redraw; a difference fails the test.
  ///
  /// Default: `true` when the environment variable `ROLLTOP_CHECK_DAMAGE` is `1`.
  package var checksDamage = ProcessInfo.processInfo.environment["ROLLTOP_CHECK_DAMAGE"] == "1"
  /// CPU seconds that each drawn frame took, oldest first: the events that the
  /// stage delivered since the frame before, and all passes.
  public private(set) var cpuFrameSeconds: [Double] = []

  let surface: BitmapSurface
  private var frameCount = 0
  private var stopwatch = CPUStopwatch()
  private weak var shownView: UIView?

  /// Creates a stage with an empty window at time 0.
  ///
  /// - Parameters:
  ///   - size: Points.
  ///   - scale: Device pixels per point, more than 0.
  public init(size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 1) {
    let screen = UIScreen(size: size, scale: scale)
    loop = FrameLoop(screen: screen)
    loop.makeCurrent()
    surface = BitmapSurface(screen: screen)
    loop.surface = surface
    window = UIWindow(frame: screen.bounds)
    window.makeKeyAndVisible()
  }

  /// Fills the window with a view, lays it out and draws the first frame.
  ///
  /// What was shown before leaves the window.
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
  /// Virtual seconds since the stage was made: the number of frames divided by 60.
  public var time: TimeInterval { Double(frameCount) / Stage.framesPerSecond }

  /// Frames that changed pixels so far.
  public var framesDrawn: Int { loop.framesDrawn }

  /// Lets time pass in whole frames of 1/60 s: events, animation, update, layout, draw.
  ///
  /// Frames in which nothing moves, waits or is dirty cost nothing and draw nothing.
  ///
  /// - Parameter seconds: At least 0; rounded up to the next whole frame.
  public func advance(by seconds: TimeInterval) {
    for _ in 0..<Stage.frames(covering: seconds) { step() }
  }

  /// Advances until nothing animates, decelerates, waits for a delay or is dirty.
  ///
  /// - Parameter timeout: Virtual seconds to wait at most.
  /// - Returns: `false` when the time ran out before.
  @discardableResult
  public func settle(timeout: TimeInterval = 10) -> Bool {
    update()
    for _ in 0..<Stage.frames(covering: timeout) where !loop.isSettled { step() }
    return loop.isSettled
  }

  /// The smallest number of frames that takes as long; a millionth of a frame more is forgiven.
  static func frames(covering seconds: TimeInterval) -> Int {
    demand(
      seconds >= 0 && seconds < 1e9,
      "A stage can advance by 0 to 1,000,000,000 s, not by \(seconds) s"
    )
    return Int((seconds * framesPerSecond - 1e-6).rounded(.up))
  }

  /// Moves the clock to the next frame, delivers an event of that time, and runs the frame.
  func step(_ event: (() -> Void)? = nil) {
    frameCount += 1
    loop.makeCurrent()
    loop.setTime(time)
    if let event { deliver(event) }
    if loop.isFrameDue(at: time) { runFrame() } else { stopwatch.reset() }
  }

  /// Brings layout and pixels up to date without letting time pass.
  package func update() {
    loop.makeCurrent()
    if loop.needsFrame { runFrame() }
  }

  /// Delivers an event at the present time; its cost counts for the next frame.
  func deliver(_ event: () -> Void) {
    loop.makeCurrent()
    stopwatch.measure(event)
  }

  private func runFrame() {
    let hasDrawn = stopwatch.measure { loop.runFrame(at: time) }
    if hasDrawn {
      cpuFrameSeconds.append(stopwatch.seconds)
      loop.noteCost(stopwatch.seconds, at: time, interval: 0)
    }
    stopwatch.reset()
    if hasDrawn && checksDamage { checkDamage() }
  }
}
