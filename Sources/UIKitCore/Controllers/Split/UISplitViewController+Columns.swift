import Foundation
import UIKitGraphics

extension UISplitViewController {
  /// Lengths in points.
  private enum Metrics {
    /// The default width of the primary column as a fraction of the total width.
    static let fraction: CGFloat = 1 / 3
    static let minimumWidth: CGFloat = 280
    static let maximumWidth: CGFloat = 400
    /// The duration of a change of the display mode, in seconds.
    static let duration: TimeInterval = 0.3
  }

  final var visibleColumns: [Column] {
    if isCollapsed { return [.primary] }
    return displayMode == .secondaryOnly ? [.secondary] : [.primary, .secondary]
  }

  /// Returns the value set by the application, or else the default.
  private func customValue(_ value: CGFloat, default defaultValue: CGFloat) -> CGFloat {
    value == UISplitViewController.automaticDimension || !value.isFinite ? defaultValue : value
  }

  /// The minimum and maximum width of the primary column.
  private var widths: (minimum: CGFloat, maximum: CGFloat) {
    let minimumWidth = customValue(minimumPrimaryColumnWidth, default: Metrics.minimumWidth)
    return (
      minimumWidth,
      max(minimumWidth, customValue(maximumPrimaryColumnWidth, default: Metrics.maximumWidth))
    )
  }

  /// Returns the width of the primary column for a total width, in points.
  final func columnWidth(in width: CGFloat) -> CGFloat {
    let fraction = customValue(preferredPrimaryColumnWidthFraction, default: Metrics.fraction)
    let (minimum, maximum) = widths
    let preferredWidth = customValue(preferredPrimaryColumnWidth, default: width * fraction)
    return max(0, min(max(minimum, min(preferredWidth, maximum)).rounded(), width))
  }

  /// Sets the width of the primary column, within its limits.
  final func dragDivider(to width: CGFloat) {
    let (minimum, maximum) = widths
    preferredPrimaryColumnWidth = max(minimum, min(width, maximum))
  }

  // MARK: Content

  /// Replaces the controller of a column; `nil` empties the column.
  final func replace(_ controller: UIViewController?, for column: Column) {
    if column == .secondary { restoreDetail() }
    if let replacedController = columns[column] { remove(replacedController) }
    columns[column] = controller.map {
      $0 as? UINavigationController ?? UINavigationController(rootViewController: $0)
    }
    guard isViewLoaded, hasColumnsInPlace else { return }
    arrange()
    if isCollapsed, column == .secondary, controller != nil { reveal(.secondary) }
  }

  final func showDetail(_ controller: UIViewController) {
    guard isCollapsed, let primary = columns[.primary] else {
      return replaceContent(of: .secondary, with: controller)
    }
    if lowestDetailOnPrimary == nil
      || !primary.viewControllers.contains(where: { $0 === lowestDetailOnPrimary })
    {
      lowestDetailOnPrimary = controller
    }
    primary.pushViewController(controller, animated: true)
  }

  private func replaceContent(of column: Column, with controller: UIViewController) {
    if let navigationController = columns[column], !(controller is UINavigationController) {
      navigationController.setViewControllers([controller], animated: false)
      arrange()
    } else {
      replace(controller, for: column)
    }
  }

  /// Shows a column, on top of the stack in narrow windows.
  final func reveal(_ column: Column) {
    guard isCollapsed else {
      if column == .primary, displayMode == .secondaryOnly {
        preferredDisplayMode = .oneBesideSecondary
      } else if column == .secondary, displayMode == .oneOverSecondary {
        preferredDisplayMode = .secondaryOnly
      }
      return
    }
    switch column {
    case .primary: popDetail(animated: true)
    case .secondary: pushDetail(animated: view.window != nil)
    }
  }

  /// Toggles the primary column.
  final func toggle() {
    if displayMode == .secondaryOnly { show(.primary) } else { hide(.primary) }
  }

  /// Hides a primary column in front of the secondary one, or else pops a controller of the
  /// secondary column.
  ///
  /// - Returns: Whether anything changed.
  final func goBack() -> Bool {
    guard !isCollapsed else { return false }
    if displayMode == .oneOverSecondary {
      hide(.primary)
      return true
    }
    return columns[.secondary]?.popViewController(animated: true) != nil
  }

  final func hideColumn(_ column: Column) {
    if isCollapsed {
      if column == .secondary { popDetail(animated: true) }
    } else if column == .primary, displayMode != .secondaryOnly {
      preferredDisplayMode = .secondaryOnly
    }
  }

