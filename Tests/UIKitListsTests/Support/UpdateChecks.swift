@testable import UIKitLists

/// Returns the first difference between a plan and the naive update; `nil` if they are equal
/// or both refuse the batch.
///
/// `fill` is the number of rows in each inserted and reloaded section.
func difference(
  _ batch: UpdateBatch,
  before: [Int],
  fill: Int,
  checksGeometry: Bool = true
) -> String? {
  let naive = NaiveUpdate(batch, before: before, fill: fill)
  let plan: UpdatePlan
  do {
    plan = try batch.plan(before: before, after: naive.after)
  } catch {
    return naive.sections == nil ? nil : "unexpected: \(error)"
  }
  guard let sections = naive.sections else { return "the batch was not refused" }
  for (index, section) in sections.enumerated() {
    guard plan.origin(ofNewSection: index) == section.origin else {
      return "origin of section \(index)"
    }
    for (row, origin) in section.rows.enumerated() {
      let position = RowPosition(section: index, row: row)
      let actual = plan.origin(ofNewRow: position)
      guard actual == origin else { return "\(position) is \(actual) instead of \(origin)" }
    }
  }
  for (section, count) in before.enumerated() {
    let actual = plan.outcome(ofOldSection: section)
    guard actual == naive.outcome(of: section) else { return "section \(section) is \(actual)" }
    for row in 0..<count {
      let position = RowPosition(section: section, row: row)
      let actual = plan.outcome(ofOldRow: position)
      let naiveOutcome = naive.outcome(of: position)
      guard actual == naiveOutcome else {
        return "\(position) becomes \(actual) instead of \(String(describing: naiveOutcome))"
      }
    }
  }
  guard checksGeometry else { return nil }
  return differenceInSelection(plan, naive, before) ?? differenceInGeometry(plan, sections, before)
}

private func differenceInSelection(
  _ plan: UpdatePlan,
  _ naive: NaiveUpdate,
  _ before: [Int]
) -> String? {
  let rows = before.enumerated().flatMap { section, count in
    (0..<count).map { RowPosition(section: section, row: $0) }
  }
  for keeps in [{ _ in true }, { $0.row != 1 }] as [(RowPosition) -> Bool] {
    let selected = rows.filter(keeps)
    let expected = selected.compactMap { row -> RowPosition? in
      switch naive.outcome(of: row) {
      case .kept(let newPosition), .moved(let newPosition): newPosition
      default: nil
      }
    }
    guard Array(SelectionSet(selected).remapped(by: plan)) == expected.sorted() else {
      return "selection"
    }
  }
  return nil
}

/// Returns the height of an old row, which is different for each row.
private func oldHeight(_ row: RowPosition) -> RowHeight {
  RowHeight(points: Double(row.section * 4096 + row.row + 1), isMeasured: row.row % 2 == 0)
}

private func differenceInGeometry(
  _ plan: UpdatePlan,
  _ sections: [NaiveUpdate.Section],
  _ before: [Int]
) -> String? {
  var geometry = TableGeometry(
    sections: before.enumerated().map { section, count in
      let rows = RowHeights(count: count) { oldHeight(RowPosition(section: section, row: $0)) }
      return SectionGeometry(headerHeight: Double(section), rows: rows)
    }
  )
  let originalGeometry = geometry
  plan.apply(to: &geometry) { section in
    let rows = RowHeights(repeating: .estimated(0.5), count: plan.rowCountsAfter[section])
    return SectionGeometry(headerHeight: 77, rows: rows)
  } height: { _ in
    .estimated(0.5)
  }
  var y = 0.0
  for (index, section) in sections.enumerated() {
    let isNew = section.origin.isNewContent
    y += isNew ? 77 : Double(section.origin.position ?? 0)
    for (row, origin) in section.rows.enumerated() {
      let position = RowPosition(section: index, row: row)
      let keptRow = origin.isNewContent ? nil : origin.position
      let height = keptRow.map(oldHeight) ?? .estimated(0.5)
      guard geometry.height(ofRow: position) == height else { return "height of \(position)" }
      guard geometry.y(ofRow: position) == y else { return "top of \(position)" }
      let bottom = geometry.bottom(ofRow: position)
      guard bottom == y + geometry.height(ofRow: position).points else {
        return "bottom of \(position)"
      }
      y += height.points
    }
  }
  guard geometry.height == y else { return "height \(geometry.height)" }
  guard originalGeometry.numberOfRows == before.reduce(0, +) else { return "the copy has changed" }
  return nil
}
