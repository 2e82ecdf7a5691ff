import Foundation
import UIKitCore

/// Invalid index paths, index sets and indexes for a table with the rows `Fixture.counts`.
@MainActor
enum Paths {
  /// Index paths of two elements without a row.
  static let missing: [Argument<IndexPath>] = [
    Argument("row = -1", path(0, -1)),
    Argument("row = count", path(0, 3)),
    Argument("row = NSNotFound", path(0, NSNotFound)),
    Argument("row = Int.min", path(0, .min)),
    Argument("row of an empty section", path(1, 0)),
    Argument("section = -1", path(-1, 0)),
    Argument("section = count", path(3, 0)),
    Argument("section = NSNotFound", path(NSNotFound, 0)),
    Argument("section = Int.min", path(.min, 0)),
    Argument("section and row = NSNotFound", path(NSNotFound, NSNotFound)),
  ]

  /// Index paths that do not have two elements.
  static let misshapen: [Argument<IndexPath>] = [
    Argument("empty index path", IndexPath()),
    Argument("index path of one", IndexPath(index: 0)),
    Argument("index path of three", IndexPath(indexes: [0, 0, 0])),
  ]

  /// All invalid index paths.
  static let all = misshapen + missing

  /// Indexes of sections that do not exist.
  static let sections: [Argument<Int>] = [
    Argument("section = -1", -1), Argument("section = count", 3),
    Argument("section = NSNotFound", NSNotFound), Argument("section = Int.min", .min),
  ]

  /// Sets with the index of at least one section that does not exist; Foundation permits no other
  /// invalid sets.
  static let sets: [Argument<IndexSet>] = [
    Argument("set of count + 1", IndexSet(integer: 4)),
    Argument("set of 0 and the greatest", IndexSet([0, .max - 1])),
    Argument("set of a million", IndexSet(integersIn: 0..<1_000_000)),
  ]

  private static func path(_ section: Int, _ row: Int) -> IndexPath {
    IndexPath(row: row, section: section)
  }
}