  // MARK: Narrow and wide windows

  /// Positions the columns for the current width, in the layout pass.
  final func layOutColumns() {
    let collapses = view.bounds.width < minimumExpandedWidth
    if collapses != isCollapsed || !hasColumnsInPlace {
      let isFirstLayout = !hasColumnsInPlace
      hasColumnsInPlace = true
      if !collapses, !isFirstLayout, let delegate {
        let proposed = preferredDisplayMode.resolved
        let mode = delegate.splitViewController(
          self,
          displayModeForExpandingToProposedDisplayMode: proposed
        )
        if mode != proposed { preferredDisplayMode = mode }
      }
      isCollapsed = collapses
      if collapses { collapse() } else { restoreDetail() }
      arrange()
      if collapses {
        delegate?.splitViewControllerDidCollapse(self)
      } else if !isFirstLayout {
        delegate?.splitViewControllerDidExpand(self)
      }
    }
    setFrames()
  }

  private func collapse() {
    let hasDetail = columns[.secondary]?.viewControllers.isEmpty == false
    let proposed: Column = hasDetail ? .secondary : .primary
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    if let secondary = columns[.secondary] { remove(secondary) }
    if top == .secondary { pushDetail(animated: false) }
  }

  /// Moves the secondary column's controllers onto the primary column's stack.
  private func pushDetail(animated: Bool) {
    guard let primary = columns[.primary], let secondary = columns[.secondary] else { return }
    let detailControllers = secondary.viewControllers
    guard let lowestController = detailControllers.first else { return }
    secondary.setViewControllers([], animated: false)
    lowestDetailOnPrimary = lowestController
    primary.setViewControllers(primary.viewControllers + detailControllers, animated: animated)
  }

  /// The primary column's stack, split into the primary and the secondary column's controllers.
  private var splitPrimaryStack: (primary: [UIViewController], detail: [UIViewController]) {
    let stack = columns[.primary]?.viewControllers ?? []
    guard let lowestDetailOnPrimary,
      let index = stack.firstIndex(where: { $0 === lowestDetailOnPrimary }), index > 0
    else { return (stack, []) }
    return (Array(stack[..<index]), Array(stack[index...]))
  }

  /// Pops the secondary column's controllers from the primary column's stack.
  private func popDetail(animated: Bool) {
    let (primaryStack, detail) = splitPrimaryStack
    guard !detail.isEmpty, let primary = columns[.primary] else { return }
    primary.setViewControllers(primaryStack, animated: animated)
    lowestDetailOnPrimary = nil
  }

  /// Moves controllers from the primary column's stack back to the secondary column.
  private func restoreDetail() {
    let (primaryStack, detail) = splitPrimaryStack
    lowestDetailOnPrimary = nil
    guard !detail.isEmpty, let primary = columns[.primary] else { return }
    primary.setViewControllers(primaryStack, animated: false)
    let secondary = columns[.secondary] ?? UINavigationController()
    columns[.secondary] = secondary
    secondary.setViewControllers(detail, animated: false)
  }

  // MARK: Views

  /// Adds the visible columns as children, and removes the others.
  private func arrange() {
    guard isViewLoaded, hasColumnsInPlace else { return }
    let newColumns = visibleColumns
    for (column, controller) in columns {
      let isEmpty = controller.viewControllers.isEmpty
      if !newColumns.contains(column) || isEmpty { remove(controller) }
    }
    for column in newColumns.reversed() {
      guard let controller = columns[column], controller.parent !== self,
        !controller.viewControllers.isEmpty
      else { continue }
      addChild(controller)
      view.addSubview(controller.view)
      controller.didMove(toParent: self)
    }
    if let primary = columns[.primary]?.viewIfLoaded, primary.superview === view {
      view.bringSubviewToFront(primary)
    }
    view.bringSubviewToFront(separator)
    view.bringSubviewToFront(divider)
    layOutButton()
    view.setNeedsLayout()
  }

