import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for a stage's clock, frames and views.
@MainActor
struct StageTests {
  @Test(arguments: [75.0, 120, 144, 240])
  func theClockAdvancesByFramesOfTheDisplay(rate: Double) {
    let stage = Stage(framesPerSecond: rate)
    #expect(stage.window.screen.maximumFramesPerSecond == Int(rate))
    let view = UIView()
    stage.show(view)
    let initialFrameCount = stage.framesDrawn
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0.5 }
    stage.advance(by: 0.5)
    #expect(abs(stage.time - 0.5) < 1 / rate)
    #expect(abs(Double(stage.framesDrawn - initialFrameCount) - rate / 2) <= 2)
  }

  private let stage = Stage(size: CGSize(width: 200, height: 300))

  @Test func timeIsTheNumberOfFramesOverSixty() {
    #expect(stage.time == 0)
    stage.advance(by: 1)
    #expect(stage.time == 1)
    stage.advance(by: 0.001)
    #expect(stage.time == 61.0 / 60)
    stage.advance(by: 0)
    #expect(stage.time == 61.0 / 60)
    for _ in 0..<600 { stage.advance(by: 1 / 60) }
    #expect(stage.time == 661.0 / 60)
  }

  @Test func aShownViewFillsTheWindowAndIsDrawnImmediately() {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 1, height: 1))
    view.backgroundColor = .red
    stage.show(view)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
    #expect(view.window === stage.window)
    #expect(stage.time == 0)
    #expect(stage.framesDrawn == 1)
    #expect(stage.color(at: CGPoint(x: 199.5, y: 299.5)).components == [255, 0, 0])
  }

  @Test func anUnchangedViewDrawsNothing() {
    stage.show(UIView())
    let initialFrameCount = stage.framesDrawn
    stage.advance(by: 5)
    #expect(stage.framesDrawn == initialFrameCount)
    #expect(stage.settle())
    #expect(stage.time == 5)
  }

  @Test func everyDrawnFrameHasItsCost() {
    let view = UIView()
    stage.show(view)
    for index in 0..<5 {
      view.backgroundColor = index.isMultiple(of: 2) ? .red : .blue
      stage.advance(by: 1 / 60)
    }
    #expect(stage.framesDrawn == 6)
    #expect(stage.cpuFrameSeconds.count == 6)
    #expect(stage.cpuFrameSeconds.allSatisfy { $0 > 0 && $0.isFinite })
  }

  @Test func theCostsOfOldFramesAreDropped() {
    let view = UIView()
    stage.show(view)
    for index in 1..<7_201 {
      view.backgroundColor = index.isMultiple(of: 2) ? .red : .blue
      stage.advance(by: 1 / 60)
      #expect(stage.cpuFrameSeconds.count == (index < 7_200 ? index + 1 : 3_601))
    }
    #expect(stage.framesDrawn == 7_201)
  }

  @Test func timePassesWithoutFrames() {
    let view = UIView()
    stage.show(view)
    UIView.animate(withDuration: 10) { view.alpha = 0.5 }
    stage.advance(by: 1)
    let initialFrameCount = stage.framesDrawn
    stage.suspend(for: 3_600)
    #expect(stage.framesDrawn == initialFrameCount)
    stage.advance(by: 1 / 60)
    #expect(stage.framesDrawn == initialFrameCount + 1)
    #expect(abs(stage.time - (3_601 + 1.0 / 60)) < 1e-6)
    #expect(stage.settle(timeout: 1))
  }

  @Test func showingAnotherViewRemovesTheFirst() {
    let firstView = UIView()
    let secondView = UIView()
    stage.show(firstView)
    stage.show(secondView)
    #expect(firstView.window == nil)
    #expect(secondView.window === stage.window)
    let controller = UIViewController()
    stage.show(controller)
    #expect(secondView.window == nil)
    #expect(controller.view.window === stage.window)
    stage.show(firstView)
    #expect(controller.view.window == nil)
  }

  @Test func aSnapshotIsACopyInDevicePixels() throws {
    let stage = Stage(size: CGSize(width: 20, height: 10), scale: 2)
    let view = UIView()
    view.backgroundColor = .red
    stage.show(view)
    let image = stage.snapshot()
    view.backgroundColor = .blue
    #expect(image.size == CGSize(width: 20, height: 10))
    #expect(image.scale == 2)
    let bitmap = try #require(image.bitmap)
    #expect(bitmap.width == 40 && bitmap.height == 20)
    #expect(bitmap.pixel(x: 0, y: 0) == PixelColor(red: 255, green: 0, blue: 0))
    #expect(stage.color(at: .zero).components == [0, 0, 255])
    #expect(stage.time == 0)
  }

  @Test func eachStageHasItsClock() {
    let otherStage = Stage()
    stage.advance(by: 2)
    #expect(otherStage.time == 0)
    otherStage.advance(by: 1)
    #expect(UIScreen.main === otherStage.loop.screen)
    stage.advance(by: 0.5)
    #expect(UIScreen.main === stage.loop.screen)
    #expect(stage.time == 2.5)
  }

  @Test func animationsEndWhenSettled() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .red
    stage.checksDamage = true
    stage.window.addSubview(view)
    var hasEnded = false
    stage.update()
    UIView.animate(withDuration: 0.5) {
      view.frame.origin.x = 100
    } completion: { _ in
      hasEnded = true
    }
    stage.advance(by: 0.25)
    #expect(!hasEnded)
    #expect(stage.settle())
    #expect(hasEnded)
    #expect(abs(stage.time - 0.5) <= 2 / 60)
    #expect(stage.color(at: CGPoint(x: 105, y: 5)).components == [255, 0, 0])
    #expect(stage.color(at: CGPoint(x: 5, y: 5)).components == [0, 0, 0])
  }

  @Test func damageCheckFindsOneStalePixel() throws {
    let view = UIView()
    let box = UIView(frame: CGRect(x: 10, y: 10, width: 5, height: 5))
    view.addSubview(box)
    stage.show(view)
    #expect(stage.differenceFromFullRedraw() == nil)
    let frame = try #require(stage.loop.surface?.framebuffer()?.bitmap)
    frame.set(x: 150, y: 151, bits: 0x123456)
    guard case .pixels(let pixels) = stage.differenceFromFullRedraw() else {
      Issue.record("The stale pixel was not found")
      return
    }
    #expect(pixels.count == 1 && pixels.x == 150 && pixels.y == 151)
    stage.checksDamage = true
    withKnownIssue {
      box.backgroundColor = .blue
      stage.advance(by: 1 / 60)
    }
  }

  @Test func settlingGivesUpAfterItsTimeout() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    UIView.animate(withDuration: 60) { view.frame.origin.x = 100 }
    #expect(!stage.settle(timeout: 1))
    #expect(stage.time == 1)
  }
}

extension UIColor {
  /// The red, green and blue components from 0 to 255.
  fileprivate var components: [Int] {
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    var alpha: CGFloat = 0
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue].map { Int(($0 * 255).rounded()) }
  }
}
