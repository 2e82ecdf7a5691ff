public import Foundation
public import UIKitGraphics
import UIKitSupport

/// The base of cells, headers and footers, which tables make from their types.
///
/// Swift makes an object from a type that is only known at run time through a `required`
/// initialiser. Required of all subclasses, it would break those that have only an initialiser
/// of their own. So it is required here, and cells and headers override it as unavailable: the
/// compiler does not ask their subclasses for it, and a call through this class still reaches
/// `init(style:reuseIdentifier:)` or `init(reuseIdentifier:)` of the type.
@preconcurrency @MainActor
open class _UIReusableView: UIView {
  /// Colours, fonts and metrics; given by the table.
  final var look = TableLook.current
  final var theme: TableTheme { look.theme }
  /// The configurations that the view shows.
  final var configurations = ViewConfigurations()
  /// The number of times that the view has been taken from its row or section.
  final var endedAssignments = 0
  /// Whether the view leaves with an animation because its row or section is gone.
  final var hasLostPlace = false

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

  final var assignmentCount: Int? { hasLostPlace ? nil : endedAssignments }

  /// Records that the view shows no row or section any more.
  final func endAssignment() {
    endedAssignments += 1
    hasLostPlace = false
  }

  /// The sides of the safe area; rows scroll beneath the bars above and below.
  open override var safeAreaInsets: UIEdgeInsets {
    let safe = super.safeAreaInsets
    return UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right)
  }

  /// The table that the view was last in, or is to be in.
  private weak var measuringTable: UITableView?

  /// The traits with which the view was made; they may have changed before it is first shown.
  private let initialTraits = UITraitCollection.current

  override var environmentSource: UIView? { measuringTable }

  /// Takes over the traits of a table that is about to configure, to measure or to show the view,
  /// which may have changed while it waited in the reuse queue.
  final func inheritTraits(of table: UITableView) {
    measuringTable = table
    inheritFromSource(startingWith: initialTraits)
  }

  /// The view of the content: `contentView`.
  var shownContent: UIView { self }

  override func traitsMayHaveChanged() {
    super.traitsMayHaveChanged()
    if configurations.isUsed { markConfigurationPending() }
  }

  /// Creates a view from its type; cells and headers override it.
  public required init(_making: Void) {
    misuse("Cells, headers and footers only are made from their types")
  }
}

extension _UIReusableView: ListPart {}

/// The requirement behind `cellType.init(style:reuseIdentifier:)` for a type known at run time.
@preconcurrency @MainActor
public protocol _UITableViewCellType {}

extension _UITableViewCellType where Self: _UIReusableView {
  /// Creates a cell of a class that is known at run time.
  ///
  /// The class's own `init(style:reuseIdentifier:)` runs; a class without one stops the program.
  ///
  /// - Parameters:
  ///   - style: The predefined layout.
  ///   - reuseIdentifier: `nil`: the cell will not be reused.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    UITableViewCell.making = (style, reuseIdentifier)
    self.init(_making: ())
  }
}

/// The requirement behind `viewType.init(reuseIdentifier:)` for a type known at run time.
@preconcurrency @MainActor
public protocol _UITableViewHeaderFooterViewType {}

extension _UITableViewHeaderFooterViewType where Self: _UIReusableView {
  /// Creates a header or footer view of a class that is known at run time.
  ///
  /// The class's own `init(reuseIdentifier:)` runs; a class without one stops the program.
  ///
  /// - Parameter reuseIdentifier: `nil`: not reused.
  public init(reuseIdentifier: String?) {
    UITableViewHeaderFooterView.makingIdentifier = reuseIdentifier
    self.init(_making: ())
  }
}

extension UITableViewCell {
  /// The arguments for the cell that is being made from its type.
  static var making: (style: CellStyle, identifier: String?) = (.default, nil)
}

extension UITableViewHeaderFooterView {
  /// The identifier for the view that is being made from its type.
  static var makingIdentifier: String?
}
