public import UIKitGraphics

/// The state of a view, by which configurations choose their appearance.
public protocol UIConfigurationState {
  /// Creates the state of a view with which nothing happens.
  ///
  /// - Parameter traitCollection: The view's traits.
  init(traitCollection: UITraitCollection)

  /// The view's traits.
  var traitCollection: UITraitCollection { get set }

  /// A value of the application's own.
  ///
  /// - Parameter key: The name of the value.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a value that an application adds to a state.
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

/// The state of a header, a footer, or another view.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The view's traits.
  public var traitCollection: UITraitCollection
  /// Whether the view takes no touches; `false` by default.
  public var isDisabled = false
  /// Whether the view looks touched; `false` by default.
  public var isHighlighted = false
  /// Whether the view looks selected; `false` by default.
  public var isSelected = false
  /// Whether the keyboard's focus is on the view; `false` by default.
  public var isFocused = false
  /// Whether the view stays at an edge while others scroll; `false` by default.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the state of a view with which nothing happens.
  ///
  /// - Parameter traitCollection: The view's traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A value of the application's own.
  ///
  /// - Parameter key: The name of the value.
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

  /// The effect of a drop on a cell.
  public enum DropState: Int, Sendable {
    /// Nothing.
    case none
    /// It would not drop here.
    case notTargeted
    /// It would drop into this row.
    case targeted
  }

  /// The cell's traits.
  public var traitCollection: UITraitCollection
  /// Whether the cell takes no touches; `false` by default.
  public var isDisabled = false
  /// Whether the row is touched; `false` by default.
  public var isHighlighted = false
  /// Whether the row is selected; `false` by default.
  public var isSelected = false
  /// Whether the keyboard's focus is on the row; `false` by default.
  public var isFocused = false
  /// Whether the row stays at an edge while others scroll; `false` by default.
  public var isPinned = false
  /// Whether the cell is in editing mode; `false` by default.
  public var isEditing = false
  /// Whether the row shows its children; `false` by default.
  public var isExpanded = false
  /// Whether the buttons of a swipe are shown; `false` by default.
  public var isSwiped = false
  /// Whether the row is being moved; `false` by default.
  public var isReordering = false
  /// The state of the row in a drag; `.none` by default.
  public var cellDragState = DragState.none
  /// The effect of a drop on the row; `.none` by default.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the state of a cell with which nothing happens.
  ///
  /// - Parameter traitCollection: The cell's traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A value of the application's own.
  ///
  /// - Parameter key: The name of the value.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

extension UIConfigurationState {
  /// Whether a view in this state has the look of selected rows.
  var isChosen: Bool {
    if let state = self as? UICellConfigurationState {
      return state.isSelected || state.isHighlighted
    }
    guard let state = self as? UIViewConfigurationState else { return false }
    return state.isSelected || state.isHighlighted
  }

  /// Whether a view in this state takes no touches.
  var isOff: Bool {
    if let state = self as? UICellConfigurationState { return state.isDisabled }
    return (self as? UIViewConfigurationState)?.isDisabled ?? false
  }
}
