import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for activity indicators: their styles, sizes, frames and redrawn areas.
@MainActor
struct UIActivityIndicatorViewTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let indicator = UIActivityIndicatorView(style: .medium)
  private let root = UIView()

  init() {
    root.addSubview(indicator)
    stage.show(root)
    stage.settle()
  }

  @Test func deprecatedStylesSetSizeAndColour() {
    let indicator = UIActivityIndicatorView(style: .white)
    #expect(indicator.color == .white)
    #expect(indicator.bounds.size == CGSize(width: 20, height: 20))
    indicator.style = .gray
    #expect(indicator.color == .systemGray)
    #expect(UIActivityIndicatorView(style: .whiteLarge).bounds.width == 37)
  }

  @Test func aStoppedIndicatorIsHidden() {
    #expect(indicator.isHidden && !indicator.isAnimating)
    indicator.startAnimating()
    #expect(!indicator.isHidden && indicator.isAnimating)
    indicator.stopAnimating()
    #expect(indicator.isHidden)
    indicator.hidesWhenStopped = false
    #expect(!indicator.isHidden)
  }

  @Test func anIndicatorTurnsInTwelveStepsASecond() {
    indicator.startAnimating()
    stage.advance(by: 0.5)
    let framesBefore = stage.framesDrawn
    stage.advance(by: 1)
    #expect(stage.framesDrawn - framesBefore == 12)
    #expect(stage.loop.lastFramePixels <= 20 * 20)
  }

  @Test func aStoppedIndicatorDrawsNoFrames() {
    indicator.startAnimating()
    stage.advance(by: 0.5)
    #expect(!stage.settle(timeout: 1))
    indicator.stopAnimating()
    #expect(stage.settle())
    let framesBefore = stage.framesDrawn
    stage.advance(by: 2)
    #expect(stage.framesDrawn == framesBefore)
  }

  @Test func anIndicatorOutsideOfAWindowDrawsNoFrames() {
    indicator.startAnimating()
    indicator.removeFromSuperview()
    #expect(stage.settle())
    #expect(indicator.isAnimating)
    root.addSubview(indicator)
    let framesBefore = stage.framesDrawn
    stage.advance(by: 1)
    #expect(stage.framesDrawn > framesBefore + 10)
  }

  @Test func theStyleGivesTheSize() {
    #expect(indicator.intrinsicContentSize == CGSize(width: 20, height: 20))
    indicator.style = .large
    #expect(indicator.bounds.size == CGSize(width: 37, height: 37))
  }
}
