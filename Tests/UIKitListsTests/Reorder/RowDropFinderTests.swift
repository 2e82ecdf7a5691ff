import Testing

@testable import UIKitLists

/// Tests for `RowDropFinder`, which finds the index path for a dragged row.
struct RowDropFinderTests {
  private func row(_ section: Int, _ row: Int) -> RowPosition {
    RowPosition(section: section, row: row)
  }

  /// Returns a table with rows of 44 points.
  private func table(_ counts: [Int], header: Double = 0) -> TableGeometry {
    TableGeometry(
      sections: counts.map { count in
        SectionGeometry(
          headerHeight: header,
          rows: RowHeights(repeating: .measured(44), count: count),
          footerHeight: 0
        )
      }
    )
  }

  @Test func aRowIsPassedWhenTheCentreReachesItsMiddle() {
    let finder = RowDropFinder(table([6]), gap: row(0, 2), originalPosition: row(0, 2))
    let (start, middleBelow, middleAbove) = (110.0, 154.0, 66.0)
    #expect(finder.dropPosition(from: row(0, 2), center: start) == row(0, 2))
    #expect(finder.dropPosition(from: row(0, 2), center: middleBelow - 1) == row(0, 2))
    #expect(finder.dropPosition(from: row(0, 2), center: middleBelow) == row(0, 3))
    #expect(finder.dropPosition(from: row(0, 2), center: middleAbove + 1) == row(0, 2))
    #expect(finder.dropPosition(from: row(0, 2), center: middleAbove) == row(0, 1))
  }

  @Test func upAndDownAreSymmetric() {
    for heights in [[44.0, 44, 44, 44], [20, 90, 44, 60], [10, 10, 100, 30]] {
      let down = NaiveTable(
        header: 0,
        sections: [.init(header: 0, rows: heights, footer: 0)],
        footer: 0
      )
      let up = NaiveTable(
        header: 0,
        sections: [.init(header: 0, rows: heights.reversed(), footer: 0)],
        footer: 0
      )
      let total = heights.reduce(0, +)
      for gap in heights.indices {
        for center in stride(from: 0, through: total, by: 1) {
          let target = RowDropFinder(down.geometry, gap: row(0, gap), originalPosition: row(0, gap))
            .dropPosition(from: row(0, gap), center: center)
          let mirrored = RowDropFinder(
            up.geometry,
            gap: row(0, heights.count - 1 - gap),
            originalPosition: row(0, heights.count - 1 - gap)
          )
          .dropPosition(from: row(0, heights.count - 1 - gap), center: total - center)
          #expect(target.row == heights.count - 1 - mirrored.row)
        }
      }
    }
  }

  @Test func aRestingRowKeepsItsPosition() {
    for counts in smallTables(maximumSections: 3, maximumRows: 2) {
      for gap in positions(counts) {
        for header in [0.0, 10, 28] {
          let geometry = table(counts, header: header)
          let finder = RowDropFinder(geometry, gap: gap, originalPosition: gap)
          for center in stride(from: 22.0, through: geometry.height - 22, by: 1) {
            let target = finder.dropPosition(from: gap, center: center)
            #expect(finder.dropPosition(from: target, center: center) == target)
          }
        }
      }
    }
  }

  @Test func sectionsWithHeadersAreReachedEvenIfEmpty() {
    let geometry = table([2, 0, 1, 0], header: 28)
    let finder = RowDropFinder(geometry, gap: row(0, 0), originalPosition: row(0, 0))
    let lastTarget = finder.dropPosition(from: row(0, 0), center: geometry.height - 22)
    #expect(lastTarget == row(3, 0))
    let targets = stride(from: 22.0, through: geometry.height - 22, by: 1).map {
      finder.dropPosition(from: row(0, 0), center: $0)
    }
    var targetsDown: [RowPosition] = []
    for target in targets where targetsDown.last != target { targetsDown.append(target) }
    #expect(targetsDown == [row(0, 0), row(0, 1), row(1, 0), row(2, 0), row(2, 1), row(3, 0)])
    let centersUp = stride(from: geometry.height - 22, through: 28 + 22, by: -1)
    var target = lastTarget
    var targetsUp = [lastTarget]
    for center in centersUp {
      target = finder.dropPosition(from: target, center: center)
      if targetsUp.last != target { targetsUp.append(target) }
    }
    #expect(targetsUp == targetsDown.reversed())
  }

