import Foundation
import UIKitGraphics
import UIKitLists
import UIKitTesting

@testable import UIKitCore

extension TableMixture {
  /// Returns the problems at rest, and the differences from a new table of the same model.
  func problemsAgainstTwin() -> [String] {
    let problems = problemsWhenVisible()
    guard problems.isEmpty else { return problems }
    // The focus ring, a swiped row and a menu do not belong to the model.
    stage.press(.keyboardEscape)
    table.focus.hideRing()
    if table.swipes.open != nil { table.setEditing(false, animated: false) }
    if estimates { scrollToTop() }
    guard stage.settle(timeout: 20) else { return ["does not settle"] }
    let twin = makeTwin()
    guard twin.stage.settle(timeout: 20) else { return ["the new table does not settle"] }
    let (parts, twinParts) = (
      snapshot(usesEstimates: estimates),
      twin.snapshot(usesEstimates: estimates)
    )
    var differences = zip(parts, twinParts).filter { $0 != $1 }.map { "\($0), not \($1)" }
    if parts.count != twinParts.count {
      differences.append("\(parts.count) parts, not \(twinParts.count)")
    }
    if differences.isEmpty, comparesPixels {
      if let difference = PixelDifference(
        reference: twin.stage.pixels(),
        actual: stage.pixels()
      ) {
        differences.append("picture: \(difference)")
      }
      if let difference = stage.differenceFromFullRedraw() {
        differences.append("frame is not what a full redraw would be: \(difference)")
      }
    }
    stage.loop.makeCurrent()
    return differences
  }

  /// Whether heights depend on previous measurements.
  private var estimates: Bool {
    setup.isSelfSizing || table.estimatedRowHeight > 0 || table.estimatedSectionHeaderHeight > 0
      || table.rowHeight < 0 || delegate is EstimatesMixtureDelegate
      || table.model.hasEstimatedSupplementaries || hasUnmeasuredRows
  }

  /// Whether rows still have estimated heights from an earlier setting.
  private var hasUnmeasuredRows: Bool {
    let geometry = table.model.geometry
    return geometry.firstUnmeasuredRow(in: geometry.rows(from: 0, to: geometry.height)) != nil
  }

  /// Scrolls to the top.
  ///
  /// Repeats this where newly visible rows are higher than estimated while the other rows keep
  /// their positions.
  private func scrollToTop() {
    for _ in 0..<20 where table.contentOffset.y != table.minimumOffset.y {
      table.contentOffset.y = table.minimumOffset.y
      stage.settle()
    }
  }

  private var comparesPixels: Bool {
    let bounds = stage.window.bounds
    return bounds.width >= 1 && bounds.height >= 1
  }

  /// Returns a new table with the same model, properties and environment.
  private func makeTwin() -> TableMixture {
    let screen = stage.loop.screen
    let twin = TableMixture(
      setup,
      generator: SeededGenerator(seed: 0),
      isReentrant: true,
      screen: (screen.bounds.size, screen.scale)
    )
    twin.rows = rows
    twin.heightShift = heightShift
    twin.hasIndex = hasIndex
    twin.inconsistentItem = inconsistentItem
    twin.delegateIndex = delegateIndex
    twin.table.delegate = twin.delegate
    // The default heights of a theme differ from equal heights set by the program.
    if let rowHeight { twin.perform(.rowHeight(rowHeight)) }
    if let headerHeight { twin.perform(.headerHeight(headerHeight)) }
    twin.copyProperties(of: table)
    twin.copyEnvironment(of: self)
    twin.stage.show(twin.table)
    if table.superview === other {
      twin.stage.window.addSubview(twin.other)
      twin.other.frame = twin.stage.window.bounds
      twin.other.addSubview(twin.table)
    }
    twin.stage.settle()
    for path in table.indexPathsForSelectedRows ?? [] {
      twin.table.selectRow(at: path, animated: false, scrollPosition: .none)
    }
    twin.table.contentOffset = table.contentOffset
    return twin
  }

