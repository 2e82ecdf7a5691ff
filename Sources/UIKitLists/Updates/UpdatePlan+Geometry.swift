import UIKitSupport

extension UpdatePlan {
  /// Updates a geometry to the state after the update.
  ///
  /// Rows that stay or move keep their heights and measured flags. The geometry is edited in place.
  /// A table that also needs the old positions keeps a copy, which shares the unchanged nodes.
  ///
  /// - Precondition: The geometry is that of the table before the update.
  ///
  /// - Parameters:
  ///   - geometry: The geometry to change.
  ///   - makeSection: Called for each inserted or reloaded section, ascending, with its index after
  ///     the update; returns the section with all its rows.
  ///   - height: Called for each inserted or reloaded row in all other sections, with its position
  ///     after the update.
  ///
  /// - Complexity: O(*k* log *n*); an additional O(*s*) if sections change.
  package func apply(
    to geometry: inout TableGeometry,
    makeSection: (_ section: Int) -> SectionGeometry,
    height: (_ row: RowPosition) -> RowHeight
  ) {
    demand(
      geometry.sections.count == rowCountsBefore.count,
      "The geometry has \(geometry.sections.count) sections; "
        + "before the update there were \(rowCountsBefore.count)"
    )
    let movedHeights = heightsOfMovedRows(geometry)
    removeDepartures(from: &geometry)
    rearrangeSections(of: &geometry, makeSection)
    insertArrivals(into: &geometry) { movedHeights[$0] ?? height($0) }
    for index in 0..<reloads.count {
      guard let position = newPosition(ofOldRow: reloads.position(index)) else { continue }
      geometry.sections[position.section].rows.setHeight(height(position), ofRow: position.row)
    }
    updateSums(of: &geometry)
  }

  /// Whether no section is inserted, deleted, moved or reloaded.
  package var keepsSections: Bool { !sections.changesOrder && sections.reloads.isEmpty }

  /// The rows whose heights `apply(to:makeSection:height:)` queries, at their new positions and in
  /// the order of the queries.
  ///
  /// - Precondition: All sections stay.
  package var rowsToMeasure: [RowPosition] {
    demand(keepsSections, "New sections have rows whose number is not known here")
    var positions: [RowPosition] = []
    for index in 0..<arrivals.count {
      guard case .inserted = arrivals.values[index] else { continue }
      positions.append(arrivals.position(index))
    }
    for index in 0..<reloads.count {
      if let new = newPosition(ofOldRow: reloads.position(index)) { positions.append(new) }
    }
    return positions
  }

  /// Returns the heights of moved rows by their new positions.
  private func heightsOfMovedRows(_ geometry: TableGeometry) -> [RowPosition: RowHeight] {
    var heights: [RowPosition: RowHeight] = [:]
    for index in 0..<departures.count {
      guard case .moved(let new) = departures.values[index] else { continue }
      heights[new] = geometry.height(ofRow: departures.position(index))
    }
    return heights
  }

  /// Removes the deleted and moved rows from the bottom up, so that indexes remain valid.
  private func removeDepartures(from geometry: inout TableGeometry) {
    for run in departures.runs.reversed() {
      geometry.sections[run.section].rows.remove(run.rows)
    }
  }

  private func rearrangeSections(
    of geometry: inout TableGeometry,
    _ makeSection: (Int) -> SectionGeometry
  ) {
    guard !keepsSections else { return }
    // The old array is released, so that sections are uniquely referenced when they are edited.
    let oldSections = geometry.sections
    geometry.sections = rowCountsAfter.indices.map { section in
      let origin = sections.origin(ofNewSection: section)
      if !origin.isNewContent, let source = origin.position { return oldSections[source] }
      let newSection = makeSection(section)
      demand(
        newSection.rows.count == rowCountsAfter[section],
        "Section \(section) was made with \(newSection.rows.count) rows; "
          + "the data source has \(rowCountsAfter[section])"
      )
      return newSection
    }
  }

  private func insertArrivals(
    into geometry: inout TableGeometry,
    height: (RowPosition) -> RowHeight
  ) {
    for run in arrivals.runs {
      let section = run.section
      guard sections.fillingAnimation(ofNewSection: section) == nil else {
        // The new section already has all its rows; moved rows keep their heights.
        for row in run.rows {
          let height = height(RowPosition(section: section, row: row))
          geometry.sections[section].rows.setHeight(height, ofRow: row)
        }
        continue
      }
      geometry.sections[section].rows.insert(count: run.rows.count, at: run.rows.lowerBound) {
        height(RowPosition(section: section, row: $0))
      }
    }
  }

  private func updateSums(of geometry: inout TableGeometry) {
    guard keepsSections else {
      geometry.sums = SectionSums(geometry.sections)
      return
    }
    func update(_ section: Int) {
      geometry.sums.update(section, with: geometry.sections[section])
    }
    departures.forEachSection(update)
    arrivals.forEachSection(update)
    reloads.forEachSection(update)
  }
}
