import Foundation
import UIKitCore
import UIKitTesting

/// A delegate that implements only `heightForRowAt` and scrolling callbacks.
@MainActor
final class RowHeightsDelegate: UITableViewDelegate {
  var height: (IndexPath) -> CGFloat
  let recorder = CallRecorder()
  /// The number of requests for a height.
  private(set) var calls = 0
  /// The vertical content offsets at which the table scrolled.
  private(set) var offsets: [CGFloat] = []

  init(_ height: @escaping (IndexPath) -> CGFloat) {
    self.height = height
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    calls += 1
    recorder.record("height \(indexPath.section)-\(indexPath.row)")
    return height(indexPath)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset.y)
  }
}

/// A delegate with real and estimated row heights.
@MainActor
final class EstimatingDelegate: UITableViewDelegate {
  var height: (IndexPath) -> CGFloat
  var estimate: (IndexPath) -> CGFloat
  /// The rows whose real height was requested.
  private(set) var requestedIndexPaths: [IndexPath] = []

  init(
    estimate: @escaping (IndexPath) -> CGFloat,
    height: @escaping (IndexPath) -> CGFloat
  ) {
    self.estimate = estimate
    self.height = height
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    requestedIndexPaths.append(indexPath)
    return height(indexPath)
  }

  func tableView(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    estimate(indexPath)
  }
}

/// A delegate with heights and views of headers and footers.
@MainActor
final class SectionHeightsDelegate: UITableViewDelegate {
  var header: (Int) -> CGFloat = { _ in UITableView.automaticDimension }
  var footer: (Int) -> CGFloat = { _ in UITableView.automaticDimension }
  var headerView: (Int) -> UIView? = { _ in nil }
  var footerView: (Int) -> UIView? = { _ in nil }
  let recorder = CallRecorder()

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    recorder.record("headerHeight \(section)")
    return header(section)
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    recorder.record("footerHeight \(section)")
    return footer(section)
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    recorder.record("headerView \(section)")
    return headerView(section)
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    recorder.record("footerView \(section)")
    return footerView(section)
  }
}

/// A delegate that implements no method.
@MainActor
final class SilentDelegate: UITableViewDelegate {}
