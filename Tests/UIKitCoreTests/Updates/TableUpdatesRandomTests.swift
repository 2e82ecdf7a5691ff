import Foundation
import SeparateProcess
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for random gestures, updates and reloads, compared with plain arrays.
///
/// `UIKIT_OPERATIONS` sets the total number of operations of all tables.
@MainActor
struct TableUpdatesRandomTests {
  private static let total =
    ProcessInfo.processInfo.environment["UIKIT_OPERATIONS"].flatMap { Int($0) } ?? 160

  @Test(
    .separateProcess,
    arguments: [UITableView.Style.plain, .grouped],
    UpdateFixture.Heights.allCases
  )
  func randomUpdatesSettleAtTheModel(style: UITableView.Style, heights: UpdateFixture.Heights) {
    let random = SeededGenerator.forTest("\(style) \(heights)")
    let run = Run(style, heights, random)
    while let number = run.random.nextStep(of: TableUpdatesRandomTests.total / 8) {
      run.fixture.stage.checksDamage = number % 100 < 12
      run.updates.random = SeededGenerator(seed: run.random.next())
      run.step()
      guard run.shouldCheck else { continue }
      run.settle()
      let problems = run.fixture.problems(selected: run.selected)
      #expect(problems.isEmpty, "operation \(number), seed \(random.seed), after \(run.log)")
      guard problems.isEmpty else { return }
      run.log.removeAll()
    }
  }

  @MainActor
  private final class Run {
    let fixture: UpdateFixture
    var random: SeededGenerator
    var updates: RandomUpdates
    var selected: Set<Int> = []
    var log: [String] = []
    var isTouching = false

    init(_ style: UITableView.Style, _ heights: UpdateFixture.Heights, _ random: SeededGenerator) {
      self.random = random
      fixture = UpdateFixture(UpdateList([12, 0, 30]), style: style, heights: heights)
      updates = RandomUpdates(
        hasOwnHeights: heights != .equal,
        random: SeededGenerator(seed: random.seed ^ 0xABCD)
      )
      fixture.table.autoresizingMask = []
      fixture.table.decelerationRate = .fast
      fixture.log.onSelect = { [weak self] table, _ in self?.noteSelection(table) }
    }

    var shouldCheck: Bool { random.once(in: 6) }

    private func noteSelection(_ table: UITableView) {
      selected = Set((table.indexPathsForSelectedRows ?? []).map { fixture.source.list[$0].id })
    }

    private var point: CGPoint {
      CGPoint(
        x: fixture.table.bounds.width / 2,
        y: CGFloat(random.below(max(1, Int(fixture.table.bounds.height))))
      )
    }

    func step() {
      let (table, stage) = (fixture.table, fixture.stage)
      switch random.below(22) {
      case 0...8: batch()
      case 9, 10: drag(hold: 0.2)
      case 11: drag(hold: 0)
      case 12:
        let notches = random.below(9) - 4
        log.append("wheel \(notches)")
        stage.scrollWheel(by: CGVector(dx: 0, dy: CGFloat(notches)), at: point)
      case 13, 14: tap()
      case 15: select()
      case 16: scroll()
      case 17: reload()
      case 18:
        table.frame.size = CGSize(
          width: 240 + random.below(3) * 40,
          height: 100 + random.below(4) * 120
        )
        log.append("resize \(table.frame.size)")
      case 19: touch()
      case 20:
        log.append("empty batch")
        table.beginUpdates()
        table.endUpdates()
      default: break
      }
      if isTouching, random.once(in: 3) { lift() }
      let frames = [0, 0, 1, 3, 9, 25][random.below(6)]
      log.append("\(frames) frames")
      stage.advance(by: Double(frames) / 60)
    }

    func settle() {
      if isTouching { lift() }
      #expect(fixture.stage.settle())
    }

    private func lift() {
      log.append("lift")
      // A tap changes the selection without a call of the program.
      fixture.stage.touchUp()
      isTouching = false
      noteSelection(fixture.table)
    }

    private func touch() {
      guard !isTouching else { return }
      let (start, end) = (point, point)
      log.append("touch \(start.y) to \(end.y)")
      fixture.stage.touchDown(at: start)
      isTouching = true
      fixture.stage.advance(by: random.once(in: 2) ? 0.2 : 0.05)
      if random.once(in: 2) { fixture.stage.touchMove(to: end) }
    }

    private func tap() {
      guard !isTouching else { return }
      let tapPoint = point
      log.append("tap \(tapPoint.y)")
      fixture.table.allowsMultipleSelection = random.once(in: 2)
      noteSelection(fixture.table)
      fixture.stage.tap(at: tapPoint)
      noteSelection(fixture.table)
    }

    private func drag(hold: Double) {
      guard !isTouching else { return }
      let (start, end) = (point, point)
      log.append("drag \(start.y) to \(end.y), \(hold)")
      fixture.stage.drag(from: start, to: end, duration: 0.08, hold: hold)
      noteSelection(fixture.table)
    }

    private func row() -> IndexPath? { fixture.source.list.paths.randomElement(using: &random) }

    private func select() {
      guard let path = row() else { return }
      let position = UITableView.ScrollPosition(rawValue: random.below(4)) ?? .none
      log.append("select \(path) \(position)")
      fixture.table.selectRow(at: path, animated: random.once(in: 2), scrollPosition: position)
      noteSelection(fixture.table)
      #expect(selected.contains(fixture.source.list[path].id))
    }

    private func scroll() {
      guard let path = row() else { return }
      let position = UITableView.ScrollPosition(rawValue: random.below(4)) ?? .none
      log.append("scroll \(path) \(position)")
      fixture.table.scrollToRow(at: path, at: position, animated: random.once(in: 2))
    }

    private func reload() {
      let change = updates.batch(from: fixture.source.list)
      log.append("reload")
      fixture.source.list = change.after
      selected = []
      fixture.table.reloadData()
    }

    private func batch() {
      let before = selected
      let change = updates.batch(from: fixture.source.list)
      log.append("batch \(change.log)")
      let nests = random.once(in: 3)
      let (table, source) = (fixture.table, fixture.source)
      table.performBatchUpdates {
        source.list = change.after
        for call in change.calls {
          if nests { table.beginUpdates() }
          call(table)
          if nests { table.endUpdates() }
        }
      }
      selected = before.subtracting(change.lost)
      let list = fixture.source.list
      let selection = Set((fixture.table.indexPathsForSelectedRows ?? []).map { list[$0].id })
      #expect(selection == selected, "after \(log)")  // TV-053.15, TV-067.7
    }
  }
}
