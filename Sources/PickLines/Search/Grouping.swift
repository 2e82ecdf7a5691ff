import Foundation

/// Groups rows with equal fields, in the order in which the fields first occur in the input.
///
/// The class is thread-safe.
final class Grouping: @unchecked Sendable {
  /// The number of the field, from 1 on, or from -1 backwards.
  private let field: Int
  private let delimiter: FieldDelimiter
  private let lock = NSLock()
  private var titles = GroupTitles()
  /// The group number of each examined line.
  private var groups: [UInt32] = []

  init(field: Int, delimiter: FieldDelimiter) {
    self.field = field
    self.delimiter = delimiter
  }

  /// Sorts rows by group; rows keep their order within a group.
  ///
  /// - Parameters:
  ///   - list: The line numbers of the rows, which are sorted in place.
  ///   - count: The number of rows.
  ///   - store: The lines.
  /// - Returns: The groups that contain rows.
  func group(
    _ list: UnsafeMutablePointer<UInt32>,
    count: Int,
    of store: LineStore
  ) -> [Matches.Section] {
    lock.withLock {
      let lines = UnsafeMutableBufferPointer(start: list, count: count)
      addGroups(upTo: (lines.max()).map { Int($0) + 1 } ?? 0, of: store)
      return sortByGroup(lines)
    }
  }

  private func sortByGroup(_ lines: UnsafeMutableBufferPointer<UInt32>) -> [Matches.Section] {
    let titles = titles.titles
    var offsets = [Int](repeating: 0, count: titles.count + 1)
    for line in lines { offsets[Int(groups[Int(line)]) + 1] += 1 }
    for group in titles.indices { offsets[group + 1] += offsets[group] }
    let sections = titles.indices.compactMap { group in
      let rows = offsets[group]..<offsets[group + 1]
      let title = rows.isEmpty ? "" : String(decoding: titles[group], as: UTF8.self)
      return rows.isEmpty ? nil : Matches.Section(title: title, rows: rows)
    }
    for line in Array(lines) {
      let group = Int(groups[Int(line)])
      lines[offsets[group]] = line
      offsets[group] += 1
    }
    return sections
  }

  /// Adds the groups of all lines whose numbers are less than `count`.
  private func addGroups(upTo count: Int, of store: LineStore) {
    while groups.count < count {
      groups.append(titles.number(of: delimiter.uncopiedField(field, of: store[groups.count])))
    }
  }
}
