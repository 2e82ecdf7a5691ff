import Foundation
import Testing
import UIKitGraphics

@testable import UIKitApplication
@testable import UIKitCore

/// Tests for the times at which a window's frames are drawn, for several refresh rates.
@MainActor
struct WindowLoopTests {
  private let display = FakeDisplay()
  private let window: WindowLoop

  init() {
    let loop = FrameLoop(screen: UIScreen(size: display.size))
    loop.surface = BitmapSurface(screen: loop.screen)
    loop.makeCurrent()
    let lifecycle = Lifecycle(application: .shared, loop: loop)
    window = WindowLoop(loop: loop, display: display, lifecycle: lifecycle)
  }

  /// Draws frames like the main loop during an animation.
  ///
  /// - Returns: The number of frames and the number of the loop's turns.
  private func animate(seconds: Double) -> (frames: Int, turns: Int) {
    var (frames, turns, time) = (0, 0, 0.0)
    window.loop.damage(window.loop.screen.pixelBounds)
    while time < seconds, turns < 10_000 {
      turns += 1
      if window.drawIfDue(at: time) != .none { frames += 1 }
      window.loop.damage(window.loop.screen.pixelBounds)
      time = window.nextTime(at: time)
    }
    return (frames, turns)
  }

  @Test(arguments: [30.0, 59.94, 60, 75, 120, 144, 240])
  func framesFollowTheRateOfTheDisplay(rate: Double) {
    display.framesPerSecond = rate
    let (frames, turns) = animate(seconds: 1)
    // The second frame is due after half an interval.
    #expect(abs(Double(frames) - rate) <= 1.5)
    #expect(turns <= frames + 1, "nothing wakes between frames")
    #expect(window.loop.screen.maximumFramesPerSecond == Int(rate.rounded()))
  }

  @Test func anUnreadyDisplayGetsNoFrameAndNoWakeUp() {
    display.isPacedByDisplay = true
    display.isReady = false
    let (frames, turns) = animate(seconds: 1)
    #expect(frames == 0 && turns == 1)
    display.isReady = true
    #expect(window.drawIfDue(at: 1) == .full)
  }

  @Test func aDisplayMayBeginToSetThePaceDuringAnAnimation() {
    window.loop.damage(window.loop.screen.pixelBounds)
    #expect(window.drawIfDue(at: 0) == .full)
    display.isPacedByDisplay = true
    window.loop.damage(window.loop.screen.pixelBounds)
    #expect(window.drawIfDue(at: 0.02) == .full)
    window.loop.damage(window.loop.screen.pixelBounds)
    #expect(window.drawIfDue(at: 0.021) == .full, "the display was ready early")
  }
}

/// A display whose properties a test sets.
@MainActor
private final class FakeDisplay: Display {
  let size = CGSize(width: 40, height: 30)
  let scale: CGFloat = 1
  var framesPerSecond = 60.0
  var isPacedByDisplay = false
  var isReady = true
  var keepsScreenOn = false
  var clipboard: (any DesktopClipboard)? { nil }
  var primarySelection: (any DesktopClipboard)? { nil }

  func makeSurface() throws -> any FrameSurface { BitmapSurface(screen: UIScreen(size: size)) }

  func makeEventSource(loop: FrameLoop, lifecycle: Lifecycle) -> any EventSource { NoEvents() }

  func show() {}

  func close() {}
}

@MainActor
private final class NoEvents: EventSource {
  let isClosed = false
  let descriptors: [Int32] = []
  let hasMoves = false

  func handleEvents() -> Bool { false }

  func moveTouches(forFrameAt time: Double) {}

  func finishTurn() {}

  func maximumSleep(at time: Double) -> Double { .infinity }
}
