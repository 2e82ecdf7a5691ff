import Foundation
import Testing
import UIKitTesting

@testable import rolltop

/// Random fingers, buttons, wheels, keys and windows on every screen of the demo.
///
/// Nothing may stop the program, every frame has to be what a full redraw would be, and
/// everything has to come to rest. The seed is printed; `UIKIT_TEST_SEED` repeats a run.
@MainActor @Suite struct MonkeyTests {
  @Test(arguments: Screen.allCases)
  func noEventsStopTheDemo(screen: Screen) {
    let environment = ProcessInfo.processInfo.environment["UIKIT_TEST_SEED"].flatMap(UInt64.init)
    let seed = environment ?? .random(in: 0...UInt64.max)
    print("noEventsStopTheDemo(\(screen.rawValue)): UIKIT_TEST_SEED=\(seed)")
    let monkey = Monkey(screen: screen, seed: seed)
    for _ in 0..<Monkey.steps { monkey.act() }
    monkey.rest()
    #expect(monkey.stage.settle(timeout: 30))
    #expect(monkey.stage.differenceFromFullRedraw() == nil)
  }
}
