import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore
@testable import rolltop

/// Tests for the HUD with frame statistics.
@MainActor @Suite struct HUDTests {
  /// The demo on a stage, with its delegate at the end of the responder chain.
  private struct Demo {
    let stage: Stage
    let delegate: AppDelegate

    @MainActor
    init(screen: Screen = .rows, size: CGSize, showsHUD: Bool) {
      stage = Stage(size: size)
      stage.window.isHidden = true
      delegate = AppDelegate(world: .still(), screen: screen, showsHUD: showsHUD)
      UIApplication.shared.delegate = delegate
      _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
      stage.settle()
    }

    @MainActor var window: DemoWindow? { delegate.window as? DemoWindow }
    @MainActor var hud: HUDView? { window?.hud }
    @MainActor var labels: [UILabel] { hud?.subviews.compactMap { $0 as? UILabel } ?? [] }
    @MainActor var table: UITableView? {
      let root = window?.rootViewController as? UINavigationController
      return root?.topViewController?.view.subviews.compactMap { $0 as? UITableView }.first
    }

    @MainActor func close() {
      window?.showsHUD = false
      window?.isHidden = true
      UIApplication.shared.delegate = nil
    }
  }

  @Test func f12ShowsAndHidesTheReadOut() {
    let demo = Demo(size: CGSize(width: 480, height: 320), showsHUD: false)
    defer { demo.close() }
    #expect(demo.hud == nil)
    demo.stage.press(.keyboardF12)
    #expect(demo.hud != nil)
    demo.stage.settle()
    #expect(demo.window?.safeAreaInsets.bottom == 0)
    #expect(demo.window?.rootViewController?.view.safeAreaInsets.bottom == 42)
    demo.stage.press(.keyboardF12, modifiers: .control)
    #expect(demo.hud != nil)
    demo.stage.press(.keyboardF12)
    #expect(demo.hud == nil)
    demo.stage.settle()
    #expect(demo.window?.rootViewController?.view.safeAreaInsets.bottom == 0)
  }

  @Test func theReadOutFitsATinyWindow() {
    let demo = Demo(size: CGSize(width: 480, height: 320), showsHUD: true)
    defer { demo.close() }
    for size in [CGSize(width: 1, height: 1), CGSize(width: 12, height: 300)] {
      demo.stage.loop.screen.resize(to: size, scale: 1)
      #expect(demo.stage.settle())
      #expect(demo.labels.allSatisfy { $0.frame.minX.isFinite && $0.frame.width <= size.width })
    }
  }

  @Test(arguments: [CGSize(width: 480, height: 320), CGSize(width: 1280, height: 800)])
  func theReadOutFitsBelowTheList(size: CGSize) throws {
    let demo = Demo(size: size, showsHUD: true)
    defer { demo.close() }
    let hud = try #require(demo.hud)
    #expect(hud.frame.maxY == size.height && hud.frame.width == size.width)
    var longest = FrameStatistics()
    longest.drawnFrames = 100_000
    longest.medianSeconds = 0.01234
    longest.percentile99Seconds = 0.12345
    longest.droppedFrames = 10_000
    longest.compositedPixels = 1_024_000
    longest.cellsCreated = 1000
    longest.cellsReused = 1_000_000
    let readout = FrameReadout(statistics: longest, copySeconds: 1e-4, switchesPerSecond: 1000)
    for (label, text) in zip(demo.labels, [readout.times, readout.work]) {
      label.text = text
      #expect(label.sizeThatFits(.zero).width <= label.frame.width, "\(text)")
      #expect(hud.bounds.contains(label.frame))
    }
  }

  @Test func theReadOutStaysInFrontOfPresentedScreens() throws {
    let demo = Demo(size: CGSize(width: 390, height: 700), showsHUD: true)
    defer { demo.close() }
    demo.window?.rootViewController?.present(UIViewController(), animated: false)
    demo.stage.settle()
    #expect(demo.window?.subviews.last === demo.hud)
  }

  @Test func atRestTheHUDDrawsNoFrames() throws {
    let demo = Demo(size: CGSize(width: 390, height: 700), showsHUD: true)
    defer { demo.close() }
    demo.hud?.update()
    demo.stage.settle()
    let frames = demo.stage.framesDrawn
    demo.stage.advance(by: 5)
    #expect(demo.stage.framesDrawn == frames)
  }

  @Test func theHUDShowsTheFrameStatistics() throws {
    let demo = Demo(size: CGSize(width: 390, height: 700), showsHUD: true)
    defer { demo.close() }
    for _ in 0..<20 {
      demo.table?.contentOffset.y += 7
      demo.stage.advance(by: 1 / 60)
    }
    let statistics = UIApplication.shared.frameStatistics
    demo.hud?.update()
    let texts = demo.labels.map { $0.text ?? "" }
    #expect(texts[0].hasPrefix(Digits().milliseconds(statistics.medianSeconds) + " ms"))
    #expect(texts[1].hasPrefix(Digits().grouped(statistics.compositedPixels) + " px"))
  }

  @Test func theHUDsOwnFramesScheduleNoUpdate() {
    var schedule = ReadoutSchedule()
    // Ten frames of a scroll, an update, and the frame drawn for the update.
    let starts = (1...10).map { schedule.startsTimer(afterFrame: $0) }
    #expect(starts == [true] + Array(repeating: false, count: 9))
    schedule.recordUpdate(afterFrame: 10, textChanges: true)
    let startsByItself = schedule.startsTimer(afterFrame: 11)
    #expect(!startsByItself)
    let startsWithScroll = schedule.startsTimer(afterFrame: 12)
    #expect(startsWithScroll)
  }

  @Test func theFrameAfterAnUnchangedUpdateSchedulesAnother() {
    var schedule = ReadoutSchedule()
    let startsFirst = schedule.startsTimer(afterFrame: 1)
    schedule.recordUpdate(afterFrame: 1, textChanges: false)
    let startsSecond = schedule.startsTimer(afterFrame: 2)
    #expect(startsFirst && startsSecond)
  }

  @Test(arguments: ["en_001", "en_GB", "en_US", "en_CH", "de_DE", "fr_FR"])
  func separatorsFollowTheLocale(identifier: String) {
    let locale = Locale(identifier: identifier)
    let digits = Digits(locale: locale)
    #expect(digits.groupSeparator == locale.groupingSeparator)
    #expect(digits.decimalSeparator == locale.decimalSeparator)
  }

  @Test func numbersAreWrittenWithGroupsAndDigits() {
    #expect(Digits().grouped(0) == "0")
    #expect(Digits().grouped(999) == "999")
    #expect(Digits().grouped(1_234_567) == "1,234,567")
    #expect(Digits().milliseconds(0.000123) == "0.12")
    #expect(Digits().milliseconds(0.0009999) == "1.00")
    #expect(Digits().decimal(1.05, digits: 2) == "1.05")
  }
}
