public import Foundation
import UIKitGraphics
import UIKitLists
import UIKitSupport

extension UITableView {
  /// The reference edges of `separatorInset`.
  ///
  /// Default: `.fromCellEdges`.
  public final var separatorInsetReference: SeparatorInsetReference {
    get { configuration.separatorInsetReference }
    set {
      guard newValue != configuration.separatorInsetReference else { return }
      configuration.separatorInsetReference = newValue
      separatorsDidChange()
    }
  }

  /// The space above the headers of sections, in points.
  ///
  /// Sections whose header has zero height have no such space, and floating headers do not include
  /// it. Default: `UITableView.automaticDimension`, which means 0.
  public final var sectionHeaderTopPadding: CGFloat {
    get { configuration.sectionHeaderTopPadding ?? UITableView.automaticDimension }
    set {
      let padding = UITableView.checkedSpace(newValue, "sectionHeaderTopPadding")
      guard padding != configuration.sectionHeaderTopPadding else { return }
      configuration.sectionHeaderTopPadding = padding
      heightsDidChange()
    }
  }

  /// The height of the empty rows that a plain table displays below its last row, in points.
  ///
  /// Default: `UITableView.automaticDimension`, which means `rowHeight`.
  public final var fillerRowHeight: CGFloat {
    get { configuration.fillerRowHeight ?? UITableView.automaticDimension }
    set {
      configuration.fillerRowHeight = UITableView.checkedSpace(newValue, "fillerRowHeight")
      tiler.emptyRows.setNeedsDisplay()
    }
  }

  /// Returns a non-negative length in points; `nil` for `automaticDimension`.
  ///
  /// Stops the program for other values.
  private static func checkedSpace(_ space: CGFloat, _ name: String) -> CGFloat? {
    guard space != automaticDimension else { return nil }
    demand(
      space >= 0 && space.isFinite,
      "\(name) is \(space), but has to be a number of points that is not negative"
    )
    return min(space, CGFloat(TableModel.maximumHeight))
  }

  /// Whether the content of wide tables is limited to a readable width.
  ///
  /// Groups are as wide as their content; those of `insetGrouped` are always limited. The width is
  /// 672 points at the default text size, and grows with the text size. Default: `false`.
  public final var cellLayoutMarginsFollowReadableWidth: Bool {
    get { configuration.followsReadableWidth }
    set {
      guard newValue != configuration.followsReadableWidth else { return }
      configuration.followsReadableWidth = newValue
      guard model.style != .insetGrouped else { return }
      if isGrouped { widthDidChange() }
      contentMarginsDidChange()
    }
  }

  /// Whether the content of rows is inset to the horizontal safe area.
  ///
  /// Default: `true`.
  public final var insetsContentViewsToSafeArea: Bool {
    get { configuration.insetsContent }
    set {
      guard newValue != configuration.insetsContent else { return }
      configuration.insetsContent = newValue
      contentMarginsDidChange()
    }
  }

  /// The separators' inset from the edges of the cells, in points; `nil` means the theme's.
  final var separatorInsetFromEdges: UIEdgeInsets? {
    guard let customInset = configuration.separatorInset else { return nil }
    guard configuration.separatorInsetReference == .fromAutomaticInsets else { return customInset }
    return UIEdgeInsets(
      top: customInset.top,
      left: customInset.left + theme.separatorInset.left,
      bottom: customInset.bottom,
      right: customInset.right + theme.separatorInset.right
    )
  }

  /// The horizontal margins of the rows' content, in points.
  final var contentMargins: UIEdgeInsets {
    var margins = UIEdgeInsets.zero
    if configuration.insetsContent, !isGrouped {
      let safeArea = safeAreaInsets
      (margins.left, margins.right) = (safeArea.left, safeArea.right)
    }
    if configuration.followsReadableWidth, !isGrouped {
      let width = boundsStorage.width - margins.left - margins.right
      let sideMargin = max(0, width - scaledTheme.readableWidth) / 2
      margins.left += sideMargin.rounded()
      margins.right += sideMargin.rounded()
    }
    return margins
  }

  /// Lays out rows and headers after a change of the content margins; rows are measured again
  /// because their heights may depend on the width.
  final func contentMarginsDidChange() {
    tiler.updateVisibleContexts()
    tiler.updateSupplementaryContexts()
    titleWidthDidChange()
    guard !needsLoad, model.measuresWhileScrolling else { return }
    changeHeights { _ in model.geometry.forgetMeasurements() }
  }

  /// Adapts the heights of headers and footers to the width of their titles.
  final func titleWidthDidChange() {
    guard !isGrouped, !needsLoad else { return }
    updateLayoutSettings()
    model.isAppearanceStale = true
    guard model.hasTitles(widerThan: session.titleWidth) else { return }
    changeHeights(model.titleWidthDidChange)
  }
}
