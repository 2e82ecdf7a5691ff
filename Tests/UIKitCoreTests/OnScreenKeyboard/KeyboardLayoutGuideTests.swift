import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for `UIKeyboardLayoutGuide`, which follows the keyboard.
@MainActor
struct KeyboardLayoutGuideTests {
  private let fixture = KeyboardFixture()
  private let bar = UIView()

  init() {
    fixture.stage.window.baseSafeAreaInsets.bottom = 34
    bar.translatesAutoresizingMaskIntoConstraints = false
    fixture.root.addSubview(bar)
    let guide = fixture.root.keyboardLayoutGuide
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      bar.widthAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.5),
      bar.heightAnchor.constraint(equalToConstant: 50),
      bar.bottomAnchor.constraint(equalTo: guide.topAnchor),
    ])
    fixture.stage.settle()
  }

  private var guide: UIKeyboardLayoutGuide { fixture.root.keyboardLayoutGuide }

  @Test func withoutAKeyboardTheGuideIsTheBottomSafeArea() {
    #expect(guide.layoutFrame == CGRect(x: 0, y: 810, width: 390, height: 34))
    #expect(bar.frame == CGRect(x: 0, y: 760, width: 195, height: 50))
    guide.usesBottomSafeArea = false
    fixture.stage.settle()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 844, width: 390, height: 0))
    #expect(bar.frame.maxY == 844)
  }

  @Test func constraintsMoveWithTheKeyboard() throws {
    fixture.field.becomeFirstResponder()
    fixture.stage.advance(by: 0.1)
    let keyboard = try #require(fixture.views?.window as? KeyboardWindow).area
    let shownBar = PresentationGeometry(of: bar).origin.y
    let shownKeyboard = PresentationGeometry(of: keyboard).origin.y
    // During the animation, both are between their start and their end.
    #expect(shownBar < 760 && shownBar > bar.frame.minY)
    #expect(shownKeyboard < 844 && shownKeyboard > keyboard.frame.minY)
    fixture.stage.settle()
    let top = try #require(fixture.views?.restingFrame).minY
    #expect(bar.frame.maxY == top)
    #expect(guide.layoutFrame == CGRect(x: 0, y: top, width: 390, height: 844 - top))
    fixture.field.resignFirstResponder()
    fixture.stage.settle()
    #expect(bar.frame.maxY == 810)
  }

  @Test func aHigherViewIsCoveredLess() throws {
    fixture.begin()
    let top = try #require(fixture.views?.restingFrame).minY
    fixture.root.frame.size.height = 700
    fixture.stage.settle()
    #expect(guide.layoutFrame.height == 700 - top)
    #expect(bar.frame.maxY == top)
    fixture.root.frame.origin.y = 20
    fixture.stage.settle()
    #expect(bar.frame.maxY == top - 20)
    fixture.root.frame.size.height = 100
    fixture.stage.settle()
    #expect(bar.frame.maxY == 100)
  }

  @Test func theGuideTracksTheSizeOfTheScreen() throws {
    fixture.begin()
    fixture.stage.loop.screen.resize(to: CGSize(width: 600, height: 500), scale: 1)
    fixture.stage.settle()
    let top = try #require(fixture.views?.restingFrame).minY
    #expect(bar.frame == CGRect(x: 0, y: top - 50, width: 300, height: 50))
  }

  @Test func draggingTheKeyboardMovesTheGuide() throws {
    fixture.begin()
    let views = try #require(fixture.views)
    let restingY = try #require(views.restingFrame).minY
    views.drag(to: restingY + 60)
    fixture.stage.advance(by: 0.05)
    #expect(bar.frame.maxY == restingY + 60)
    views.endDrag(velocity: -200)
    fixture.stage.settle()
    #expect(bar.frame.maxY == restingY)
  }
}
