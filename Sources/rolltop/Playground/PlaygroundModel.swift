import UIKit

/// The sections and rows of the playground, as plain values.
struct PlaygroundModel: Equatable, Sendable {
  /// A row, identified by its number.
  struct Row: Equatable, Sendable {
    let number: Int
    /// The number of its reloads.
    var version = 0
  }

  /// A section, identified by its number.
  struct Section: Equatable, Sendable {
    let number: Int
    var rows: [Row]
    /// The number of its reloads.
    var version = 0
  }

  private(set) var sections: [Section] = []
  /// The number of the row that was created last.
  private var lastRowNumber = 0
  /// The number of the section that was created last.
  private var lastSectionNumber = 0

  /// - Parameter counts: The initial number of rows of each section.
  init(counts: [Int]) {
    for count in counts { insertSection(at: sections.count, rows: count) }
  }

  subscript(indexPath: IndexPath) -> Row {
    sections[indexPath.section].rows[indexPath.row]
  }

  /// All index paths in ascending order.
  var indexPaths: [IndexPath] {
    sections.indices.flatMap { section in
      sections[section].rows.indices.map { IndexPath(row: $0, section: section) }
    }
  }
}

// MARK: Rows

extension PlaygroundModel {
  /// Inserts a new row.
  mutating func insertRow(at indexPath: IndexPath) {
    lastRowNumber += 1
    sections[indexPath.section].rows.insert(Row(number: lastRowNumber), at: indexPath.row)
  }

  /// Removes a row.
  mutating func deleteRow(at indexPath: IndexPath) {
    sections[indexPath.section].rows.remove(at: indexPath.row)
  }

  /// Moves a row; the destination is its index path after the move.
  mutating func moveRow(from source: IndexPath, to destination: IndexPath) {
    let row = sections[source.section].rows.remove(at: source.row)
    sections[destination.section].rows.insert(row, at: destination.row)
  }

  /// Counts a reload of a row.
  mutating func reloadRow(at indexPath: IndexPath) {
    sections[indexPath.section].rows[indexPath.row].version += 1
  }

  /// Shuffles all rows; each section keeps its number of rows.
  ///
  /// - Returns: The old and new index path of every row.
  mutating func shuffleRows(
    using generator: inout some RandomNumberGenerator
  ) -> [(from: IndexPath, to: IndexPath)] {
    let destinations = indexPaths
    let sources = destinations.shuffled(using: &generator)
    let oldModel = self
    for (source, destination) in zip(sources, destinations) {
      sections[destination.section].rows[destination.row] = oldModel[source]
    }
    return zip(sources, destinations).map { ($0, $1) }
  }
}

// MARK: Sections

extension PlaygroundModel {
  /// Inserts a new section with new rows.
  mutating func insertSection(at index: Int, rows count: Int) {
    lastSectionNumber += 1
    let rows = (0..<count).map { Row(number: lastRowNumber + 1 + $0) }
    lastRowNumber += count
    sections.insert(Section(number: lastSectionNumber, rows: rows), at: index)
  }

  /// Removes a section with its rows.
  mutating func deleteSection(at index: Int) {
    sections.remove(at: index)
  }

  /// Moves a section; the destination is its index after the move.
  mutating func moveSection(from source: Int, to destination: Int) {
    sections.insert(sections.remove(at: source), at: destination)
  }

  /// Counts a reload of a section.
  mutating func reloadSection(at index: Int) {
    sections[index].version += 1
  }

  /// Shuffles the sections.
  ///
  /// - Returns: The old and new index of every section.
  mutating func shuffleSections(
    using generator: inout some RandomNumberGenerator
  ) -> [(from: Int, to: Int)] {
    let sources = Array(sections.indices).shuffled(using: &generator)
    let oldSections = sections
    sections = sources.map { oldSections[$0] }
    return zip(sources, sections.indices).map { ($0, $1) }
  }
}
