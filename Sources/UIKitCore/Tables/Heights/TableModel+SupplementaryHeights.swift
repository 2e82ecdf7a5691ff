import Foundation
import UIKitGraphics

extension TableModel {
  /// Returns the height of a section's header or footer, in points, and records whether it depends
  /// on the width.
  func height(
    _ kind: SupplementaryKind,
    _ section: Int,
    _ pass: TablePass
  ) throws(Superseded) -> Double {
    isWidthDependent = false
    let height =
      switch kind {
      case .header: padded(try headerHeight(section, pass))
      case .footer: try footerHeight(section, pass)
      }
    switch kind {
    case .header: wrappedHeaders.set(section, isMember: isWidthDependent)
    case .footer: wrappedFooters.set(section, isMember: isWidthDependent)
    }
    return height
  }

  /// Returns the height of a header including the space above it, in points.
  private func padded(_ height: Double) -> Double {
    height > 0 ? min(height + Double(settings.headerTopPadding), TableModel.maximumHeight) : 0
  }

  private func headerHeight(_ section: Int, _ pass: TablePass) throws(Superseded) -> Double {
    let delegateHeight = try queriedHeight(.header, section, pass)
    if let delegateHeight, delegateHeight != UITableView.automaticDimension {
      return TableModel.checked(delegateHeight) {
        "tableView(_:heightForHeaderInSection:) for section \(section)"
      }
    }
    if delegateHeight == nil, let setting = settings.headerHeight,
      setting != UITableView.automaticDimension
    {
      // A plain section without title and view has no header.
      if !settings.isGrouped, try !hasContent(.header, section, pass) { return 0 }
      return TableModel.checked(setting) { "sectionHeaderHeight" }
    }
    return try fittingHeight(
      .header,
      section,
      pass,
      viewFitting(delegateHeight: delegateHeight, setting: settings.headerHeight)
    )
  }

  private func footerHeight(_ section: Int, _ pass: TablePass) throws(Superseded) -> Double {
    guard settings.isGrouped else {
      return try fittingHeight(.footer, section, pass, .always)
    }
    let delegateHeight = try queriedHeight(.footer, section, pass)
    if let delegateHeight, delegateHeight != UITableView.automaticDimension {
      return TableModel.checked(delegateHeight) {
        "tableView(_:heightForFooterInSection:) for section \(section)"
      }
    }
    if delegateHeight == nil, let setting = settings.footerHeight,
      setting != UITableView.automaticDimension
    {
      return TableModel.checked(setting) { "sectionFooterHeight" }
    }
    return try fittingHeight(
      .footer,
      section,
      pass,
      viewFitting(delegateHeight: delegateHeight, setting: settings.footerHeight)
    )
  }

  /// Returns the result of the delegate's height method, in points; `nil` if not implemented.
  ///
  /// Plain footers have no such method.
  private func queriedHeight(
    _ kind: SupplementaryKind,
    _ section: Int,
    _ pass: TablePass
  ) throws(Superseded) -> CGFloat? {
    guard let height = try pass.height(kind, section) else { return nil }
    // The delegate may return a different height for a different width.
    usesDelegateSupplementaryHeights = true
    return height
  }

  /// Whether a view's fitting height is used instead of the standard height.
  private enum ViewFitting {
    case never
    /// Only if the fitting height is above 0.
    case ifPossible
    case always
  }

  /// Returns the fitting mode of views whose height from the delegate or the table's property is
  /// automatic.
  private func viewFitting(delegateHeight: CGFloat?, setting: CGFloat?) -> ViewFitting {
    if delegateHeight != nil { return .always }
    return setting == nil ? .never : .ifPossible
  }

