import SeededRandom
import SeparateProcess
import Testing
import UIKitTesting

@testable import rolltop

/// Tests for random touches, buttons, wheels, keys and window changes on every screen of the demo.
///
/// No event may stop the program, every frame has to equal a full redraw, and all activity has to
/// end.
@MainActor @Suite struct MonkeyTests {
  /// Slow: sends random events to 26 screens until they rest.
  @Test(.separateProcess, arguments: Screen.allCases)
  func randomEventsDoNotCrashTheDemo(screen: Screen) {
    let monkey = Monkey(screen: screen, generator: .forTest(screen.rawValue))
    while monkey.generator.nextStep(of: Monkey.steps) != nil { monkey.act() }
    monkey.rest()
    #expect(monkey.stage.settle(timeout: 30))
    #expect(monkey.stage.differenceFromFullRedraw() == nil)
  }
}
