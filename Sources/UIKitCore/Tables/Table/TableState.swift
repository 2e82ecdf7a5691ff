import Foundation
import UIKitLists
import UIKitSupport

/// The restorable state of a table: the first visible row and the selected ones.
struct TableState: Codable, Equatable {
  /// The key of the state in a coder.
  static let key = "UITableViewState"

  /// A row, by its model identifier or by its position.
  enum Row: Codable, Equatable {
    case model(String)
    case place(section: Int, row: Int)
  }

  /// The first visible row; `nil` when there was none, or its content has no identifier.
  var top: Row?
  /// Distance from that row's top to the top of the visible area, in points.
  var distance: Double
  /// The content offset, for a table that has no such row any more; `nil` where rows are
  /// known by their content.
  var offset: Double?
  /// The number of rows after the first visible one, if the table was scrolled to its end; `nil`
  /// elsewhere.
  var rowsToEnd: Int?
  /// The selected rows.
  var selected: [Row]

  /// Reads a state; `nil` if the coder has no valid one.
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
    // Sorted keys encode equal states as equal bytes, which need not be written again.
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(self) else { return }
    coder.encode(NSData(data: data), forKey: TableState.key)
  }
}
