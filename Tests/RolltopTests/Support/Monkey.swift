import Foundation
import SeededRandom
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore
@testable import rolltop

/// A generator of random touches, buttons, wheels, keys and window changes on a stage.
@MainActor
final class Monkey {
  /// The number of actions on a screen.
  static let steps =
    ProcessInfo.processInfo.environment["UIKIT_MONKEY_STEPS"].flatMap(Int.init) ?? 20

  let stage: Stage
  var generator: SeededGenerator

  init(stage: Stage, generator: SeededGenerator) {
    self.stage = stage
    self.generator = generator
  }

  /// Creates a monkey on a new stage with a screen.
  convenience init(screen: Screen, generator: SeededGenerator) {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    self.init(stage: stage, generator: generator)
    stage.checksDamage = true
    stage.show(screen.makeController(in: .short))
    stage.settle()
  }

  private static let keys: [UIKeyboardHIDUsage] = [
    .keyboardEscape, .keyboardTab, .keyboardReturnOrEnter, .keyboardSpacebar, .keyboardUpArrow,
    .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow, .keyboardHome, .keyboardEnd,
    .keyboardPageUp, .keyboardPageDown, .keyboardDeleteOrBackspace, .keyboardDeleteForward,
    .keyboardA, .keyboardC, .keyboardV, .keyboardF2, .keyboardF10, .keyboardApplication,
  ]

  private static let modifiers: [UIKeyModifierFlags] = [
    [], [], [], .shift, .control, .alternate,
  ]

  /// Returns a random integer from 0 to one less than a limit.
  func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }

  /// Returns a random point on the screen.
  func point() -> CGPoint {
    let size = stage.loop.screen.bounds.size
    return CGPoint(
      x: CGFloat(below(max(1, Int(size.width)))),
      y: CGFloat(below(max(1, Int(size.height))))
    )
  }

  /// Performs a random action.
  func act() {
    switch below(24) {
    case 0...4: stage.tap(at: point())
    case 5...6:
      stage.drag(from: point(), to: point(), duration: Double(below(20)) / 60)
    case 7: swipeSideways()
    case 8...9: stage.advance(by: Double(below(30)) / 60)
    case 10: turnWheel()
    case 11...13: press()
    case 14: stage.type(["a", "Ä", "1", " "][below(4)])
    case 15: stage.secondaryClick(at: point())
    case 16...19: moveFinger()
    case 20: changeWindow()
    case 21: changeTheme()
    case 22: stage.longPress(at: point(), duration: 0.6)
    default: loseFocus()
    }
  }

  /// Ends all activity: touches, changes of the window's size, and activity indicators.
  func rest() {
    loseFocus()
    stage.loop.screen.resize(to: CGSize(width: 320, height: 480), scale: 1)
    stopActivities(in: stage.window)
  }

  /// Stops all activity indicators, which would spin for ever.
  private func stopActivities(in view: UIView) {
    (view as? UIActivityIndicatorView)?.stopAnimating()
    for subview in view.subviews { stopActivities(in: subview) }
  }

  private func swipeSideways() {
    let start = point()
    let end = CGPoint(x: start.x + CGFloat(below(400) - 200), y: start.y)
    stage.drag(from: start, to: end, duration: 0.1)
  }

  private func turnWheel() {
    let isPrecise = below(2) == 0
    let unit: CGFloat = isPrecise ? 0.13 : 1
    let delta = CGVector(dx: unit * CGFloat(below(5) - 2), dy: unit * CGFloat(below(9) - 4))
    stage.scrollWheel(by: delta, at: point())
  }

  private func press() {
    stage.press(
      Monkey.keys[below(Monkey.keys.count)],
      modifiers: Monkey.modifiers[below(Monkey.modifiers.count)]
    )
  }

  /// Touches with, moves or lifts one of two further fingers, which stay down for several actions.
  private func moveFinger() {
    let id = 1 + below(2)
    switch below(4) {
    case 0:
      stage.touchUp(id: id)
    case 1:
      stage.touchDown(at: point(), id: id)
    default:
      stage.touchMove(to: point(), id: id)
    }
  }

  private func changeWindow() {
    let sizes: [(Int, Int)] = [(320, 480), (1, 1), (60, 300), (700, 80), (333, 777)]
    let (width, height) = sizes[below(sizes.count)]
    stage.loop.screen.resize(
      to: CGSize(width: width, height: height),
      scale: [1, 1.5, 2][below(3)]
    )
  }

  private func changeTheme() {
    let screen = stage.loop.screen
    switch below(4) {
    case 0: screen.userInterfaceStyle = below(2) == 0 ? .light : .dark
    case 1: screen.tableTheme = below(2) == 0 ? .standard : .classic
    case 2: screen.preferredContentSizeCategory = [.small, .large, .extraExtraLarge][below(3)]
    default: screen.legibilityWeight = below(2) == 0 ? .regular : .bold
    }
  }

  /// Cancels all touches, as if the window lost the focus.
  func loseFocus() {
    stage.loop.touches.cancelAll()
  }
}
