import Foundation
import UIKitCore
import UIKitTesting

/// A delegate that records its calls, and whose answers a test can set.
///
/// It does not implement heights; see `RowHeightsDelegate`.
@MainActor
final class RecordingDelegate: UITableViewDelegate {
  let recorder: CallRecorder
  /// Whether the display of cells, headers and footers is recorded.
  var notesDisplay = true
  /// Whether scrolling is recorded.
  var notesScrolling = false
  var shouldHighlight: (IndexPath) -> Bool = { _ in true }
  var willSelect: (IndexPath) -> IndexPath? = { $0 }
  var willDeselect: (IndexPath) -> IndexPath? = { $0 }
  /// The indentation level of a row; calls are recorded if the closure is set.
  var level: ((IndexPath) -> Int)?
  var header: (Int) -> UIView? = { _ in nil }
  var footer: (Int) -> UIView? = { _ in nil }
  /// A closure that runs after each call, with the call's description.
  var onCall: ((String) -> Void)?
  var onDisplay: ((UITableViewCell, IndexPath) -> Void)?
  /// The vertical content offsets at which the table scrolled.
  private(set) var offsets: [CGFloat] = []
  /// A closure that replaces the content offset at which the table would come to rest after a drag.
  var endOffset: ((CGPoint) -> CGPoint)?
  /// The velocity that was reported at the end of the last drag.
  private(set) var releaseVelocity = CGPoint.zero
  /// The target at the end of the last drag, before `endOffset` replaced it.
  private(set) var releaseTarget = CGPoint.zero

  init(recorder: CallRecorder = CallRecorder()) {
    self.recorder = recorder
  }

  private func note(_ call: String) {
    recorder.record(call)
    onCall?(call)
  }

  private func noteDisplay(_ call: String) {
    if notesDisplay { note(call) } else { onCall?(call) }
  }

  private func noteScrolling(_ call: String) {
    if notesScrolling { note(call) } else { onCall?(call) }
  }

  // MARK: Display

  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    onDisplay?(cell, indexPath)
    noteDisplay("willDisplay \(indexPath.section)-\(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    noteDisplay("didEnd \(indexPath.section)-\(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) {
    noteDisplay("willDisplayHeader \(section)")
  }

  func tableView(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  ) {
    noteDisplay("willDisplayFooter \(section)")
  }

  func tableView(
    _ tableView: UITableView,
    didEndDisplayingHeaderView view: UIView,
    forSection section: Int
  ) {
    noteDisplay("didEndHeader \(section)")
  }

  func tableView(
    _ tableView: UITableView,
    didEndDisplayingFooterView view: UIView,
    forSection section: Int
  ) {
    noteDisplay("didEndFooter \(section)")
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    header(section)
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    footer(section)
  }

  func tableView(
    _ tableView: UITableView,
    indentationLevelForRowAt indexPath: IndexPath
  ) -> Int {
    guard let level else { return 0 }
    noteDisplay("level \(indexPath.section)-\(indexPath.row)")
    return level(indexPath)
  }

  // MARK: Highlight and selection

  func tableView(
    _ tableView: UITableView,
    shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    note("shouldHighlight \(indexPath.section)-\(indexPath.row)")
    return shouldHighlight(indexPath)
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    note("didHighlight \(indexPath.section)-\(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    note("didUnhighlight \(indexPath.section)-\(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willSelect \(indexPath.section)-\(indexPath.row)")
    return willSelect(indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("didSelect \(indexPath.section)-\(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willDeselect \(indexPath.section)-\(indexPath.row)")
    return willDeselect(indexPath)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    note("didDeselect \(indexPath.section)-\(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    note("accessory \(indexPath.section)-\(indexPath.row)")
  }

  // MARK: Scrolling

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset.y)
    noteScrolling("didScroll")
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    noteScrolling("willBeginDragging")
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    releaseVelocity = velocity
    releaseTarget = targetContentOffset.pointee
    if let endOffset { targetContentOffset.pointee = endOffset(targetContentOffset.pointee) }
    noteScrolling("willEndDragging")
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    noteScrolling("didEndDragging \(decelerate)")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    noteScrolling("willBeginDecelerating")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    noteScrolling("didEndDecelerating")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    noteScrolling("didEndAnimation")
  }
}
