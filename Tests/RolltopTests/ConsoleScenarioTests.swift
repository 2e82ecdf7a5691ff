import Foundation
import SeparateProcess
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

@testable import rolltop

/// Tests for the steps of `Tests/Console/play` on a stage.
///
/// `play` compares the screens of virtual machines with these snapshots.
@MainActor @Suite struct ConsoleScenarioTests {
  /// A screen of the demo, and a script of touches.
  struct Scenario: Decodable, Sendable, CustomTestStringConvertible {
    var name: String
    var screen: String
    /// The look: `dark` or `classic`; `nil` for the light standard look.
    var look: String?
    /// The rotation of the panel of 1280 × 800 pixels, in degrees.
    var rotation: Int
    /// Whether the stage has an on-screen keyboard; `nil` for `false`.
    var keyboard: Bool?
    /// The steps, with finger IDs, coordinates in points, and durations in seconds: `down 0 X Y`,
    /// `move 0 X Y S`, `up 0`, `tap X Y`, `rest S`.
    var steps: [String]

    var testDescription: String { name }
  }

  nonisolated private static let scenarios: [Scenario] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Console/scenarios.json")
    let data = (try? Data(contentsOf: file)) ?? Data()
    return (try? JSONDecoder().decode([Scenario].self, from: data)) ?? []
  }()

  @Test func thereAreScenarios() {
    #expect(!ConsoleScenarioTests.scenarios.isEmpty)
  }

  /// Slow: plays whole sessions, and draws each of their pictures in 1280 × 800 pixels.
  @Test(.separateProcess, arguments: scenarios)
  func scenariosEndAsRecorded(scenario: Scenario) throws {
    let isUpright = scenario.rotation % 180 == 0
    let stage = Stage(
      size: isUpright ? CGSize(width: 1280, height: 800) : CGSize(width: 800, height: 1280)
    )
    if scenario.look == "dark" { stage.window.overrideUserInterfaceStyle = .dark }
    if scenario.look == "classic" { stage.window.traitOverrides.tableTheme = .classic }
    if scenario.keyboard == true { stage.keyboard = .onScreen }
    let screen = try #require(Screen(rawValue: scenario.screen))
    stage.show(screen.makeController(in: .still()))
    stage.settle()
    var fingers = Fingers(stage: stage)
    for step in scenario.steps { try fingers.perform(step) }
    stage.settle()
    assertSnapshot(of: stage, named: scenario.name)
  }
}

/// The fingers of a scenario on a stage.
@MainActor
private struct Fingers {
  let stage: Stage
  /// The location of each finger that has touched, by its ID.
  private var touchPoints: [Int: CGPoint] = [:]

  init(stage: Stage) {
    self.stage = stage
  }

  /// Performs a step of a scenario.
  mutating func perform(_ step: String) throws {
    let words = step.split(separator: " ")
    let numbers = words.dropFirst().compactMap { Double($0) }
    try #require(numbers.count == words.count - 1, "\(step)")
    switch (words.first, numbers.count) {
    case ("down", 3):
      let point = CGPoint(x: numbers[1], y: numbers[2])
      stage.touchDown(at: point, id: Int(numbers[0]))
      touchPoints[Int(numbers[0])] = point
    case ("move", 4):
      move(Int(numbers[0]), to: CGPoint(x: numbers[1], y: numbers[2]), seconds: numbers[3])
    case ("up", 1): stage.touchUp(id: Int(numbers[0]))
    case ("tap", 2): stage.tap(at: CGPoint(x: numbers[0], y: numbers[1]))
    case ("rest", 1): stage.advance(by: numbers[0])
    default: Issue.record("no such step: \(step)")
    }
  }

  /// Moves a finger along a line at constant speed.
  private mutating func move(_ id: Int, to end: CGPoint, seconds: Double) {
    let start = touchPoints[id] ?? end
    let count = max(1, Int(seconds * 60))
    for index in 1...count {
      let fraction = CGFloat(index) / CGFloat(count)
      let point = CGPoint(
        x: start.x + (end.x - start.x) * fraction,
        y: start.y + (end.y - start.y) * fraction
      )
      stage.touchMove(to: point, id: id)
      stage.advance(by: 1 / 60)
    }
    touchPoints[id] = end
  }
}
