import Foundation
import SeparateProcess
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests random drags between two tables against the expected contents of the lists.
@MainActor
struct TableDropRandomTests {
  /// Slow: drags 40 times between two tables with their animations; half of the frames are drawn twice.
  @Test(.separateProcess, arguments: [UITableView.Style.plain, .grouped])
  func everyDragKeepsAllWordsAndRows(style: UITableView.Style) {
    var random = SeededGenerator.forTest("\(style)")
    while let round = random.nextStep(of: 2) {
      let lists = (0..<2).map { side in
        (0..<1 + random.below(3)).map { section in
          (0..<random.below(9)).map { "\(side)\(section)\($0)" }
        }
      }
      let fixture = DragFixture(lists[0], lists[1], style: style)
      fixture.stage.checksDamage = round == 0
      fixture.left.allowsAddingItems = true
      fixture.right.allowsAddingItems = true
      let allWords = (lists[0] + lists[1]).flatMap { $0 }.sorted()
      for _ in 0..<10 {
        drag(fixture, &random)
        check(fixture, allWords, "round \(round)")
      }
    }
  }

  private func drag(_ fixture: DragFixture, _ random: inout SeededGenerator) {
    let sides = [(fixture.left, fixture.leftTable), (fixture.right, fixture.rightTable)]
    let table = sides[random.below(2)].1
    let paths = table.indexPathsForVisibleRows ?? []
    guard !paths.isEmpty else { return }
    let path = paths[random.below(paths.count)]
    let start = fixture.middle(ofRow: path.row, section: path.section, in: table)
    guard start.y > 0, start.y < 480 else { return }
    let isPointer = random.below(3) == 0
    if isPointer { fixture.stage.pointerDown(at: start) } else { fixture.lift(at: start) }
    var last = start
    for _ in 0..<1 + random.below(6) {
      last = CGPoint(x: CGFloat(random.below(400)), y: CGFloat(random.below(480)))
      let stage = fixture.stage
      if isPointer { stage.pointerMove(to: last) } else { stage.touchMove(to: last) }
      fixture.stage.advance(by: Double(random.below(20)) / 40)
      if random.below(6) == 0 { change(sides[random.below(2)], &random) }
      if !isPointer, random.below(5) == 0 {
        fixture.stage.touchDown(
          at: CGPoint(x: CGFloat(random.below(400)), y: CGFloat(random.below(480))),
          id: 3
        )
        fixture.stage.advance(by: 1 / 60)
        fixture.stage.touchUp(id: 3)
      }
    }
    let wordsBefore = (fixture.left.words, fixture.right.words)
    let isCancelled = random.below(4) == 0
    if isCancelled { fixture.stage.press(.keyboardEscape) }
    if isPointer { fixture.stage.pointerUp() } else { fixture.stage.touchUp() }
    if isCancelled { #expect(wordsBefore == (fixture.left.words, fixture.right.words)) }
    // Rows moved to the other list are removed from their own list after the drag.
    fixture.stage.settle()
    removeDuplicates(fixture, wordsBefore)
    fixture.stage.settle()
  }

  /// Removes the words from each list that were inserted into the other.
  private func removeDuplicates(_ fixture: DragFixture, _ wordsBefore: ([[String]], [[String]])) {
    for word in wordsBefore.0.joined() where fixture.right.words.joined().contains(word) {
      fixture.left.remove(word, from: fixture.leftTable)
    }
    for word in wordsBefore.1.joined() where fixture.left.words.joined().contains(word) {
      fixture.right.remove(word, from: fixture.rightTable)
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

  private func check(_ fixture: DragFixture, _ allWords: [String], _ comment: String) {
    let currentWords = (fixture.left.words + fixture.right.words).flatMap { $0 }.sorted()
    #expect(currentWords == allWords, "\(comment)")
    #expect(fixture.stage.loop.drag == nil, "\(comment)")
    for (list, table) in [(fixture.left, fixture.leftTable), (fixture.right, fixture.rightTable)] {
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
