public import UIKitGraphics

/// The state of a view, used to update its configurations.
public protocol UIConfigurationState {
  /// Creates the default state of a view.
  ///
  /// - Parameter traitCollection: The view's traits.
  init(traitCollection: UITraitCollection)

  /// The view's traits.
  var traitCollection: UITraitCollection { get set }

  /// A custom value defined by the application.
  ///
  /// - Parameter key: The key of the value.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of a custom value that an application adds to a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a key.
  ///
  /// - Parameter rawValue: The name, such as "com.example.city".
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a key.
  ///
  /// - Parameter rawValue: The name, such as "com.example.city".
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view such as a header or a footer.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The view's traits.
  public var traitCollection: UITraitCollection
  /// Whether the view is disabled and ignores touches; `false` by default.
  public var isDisabled = false
  /// Whether the view is highlighted; `false` by default, and not set by tables.
  public var isHighlighted = false
  /// Whether the view is selected; `false` by default, and not set by tables.
  public var isSelected = false
  /// Whether the view has keyboard focus; `false` by default, and not set by tables.
  public var isFocused = false
  /// Whether the view is pinned to an edge while other content scrolls; `false` by default, and not
  /// set by tables.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the default state of a view.
  ///
  /// - Parameter traitCollection: The view's traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A custom value defined by the application.
  ///
  /// - Parameter key: The key of the value.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The state of a cell's row in a drag.
  public enum DragState: Int, Sendable {
    /// The row is not dragged.
    case none
    /// The row is being lifted.
    case lifting
    /// The row is dragged.
    case dragging
  }

  /// The effect of dropping on a cell.
  public enum DropState: Int, Sendable {
    /// No drag is in progress.
    case none
    /// A drop would not target this cell.
    case notTargeted
    /// A drop would target this cell.
    case targeted
  }

  /// The cell's traits.
  public var traitCollection: UITraitCollection
  /// Whether the cell is disabled and ignores touches; `false` by default.
  public var isDisabled = false
  /// Whether the row is highlighted; `false` by default.
  public var isHighlighted = false
  /// Whether the row is selected; `false` by default.
  public var isSelected = false
  /// Whether the row has keyboard focus; `false` by default.
  public var isFocused = false
  /// Whether the row is pinned to an edge while other content scrolls; `false` by default, and not
  /// set by tables.
  public var isPinned = false
  /// Whether the cell is in editing mode; `false` by default.
  public var isEditing = false
  /// Whether the row is expanded to show its children; `false` by default, and not set by tables.
  public var isExpanded = false
  /// Whether the row is swiped to reveal its actions; `false` by default.
  public var isSwiped = false
  /// Whether the row is being moved; `false` by default.
  public var isReordering = false
  /// The state of the row in a drag; `.none` by default.
  public var cellDragState = DragState.none
  /// The effect of a drop on the row; `.none` by default.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the default state of a cell.
  ///
  /// - Parameter traitCollection: The cell's traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A custom value defined by the application.
  ///
  /// - Parameter key: The key of the value.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

extension UIConfigurationState {
  /// Whether the state has the appearance of a selected row.
  var isHighlightedOrSelected: Bool {
    if let state = self as? UICellConfigurationState {
      return state.isSelected || state.isHighlighted
    }
    guard let state = self as? UIViewConfigurationState else { return false }
    return state.isSelected || state.isHighlighted
  }

  /// Whether the view is disabled.
  var isOff: Bool {
    if let state = self as? UICellConfigurationState { return state.isDisabled }
    return (self as? UIViewConfigurationState)?.isDisabled ?? false
  }
}
