import Foundation

/// The delegate of a split view controller, which is notified of appearing and disappearing
/// columns.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Returns the column on top of the stack when the window becomes narrow.
  ///
  /// The default implementation returns the proposed column.
  ///
  /// - Parameters:
  ///   - svc: The split view controller.
  ///   - proposedTopColumn: The secondary column if it has content.
  /// - Returns: The column. With `.primary`, the secondary column's content stays hidden until the
  ///   column is shown.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column

  /// Returns the display mode when the window becomes wide.
  ///
  /// The default implementation returns the proposed mode.
  ///
  /// - Parameters:
  ///   - svc: The split view controller.
  ///   - proposedDisplayMode: The proposed display mode.
  /// - Returns: The display mode; `.automatic` means both columns side by side.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode

  /// Called before a column appears, in a wide window.
  ///
  /// - Parameters:
  ///   - svc: The split view controller.
  ///   - column: The column.
  func splitViewController(
    _ svc: UISplitViewController,
    willShow column: UISplitViewController.Column
  )

  /// Called before a column disappears, in a wide window.
  ///
  /// - Parameters:
  ///   - svc: The split view controller.
  ///   - column: The column.
  func splitViewController(
    _ svc: UISplitViewController,
    willHide column: UISplitViewController.Column
  )

  /// Called after the window has become narrow.
  ///
  /// - Parameter svc: The split view controller.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)

  /// Called after the window has become wide.
  ///
  /// - Parameter svc: The split view controller.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)

  /// Called before the display mode changes.
  ///
  /// - Parameters:
  ///   - svc: The split view controller.
  ///   - displayMode: The new display mode.
  func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  )
}

extension UISplitViewControllerDelegate {
  /// Returns the proposed column.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }

  /// Returns the proposed mode.
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }

  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController,
    willShow column: UISplitViewController.Column
  ) {}

  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController,
    willHide column: UISplitViewController.Column
  ) {}

  /// Does nothing.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}

  /// Does nothing.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}

  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
}
