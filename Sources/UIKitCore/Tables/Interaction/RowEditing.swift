/// A row's part in editing mode, as data source and delegate said.
struct RowEditing: Equatable {
  /// Whether the row takes part; `false` leaves out everything but reordering.
  var isEditable = true
  var style = UITableViewCell.EditingStyle.none
  /// Whether a circle for selecting takes the place of the style's control.
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