  private func remove(_ controller: UINavigationController) {
    guard controller.parent === self else { return }
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  /// Animates a change of the display mode and notifies the delegate.
  final func displayModeDidChange(from oldMode: DisplayMode) {
    guard hasColumnsInPlace, !isCollapsed, displayMode != oldMode else { return }
    let isShown = displayMode != .secondaryOnly
    delegate?.splitViewController(self, willChangeTo: displayMode)
    if isShown != (oldMode != .secondaryOnly) {
      if isShown {
        delegate?.splitViewController(self, willShow: .primary)
      } else {
        delegate?.splitViewController(self, willHide: .primary)
      }
    }
    changeSerial += 1
    let serial = changeSerial
    if isShown {
      arrange()
      if oldMode == .secondaryOnly {
        UIView.performWithoutAnimation { layOutPrimary(isShown: false) }
      }
    }
    UIView.animateMotion(
      withDuration: Metrics.duration,
      in: view,
      animations: { self.setFrames() },
      completion: { [weak self] _ in
        if let self, changeSerial == serial { arrange() }
      }
    )
  }

  /// Positions the primary column at its edge, or beyond the edge if it is hidden.
  ///
  /// - Returns: The width of the column and the separator, in points.
  @discardableResult
  private func layOutPrimary(isShown: Bool) -> CGFloat {
    let bounds = view.bounds
    let lineWidth = 1 / max(view.traitCollection.displayScale, 1)
    let width = isCollapsed ? bounds.width : columnWidth(in: bounds.width)
    let start = isShown ? 0 : -width - lineWidth
    columns[.primary]?.viewIfLoaded?.frame = edgeMirror.frame(
      CGRect(x: start, y: 0, width: width, height: bounds.height)
    )
    separator.frame = edgeMirror.frame(
      CGRect(x: start + width, y: 0, width: lineWidth, height: bounds.height)
    )
    let overlap = SplitDivider.touchOverlap
    divider.frame = edgeMirror.frame(
      CGRect(
        x: start + width - overlap.primary,
        y: 0,
        width: overlap.primary + lineWidth + overlap.secondary,
        height: bounds.height
      )
    )
    return width + lineWidth
  }

  /// Whether the primary column is at the right edge.
  final var isPrimaryOnTheRight: Bool {
    (view.layoutDirection == .rightToLeft) != (primaryEdge == .trailing)
  }

  /// The mirror for frames relative to the primary column's edge.
  private var edgeMirror: LayoutMirror {
    LayoutMirror(isPrimaryOnTheRight ? .rightToLeft : .leftToRight, in: view.bounds)
  }

  private func setFrames() {
    let bounds = view.bounds
    let hasPrimary = columns[.primary]?.viewControllers.isEmpty == false
    let primaryWidth = layOutPrimary(isShown: visibleColumns.contains(.primary))
    separator.isHidden = isCollapsed || !hasPrimary
    let (minimum, maximum) = widths
    divider.isHidden = separator.isHidden || minimum >= maximum || displayMode == .secondaryOnly
    guard !isCollapsed else { return }
    let start = displayMode == .oneBesideSecondary && hasPrimary ? primaryWidth : 0
    columns[.secondary]?.viewIfLoaded?.frame = edgeMirror.frame(
      CGRect(x: start, y: 0, width: max(0, bounds.width - start), height: bounds.height)
    )
  }

  /// Adds the display mode button at the leading end of the secondary column's bar, unless that end
  /// has other items.
  final func layOutButton() {
    let item = isCollapsed ? nil : columns[.secondary]?.viewControllers.first?.navigationItem
    if let oldItem = itemWithButton, oldItem !== item {
      if oldItem.leftBarButtonItem === displayModeButtonItem { oldItem.leftBarButtonItem = nil }
      itemWithButton = nil
    }
    guard let item, columns[.primary] != nil, item.leftBarButtonItems?.isEmpty ?? true else {
      return
    }
    item.leftBarButtonItem = displayModeButtonItem
    itemWithButton = item
  }
}

/// The view of a split view controller.
final class SplitView: UIView {
  weak var controller: UISplitViewController?

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.layOutColumns()
  }

  /// The primary column in front of the secondary one; `nil` in other modes.
  ///
  /// A click beside it hides it.
  private var frontColumn: UIView? {
    guard let controller, controller.displayMode == .oneOverSecondary, !controller.isCollapsed
    else { return nil }
    return controller.columns[.primary]?.viewIfLoaded
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    guard let frontColumn, let view, !view.isDescendant(of: frontColumn),
      view !== controller?.divider
    else { return view }
    return self
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    // Views in the columns forward unhandled touches.
    guard frontColumn != nil, touches.contains(where: { $0.view === self }) else {
      return super.touchesEnded(touches, with: event)
    }
    controller?.hide(.primary)
  }
}
