import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the wheel and touchpads: gliding notches, axes, nested views, and the text size.
@MainActor
@Suite(.serialized)
struct WheelTests {
  private let middle = CGPoint(x: 100, y: 100)

  /// Shows a scroll view that fills a stage.
  private func makeScene(
    contentSize: CGSize = CGSize(width: 200, height: 2000)
  ) -> (stage: Stage, view: UIScrollView) {
    let stage = Stage(size: CGSize(width: 200, height: 200))
    let view = UIScrollView()
    view.contentSize = contentSize
    stage.show(view)
    stage.settle()
    return (stage, view)
  }

  @Test func aNotchScrollsSmoothlyToRest() {
    let (stage, view) = makeScene()
    stage.scrollWheel(by: CGVector(dx: 0, dy: -1), at: middle)
    stage.advance(by: 1.0 / 60)
    #expect(view.contentOffset.y > 0 && view.contentOffset.y < 132)
    stage.advance(by: 2)
    #expect(view.contentOffset.y == 132)
    stage.settle()
    let frames = stage.framesDrawn
    stage.advance(by: 2)
    #expect(stage.framesDrawn == frames)
  }

  @Test func withoutAnimationANotchJumps() {
    UIScrollView.animatesWheel = false
    defer { UIScrollView.animatesWheel = true }
    let (stage, view) = makeScene()
    stage.scrollWheel(by: CGVector(dx: 0, dy: -1), at: middle)
    #expect(view.contentOffset.y == 132)
  }

  @Test func theScrollSpeedIsAFactor() {
    UIScrollView.wheelSpeed = 0.5
    defer { UIScrollView.wheelSpeed = 1 }
    let (stage, view) = makeScene()
    stage.scrollWheel(by: CGVector(dx: 0, dy: -1), at: middle)
    stage.settle()
    #expect(view.contentOffset.y == 66)
  }

  @Test func shiftAndHorizontalWheelsScrollAcross() {
    let (stage, view) = makeScene(contentSize: CGSize(width: 2000, height: 2000))
    stage.scrollWheel(by: CGVector(dx: 0, dy: -1), at: middle, modifiers: .shift)
    stage.settle()
    #expect(view.contentOffset == CGPoint(x: 132, y: 0))
    stage.scrollWheel(by: CGVector(dx: 1, dy: 0), at: middle)
    stage.settle()
    #expect(view.contentOffset == CGPoint(x: 264, y: 0))
  }

  @Test func atTheEndOfTheInnerViewTheOuterOneScrolls() {
    let (stage, outer) = makeScene()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 150))
    inner.contentSize = CGSize(width: 200, height: 250)
    outer.addSubview(inner)
    stage.settle()
    stage.scrollWheel(by: CGVector(dx: 0, dy: -1), at: CGPoint(x: 100, y: 20))
    stage.settle()
    #expect(inner.contentOffset.y == 100 && outer.contentOffset.y == 0)
    stage.scrollWheel(by: CGVector(dx: 0, dy: -1), at: CGPoint(x: 100, y: 20))
    stage.settle()
    #expect(inner.contentOffset.y == 100 && outer.contentOffset.y == 132)
  }

  @Test func controlChangesTheTextSizeBySteps() throws {
    let (stage, view) = makeScene()
    let window = try #require(view.window)
    stage.scrollWheel(by: CGVector(dx: 0, dy: 1), at: middle, modifiers: .control)
    #expect(window.traitCollection.preferredContentSizeCategory == .extraLarge)
    stage.scrollWheel(by: CGVector(dx: 0, dy: -2), at: middle, modifiers: .control)
    #expect(window.traitCollection.preferredContentSizeCategory == .medium)
    stage.settle()
    #expect(view.contentOffset == .zero)
  }

  @Test(arguments: [UIContentSizeCategory.unspecified, .small])
  func controlZeroResetsTheTextSizeOfTheWheel(overriddenCategory: UIContentSizeCategory) throws {
    let (stage, view) = makeScene()
    let window = try #require(view.window)
    window.traitOverrides.preferredContentSizeCategory = overriddenCategory
    let initialCategory = window.traitCollection.preferredContentSizeCategory
    for notches in [3.0, 1, -6] {
      stage.scrollWheel(by: CGVector(dx: 0, dy: notches), at: middle, modifiers: .control)
    }
    #expect(window.traitCollection.preferredContentSizeCategory != initialCategory)
    stage.press(.keyboard0, modifiers: .control)
    #expect(window.traitCollection.preferredContentSizeCategory == initialCategory)
    #expect(window.traitOverrides.preferredContentSizeCategory == overriddenCategory)
    // A later setting by the application is kept.
    stage.scrollWheel(by: CGVector(dx: 0, dy: 1), at: middle, modifiers: .control)
    window.traitOverrides.preferredContentSizeCategory = .extraSmall
    stage.press(.keyboard0, modifiers: .control)
    #expect(window.traitCollection.preferredContentSizeCategory == .extraSmall)
  }

  @Test func theTextSizeIsLimitedAndFractionsAccumulate() throws {
    let (stage, view) = makeScene()
    let window = try #require(view.window)
    stage.scrollWheel(by: CGVector(dx: 0, dy: 1e9), at: middle, modifiers: .control)
    let category = window.traitCollection.preferredContentSizeCategory
    #expect(category == .accessibilityExtraExtraExtraLarge)
    stage.scrollWheel(by: CGVector(dx: 0, dy: -0.75), at: middle, modifiers: .control)
    #expect(window.traitCollection.preferredContentSizeCategory == category)
    stage.scrollWheel(by: CGVector(dx: 0, dy: -0.75), at: middle, modifiers: .control)
    #expect(
      window.traitCollection.preferredContentSizeCategory == .accessibilityExtraExtraLarge
    )
  }

  @Test func applicationsMayDisableTextSizeByWheel() throws {
    UIWindow.changesTextSizeByWheel = false
    defer { UIWindow.changesTextSizeByWheel = true }
    let (stage, view) = makeScene()
    stage.scrollWheel(by: CGVector(dx: 0, dy: -1), at: middle, modifiers: .control)
    stage.settle()
    #expect(view.traitCollection.preferredContentSizeCategory == .large)
    #expect(view.contentOffset.y == 132)
  }
}
