import Foundation

extension UITableView {
  /// Registers a closure that creates new cells for an identifier, for classes that need more than
  /// `init(style:reuseIdentifier:)`.
  ///
  /// - Parameters:
  ///   - identifier: Not empty. The closure must create cells with this reuse identifier.
  ///   - makeCell: Creates a cell; called if no queued cell is available.
  public func register(
    forCellReuseIdentifier identifier: String,
    makingCell makeCell: @escaping () -> UITableViewCell
  ) {
    reuse.register(makeCell: makeCell, for: identifier)
  }
}
