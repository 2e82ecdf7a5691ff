/// The editing attributes of a row, from data source and delegate.
struct RowEditing: Equatable {
  /// Whether the row can be edited; `false` excludes everything but reordering.
  var isEditable = true
  var style = UITableViewCell.EditingStyle.none
  /// Whether a selection circle replaces the style's control.
  var isSelectable = false
  /// Whether the background of grouped rows moves to the right.
  var indents = true
  /// Whether data source and mode let the row be moved.
  var isMovable = false

  /// The control at the row's left end.
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