  @Test func theOriginalPositionIsReachedHalfway() {
    let finder = RowDropFinder(table([6]), gap: row(0, 3), originalPosition: row(0, 2))
    #expect(finder.dropPosition(from: row(0, 3), center: 133) == row(0, 3))
    #expect(finder.dropPosition(from: row(0, 3), center: 132) == row(0, 2))
    #expect(finder.dropPosition(from: row(0, 1), center: 87) == row(0, 1))
    #expect(finder.dropPosition(from: row(0, 1), center: 88) == row(0, 2))
    #expect(finder.dropPosition(from: row(0, 5), center: 120) == row(0, 2))
    // Between other positions, the centre has to move by the height of a row in both directions.
    #expect(finder.dropPosition(from: row(0, 4), center: 155) == row(0, 4))
    #expect(finder.dropPosition(from: row(0, 4), center: 154) == row(0, 3))
    #expect(finder.dropPosition(from: row(0, 4), center: 241) == row(0, 4))
    #expect(finder.dropPosition(from: row(0, 4), center: 242) == row(0, 5))
  }

  @Test func aTallRowReachesBothEnds() {
    let naive = NaiveTable(
      header: 30,
      sections: [.init(header: 0, rows: [20, 20, 200, 20, 20], footer: 0)],
      footer: 30
    )
    let finder = RowDropFinder(naive.geometry, gap: row(0, 2), originalPosition: row(0, 2))
    #expect(finder.dropPosition(from: row(0, 2), center: 30 + 100) == row(0, 0))
    #expect(finder.dropPosition(from: row(0, 2), center: 30 + 280 - 100) == row(0, 4))
  }

  /// The search agrees with one that moves the row step by step, for any start and any gap.
  @Test func dropPositionsAgreeWithAStepwiseSearch() {
    var random = SeededGenerator.forTest()
    while random.nextStep(of: 2_000) != nil {
      let naive = NaiveTable(
        header: Double(random.below(3) * 20),
        sections: (0...random.below(3)).map { _ in
          .init(
            header: Double(random.below(3) * 14),
            rows: (0...random.below(5)).map { _ in Double(10 + random.below(90)) },
            footer: Double(random.below(3) * 9)
          )
        },
        footer: 0
      )
      let allRows = positions(naive.sections.map(\.rows.count))
      let startRow = allRows[random.below(allRows.count)]
      let gap = allRows[random.below(allRows.count)]
      var geometry = naive.geometry
      let originalPosition = allRows[random.below(allRows.count)]
      let finder = RowDropFinder(geometry, gap: gap, originalPosition: originalPosition)
      let start = startRow.section == gap.section ? startRow : gap
      geometry.moveRow(from: gap, to: start)
      let center = Double(random.below(max(1, Int(geometry.height))))
      #expect(
        finder.dropPosition(from: start, center: center)
          == stepwiseTarget(
            in: geometry,
            from: start,
            originalPosition: originalPosition,
            center: center
          )
      )
    }
  }

  /// Returns the drop position, found by moving the row past one position after another.
  private func stepwiseTarget(
    in geometry: TableGeometry,
    from start: RowPosition,
    originalPosition: RowPosition,
    center: Double
  ) -> RowPosition {
    var geometry = geometry
    var target = start
    var movesDown = false
    while let next = neighbour(of: target, in: geometry, direction: 1) {
      let span = geometry.span(ofRow: target)
      var moved = geometry
      moved.moveRow(from: target, to: next)
      let nextSpan = moved.span(ofRow: next)
      let displacement = nextSpan.y - span.y
      let middle = span.maxY + displacement / 2
      guard center > span.y + span.height / 2,
        center >= middle || (displacement > 0 && center >= nextSpan.y + nextSpan.height / 2)
          || (next == originalPosition && center >= (span.y + nextSpan.y + nextSpan.height) / 2)
      else { break }
      (geometry, target, movesDown) = (moved, next, true)
    }
    while !movesDown, let next = neighbour(of: target, in: geometry, direction: -1) {
      let span = geometry.span(ofRow: target)
      var moved = geometry
      moved.moveRow(from: target, to: next)
      let nextSpan = moved.span(ofRow: next)
      let displacement = span.y - nextSpan.y
      let middle = span.y - displacement / 2
      guard center < span.y + span.height / 2,
        center <= middle || (displacement > 0 && center <= nextSpan.y + nextSpan.height / 2)
          || (next == originalPosition && center <= (span.y + nextSpan.y + nextSpan.height) / 2)
      else { break }
      (geometry, target) = (moved, next)
    }
    return target
  }

  private func neighbour(
    of target: RowPosition,
    in geometry: TableGeometry,
    direction: Int
  ) -> RowPosition? {
    let count = geometry.numberOfRows(inSection: target.section)
    let next = target.row + direction
    if next >= 0, next < count { return row(target.section, next) }
    let section = target.section + direction
    guard section >= 0, section < geometry.numberOfSections else { return nil }
    return row(section, direction > 0 ? 0 : geometry.numberOfRows(inSection: section))
  }
}