  /// Returns the height that fits the title or the view, or else the default blank space.
  ///
  /// - Parameters:
  ///   - kind: The kind of the view.
  ///   - section: The section's index.
  ///   - pass: Makes the calls.
  ///   - fitting: Whether a view's fitting height is used.
  /// - Returns: The height in points.
  /// - Throws: `Superseded` if the rows have changed.
  private func fittingHeight(
    _ kind: SupplementaryKind,
    _ section: Int,
    _ pass: TablePass,
    _ fitting: ViewFitting
  ) throws(Superseded) -> Double {
    if let title = try pass.title(kind, section) {
      return Double(titleHeight(title, kind: kind, section: section, pass: pass))
    }
    if let view = try viewForHeight(kind, section, pass) {
      let height = fitting == .never ? 0 : fittingHeight(of: view)
      if height > 0 || fitting == .always { return Double(height) }
      if !settings.isGrouped { return Double(settings.scaledTheme.theme.plainHeaderHeight) }
    }
    return settings.isGrouped ? Double(blankHeight(kind, section)) : 0
  }

  /// Returns the estimated height of a header or footer, in points; `nil` if the actual height is
  /// to be queried immediately.
  func estimatedHeight(
    _ kind: SupplementaryKind,
    _ section: Int,
    _ pass: TablePass
  ) throws(Superseded) -> Double? {
    let setting =
      switch kind {
      case .header: settings.estimatedHeaderHeight
      case .footer: settings.estimatedFooterHeight
      }
    let estimate = try pass.estimatedHeight(kind, section) ?? setting
    guard estimate > 0 else { return nil }
    let height = TableModel.checked(estimate) { "An estimated height of section \(section)" }
    return kind == .header ? padded(height) : height
  }

  private func blankHeight(_ kind: SupplementaryKind, _ section: Int) -> CGFloat {
    let scaledTheme = settings.scaledTheme
    return kind == .header && section == 0
      ? scaledTheme.theme.firstGroupSpacing : scaledTheme.theme.groupSpacing
  }

  private func fittingHeight(of view: UIView) -> CGFloat {
    isWidthDependent = true
    let height: CGFloat
    if view.hasConstraintsInside || view is UITableViewHeaderFooterView {
      height =
        view.systemLayoutSizeFitting(
          CGSize(width: settings.width, height: 0),
          withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        )
        .height
    } else {
      let maximumSize = CGSize(width: settings.width, height: .greatestFiniteMagnitude)
      height = view.sizeThatFits(maximumSize).height
    }
    return max(0, height > 0 && height.isFinite ? height : view.frame.height)
  }

  /// Returns whether a section has a title or a view of a kind.
  private func hasContent(
    _ kind: SupplementaryKind,
    _ section: Int,
    _ pass: TablePass
  ) throws(Superseded) -> Bool {
    if try pass.title(kind, section) != nil { return true }
    return try viewForHeight(kind, section, pass) != nil
  }

  /// Returns the view to display: the view already requested to measure its height, or a new one.
  func viewForDisplay(_ key: SupplementaryKey, _ pass: TablePass) throws(Superseded) -> UIView? {
    if let view = measuredViews.removeValue(forKey: key) { return view }
    return try pass.view(key.kind, key.section)
  }

  /// Returns the delegate's view to measure its height; the view is kept for display unless the
  /// pass is superseded.
  private func viewForHeight(
    _ kind: SupplementaryKind,
    _ section: Int,
    _ pass: TablePass
  ) throws(Superseded) -> UIView? {
    guard let view = try pass.view(kind, section) else { return nil }
    try pass.validate()
    let key = SupplementaryKey(kind: kind, section: section)
    (view as? _UIReusableView)?.inheritTraits(of: pass.tableView)
    updateContext(of: view, key, in: pass.tableView, pass.session.rowContext)
    measuredViews[key] = view
    return view
  }

  /// Updates the context of a header or footer; `row` is the context of the rows.
  func updateContext(
    of view: UIView,
    _ key: SupplementaryKey,
    in tableView: UIScrollView,
    _ row: CellContext
  ) {
    guard let view = view as? UITableViewHeaderFooterView else { return }
    view.adopt(scaledTheme)
    let margins = row.contentMargins
    view.context = HeaderFooterContext(
      kind: key.kind,
      isGrouped: isGrouped,
      isFirst: key.section == 0,
      margin: isGrouped ? groupMargin(in: tableView) : max(margins.left, margins.right),
      indexWidth: row.indexWidth,
      semanticContentAttribute: row.semanticContentAttribute
    )
  }
}
