import SeededRandom
import Testing
import UIKitTesting

@testable import rolltop

/// Random fingers, buttons, wheels, keys and windows on every screen of the demo.
///
/// Nothing may stop the program, every frame has to be what a full redraw would be, and
/// everything has to come to rest.
@MainActor @Suite struct MonkeyTests {
  @Test(arguments: Screen.allCases)
  func noEventsStopTheDemo(screen: Screen) {
    let monkey = Monkey(screen: screen, dice: .forTest(screen.rawValue))
    while monkey.dice.nextStep(of: Monkey.steps) != nil { monkey.act() }
    monkey.rest()
    #expect(monkey.stage.settle(timeout: 30))
    #expect(monkey.stage.differenceFromFullRedraw() == nil)
  }
}
