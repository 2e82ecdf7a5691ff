import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for page controls: drags along the dots, images and directions; and for feedback
/// generators, which do nothing.
@MainActor
struct PageControlTests {
  private let stage = Stage(size: CGSize(width: 320, height: 100))
  private let control = UIPageControl(frame: CGRect(x: 100, y: 50, width: 120, height: 26))
  private let log: ControlLog

  init() {
    stage.checksDamage = true
    control.numberOfPages = 5
    log = ControlLog(control, for: .valueChanged)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    view.backgroundColor = .white
    view.addSubview(control)
    stage.show(view)
  }

  @Test func aFingerAlongTheDotsTurnsPages() {
    stage.touchDown(at: CGPoint(x: 130, y: 63))
    #expect(control.interactionState == .discrete)
    stage.touchMove(to: CGPoint(x: 140, y: 63))
    #expect(control.currentPage == 0)
    stage.touchMove(to: CGPoint(x: 163, y: 63))
    #expect(control.currentPage == 2 && control.interactionState == .continuous)
    stage.touchMove(to: CGPoint(x: 146, y: 63))
    #expect(control.currentPage == 1)
    stage.touchUp()
    #expect(control.currentPage == 1 && control.interactionState == .none)
    #expect(log.take() == ["value", "value"])
  }

  @Test func withoutContinuousInteractionOnlyTapsTurnPages() {
    control.allowsContinuousInteraction = false
    stage.touchDown(at: CGPoint(x: 130, y: 63))
    stage.touchMove(to: CGPoint(x: 200, y: 63))
    #expect(control.currentPage == 0)
    stage.touchUp()
    #expect(control.currentPage == 1)
  }

  @Test func theDirectionReversesTheOrder() {
    control.direction = .rightToLeft
    control.currentPageIndicatorTintColor = .red
    stage.update()
    #expect(stage.hex(at: 192, 63) == "FF0000")
    stage.tap(at: CGPoint(x: 110, y: 63))
    #expect(control.currentPage == 1)
    stage.window.traitOverrides.layoutDirection = .rightToLeft
    control.direction = .leftToRight
    stage.tap(at: CGPoint(x: 110, y: 63))
    #expect(control.currentPage == 0)
    control.direction = .natural
    stage.tap(at: CGPoint(x: 110, y: 63))
    #expect(control.currentPage == 1)
  }

  @Test func backgroundStyleShowsThePlate() {
    let platePoint = CGPoint(x: 118, y: 54)
    func isShown() -> Bool {
      stage.update()
      return stage.color(at: platePoint) != .white
    }
    #expect(!isShown())
    stage.touchDown(at: CGPoint(x: 130, y: 63))
    #expect(isShown())
    control.backgroundStyle = .minimal
    #expect(!isShown())
    stage.touchUp()
    control.backgroundStyle = .prominent
    #expect(isShown())
  }

  @Test func imagesReplaceDots() {
    let image = plainImage(width: 4, height: 4)
    control.setIndicatorImage(image, forPage: 4)
    #expect(control.indicatorImage(forPage: 4) === image)
    #expect(control.indicatorImage(forPage: 0) == nil)
    control.numberOfPages = 4
    control.numberOfPages = 5
    #expect(control.indicatorImage(forPage: 4) == nil)
    control.preferredIndicatorImage = plainImage(width: 100, height: 100)
    control.pageIndicatorTintColor = .blue
    stage.update()
    // The image is as large as the spacing of the dots permits.
    #expect(stage.hex(at: 160 + 16 - 6, 63 - 6) == "0000FF")
  }

  @Test func hapticFeedbackIsAccepted() {
    let view = UIView()
    UIImpactFeedbackGenerator(style: .light, view: view).impactOccurred(intensity: .nan)
    UIImpactFeedbackGenerator(view: view).impactOccurred()
    UISelectionFeedbackGenerator(view: view).selectionChanged()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    let generator: NSObject = UIImpactFeedbackGenerator()
    #expect(generator is UIFeedbackGenerator)
  }
}
