import Foundation

extension UITableView {
  /// Registers a closure that makes new cells for an identifier: for classes
  /// that cannot be made through `init(style:reuseIdentifier:)` alone.
  ///
  /// - Parameters:
  ///   - identifier: Not empty. The cells have to be made with it.
  ///   - makeCell: Makes a cell; called when no queued one is available.
  public func register(
    forCellReuseIdentifier identifier: String,
    makingCell makeCell: @escaping () -> UITableViewCell
  ) {
    reuse.register(makeCell: makeCell, for: identifier)
  }
}
