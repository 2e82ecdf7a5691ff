public import Foundation
public import UIKitGraphics

extension UITableView {
  // MARK: Heights

  /// Height of rows whose delegate has no `heightForRowAt`, in points (TV-012).
  ///
  /// Default: 44, more at larger text sizes than the standard one.
  public final var rowHeight: CGFloat {
    get { configuration.rowHeight ?? theme.rowHeight }
    set {
      let old = rowHeight
      configuration.rowHeight = newValue
      if newValue != old { rowHeightChanged() }
    }
  }

  /// Guess of unmeasured row heights; 0 measures all rows when loading
  /// (TV-037).
  ///
  /// Default: 0.
  public final var estimatedRowHeight: CGFloat {
    get { configuration.estimatedRowHeight }
    set { configuration.estimatedRowHeight = newValue }
  }

  /// Height of headers (TV-029).
  ///
  /// Default: 28 in plain, 18 in grouped tables, 22 and 10 in the classic theme; until it
  /// is set, headers fit their titles.
  public final var sectionHeaderHeight: CGFloat {
    get { configuration.sectionHeaderHeight ?? defaultSupplementaryHeight }
    set {
      configuration.sectionHeaderHeight = newValue
      heightsChanged()
    }
  }

  /// Height of footers in grouped tables (TV-030).
  ///
  /// Default: as for headers; until it is set, footers fit their titles.
  public final var sectionFooterHeight: CGFloat {
    get { configuration.sectionFooterHeight ?? defaultSupplementaryHeight }
    set {
      configuration.sectionFooterHeight = newValue
      heightsChanged()
    }
  }

  /// Guess of header heights; 0 asks for all when loading (TV-038).
  ///
  /// Default: 0.
  public final var estimatedSectionHeaderHeight: CGFloat {
    get { configuration.estimatedSectionHeaderHeight }
    set { configuration.estimatedSectionHeaderHeight = newValue }
  }

  /// Guess of footer heights; 0 asks for all when loading (TV-039).
  ///
  /// Default: 0.
  public final var estimatedSectionFooterHeight: CGFloat {
    get { configuration.estimatedSectionFooterHeight }
    set { configuration.estimatedSectionFooterHeight = newValue }
  }

  // MARK: Separators

  /// How rows are separated (TV-013).
  ///
  /// Default: `.singleLine`; in grouped tables of the classic theme `.singleLineEtched`.
  public final var separatorStyle: UITableViewCell.SeparatorStyle {
    get { configuration.separatorStyle ?? (isGrouped ? theme.groupedSeparatorStyle : .singleLine) }
    set {
      let old = separatorStyle
      configuration.separatorStyle = newValue
      if newValue != old { separatorsChanged() }
    }
  }

  /// Colour of separators; `nil` restores the default gray (TV-014).
  public final var separatorColor: UIColor? {
    get { configuration.separatorColor ?? defaultSeparatorColor }
    set {
      configuration.separatorColor = newValue
      separatorsChanged()
    }
  }

  /// Inset of separators; only left and right count (TV-015).
  ///
  /// Default: left 15; zero in the classic theme.
  public final var separatorInset: UIEdgeInsets {
    get { configuration.separatorInset ?? theme.separatorInset }
    set {
      guard newValue != configuration.separatorInset else { return }
      configuration.separatorInset = newValue
      separatorsChanged()
    }
  }

  // MARK: Views

  /// A view behind everything that does not scroll (TV-016).
  ///
  /// Default: `nil`; in grouped tables of the classic theme its stripes.
  public final var backgroundView: UIView? {
    get { configuration.backgroundView }
    set {
      configuration.hasOwnBackgroundView = true
      setBackgroundView(newValue)
    }
  }

  final func setBackgroundView(_ view: UIView?) {
    let old = backgroundView
    guard view !== old else { return }
    configuration.backgroundView = view
    backgroundViewChanged(from: old)
  }

  /// A view above all rows, with its own height (TV-027).
  ///
  /// Default: `nil`.
  public final var tableHeaderView: UIView? {
    get { configuration.tableHeaderView }
    set {
      let old = tableHeaderView
      configuration.tableHeaderView = newValue
      tableHeaderViewChanged(from: old)
    }
  }

  /// A view below all rows, with its own height (TV-028).
  ///
  /// Default: `nil`.
  public final var tableFooterView: UIView? {
    get { configuration.tableFooterView }
    set {
      let old = tableFooterView
      configuration.tableFooterView = newValue
      tableFooterViewChanged(from: old)
    }
  }

  // MARK: Index

  /// Rows from which on the index is shown (TV-076).
  ///
  /// Default: 0.
  public final var sectionIndexMinimumDisplayRowCount: Int {
    get { configuration.indexMinimumRowCount }
    set {
      guard newValue != configuration.indexMinimumRowCount else { return }
      configuration.indexMinimumRowCount = newValue
      updateIndexBar()
    }
  }

  /// Colour of the index's text; `nil` is the theme's, by default the tint colour (TV-077).
  ///
  /// Default: `nil`.
  public final var sectionIndexColor: UIColor? {
    get { configuration.indexColor }
    set {
      configuration.indexColor = newValue
      indexBar?.updateColors()
    }
  }

  /// Background of the index while untouched; `nil` is the default (TV-078).
  ///
  /// Default: `nil`.
  public final var sectionIndexBackgroundColor: UIColor? {
    get { configuration.indexBackgroundColor }
    set {
      configuration.indexBackgroundColor = newValue
      indexBar?.updateColors()
    }
  }

  /// Background of the index while touched; `nil` is as untouched (TV-079).
  ///
  /// Default: `nil`.
  public final var sectionIndexTrackingBackgroundColor: UIColor? {
    get { configuration.indexTrackingBackgroundColor }
    set {
      configuration.indexTrackingBackgroundColor = newValue
      indexBar?.updateColors()
    }
  }
}
