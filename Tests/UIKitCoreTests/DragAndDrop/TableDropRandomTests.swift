import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests random drags between two tables against the expected contents of the lists.
@MainActor
struct TableDropRandomTests {
  @Test(arguments: [UITableView.Style.plain, .grouped])
  func everyDragKeepsAllWordsAndRows(style: UITableView.Style) {
    var random = SeededGenerator.forTest("\(style)")
    while let round = random.nextStep(of: 2) {
      let lists = (0..<2).map { side in
        (0..<1 + random.below(3)).map { section in
          (0..<random.below(9)).map { "\(side)\(section)\($0)" }
        }
      }
      let bench = DragBench(lists[0], lists[1], style: style)
      bench.stage.checksDamage = round == 0
      bench.left.addsItems = true
      bench.right.addsItems = true
      let all = (lists[0] + lists[1]).flatMap { $0 }.sorted()
      for _ in 0..<10 {
        drag(bench, &random)
        check(bench, all, "round \(round)")
      }
    }
  }

  private func drag(_ bench: DragBench, _ random: inout SeededGenerator) {
    let sides = [(bench.left, bench.leftTable), (bench.right, bench.rightTable)]
    let table = sides[random.below(2)].1
    let paths = table.indexPathsForVisibleRows ?? []
    guard !paths.isEmpty else { return }
    let path = paths[random.below(paths.count)]
    let start = bench.middle(table, path.row, section: path.section)
    guard start.y > 0, start.y < 480 else { return }
    let isPointer = random.below(3) == 0
    if isPointer { bench.stage.pointerDown(at: start) } else { bench.lift(at: start) }
    var last = start
    for _ in 0..<1 + random.below(6) {
      last = CGPoint(x: CGFloat(random.below(400)), y: CGFloat(random.below(480)))
      if isPointer { bench.stage.pointerMove(to: last) } else { bench.stage.touchMove(to: last) }
      bench.stage.advance(by: Double(random.below(20)) / 40)
      if random.below(6) == 0 { change(sides[random.below(2)], &random) }
      if !isPointer, random.below(5) == 0 {
        bench.stage.touchDown(
          at: CGPoint(x: CGFloat(random.below(400)), y: CGFloat(random.below(480))),
          id: 3
        )
        bench.stage.advance(by: 1 / 60)
        bench.stage.touchUp(id: 3)
      }
    }
    let before = (bench.left.words, bench.right.words)
    let isCancelled = random.below(4) == 0
    if isCancelled { bench.stage.press(.keyboardEscape) }
    if isPointer { bench.stage.pointerUp() } else { bench.stage.touchUp() }
    if isCancelled { #expect(before == (bench.left.words, bench.right.words)) }
    // Rows moved to the other list are removed from their own list after the drag.
    bench.stage.settle()
    removeDoubles(bench, before)
    bench.stage.settle()
  }

  /// Removes the words from each list that were inserted into the other.
  private func removeDoubles(_ bench: DragBench, _ before: ([[String]], [[String]])) {
    for word in before.0.joined() where bench.right.words.joined().contains(word) {
      bench.left.remove(word, from: bench.leftTable)
    }
    for word in before.1.joined() where bench.left.words.joined().contains(word) {
      bench.right.remove(word, from: bench.rightTable)
    }
  }

  /// Reloads a list or moves one of its words, possibly during a drag.
  private func change(_ side: (DragList, UITableView), _ random: inout SeededGenerator) {
    let (list, table) = side
    guard let section = list.words.indices.first(where: { list.words[$0].count > 1 }) else {
      return
    }
    if random.below(3) == 0 { return table.reloadData() }
    let row = random.below(list.words[section].count)
    let word = list.words[section].remove(at: row)
    list.words[section].append(word)
    table.moveRow(
      at: IndexPath(row: row, section: section),
      to: IndexPath(row: list.words[section].count - 1, section: section)
    )
  }

  private func check(_ bench: DragBench, _ all: [String], _ comment: String) {
    let present = (bench.left.words + bench.right.words).flatMap { $0 }.sorted()
    #expect(present == all, "\(comment)")
    #expect(bench.stage.loop.drag == nil, "\(comment)")
    for (list, table) in [(bench.left, bench.leftTable), (bench.right, bench.rightTable)] {
      #expect(table.dragAndDrop?.gaps.isEmpty == true, "\(comment)")
      #expect(!table.hasActiveDrag && !table.hasActiveDrop, "\(comment)")
      for cell in table.visibleCells {
        guard let path = table.indexPath(for: cell) else { continue }
        #expect(cell.textLabel?.text == list.words[path.section][path.row], "\(comment)")
        #expect(cell.alpha == 1, "\(comment)")
        #expect(cell.frame == table.rectForRow(at: path), "\(comment)")
      }
    }
  }
}
