import Foundation
import UIKitCore
import UIKitTesting

/// A delegate that notes what it is told, and answers as a test wants.
///
/// It has no heights; see `HeightsDelegate`.
@MainActor
final class RecordingDelegate: UITableViewDelegate {
  let recorder: CallRecorder
  /// Whether display of cells, headers and footers is noted.
  var notesDisplay = true
  /// Whether scrolling is noted.
  var notesScrolling = false
  var shouldHighlight: (IndexPath) -> Bool = { _ in true }
  var willSelect: (IndexPath) -> IndexPath? = { $0 }
  var willDeselect: (IndexPath) -> IndexPath? = { $0 }
  /// The level of a row; noted when it is there.
  var level: ((IndexPath) -> Int)?
  var header: (Int) -> UIView? = { _ in nil }
  var footer: (Int) -> UIView? = { _ in nil }
  /// Runs when something has been noted, with what was noted.
  var onCall: ((String) -> Void)?
  var onDisplay: ((UITableViewCell, IndexPath) -> Void)?
  /// Offsets at which the table scrolled.
  private(set) var offsets: [CGFloat] = []
  /// Changes where a flick comes to rest.
  var endOffset: ((CGPoint) -> CGPoint)?
  private(set) var releaseVelocity = CGPoint.zero
  private(set) var releaseTarget = CGPoint.zero

  init(recorder: CallRecorder = CallRecorder()) {
    self.recorder = recorder
  }

  private func note(_ call: String) {
    recorder.note(call)
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
