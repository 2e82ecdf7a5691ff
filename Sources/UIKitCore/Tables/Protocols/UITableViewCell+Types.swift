import Foundation
import UIKitGraphics

extension UITableViewCell {
  /// The predefined layouts of a cell.
  public enum CellStyle: Int, Sendable {
    /// An optional image and a title.
    case `default` = 0
    /// A title at the leading edge, a smaller blue detail at the trailing one.
    case value1 = 1
    /// A small blue caption, and a larger detail to its right.
    case value2 = 2
    /// A title with a smaller gray line below it.
    case subtitle = 3
  }

  /// The state of a row in a drag.
  public enum DragState: Int, Sendable {
    /// Nothing.
    case none = 0
    /// The row is lifted.
    case lifting = 1
    /// The row's picture is dragged.
    case dragging = 2
  }

  /// The background of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    /// No distinct look.
    case none = 0
    /// A blue gradient in the classic theme, gray in the default one.
    case blue = 1
    /// Gray.
    case gray = 2
    /// The theme's colour.
    case `default` = 3
  }

  /// The standard accessories at a cell's trailing edge.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A chevron: tapping the row shows the next level.
    case disclosureIndicator = 1
    /// An info button and a chevron; the button is tapped separately.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// An info button; it is tapped separately.
    case detailButton = 4
  }

  /// The kind of line between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// By one line.
    case singleLine = 1
    /// By a double line with an etched look, in grouped tables only.
    case singleLineEtched = 2

    /// The older name of `singleLineEtched`.
    public static var doubleLineEtched: SeparatorStyle { .singleLineEtched }
  }

  /// The control that editing mode shows in a row.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A red circle with a minus sign, which reveals the Delete button.
    case delete = 1
    /// A green circle with a plus sign.
    case insert = 2
  }

  /// The editing controls of a cell; empty in the normal state.
  public struct StateMask: OptionSet, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Creates a state from bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The table view is in editing mode.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The cell shows the button that confirms a deletion.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)

    /// The older name of `showingEditControl`.
    public static var editing: StateMask { .showingEditControl }
  }
}
