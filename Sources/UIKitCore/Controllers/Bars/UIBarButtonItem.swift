public import Foundation
public import UIKitGraphics

/// A button of a navigation bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The style of a button.
  public enum Style: Int, Sendable {
    /// An ordinary button.
    case plain = 0
    /// The button that completes a task; its text is semibold.
    case done = 2
  }

  /// Buttons with a standard meaning.
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
    /// Empty space that takes the rest of a toolbar's width.
    case flexibleSpace = 5
    /// Empty space as wide as the item's `width`.
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

  /// The system item, if the button was created from one.
  final var systemItem: SystemItem?
  /// The button that currently shows this item.
  final weak var button: BarButton?

  /// Creates an item that shows nothing.
  public override init() {
    super.init()
  }

  /// Creates an item with a title or an image.
  ///
  /// - Parameters:
  ///   - title: The text; `nil` takes the action's title.
  ///   - image: The image; shown in place of the text.
  ///   - primaryAction: Performed on a tap; `nil` makes a button without effect.
  ///   - menu: Opened by a tap without action, else by a long press.
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

  /// Creates an item that means the same everywhere.
  ///
  /// - Parameters:
  ///   - systemItem: The meaning of the button.
  ///   - primaryAction: Performed on a tap; `nil` makes a button without effect.
  ///   - menu: Opened by a tap without action, else by a long press.
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

  /// Creates an item that shows a view, at the view's size.
  ///
  /// - Parameter customView: The view; it handles touches itself.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Empty space between items.
  ///
  /// - Parameter width: Points.
  /// - Returns: An item without effect.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// Empty space that takes the rest of a toolbar's width.
  ///
  /// - Returns: An item without effect.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// Whether the text is semibold.
  ///
  /// Default: `.plain`.
  open var style = Style.plain {
    didSet { if style != oldValue { didChange() } }
  }

  /// Performed on a tap.
  ///
  /// Default: `nil`.
  open var primaryAction: UIAction?

  /// The menu that a tap opens while there is no action, else a long press; `nil` by default.
  open var menu: UIMenu? {
    didSet { button?.itemDidChange() }
  }

  /// The view shown in place of title and image.
  ///
  /// Default: `nil`.
  open var customView: UIView? {
    didSet { if customView !== oldValue { didChange() } }
  }

  /// Colour of text and image; `nil` takes the bar's.
  ///
  /// Default: `nil`.
  open var tintColor: UIColor? {
    didSet { if tintColor != oldValue { didChange() } }
  }

  /// Width in points; 0 is as wide as the content.
  ///
  /// Default: 0.
  open var width: CGFloat = 0 {
    didSet { if width != oldValue { didChange() } }
  }

  override func didChange() {
    button?.itemDidChange()
  }
}

extension UIBarButtonItem {
  /// Applies the appearance of a system item.
  private func apply(_ item: SystemItem) {
    systemItem = item
    title = item.title
    if item == .done || item == .save { style = .done }
  }

  /// Shows "Done" while editing, else "Edit".
  final func show(isEditing: Bool) {
    systemItem = isEditing ? .done : .edit
    style = isEditing ? .done : .plain
    title = systemItem?.title
  }

  /// Performs the action, as a tap does.
  final func perform() {
    guard isEnabled else { return }
    if primaryAction == nil, menu != nil { button?.openMenu() }
    primaryAction?.perform(from: self)
  }
}

extension UIBarButtonItem.SystemItem {
  /// The button's text; `nil` where it shows an icon or nothing.
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
