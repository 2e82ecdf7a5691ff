import Foundation
import SeparateProcess
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for thousands of random operations, which leave a consistent table.
@MainActor
struct TableRandomTests {
  /// A delegate whose heights may change at any time.
  private final class ChangingHeightsDelegate: UITableViewDelegate {
    var factor = 1
    func height(at path: IndexPath) -> CGFloat {
      CGFloat((path.row * 7 + path.section * 13) % 5 * 11 * factor % 90)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      height(at: indexPath)
    }
  }

  enum TableKind: CaseIterable {
    case equalHeights, ownHeights, estimates, grouped
  }

  @MainActor
  private final class Run {
    let fixture: TableFixture
    let heights = ChangingHeightsDelegate()
    var random: SeededGenerator
    var log: [String] = []
    var isTouching = false

    init(_ kind: TableKind, _ random: SeededGenerator) {
      self.random = random
      fixture = TableFixture([30, 0, 50], style: kind == .grouped ? .grouped : .plain)
      fixture.table.autoresizingMask = []
      fixture.source.headers = [0: "A", 2: "C", 3: "D"]
      fixture.source.footers = [0: "a", 1: "b"]
      switch kind {
      case .equalHeights, .grouped: break
      case .ownHeights: fixture.table.delegate = heights
      case .estimates:
        fixture.table.delegate = heights
        fixture.table.estimatedRowHeight = 30
      }
      fixture.table.reloadData()
      fixture.table.decelerationRate = .fast
    }

    private var randomPoint: CGPoint {
      let size = fixture.table.bounds.size
      return CGPoint(x: size.width / 2, y: random.number(0...max(1, size.height - 1)))
    }

    private func randomRow() -> IndexPath? {
      let sections = (0..<fixture.table.numberOfSections).filter {
        fixture.table.numberOfRows(inSection: $0) > 0
      }
      guard let section = sections.randomElement(using: &random) else { return nil }
      return at(random.below(fixture.table.numberOfRows(inSection: section)), section)
    }

    /// Performs a random operation, and logs it.
    func performRandomOperation() {
      let (table, stage) = (fixture.table, fixture.stage)
      switch random.below(17) {
      case 0, 1:
        let (start, end) = (randomPoint, randomPoint)
        log.append("drag \(start.y) to \(end.y)")
        stage.drag(from: start, to: end, duration: 0.1, hold: 0.15)
      case 2, 3:
        let (start, end) = (randomPoint, randomPoint)
        log.append("flick \(start.y) to \(end.y)")
        stage.drag(from: start, to: end, duration: 0.05)
      case 4:
        let notches = CGFloat(random.below(9) - 4)
        log.append("wheel \(notches)")
        stage.scrollWheel(by: CGVector(dx: 0, dy: notches), at: randomPoint)
      case 5:
        let delta = random.number(-3...3)
        log.append("touchpad \(delta)")
        stage.scrollWheel(by: CGVector(dx: 0, dy: delta), at: randomPoint)
      case 6, 7:
        let tapPoint = randomPoint
        log.append("tap \(tapPoint.y)")
        stage.tap(at: tapPoint)
      case 8: select()
      case 9, 10: scroll()
      case 11: reload()
      case 12: resize()
      case 13:
        heights.factor = 1 + random.below(3)
        log.append("heights \(heights.factor)")
        table.rowHeight = CGFloat(20 + random.below(4) * 15)
      case 14:
        table.contentInset.top = CGFloat(random.below(3) * 25)
        table.contentInset.bottom = CGFloat(random.below(3) * 25)
        log.append("inset \(table.contentInset.top) \(table.contentInset.bottom)")
      case 15:
        log.append("touch")
        stage.touchDown(at: randomPoint)
        stage.advance(by: 0.05)
        stage.touchMove(to: randomPoint)
        isTouching = true
      default:
        log.append("time")
        stage.advance(by: 0.2)
      }
      if isTouching && random.below(2) == 0 {
        log.append("lift")
        stage.touchUp()
        isTouching = false
      }
      stage.advance(by: Double(random.below(4)) / 60)
    }

    private func select() {
      guard let path = randomRow() else { return }
      fixture.table.allowsMultipleSelection = random.below(3) == 0
      let position = UITableView.ScrollPosition(rawValue: random.below(4)) ?? .none
      log.append("select \(path) \(position)")
      fixture.table.selectRow(at: path, animated: random.below(2) == 0, scrollPosition: position)
    }

    private func scroll() {
      guard let path = randomRow() else { return }
      let position = UITableView.ScrollPosition(rawValue: random.below(4)) ?? .none
      let animated = random.below(2) == 0
      log.append("scroll \(path) \(position) \(animated)")
      fixture.table.scrollToRow(at: path, at: position, animated: animated)
    }

    private func reload() {
      let sections = random.below(5)
      fixture.source.counts = (0..<sections).map { _ in
        [0, 1, 7, 60, 1000][random.below(5)]
      }
      log.append("reload \(fixture.source.counts)")
      fixture.table.reloadData()
    }

    private func resize() {
      let size = CGSize(width: 100 + random.below(3) * 110, height: 50 + random.below(4) * 140)
      log.append("resize \(size.width) × \(size.height)")
      fixture.table.frame.size = size
    }

    /// Waits until all animations have finished, and checks the table.
    func check(afterOperation number: Int) {
      if isTouching { fixture.stage.touchUp() }
      isTouching = false
      let settles = fixture.stage.settle()
      #expect(settles, "operation \(number) after \(log)")
      let problems = inconsistencies(of: fixture.table)
      #expect(problems.isEmpty, "operation \(number) after \(log)")
      expectNoGaps()
      log.removeAll()
    }

    /// Checks that visible views cover the visible area without gaps and overlaps.
    private func expectNoGaps() {
      let table = fixture.table
      let visible = fixture.visible
      for (first, second) in zip(visible, visible.dropFirst()) where first.section == second.section
      {
        let (upper, lower) = (table.rectForRow(at: first), table.rectForRow(at: second))
        #expect(abs(upper.maxY - lower.minY) < 0.001)
      }
      for path in visible where table.numberOfRows(inSection: path.section) > 0 {
        #expect(table.rect(forSection: path.section).contains(table.rectForRow(at: path)))
      }
    }
  }

  /// Slow: performs 150 operations on a table of each kind, with all their frames.
  @Test(.separateProcess, arguments: TableKind.allCases)
  func randomOperationsLeaveAConsistentTable(kind: TableKind) {
    let run = Run(kind, .forTest("\(kind)"))
    run.fixture.stage.checksDamage = false
    while let number = run.random.nextStep(of: 150) {
      run.performRandomOperation()
      if number % 5 == 4 { run.check(afterOperation: number) }
    }
  }

  @Test(.separateProcess, arguments: TableKind.allCases)
  func randomFramesEqualFullRedraws(kind: TableKind) {
    let run = Run(kind, .forTest("\(kind)"))
    while let number = run.random.nextStep(of: 40) {
      run.performRandomOperation()
      if number % 5 == 4 { run.check(afterOperation: number) }
    }
  }
}
