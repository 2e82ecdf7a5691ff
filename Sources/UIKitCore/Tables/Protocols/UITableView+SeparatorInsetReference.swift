extension UITableView {
  /// What `separatorInset` is measured from.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cells.
    case fromCellEdges
    /// The insets that the look of tables has.
    case fromAutomaticInsets
  }
}
