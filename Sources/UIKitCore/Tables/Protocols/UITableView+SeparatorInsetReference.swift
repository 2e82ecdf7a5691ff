extension UITableView {
  /// The reference edges of `separatorInset`.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cells.
    case fromCellEdges
    /// The theme's automatic insets.
    case fromAutomaticInsets
  }
}
