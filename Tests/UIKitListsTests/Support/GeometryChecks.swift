@testable import UIKitLists

/// Returns the first difference between a geometry and a plain list; `nil` if they are equal.
func difference(_ table: TableGeometry, _ naive: NaiveTable) -> String? {
  let parts = naive.parts
  let rows = parts.compactMap { entry -> (RowPosition, VerticalSpan)? in
    guard case .row(let position) = entry.part else { return nil }
    return (position, entry.span)
  }
  guard table.height == parts.last?.span.maxY else { return "height \(table.height)" }
  guard table.numberOfSections == naive.sections.count else { return "number of sections" }
  guard table.numberOfRows == rows.count else { return "number of rows" }
  guard table.firstRow == rows.first?.0, table.lastRow == rows.last?.0 else { return "ends" }
  for (part, span) in parts where expectedSpan(of: part, in: table) != span {
    return "\(part) is at \(expectedSpan(of: part, in: table)) instead of \(span)"
  }
  for (number, row) in rows.enumerated() {
    guard table.number(ofRow: row.0) == number else { return "number of \(row.0)" }
    guard table.position(ofRowNumber: number) == row.0 else { return "row number \(number)" }
    let next = number + 1 < rows.count ? rows[number + 1].0 : nil
    guard table.row(after: row.0) == next else { return "row after \(row.0)" }
    let previous = number > 0 ? rows[number - 1].0 : nil
    guard table.row(before: row.0) == previous else { return "row before \(row.0)" }
  }
  return differenceInFinding(table, parts, rows)
}

private func expectedSpan(of part: TablePart, in table: TableGeometry) -> VerticalSpan {
  switch part {
  case .header: table.headerSpan
  case .sectionHeader(let section): table.span(ofHeader: section)
  case .row(let position): table.span(ofRow: position)
  case .sectionFooter(let section): table.span(ofFooter: section)
  case .footer: table.footerSpan
  }
}

private func differenceInFinding(
  _ table: TableGeometry,
  _ parts: [(part: TablePart, span: VerticalSpan)],
  _ rows: [(RowPosition, VerticalSpan)]
) -> String? {
  let positions = Set(
    parts.flatMap { [$0.span.y - 0.5, $0.span.y, $0.span.y + 0.5, $0.span.maxY] }
  )
  .sorted()
  let sections = (0..<table.numberOfSections).map { table.span(ofSection: $0) }
  for top in positions {
    let part = parts.first { $0.span.y <= top && top < $0.span.maxY }?.part
    guard table.part(at: top) == part else { return "part at \(top)" }
    let section = sections.firstIndex { $0.y <= top && top < $0.maxY }
    guard table.section(at: top) == section else { return "section at \(top)" }
    let reaching = rows.first { $0.1.maxY > top }?.0
    guard table.firstRow(endingBelow: top) == reaching else { return "row below \(top)" }
    let anchor = table.anchor(at: top)
    guard (anchor == nil) == rows.isEmpty else { return "anchor at \(top)" }
    if let anchor, table.y(of: anchor) != top { return "edge of the anchor at \(top)" }
    guard positions.count < 30 else { continue }
    for bottom in positions {
      let visible = rows.filter { top < bottom && $0.1.maxY > top && $0.1.y < bottom }.map(\.0)
      let foundRows = table.rows(from: top, to: bottom)
      guard Array(foundRows) == visible, foundRows.count == visible.count,
        foundRows.first == visible.first,
        foundRows.last == visible.last
      else { return "rows in \(top)..<\(bottom): \(foundRows)" }
      let met = sections.indices.filter {
        top < bottom && sections[$0].maxY > top && sections[$0].y < bottom
      }
      let range = table.sections(from: top, to: bottom)
      guard Array(range) == met else { return "sections in \(top)..<\(bottom): \(range)" }
    }
  }
  return nil
}
