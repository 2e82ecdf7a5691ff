import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for scrolling combined with other changes in a frame, and for the state kept for the next
/// frame.
@MainActor
struct FrameCombinationTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100))

  /// Shows an opaque scroll view that fills the stage, with a mark every 20 points.
  private func showScrollView() -> UIScrollView {
    let scrollView = UIScrollView()
    scrollView.backgroundColor = .white
    scrollView.showsVerticalScrollIndicator = false
    scrollView.contentSize = CGSize(width: 100, height: 1000)
    for index in 0..<50 {
      let mark = UIView(frame: CGRect(x: index * 7 % 90, y: index * 20, width: 10, height: 10))
      mark.backgroundColor = UIColor(
        hue: CGFloat(index) / 50,
        saturation: 1,
        brightness: 0.8,
        alpha: 1
      )
      scrollView.addSubview(mark)
    }
    stage.show(scrollView)
    stage.settle()
    return scrollView
  }

  private func nextFrame() {
    stage.advance(by: 1.0 / 60)
  }

  private func showWindow(_ color: UIColor) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 20, y: 30, width: 50, height: 40))
    window.backgroundColor = color
    window.isHidden = false
    nextFrame()
    return window
  }

  @Test func scrollingBelowAWindowLeavesTheWindowUnchanged() {
    let scrollView = showScrollView()
    let window = showWindow(.red)
    for offset in [7, 23, 4] {
      scrollView.contentOffset.y = CGFloat(offset)
      nextFrame()
      #expect(stage.differenceFromFullRedraw() == nil)
    }
    #expect(stage.color(at: CGPoint(x: 45, y: 50)) == .red)
    #expect(stage.loop.windows.last === window)
  }

  @Test func hidingAWindowRedrawsTheContentBelow() {
    let scrollView = showScrollView()
    let window = showWindow(.red)
    window.isHidden = true
    nextFrame()
    #expect(stage.differenceFromFullRedraw() == nil)
    // The window is shown again, and then hidden in a frame with another change.
    window.isHidden = false
    nextFrame()
    #expect(stage.color(at: CGPoint(x: 45, y: 50)) == .red)
    window.isHidden = true
    scrollView.contentOffset.y = 6
    nextFrame()
    #expect(stage.differenceFromFullRedraw() == nil)
  }

  @Test func theAreaOfARemovedViewIsDrawnOnce() throws {
    let scrollView = showScrollView()
    let removedView = UIView(frame: CGRect(x: 0, y: 40, width: 100, height: 50))
    scrollView.addSubview(removedView)
    nextFrame()
    removedView.removeFromSuperview()
    nextFrame()
    #expect(stage.loop.lastFramePixels == 100 * 50)
    let mark = try #require(scrollView.subviews.first)
    mark.backgroundColor = .black
    nextFrame()
    #expect(stage.loop.lastFramePixels == 10 * 10)
    scrollView.contentOffset.y = 3
    nextFrame()
    #expect(stage.loop.lastFramePixels == 100 * 3)
  }

  @Test func aFixedBackgroundMayChangeItsColourWhileScrolling() {
    let scrollView = showScrollView()
    let background = UniformBackground(frame: scrollView.bounds)
    background.backgroundColor = .yellow
    scrollView.insertSubview(background, at: 0)
    nextFrame()
    func scroll(to offset: CGFloat) {
      scrollView.contentOffset.y = offset
      background.frame.origin.y = offset
      nextFrame()
    }
    scroll(to: 5)
    #expect(stage.loop.lastFramePixels == 100 * 5)
    background.backgroundColor = .cyan
    scroll(to: 12)
    #expect(stage.differenceFromFullRedraw() == nil)
    #expect(stage.color(at: CGPoint(x: 99, y: 50)) == .cyan)
  }

  // MARK: Displays

  @Test func aScrollIsPresentedAfterALostFramebuffer() {
    let scrollView = showScrollView()
    let display = TestDisplay(of: stage)
    scrollView.contentOffset.y = 8
    display.isLost = true
    nextFrame()
    display.isLost = false
    scrollView.subviews.first?.alpha = 0.5
    nextFrame()
    #expect(display.difference == nil)
    // The same with a second scroll before the next frame.
    scrollView.contentOffset.y = 40
    display.isLost = true
    nextFrame()
    display.isLost = false
    scrollView.contentOffset.y = 44
    nextFrame()
    #expect(display.difference == nil)
  }

  @Test func aNewFramebufferIsFilled() {
    let scrollView = showScrollView()
    let display = TestDisplay(of: stage)
    for offset in [0, 9] {
      display.isFresh = true
      scrollView.contentOffset.y = CGFloat(offset)
      scrollView.subviews.first?.alpha -= 0.25
      nextFrame()
      #expect(display.difference == nil)
      #expect(stage.loop.lastFramePixels == 100 * 100)
    }
  }

  @Test func scrolledPixelsArePresentedToTheDisplay() {
    let scrollView = showScrollView()
    let display = TestDisplay(of: stage)
    for offset in [11, 30, 25] {
      scrollView.contentOffset.y = CGFloat(offset)
      nextFrame()
      #expect(display.difference == nil)
    }
  }
}

/// A background that looks the same at every vertical position.
private final class UniformBackground: UIView {
  override var isVerticallyUniform: Bool { true }
}

/// A surface whose framebuffer may be missing or new, and which displays only the presented
/// regions.
@MainActor
private final class TestDisplay: FrameSurface {
  var isLost = false
  var isFresh = false

  private let stage: Stage
  private var framebufferStorage: Bitmap
  private var displayedPixels: Bitmap

  /// Creates a display that replaces the stage's surface.
  init(of stage: Stage) {
    self.stage = stage
    framebufferStorage = stage.pixels()
    displayedPixels = stage.pixels()
    stage.checksDamage = false
    stage.loop.surface = self
  }

  func framebuffer() -> (bitmap: Bitmap, isFresh: Bool)? {
    guard !isLost else { return nil }
    guard isFresh else { return (framebufferStorage, false) }
    isFresh = false
    framebufferStorage = makeBitmap()
    return (framebufferStorage, true)
  }

  private func makeBitmap() -> Bitmap {
    Bitmap(width: displayedPixels.width, height: displayedPixels.height, format: .xrgb)
  }

  func present(_ damage: Region) {
    damage.forEach { rect in
      for y in Int(rect.minY)..<Int(rect.maxY) {
        let start = y * displayedPixels.bytesPerRow + 4 * Int(rect.minX)
        (displayedPixels.bytes + start).copyMemory(
          from: framebufferStorage.bytes + start,
          byteCount: 4 * Int(rect.maxX - rect.minX)
        )
      }
    }
  }

  /// The difference between the displayed frame and a full redraw; `nil` if they are equal.
  var difference: PixelDifference? {
    let redrawn = makeBitmap()
    stage.loop.redrawAll(into: redrawn)
    return PixelDifference(reference: redrawn, actual: displayedPixels)
  }
}
