import Foundation
import UIKitTesting

@testable import UIKitCore

/// A delegate that reports all calls to a mixture.
@MainActor
protocol MixtureDelegate: UITableViewDelegate {
  var mixture: TableMixture { get }
}

/// A delegate that does not implement height methods.
final class PlainMixtureDelegate: NSObject, MixtureDelegate {
  unowned let mixture: TableMixture
  init(_ mixture: TableMixture) { self.mixture = mixture }
}

/// A delegate that returns the height of each row.
final class HeightsMixtureDelegate: NSObject, MixtureDelegate {
  unowned let mixture: TableMixture
  init(_ mixture: TableMixture) { self.mixture = mixture }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    mixture.requestedHeight(indexPath)
  }
}

/// A delegate that returns the height and an estimated height of each row.
final class EstimatesMixtureDelegate: NSObject, MixtureDelegate {
  unowned let mixture: TableMixture
  init(_ mixture: TableMixture) { self.mixture = mixture }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    mixture.requestedHeight(indexPath)
  }

  func tableView(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    mixture.called(.estimate)
    return 35
  }
}

extension MixtureDelegate {
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    mixture.checkSection(section, "header view")
    let headerKind = mixture.setup.headerKind
    guard headerKind == .views || headerKind == .byIndex && section % 4 == 1 else { return nil }
    mixture.called(.viewForHeader)
    return tableView.dequeueReusableHeaderFooterView(withIdentifier: "head")
  }

  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    mixture.willDisplay(cell)
    mixture.called(.willDisplay)
  }

  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    mixture.didEnd(cell)
    mixture.called(.didEnd)
  }

  func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) {
    mixture.willDisplay(view)
    mixture.called(.willDisplayHeader)
  }

  func tableView(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  ) {
    mixture.willDisplay(view)
    if mixture.isReentrant { mixture.called(.willDisplayFooter) }
  }

  func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    if mixture.isReentrant { mixture.called(.editingStyle) }
    return .delete
  }

  func tableView(
    _ tableView: UITableView,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    if mixture.isReentrant { mixture.called(.shouldIndent) }
    return true
  }

  func tableView(
    _ tableView: UITableView,
    indentationLevelForRowAt indexPath: IndexPath
  ) -> Int {
    if mixture.isReentrant { mixture.called(.indentation) }
    return 0
  }

  func tableView(
    _ tableView: UITableView,
    didEndDisplayingHeaderView view: UIView,
    forSection section: Int
  ) {
    mixture.didEnd(view)
    mixture.called(.didEndHeader)
  }

  func tableView(
    _ tableView: UITableView,
    didEndDisplayingFooterView view: UIView,
    forSection section: Int
  ) {
    mixture.didEnd(view)
    mixture.called(.didEndFooter)
  }

  func tableView(
    _ tableView: UITableView,
    shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    mixture.called(.shouldHighlight)
    return true
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    mixture.called(.didHighlight)
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    mixture.called(.didUnhighlight)
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    mixture.called(.willSelect)
    return indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    mixture.called(.didSelect)
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    mixture.called(.willDeselect)
    return indexPath
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    mixture.called(.didDeselect)
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    mixture.called(.willBegin)
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    mixture.called(.didEndEditing)
  }

  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    mixture.called(.target)
    return mixture.generator.once(in: 4) ? sourceIndexPath : proposedDestinationIndexPath
  }

  func tableView(
    _ tableView: UITableView,
    shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool {
    mixture.called(.menu)
    return true
  }

  func tableView(
    _ tableView: UITableView,
    canPerformAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    if mixture.isReentrant { mixture.called(.canPerform) }
    return true
  }

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let actions = mixture.actions(indexPath, "trailing")
    mixture.called(.trailing)
    return actions
  }

  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let actions = mixture.actions(indexPath, "leading")
    if mixture.isReentrant { mixture.called(.leading) }
    return actions
  }
}
