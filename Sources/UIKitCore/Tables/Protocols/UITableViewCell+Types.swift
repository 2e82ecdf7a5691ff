import Foundation
import UIKitGraphics

extension UITableViewCell {
  /// The predefined layouts of a cell.
  public enum CellStyle: Int, Sendable {
    /// An optional image and a title.
    case `default` = 0
    /// A title at the leading edge, a smaller blue detail at the trailing one.
    case value1 = 1
    /// A small blue caption and a larger detail to its right.
    case value2 = 2
    /// A title with a smaller grey line below it.
    case subtitle = 3
  }

  /// The state of a row in a drag.
  public enum DragState: Int, Sendable {
    /// The row is not part of a drag.
    case none = 0
    /// The row is lifted.
    case lifting = 1
    /// The row's preview is being dragged.
    case dragging = 2
  }

  /// The background of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    /// No background.
    case none = 0
    /// A blue gradient in the classic theme, grey in the default one.
    case blue = 1
    /// Grey.
    case gray = 2
    /// The theme's selection colour.
    case `default` = 3
  }

  /// The standard accessories at a cell's trailing edge.
  public enum AccessoryType: Int, Sendable {
    /// No accessory.
    case none = 0
    /// A chevron, which indicates that tapping the row shows the next level.
    case disclosureIndicator = 1
    /// An info button with its own tap action, and a chevron.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// An info button with its own tap action.
    case detailButton = 4
  }

  /// The kind of line between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// No separator.
    case none = 0
    /// A single line.
    case singleLine = 1
    /// A double line with an etched appearance, in grouped tables only.
    case singleLineEtched = 2

    /// The former name of `singleLineEtched`.
    public static var doubleLineEtched: SeparatorStyle { .singleLineEtched }
  }

  /// The control that a row displays in editing mode.
  public enum EditingStyle: Int, Sendable {
    /// No control.
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
    /// The cell shows swipe buttons, such as the Delete button.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)

    /// The former name of `showingEditControl`.
    public static var editing: StateMask { .showingEditControl }
  }
}
