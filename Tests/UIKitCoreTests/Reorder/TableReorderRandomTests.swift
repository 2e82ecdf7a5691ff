import Foundation
import SeparateProcess
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for random drags, after which the table shows the rows of the model.
@MainActor
struct TableReorderRandomTests {
  @Test(.separateProcess, arguments: [false, true])
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
      let fixture = ReorderFixture(
        sections,
        style: isGrouped ? .grouped : .plain,
        headers: sections.indices.map { $0 % 2 == 0 ? "Section \($0)" : "" },
        heights: heights
      )
      fixture.stage.checksDamage = round % 4 == 0
      for _ in 0..<8 { drag(fixture, &random) }
    }
  }

  private func drag(_ fixture: ReorderFixture, _ random: inout SeededGenerator) {
    let rowsBefore = fixture.rows
    let visible = fixture.tableView.indexPathsForVisibleRows ?? []
    guard !visible.isEmpty else { return }
    let path = visible[random.below(visible.count)]
    var point = fixture.grip(path.row, path.section)
    guard point.y > 0, point.y < 480 else { return }
    fixture.recorder.take()
    fixture.stage.touchDown(at: point)
    for _ in 0..<random.below(12) {
      point.y = random.below(4) == 0 ? CGFloat(random.below(480)) : point.y + 40
      fixture.stage.touchMove(to: point)
      if random.below(3) == 0 { fixture.stage.advance(by: Double(random.below(20)) / 30) }
      fixture.stage.update()
    }
    let isCancelled = random.below(4) == 0
    if isCancelled { fixture.stage.press(.keyboardEscape) }
    fixture.stage.touchUp()
    if random.below(3) > 0 { fixture.stage.settle() } else { fixture.stage.advance(by: 0.1) }
    guard fixture.stage.settle() else {
      Issue.record("The table does not come to rest")
      return
    }
    let moves = fixture.recorder.calls.filter { $0.hasPrefix("move") }
    #expect(moves.count == (fixture.rows == rowsBefore ? 0 : 1))
    if isCancelled { #expect(fixture.rows == rowsBefore) }
    fixture.check("after dragging \(path) of \(rowsBefore)")
  }
}
