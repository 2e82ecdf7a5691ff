import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for random drags, after which the table shows the rows of the model.
@MainActor
struct TableReorderRandomTests {
  @Test(arguments: [false, true])
  func afterAnyDragTheRowsMatchTheModel(isGrouped: Bool) {
    var random = SeededGenerator.forTest("\(isGrouped)")
    while let round = random.nextStep(of: 4) {
      let sections = (0...random.below(4)).map { section in
        (0..<random.below(9)).map { "\(section).\($0)" }
      }
      var heights: [String: CGFloat] = [:]
      if random.below(2) == 0 {
        for word in sections.joined() { heights[word] = CGFloat(12 + random.below(90)) }
      }
      let bench = ReorderBench(
        sections,
        style: isGrouped ? .grouped : .plain,
        headers: sections.indices.map { $0 % 2 == 0 ? "Section \($0)" : "" },
        heights: heights
      )
      bench.stage.checksDamage = round % 4 == 0
      for _ in 0..<8 { drag(bench, &random) }
    }
  }

  private func drag(_ bench: ReorderBench, _ random: inout SeededGenerator) {
    let rowsBefore = bench.rows
    let visible = bench.tableView.indexPathsForVisibleRows ?? []
    guard !visible.isEmpty else { return }
    let path = visible[random.below(visible.count)]
    var point = bench.grip(path.row, path.section)
    guard point.y > 0, point.y < 480 else { return }
    bench.recorder.take()
    bench.stage.touchDown(at: point)
    for _ in 0..<random.below(12) {
      point.y = random.below(4) == 0 ? CGFloat(random.below(480)) : point.y + 40
      bench.stage.touchMove(to: point)
      if random.below(3) == 0 { bench.stage.advance(by: Double(random.below(20)) / 30) }
      bench.stage.update()
    }
    let isCancelled = random.below(4) == 0
    if isCancelled { bench.stage.press(.keyboardEscape) }
    bench.stage.touchUp()
    if random.below(3) > 0 { bench.stage.settle() } else { bench.stage.advance(by: 0.1) }
    guard bench.stage.settle() else {
      Issue.record("The table does not come to rest")
      return
    }
    let moves = bench.recorder.calls.filter { $0.hasPrefix("move") }
    #expect(moves.count == (bench.rows == rowsBefore ? 0 : 1))
    if isCancelled { #expect(bench.rows == rowsBefore) }
    bench.check("after dragging \(path) of \(rowsBefore)")
  }
}
