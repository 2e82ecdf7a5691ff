import Foundation
import UIKitCore

/// The expected content of a table, as plain arrays.
struct UpdateList: Equatable {
  struct Row: Equatable {
    let id: Int
    /// The number of reloads.
    var revision = 0
    var height: CGFloat
    var text: String { "Row \(id).\(revision)" }
  }

  struct Section: Equatable {
    let id: Int
    var title: String?
    var rows: [Row]
  }

  var sections: [Section] = []
  private var nextID = 0

  /// Creates sections with the given counts of rows, 44 points high each.
  init(_ counts: [Int], titled: Bool = true) {
    for count in counts {
      var section = makeSection(titled: titled)
      section.rows = (0..<count).map { _ in makeRow() }
      sections.append(section)
    }
  }

  mutating func makeRow(height: CGFloat = 44) -> Row {
    nextID += 1
    return Row(id: nextID - 1, height: height)
  }

  mutating func makeSection(titled: Bool = true) -> Section {
    nextID += 1
    return Section(id: nextID - 1, title: titled ? "Section \(nextID - 1)" : nil, rows: [])
  }

  subscript(path: IndexPath) -> Row {
    get { sections[path.section].rows[path.row] }
    set { sections[path.section].rows[path.row] = newValue }
  }

  var paths: [IndexPath] {
    sections.indices.flatMap { section in
      sections[section].rows.indices.map { IndexPath(row: $0, section: section) }
    }
  }

  func path(of id: Int) -> IndexPath? { paths.first { self[$0].id == id } }
}

func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }
