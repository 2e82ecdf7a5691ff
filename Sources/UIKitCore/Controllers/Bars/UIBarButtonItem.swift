public import Foundation
public import UIKitGraphics

/// A button in a navigation bar or toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The style of a button.
  public enum Style: Int, Sendable {
    /// An ordinary button.
    case plain = 0
    /// The button that completes a task, with semibold text.
    case done = 2
  }

  /// Buttons with standard meanings and titles or icons.
  public enum SystemItem: Int, Sendable {
    /// "Done", of style `.done`.
    case done = 0
    /// "Cancel".
    case cancel = 1
    /// "Edit".
    case edit = 2
    /// "Save", of style `.done`.
    case save = 3
    /// A plus sign.
    case add = 4
    /// Flexible space that takes the remaining width of a toolbar.
    case flexibleSpace = 5
    /// Fixed space with the item's `width`.
    case fixedSpace = 6
    /// A pen on paper.
    case compose = 7
    /// An arrow to the left.
    case reply = 8
    /// An arrow out of a box.
    case action = 9
    /// A folder.
    case organize = 10
    /// An open book.
    case bookmarks = 11
    /// A magnifier.
    case search = 12
    /// An arrow around a circle.
    case refresh = 13
    /// A cross.
    case stop = 14
    /// A camera.
    case camera = 15
    /// A waste bin.
    case trash = 16
    /// A triangle that points to the right.
    case play = 17
    /// Two bars.
    case pause = 18
    /// Two triangles that point to the left.
    case rewind = 19
    /// Two triangles that point to the right.
    case fastForward = 20
    /// "Undo".
    case undo = 21
    /// "Redo".
    case redo = 22
    /// A cross.
    case close = 24
  }

  /// The system item; `nil` if the item was created without one.
  final var systemItem: SystemItem?
  /// The appearance properties of the item itself; `nil` if none was set.
  final var legacyAppearance: LegacyItemAppearance?
  /// The button that currently displays this item; `nil` if there is none.
  final weak var button: BarButton?

  /// Creates an empty item.
  public override init() {
    super.init()
  }

  /// Creates an empty item without archive support.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates an item with a title or an image.
  ///
  /// - Parameters:
  ///   - title: The title; `nil` for the action's title.
  ///   - image: The image, which replaces the title.
  ///   - primaryAction: The action of a tap; `nil` for none.
  ///   - menu: The menu that opens with a tap, or with a long press if the item has an action.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates a system item.
  ///
  /// - Parameters:
  ///   - systemItem: The system item.
  ///   - primaryAction: The action of a tap; `nil` for none.
  ///   - menu: The menu that opens with a tap, or with a long press if the item has an action.
  public convenience init(
    systemItem: SystemItem,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
    apply(systemItem)
  }

  /// Creates an item with a custom view in the view's size.
  ///
  /// - Parameter customView: The view, which handles its touches.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Returns fixed space between items.
  ///
  /// - Parameter width: The width in points.
  /// - Returns: An item without an action.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// Returns flexible space that takes the remaining width of a toolbar.
  ///
  /// - Returns: An item without an action.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// The style, which determines whether the title is semibold.
  ///
  /// Default: `.plain`.
  open var style = Style.plain {
    didSet { if style != oldValue { didChange() } }
  }

  /// The action of a tap.
  ///
  /// Default: `nil`.
  open var primaryAction: UIAction?

  /// The menu that opens with a tap, or with a long press if the item has an action; `nil` by
  /// default.
  open var menu: UIMenu? {
    didSet { button?.itemDidChange() }
  }

  /// The view that replaces the title and the image.
  ///
  /// Default: `nil`.
  open var customView: UIView? {
    didSet { if customView !== oldValue { didChange() } }
  }

  /// The colour of the title and the image; `nil`, the default, means the bar's tint colour.
  open var tintColor: UIColor? {
    didSet { if tintColor != oldValue { didChange() } }
  }

  /// The width in points; 0, the default, means the width of the content.
  open var width: CGFloat = 0 {
    didSet { if width != oldValue { didChange() } }
  }

  override func didChange() {
    button?.itemDidChange()
  }
}

extension UIBarButtonItem {
  /// Applies the title and the style of a system item.
  private func apply(_ item: SystemItem) {
    systemItem = item
    title = item.title
    if item == .done || item == .save { style = .done }
  }

  /// Shows "Done" during editing, and "Edit" otherwise.
  final func show(isEditing: Bool) {
    systemItem = isEditing ? .done : .edit
    style = isEditing ? .done : .plain
    title = systemItem?.title
  }

  /// Performs the action like a tap, or opens the menu if there is no action.
  final func perform() {
    guard isEnabled else { return }
    if primaryAction == nil, menu != nil { button?.openMenu() }
    primaryAction?.perform(from: self)
  }
}

extension UIBarButtonItem.SystemItem {
  /// The button's title; `nil` for icons and space.
  @MainActor
  var title: String? {
    let words = SystemWords.current
    return switch self {
    case .done: words.done
    case .cancel: words.cancel
    case .edit: words.edit
    case .save: words.save
    case .undo: words.undo
    case .redo: words.redo
    default: nil
    }
  }
}
