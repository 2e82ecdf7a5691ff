import Foundation
import SeparateProcess
import Testing
import UIKitCore
import UIKitTesting

@testable import rolltop

/// Tests for the playground screen.
@MainActor @Suite struct PlaygroundTests {
  private let stage = Stage(showing: .playground)

  private var controller: PlaygroundViewController {
    get throws { try #require(stage.topViewController as? PlaygroundViewController) }
  }

  /// Fails unless the visible rows agree with the model, each at its index path.
  private func checkRows(_ context: String = "") throws {
    let controller = try controller
    let table = controller.tableView
    #expect(table.numberOfSections == controller.model.sections.count, "\(context)")
    let visible = table.indexPathsForVisibleRows ?? []
    #expect(visible.count == table.visibleCells.count, "\(context)")
    for indexPath in visible {
      let row = controller.model[indexPath]
      let cell = table.cellForRow(at: indexPath)
      #expect(cell?.textLabel?.text?.hasPrefix("Row \(row.number)") == true, "\(context)")
      #expect(cell?.frame == table.rectForRow(at: indexPath), "\(context)")
    }
  }

  /// Taps a button of the bar.
  private func tap(_ command: PlaygroundBar.Command) throws {
    let index = try #require(PlaygroundBar.Command.allCases.firstIndex(of: command))
    let width = (390.0 - 24) / 5
    stage.tap(at: CGPoint(x: 12 + width * (Double(index) + 0.5), y: 820))
  }

  private func chooseSections() {
    stage.tap(at: CGPoint(x: 140, y: 776))
    stage.settle()
  }

  /// Slow: presses all buttons with each of 8 animations, and waits for their ends.
  @Test(.separateProcess, arguments: UITableView.RowAnimation.all)
  func everyButtonWorksWithEveryAnimation(animation: UITableView.RowAnimation) throws {
    let controller = try controller
    controller.use(animation)
    for _ in 0..<2 {
      for command in PlaygroundBar.Command.allCases {
        let previousModel = controller.model
        try tap(command)
        #expect(controller.model != previousModel || command == .move || command == .shuffle)
        #expect(stage.settle())
        try checkRows("\(command)")
      }
      chooseSections()
    }
  }

  @Test(.separateProcess) func buttonsWorkWhileTheListScrollsAndRowsMove() throws {
    let controller = try controller
    for _ in 0..<30 { controller.perform(.insert) }
    #expect(stage.settle())
    for (index, animation) in UITableView.RowAnimation.all.enumerated() {
      controller.use(animation)
      let (start, end) = index.isMultiple(of: 2) ? (600.0, 200.0) : (200.0, 600.0)
      stage.drag(from: CGPoint(x: 200, y: start), to: CGPoint(x: 200, y: end), duration: 0.1)
      for command in PlaygroundBar.Command.allCases {
        try tap(command)
        stage.advance(by: 0.05)
      }
      #expect(stage.settle())
      try checkRows("\(animation.title)")
    }
  }

  /// Slow: runs 160 random commands with their animations.
  @Test(.separateProcess, arguments: [UInt64(1), 2])
  func afterAnySequenceTheRowsMatchTheModel(seed: UInt64) throws {
    var generator = PlaygroundGenerator(seed: seed)
    let controller = try controller
    for step in 0..<80 {
      if Int.random(in: 0..<10, using: &generator) == 0 { chooseSections() }
      if Int.random(in: 0..<10, using: &generator) == 0 {
        stage.tap(at: CGPoint(x: 50, y: 776))
      }
      controller.use(UITableView.RowAnimation.all.randomElement(using: &generator) ?? .fade)
      controller.perform(PlaygroundBar.Command.allCases.randomElement(using: &generator) ?? .insert)
      stage.advance(by: Double.random(in: 0...0.2, using: &generator))
      guard step.isMultiple(of: 10) else { continue }
      #expect(stage.settle())
      try checkRows("seed \(seed), step \(step)")
    }
  }

  @Test func anEmptyListCanBeFilledAgain() throws {
    let controller = try controller
    chooseSections()
    for _ in 0..<4 { try tap(.delete) }
    #expect(stage.settle())
    #expect(controller.model.sections.isEmpty)
    for command in [PlaygroundBar.Command.move, .reload, .shuffle, .delete] { try tap(command) }
    stage.tap(at: CGPoint(x: 50, y: 776))
    #expect(stage.settle())
    for command in [PlaygroundBar.Command.move, .reload, .shuffle, .delete, .insert] {
      try tap(command)
    }
    #expect(stage.settle())
    #expect(controller.model.sections.count == 1)
    try checkRows()
  }

  @Test func theAnimationMenuMarksTheCurrentAnimation() throws {
    let controller = try controller
    let item = try #require(controller.navigationItem.rightBarButtonItem)
    for (index, animation) in UITableView.RowAnimation.all.enumerated() {
      let previousAnimation = controller.animation
      stage.tap(at: CGPoint(x: 360, y: 22))
      #expect(stage.settle())
      let actions = try #require(item.menu?.children as? [UIAction])
      #expect(actions.map(\.title) == UITableView.RowAnimation.all.map(\.title))
      #expect(actions.filter { $0.state == .on }.map(\.title) == [previousAnimation.title])
      stage.press(.keyboardHome)
      for _ in 0..<index { stage.press(.keyboardDownArrow) }
      stage.press(.keyboardReturnOrEnter)
      #expect(stage.settle())
      #expect(controller.animation == animation)
      #expect(item.title == animation.title)
    }
    stage.tap(at: CGPoint(x: 360, y: 22))
    stage.press(.keyboardEscape)
    #expect(stage.settle())
    #expect(controller.animation == UITableView.RowAnimation.all.last)
  }
}
