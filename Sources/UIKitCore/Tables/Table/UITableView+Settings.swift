import Foundation
import UIKitGraphics
import UIKitLists
import UIKitSupport

// Reads the table's properties, which subclasses may override, on behalf of its helpers.
extension UITableView {
  final func updateLayoutSettings() { model.settings = layoutSettings }

  final func updateAppearanceSettings() {
    model.isAppearanceStale = false
    model.appearance = AppearanceSettings(
      row: rowContext,
      separatorInset: separatorInset,
      indexColor: sectionIndexColor,
      indexBackgroundColor: sectionIndexBackgroundColor,
      indexTrackingBackgroundColor: sectionIndexTrackingBackgroundColor
    )
  }

  /// The part of the cells' state that is the same for all rows.
  private var rowContext: CellContext {
    CellContext(
      isGrouped: isGrouped,
      separatorStyle: separatorStyle,
      separatorColor: self.separatorColor,
      separatorEffect: separatorEffect,
      separatorInset: separatorInsetFromEdges,
      contentMargins: contentMargins,
      tableColor: theme.plainCellBackground == nil ? backgroundColor : nil,
      indexWidth: model.indexWidth,
      semanticContentAttribute: semanticContentAttributeStorage,
      allowsMultipleSelection: session.isEditing
        ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    )
  }

  /// The current inputs of height calculation.
  private var layoutSettings: TableLayoutSettings {
    TableLayoutSettings(
      isGrouped: isGrouped,
      hasReadableGroups: model.hasReadableGroups,
      scaledTheme: scaledTheme,
      width: boundsStorage.width,
      rowHeight: rowHeight,
      estimatedRowHeight: estimatedRowHeight,
      estimatesRows: estimatesRows,
      headerHeight: configuration.sectionHeaderHeight,
      footerHeight: configuration.sectionFooterHeight,
      headerTopPadding: configuration.sectionHeaderTopPadding ?? 0,
      estimatedHeaderHeight: estimatedSectionHeaderHeight,
      estimatedFooterHeight: estimatedSectionFooterHeight
    )
  }

  /// Whether rows have estimated heights until they become visible.
  final var estimatesRows: Bool {
    estimatedRowHeight > 0 || rowHeight == UITableView.automaticDimension
      || session.usesDelegateRowEstimates
  }

  /// Stores a setting and applies it.
  final func set<Value>(
    _ setting: WritableKeyPath<TableConfiguration, Value>,
    _ value: Value,
    _ apply: () -> Void
  ) {
    configuration[keyPath: setting] = value
    apply()
  }

  /// Stores a setting and applies it if it has changed.
  final func setIfChanged<Value: Equatable>(
    _ setting: WritableKeyPath<TableConfiguration, Value>,
    _ value: Value,
    _ apply: () -> Void
  ) {
    if configuration[keyPath: setting] != value { set(setting, value, apply) }
  }

  final func setRowHeight(_ height: CGFloat, from oldValue: CGFloat) {
    configuration.rowHeight = height
    if height != oldValue { rowHeightDidChange() }
  }

  final func setSeparatorStyle(
    _ style: UITableViewCell.SeparatorStyle,
    from oldValue: UITableViewCell.SeparatorStyle
  ) {
    configuration.separatorStyle = style
    if style != oldValue { separatorStyleDidChange() }
  }

  final func indexColorsDidChange() {
    model.isAppearanceStale = true
    indexBar?.updateColors()
  }

  /// Returns an estimated height unchanged; stops the program unless it is finite.
  static func checkedEstimate(
    _ height: CGFloat,
    _ name: StaticString = #function
  ) -> CGFloat {
    demand(
      height.isFinite,
      "\(name) is \(height); an estimate is a finite number of points"
    )
    return height
  }
}