  private func copyProperties(of original: UITableView) {
    table.estimatedRowHeight = original.estimatedRowHeight
    table.estimatedSectionHeaderHeight = original.estimatedSectionHeaderHeight
    table.allowsMultipleSelection = original.allowsMultipleSelection
    table.allowsMultipleSelectionDuringEditing = original.allowsMultipleSelectionDuringEditing
    table.allowsSelectionDuringEditing = original.allowsSelectionDuringEditing
    table.sectionIndexMinimumDisplayRowCount = original.sectionIndexMinimumDisplayRowCount
    table.separatorStyle = original.separatorStyle
    table.tableHeaderView = original.tableHeaderView.map { UIView(frame: $0.frame) }
    table.tableFooterView = original.tableFooterView.map { UIView(frame: $0.frame) }
    table.contentInset = original.contentInset
    table.contentInsetAdjustmentBehavior = original.contentInsetAdjustmentBehavior
    table.setEditing(original.editing.isOn, animated: false)
  }

  private func copyEnvironment(of original: TableMixture) {
    let (screen, originalScreen) = (stage.loop.screen, original.stage.loop.screen)
    screen.userInterfaceStyle = originalScreen.userInterfaceStyle
    screen.tableTheme = originalScreen.tableTheme
    screen.preferredContentSizeCategory = originalScreen.preferredContentSizeCategory
    screen.legibilityWeight = originalScreen.legibilityWeight
    screen.layoutDirection = originalScreen.layoutDirection
    let window = original.table.window ?? original.stage.window
    stage.window.baseSafeAreaInsets = window.baseSafeAreaInsets
    for (view, originalView) in [
      (stage.window, window), (other, original.other), (table, original.table),
    ] as [(UIView, UIView)] {
      view.traitOverrides = originalView.traitOverrides
      view.tintColor = originalView.tintColorStorage
    }
  }

  /// Describes the table's appearance.
  ///
  /// - Parameter usesEstimates: Whether heights depend on previous measurements.
  /// - Returns: Descriptions of the visible views from top to bottom.
  private func snapshot(usesEstimates: Bool) -> [String] {
    let offset = table.contentOffset.y
    var parts = ["editing \(table.editing.isOn), traits \(table.traitCollection.summary)"]
    parts.append("selected \(table.indexPathsForSelectedRows ?? [])")
    if !usesEstimates { parts.append("offset \(offset), content \(table.contentSize)") }
    for (cell, path) in zip(table.visibleCells, table.indexPathsForVisibleRows ?? []) {
      parts.append(
        "\(path.section)-\(path.row) \(describe(cell.frame, below: offset)) "
          + "\(cell.traitCollection.summary) \(cell.isSelected ? "selected " : "")"
          + cell.subviewDescription
      )
    }
    let headers = table.subviews.compactMap { $0 as? UITableViewHeaderFooterView }
      .sorted { $0.frame.minY < $1.frame.minY }
    for header in headers {
      parts.append(
        "header \(describe(header.frame, below: offset)) \(header.subviewDescription)"
      )
    }
    return parts
  }
}

/// Returns a short description of a rectangle, relative to a vertical offset in points.
private func describe(_ rect: CGRect, below offset: CGFloat) -> String {
  "(\(rect.minX), \(rect.minY - offset)) \(rect.width) × \(rect.height)"
}

extension UILabel {
  fileprivate var snapshot: String {
    "\(text ?? "") \(describe(frame, below: 0)) \(font.fontName) \(font.pointSize)"
  }
}

extension UIView {
  /// A description of the visible descendants.
  fileprivate var subviewDescription: String {
    subviews.filter { !$0.isHidden && $0.alpha > 0 }.map {
      let summary = ($0 as? UILabel)?.snapshot ?? "\(type(of: $0)) \(describe($0.frame, below: 0))"
      return "[\(summary)\($0.subviewDescription)]"
    }.joined()
  }
}

extension UITraitCollection {
  fileprivate var summary: String {
    "\(userInterfaceStyle) \(displayScale) \(preferredContentSizeCategory.rawValue) "
      + "\(legibilityWeight) \(layoutDirection)"
  }
}
