import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for progress views, and for their observation of a `Progress`.
@MainActor
struct UIProgressViewTests {
  @Test func progressIsClampedFromZeroToOne() {
    let view = UIProgressView()
    view.progress = 3
    #expect(view.progress == 1)
    view.progress = -1
    #expect(view.progress == 0)
    view.progress = .nan
    #expect(view.progress == 0)
  }

  @Test func theBarGrowsToItsValue() {
    let stage = Stage(size: CGSize(width: 200, height: 40))
    let view = UIProgressView(frame: CGRect(x: 0, y: 10, width: 200, height: 4))
    view.progressTintColor = .red
    view.trackTintColor = .blue
    let root = UIView()
    root.addSubview(view)
    stage.show(root)
    view.setProgress(0.5, animated: true)
    stage.advance(by: 0.1)
    let earlyColor = stage.color(at: CGPoint(x: 90, y: 12))
    #expect(earlyColor == .blue)
    #expect(stage.settle())
    #expect(stage.color(at: CGPoint(x: 90, y: 12)) == .red)
    #expect(stage.color(at: CGPoint(x: 110, y: 12)) == .blue)
    #expect(view.intrinsicContentSize.height == 4)
  }

  @Test func aBarHasNoTrack() {
    let stage = Stage(size: CGSize(width: 200, height: 40))
    let view = UIProgressView(progressViewStyle: .bar)
    view.frame = CGRect(x: 0, y: 10, width: 200, height: 4)
    view.progress = 0.5
    let root = UIView()
    root.backgroundColor = .white
    root.addSubview(view)
    stage.show(root)
    #expect(stage.color(at: CGPoint(x: 150, y: 12)) == .white)
    view.progressViewStyle = .default
    #expect(stage.color(at: CGPoint(x: 150, y: 12)) != .white)
  }

  @Test func theBarTracksAnObservedProgress() {
    let stage = Stage(size: CGSize(width: 200, height: 40))
    let view = UIProgressView(frame: CGRect(x: 0, y: 10, width: 200, height: 4))
    let work = Progress(totalUnitCount: 10)
    work.completedUnitCount = 2
    view.observedProgress = work
    #expect(view.progress == 0.2)
    work.completedUnitCount = 3
    #expect(stage.loop.cosmeticTimers.nextTime == nil)
    stage.show(view)
    #expect(view.progress == 0.3)
    work.completedUnitCount = 5
    stage.advance(by: 0.2)
    #expect(view.progress == 0.5)
    work.completedUnitCount = 10
    stage.advance(by: 0.2)
    #expect(view.progress == 1)
    #expect(stage.settle())
    #expect(stage.loop.cosmeticTimers.nextTime == nil)
  }

  @Test func progressIsNotObservedOutsideOfAWindow() {
    let stage = Stage(size: CGSize(width: 200, height: 40))
    let view = UIProgressView(frame: CGRect(x: 0, y: 10, width: 200, height: 4))
    let work = Progress(totalUnitCount: 10)
    view.observedProgress = work
    stage.show(view)
    #expect(stage.loop.cosmeticTimers.nextTime != nil)
    view.removeFromSuperview()
    #expect(stage.loop.cosmeticTimers.nextTime == nil)
    stage.window.addSubview(view)
    work.cancel()
    stage.advance(by: 0.3)
    #expect(stage.loop.cosmeticTimers.nextTime == nil)
    view.observedProgress = Progress(totalUnitCount: 10)
    #expect(stage.loop.cosmeticTimers.nextTime != nil)
    view.observedProgress = nil
    #expect(stage.loop.cosmeticTimers.nextTime == nil)
  }
}
