public import Foundation
public import UIKitGraphics
import UIKitSupport

/// The base class of cells, headers and footers, which tables create from their classes.
///
/// Swift creates an object of a class known only at run time through a `required` initialiser. If
/// UIKit's initialisers were required, subclasses with only custom initialisers would not compile.
/// This class therefore declares a separate required initialiser, which cells and headers override
/// as unavailable: the compiler does not demand it of their subclasses, and a call through this
/// class still reaches the `init(style:reuseIdentifier:)` or `init(reuseIdentifier:)` of the class.
@preconcurrency @MainActor
open class _UIReusableView: UIView {
  /// The colours, fonts and metrics; set by the table.
  final var scaledTheme = ScaledTableTheme.current
  /// Yielded in place, because a copy retains all the theme's fonts and colours.
  final var theme: TableTheme { _read { yield scaledTheme.theme } }
  /// The configurations displayed by the view.
  final var configurations = ViewConfigurations()
  /// The number of times that the view was detached from a row or section.
  final var endedAssignmentCount = 0
  /// Whether the view is disappearing with an animation because its row or section was removed.
  final var isExiting = false

  /// Creates a view.
  ///
  /// - Parameter frame: The rectangle in the superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view without archive support.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The count of ended assignments; `nil` while the view is disappearing.
  final var assignmentCount: Int? { isExiting ? nil : endedAssignmentCount }

  /// Records that the view no longer displays a row or section.
  final func endAssignment() {
    endedAssignmentCount += 1
    isExiting = false
  }

  /// The horizontal safe area insets; rows scroll beneath the bars at the top and bottom.
  open override var safeAreaInsets: UIEdgeInsets {
    let insets = super.safeAreaInsets
    return UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right)
  }

  /// The last table that configured, measured or displayed the view, which outside of a superview
  /// inherits the traits of this table.
  private weak var traitSourceTable: UITableView?

  /// The traits with which the view was created, which may have changed before it first appears.
  private let initialTraits = UITraitCollection.current

  override var environmentSource: UIView? { traitSourceTable }

  /// Adopts the traits of a table that is about to configure, measure or display the view, because
  /// they may have changed while the view was in the reuse queue.
  final func inheritTraits(of table: UITableView) {
    traitSourceTable = table
    inheritFromSource(startingWith: initialTraits)
  }

  /// The view that displays the content: `contentView`.
  var displayedContent: UIView { self }

  override func traitsMayHaveChanged() {
    super.traitsMayHaveChanged()
    if configurations.isUsed { markConfigurationPending() }
  }

  /// Creates a view from its class; overridden by cells and headers.
  public required init(_making: Void) {
    misuse("Cells, headers and footers only are made from their types")
  }
}

extension _UIReusableView: ListPart {}

/// The requirement behind `cellType.init(style:reuseIdentifier:)` for a type known at run time.
@preconcurrency @MainActor
public protocol _UITableViewCellType {}

extension _UITableViewCellType where Self: _UIReusableView {
  /// Creates a cell of a class known at run time.
  ///
  /// Calls the class's `init(style:reuseIdentifier:)`; stops the program if the class does not have
  /// it.
  ///
  /// - Parameters:
  ///   - style: The predefined layout.
  ///   - reuseIdentifier: The reuse identifier; `nil` if the cell is not reused.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    UITableViewCell.making = (style, reuseIdentifier)
    self.init(_making: ())
  }
}

/// The requirement behind `viewType.init(reuseIdentifier:)` for a type known at run time.
@preconcurrency @MainActor
public protocol _UITableViewHeaderFooterViewType {}

extension _UITableViewHeaderFooterViewType where Self: _UIReusableView {
  /// Creates a header or footer view of a class known at run time.
  ///
  /// Calls the class's `init(reuseIdentifier:)`; stops the program if the class does not have it.
  ///
  /// - Parameter reuseIdentifier: The reuse identifier; `nil` if the view is not reused.
  public init(reuseIdentifier: String?) {
    UITableViewHeaderFooterView.makingIdentifier = reuseIdentifier
    self.init(_making: ())
  }
}

extension UITableViewCell {
  /// The arguments for the cell that is being created from its class.
  static var making: (style: CellStyle, identifier: String?) = (.default, nil)
}

extension UITableViewHeaderFooterView {
  /// The reuse identifier for the view that is being created from its class.
  static var makingIdentifier: String?
}
