@testable import UIKitLists

/// Returns the first difference between a geometry and a plain list; `nil` if they are equal.
func difference(_ table: TableGeometry, _ naive: NaiveTable) -> String? {
  let parts = naive.parts
  let rows = parts.compactMap { entry -> (position: RowPosition, span: VerticalSpan)? in
    guard case .row(let position) = entry.part else { return nil }
    return (position, entry.span)
  }
  guard table.height == parts.last?.span.maxY else { return "height \(table.height)" }
  guard table.numberOfSections == naive.sections.count else { return "number of sections" }
  guard table.numberOfRows == rows.count else { return "number of rows" }
  guard table.firstRow == rows.first?.position,
    table.lastRow == rows.last?.position
  else { return "ends" }
  for (part, span) in parts where actualSpan(of: part, in: table) != span {
    return "\(part) is at \(actualSpan(of: part, in: table)) instead of \(span)"
  }
  for (number, position) in rows.map(\.position).enumerated() {
    guard table.number(ofRow: position) == number else { return "number of \(position)" }
    guard table.position(ofRowNumber: number) == position else { return "row number \(number)" }
    let nextRow = number + 1 < rows.count ? rows[number + 1].position : nil
    guard table.row(after: position) == nextRow else { return "row after \(position)" }
    let previousRow = number > 0 ? rows[number - 1].position : nil
    guard table.row(before: position) == previousRow else { return "row before \(position)" }
  }
  return differenceInSearches(table, parts, rows)
}

private func actualSpan(of part: TablePart, in table: TableGeometry) -> VerticalSpan {
  switch part {
  case .header: table.headerSpan
  case .sectionHeader(let section): table.span(ofHeader: section)
  case .row(let position): table.span(ofRow: position)
  case .sectionFooter(let section): table.span(ofFooter: section)
  case .footer: table.footerSpan
  }
}

private func differenceInSearches(
  _ table: TableGeometry,
  _ parts: [(part: TablePart, span: VerticalSpan)],
  _ rows: [(position: RowPosition, span: VerticalSpan)]
) -> String? {
  // All edges, and positions half a point beside them.
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
    let firstRow = rows.first { $0.span.maxY > top }?.position
    guard table.firstRow(endingBelow: top) == firstRow else { return "row below \(top)" }
    let anchor = table.anchor(at: top)
    guard (anchor == nil) == rows.isEmpty else { return "anchor at \(top)" }
    if let anchor, table.y(of: anchor) != top { return "edge of the anchor at \(top)" }
    guard positions.count < 30 else { continue }
    for bottom in positions {
      let expectedRows = rows.filter {
        top < bottom && $0.span.maxY > top && $0.span.y < bottom
      }.map(\.position)
      let foundRows = table.rows(from: top, to: bottom)
      guard Array(foundRows) == expectedRows, foundRows.count == expectedRows.count,
        foundRows.first == expectedRows.first,
        foundRows.last == expectedRows.last
      else { return "rows in \(top)..<\(bottom): \(foundRows)" }
      let expectedSections = sections.indices.filter {
        top < bottom && sections[$0].maxY > top && sections[$0].y < bottom
      }
      let foundSections = table.sections(from: top, to: bottom)
      guard Array(foundSections) == expectedSections else {
        return "sections in \(top)..<\(bottom): \(foundSections)"
      }
    }
  }
  return nil
}
