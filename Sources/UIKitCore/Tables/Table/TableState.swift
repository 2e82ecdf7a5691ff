import Foundation
import UIKitLists
import UIKitSupport

/// The restorable state of a table: the first visible row and the selected ones.
struct TableState: Codable, Equatable {
  /// The key of the state in a coder.
  static let key = "UITableViewState"

  /// A row, identified by its model identifier or by its position.
  enum Row: Codable, Equatable {
    case model(String)
    case position(section: Int, row: Int)
  }

  /// The first visible row; `nil` if no row was visible or its content has no identifier.
  var top: Row?
  /// The distance from the top of that row to the top of the visible area, in points.
  var distance: Double
  /// The content offset in points, for a table that no longer has that row; `nil` if rows are
  /// identified by their content.
  var offset: Double?
  /// The number of rows after the first visible one if the table was scrolled to its end; otherwise
  /// `nil`.
  var rowsToEnd: Int?
  var selected: [Row]

  /// Reads a state; fails if the coder contains no valid one.
  init?(coder: NSCoder) {
    guard coder.allowsKeyedCoding, coder.containsValue(forKey: TableState.key),
      let data = coder.decodeObject(of: NSData.self, forKey: TableState.key),
      let state = try? JSONDecoder().decode(TableState.self, from: data as Data),
      state.distance.isFinite, state.offset?.isFinite ?? true
    else { return nil }
    self = state
  }

  init(top: Row?, distance: Double, offset: Double?, rowsToEnd: Int? = nil, selected: [Row]) {
    (self.top, self.distance, self.offset) = (top, distance, offset)
    (self.rowsToEnd, self.selected) = (rowsToEnd, selected)
  }

  func encode(with coder: NSCoder) {
    demand(
      coder.allowsKeyedCoding,
      "A table's state can be saved by coders with keys only, not by a \(type(of: coder))"
    )
    let encoder = JSONEncoder()
    // Sorted keys encode equal states as equal bytes, so that an unchanged state is not written
    // again.
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(self) else { return }
    coder.encode(NSData(data: data), forKey: TableState.key)
  }
}
