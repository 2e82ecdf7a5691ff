extension UITableView {
  /// Implements the setter of `prefetchDataSource`.
  final func setPrefetchDataSource(_ dataSource: (any UITableViewDataSourcePrefetching)?) {
    guard dataSource !== prefetcher?.dataSource else { return }
    prefetcher = dataSource.map { TablePrefetcher(session, tiler, reorder, for: $0) }
    if dataSource != nil { setNeedsLayout() }
  }
}
