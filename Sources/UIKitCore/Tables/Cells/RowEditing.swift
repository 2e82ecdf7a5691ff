/// The editing attributes of a row, supplied by the data source and the delegate.
struct RowEditing: Equatable {
  /// Whether the row can be edited; `false` excludes all editing except reordering.
  var isEditable = true
  var style = UITableViewCell.EditingStyle.none
  /// Whether a selection circle replaces the style's control.
  var isSelectable = false
  /// Whether the background of a grouped row is indented.
  var indentsBackground = true
  /// Whether the data source implements moving rows and allows moving this one.
  var isMovable = false

  /// The control at the row's leading edge; `nil` if it has none.
  var control: CellEditControl.Kind? {
    guard isEditable else { return nil }
    if isSelectable { return .select }
    switch style {
    case .none: return nil
    case .delete: return .delete
    case .insert: return .insert
    }
  }
}
