extension UITableView {
  /// The edges from which `separatorInset` is measured.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cells.
    case fromCellEdges
    /// The insets that the look of tables has.
    case fromAutomaticInsets
  }
}
