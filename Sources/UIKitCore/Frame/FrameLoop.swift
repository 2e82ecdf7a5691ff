package import Foundation
package import UIKitGraphics

/// One screen with its windows, and the passes that turn events and time into pixels.
///
/// The loop reads no clock: whoever owns it, the SDL application or a test's
/// stage, tells the time of each frame. A frame is
///
///     timers ─> animation ─> update and layout, until clean ─> record ─> damage ─> composite ─> present
///
/// and costs nothing when nothing is pending; see the file of each pass.
@MainActor
package final class FrameLoop {
  /// The loop whose code is running: the one that was made or driven last.
  package static var current = FrameLoop(screen: UIScreen(size: CGSize(width: 390, height: 844)))

  /// How often layout may invalidate layout within one frame.
  static let maximumRounds = 10

  /// Seconds on the owner's clock, as of the present or last frame.
  package private(set) var time: TimeInterval = 0
  /// The screen that the windows are on.
  package let screen: UIScreen
  /// Visible windows, from back to front.
  package internal(set) var windows: [UIWindow] = []
  /// The window that gets key presses.
  package internal(set) weak var keyWindow: UIWindow?
  /// Where frames are composited to; without one the passes stop before pixels.
  package var surface: (any FrameSurface)?
  /// Called when a frame becomes necessary while none was.
  package var onNeedsFrame: (() -> Void)?
  /// Frames that changed pixels so far.
  package private(set) var framesDrawn = 0
  /// Pixels that the last frame composited.
  package private(set) var lastFramePixels = 0

  /// What `UIPasteboard.general` is while this loop is the current one.
  package private(set) lazy var pasteboard = UIPasteboard(.general)

  /// Fingers, pointer and wheel.
  package let touches = TouchDispatcher()
  let animator = Animator()
  let timers = FrameTimers()
  var recorder = FrameRecorder()
  private let compositor = Compositor()
  private var damagePass = DamagePass()
  private var damage = Damage()
  private var tickers: [any FrameTicking] = []
  private var nextFrameWork: [() -> Void] = []
  /// Whether something is waiting for a frame.
  package private(set) var needsFrame = false

  /// Creates a loop; it becomes the current one when `makeCurrent()` is called.
  ///
  /// - Parameter screen: The screen that windows are put on.
  package init(screen: UIScreen) {
    self.screen = screen
    touches.loop = self
    screen.onChange = { [weak self] old in self?.screenDidChange(from: old) }
  }

  /// Lets all windows follow a change of size, scale or traits, and redraws them.
  private func screenDidChange(from old: UITraitCollection) {
    traitsChanged()
    for window in windows { window.screenDidChange() }
    damage(screen.pixelBounds)
  }

  /// Makes this loop the one that new windows, animations and timers belong to.
  package func makeCurrent() {
    FrameLoop.current = self
    traitsChanged()
  }

  /// Lets text be measured with the traits that hold now, before views hear of them.
  func traitsChanged() {
    guard FrameLoop.current === self else { return }
    UITraitCollection.current = windows.last?.traitCollection ?? screen.traitCollection
  }

  // MARK: What is waiting

  /// Asks for a frame.
  package func setNeedsFrame() {
    guard !needsFrame else { return }
    needsFrame = true
    onNeedsFrame?()
  }

  /// Whether frames are to follow one another: something moves.
  package var isMoving: Bool { animator.isAnimating || !tickers.isEmpty }

  /// The time of the next timer; `nil` when there is none.
  package var nextTimer: TimeInterval? { timers.next }

  /// Whether nothing moves, waits or is dirty.
  package var isSettled: Bool { !needsFrame && !isMoving && timers.next == nil }

  /// Whether a frame has something to do: something moves, waits, is dirty or due.
  ///
  /// - Parameter time: Seconds on the owner's clock.
  /// - Returns: `false` when `runFrame(at:)` would change nothing.
  package func isFrameDue(at time: TimeInterval) -> Bool {
    needsFrame || isMoving || (timers.next.map { $0 <= time + FrameTimers.tolerance } ?? false)
  }

  /// Adds an area to what the next frame composites.
  ///
  /// - Parameter rect: Device pixels.
  package func damage(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    damage.add(rect)
    setNeedsFrame()
  }

  /// Runs a closure at the beginning of the next frame.
  func onNextFrame(_ work: @escaping () -> Void) {
    nextFrameWork.append(work)
    setNeedsFrame()
  }

  /// Calls an object in each frame until it says that it is done.
  func add(_ ticker: any FrameTicking) {
    guard !tickers.contains(where: { $0 === ticker }) else { return }
    tickers.append(ticker)
    setNeedsFrame()
  }

  /// Stops calling an object.
  func remove(_ ticker: any FrameTicking) {
    tickers.removeAll { $0 === ticker }
  }

  // MARK: The frame

  /// Sets the clock without running a frame, before events of that time are handled.
  ///
  /// - Parameter newTime: Seconds; earlier times than the present one are ignored.
  package func setTime(_ newTime: TimeInterval) {
    time = max(time, newTime)
  }

  /// Runs one frame.
  ///
  /// - Parameter newTime: Seconds on the owner's clock.
  /// - Returns: Whether pixels changed.
  @discardableResult
  package func runFrame(at newTime: TimeInterval) -> Bool {
    setTime(newTime)
    makeCurrent()
    needsFrame = false
    let work = nextFrameWork
    nextFrameWork.removeAll()
    for closure in work { closure() }
    timers.fire(at: time)
    tick()
    animator.advance(to: time)
    layoutUntilClean()
    return render()
  }

  /// Moves what moves by itself; tickers may come and go meanwhile.
  private func tick() {
    for ticker in tickers where tickers.contains(where: { $0 === ticker }) {
      if !ticker.tick(at: time) { remove(ticker) }
    }
  }

  /// Lays out all windows until nothing asks for layout any more.
  package func layoutUntilClean() {
    var last: UIView?
    for _ in 0..<FrameLoop.maximumRounds {
      var changed = false
      for window in windows {
        guard let view = LayoutPass.run(on: window) else { continue }
        last = view
        changed = true
      }
      guard changed else { return }
    }
    assertionFailure(
      "Layout did not settle in \(FrameLoop.maximumRounds) rounds; the last view that asked for "
        + "it is \(last.map(String.init(describing:)) ?? "unknown")"
    )
  }

  /// Records, composites and presents what changed.
  private func render() -> Bool {
    let recording = RecordPass(screen: screen)
    for window in windows { recording.run(on: window) }
    damagePass.run(on: windows, screen: screen, damage: damage)
    damage = damagePass.damage
    guard !damage.isEmpty || !damagePass.blits.isEmpty else { return false }
    guard let surface, let target = surface.framebuffer() else {
      // What should have been moved has to be drawn, once there is a frame.
      for blit in damagePass.blits { damage.add(blit.rect) }
      return false
    }
    if target.isFresh { damage.add(screen.pixelBounds) }
    var region = damage.region()
    region.formIntersection(screen.pixelBounds)
    damage.clear()
    guard !region.isEmpty || !damagePass.blits.isEmpty else { return false }
    compositor.move(target.isFresh ? [] : damagePass.blits, in: target.bitmap)
    compositor.draw(windows, screen: screen, into: target.bitmap, damage: region)
    lastFramePixels = region.area
    for blit in damagePass.blits { region.formUnion(blit.rect) }
    surface.present(region)
    framesDrawn += 1
    return true
  }

  /// Draws everything anew into another bitmap, to compare with what is shown.
  ///
  /// - Parameter bitmap: A bitmap of the screen's size.
  package func redrawAll(into bitmap: Bitmap) {
    Compositor().draw(
      windows,
      screen: screen,
      into: bitmap,
      damage: Region(screen.pixelBounds)
    )
  }
}

/// Something that moves by itself from frame to frame, such as a scrolling list.
@MainActor
protocol FrameTicking: AnyObject {
  /// Moves to the frame's time; called in the animation pass.
  ///
  /// - Parameter time: Seconds on the loop's clock.
  /// - Returns: Whether it wants to be called in the next frame.
  func tick(at time: TimeInterval) -> Bool
}

/// What frames are drawn to: a window's memory, a texture, or a plain bitmap.
@MainActor
package protocol FrameSurface: AnyObject {
  /// The bitmap for the next frame, of the screen's size in pixels, still with
  /// the pixels of the last one unless it is fresh. `nil`: draw nothing now.
  func framebuffer() -> (bitmap: Bitmap, isFresh: Bool)?

  /// Shows what was drawn.
  ///
  /// - Parameter damage: The pixels that may differ from the last frame's.
  func present(_ damage: Region)
}
