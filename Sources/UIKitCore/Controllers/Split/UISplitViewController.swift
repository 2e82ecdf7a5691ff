public import Foundation
import UIKitGraphics
import UIKitSupport

/// A container with two columns in wide windows, and a single navigation stack in narrow ones.
///
/// The primary column contains a list, the secondary one the selected content. Each column is a
/// navigation controller; other controllers are embedded in one. When the window becomes narrow,
/// the secondary column's controllers are pushed onto the primary column's stack. They return when
/// the window becomes wide again. Of UIKit's styles only the double-column style is available.
///
/// Dragging the line between the columns changes the width of the primary column between its
/// minimum and its maximum.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// The number of columns.
  public enum Style: Int, Sendable {
    /// Equivalent to `.doubleColumn`.
    case unspecified = 0
    /// A primary and a secondary column.
    case doubleColumn = 1
  }

  /// A column.
  public enum Column: Int, Sendable {
    /// The list, at the leading edge by default; see `primaryEdge`.
    case primary = 0
    /// The selected content.
    case secondary = 2
  }

  /// The visible columns.
  public enum DisplayMode: Int, Sendable {
    /// The default mode: both columns side by side.
    case automatic = 0
    /// Only the secondary column.
    case secondaryOnly = 1
    /// Both columns side by side.
    case oneBesideSecondary = 2
    /// The primary column in front of the secondary one, which keeps the full width.
    case oneOverSecondary = 3
  }

  /// The side of the primary column.
  public enum PrimaryEdge: Int, Sendable {
    /// The leading edge: left in left-to-right layouts.
    case leading = 0
    /// The trailing edge: right in left-to-right layouts.
    case trailing = 1
  }

  /// The library's default for `preferredPrimaryColumnWidthFraction`,
  /// `preferredPrimaryColumnWidth`, `minimumPrimaryColumnWidth` and `maximumPrimaryColumnWidth`.
  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  private let styleStorage: Style
  var columns: [Column: UINavigationController] = [:]
  /// The lowest of the secondary column's controllers while they are on the primary column's stack.
  weak var lowestDetailOnPrimary: UIViewController?
  /// Whether the first layout has arranged the columns.
  var hasColumnsInPlace = false
  let separator = UIView()
  let divider = SplitDivider()
  /// Incremented by each change of the display mode; a completion with an older value is ignored.
  var changeSerial = 0
  /// The navigation item to which the library has added `displayModeButtonItem`.
  weak var itemWithButton: UINavigationItem?

  /// Creates a split view controller without content.
  ///
  /// - Parameter style: The number of columns.
  public init(style: Style) {
    styleStorage = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a split view controller with two columns and without content.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: Must be `nil`.
  ///   - nibBundleOrNil: Ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    styleStorage = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a split view controller without content and without archive support.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) {
    styleStorage = .unspecified
    super.init(coder: coder)
  }

  /// The number of columns.
  open var style: Style { styleStorage }

  /// The delegate, which is notified of appearing and disappearing columns.
  ///
  /// Not retained.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// Whether the window is too narrow for two columns.
  open internal(set) var isCollapsed = false

  /// The minimum window width for two columns, in points.
  ///
  /// Default: 900. UIKit uses the horizontal size class instead.
  open var minimumExpandedWidth: CGFloat = 900 {
    didSet { if minimumExpandedWidth != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  /// The preferred display mode in windows with room for both columns.
  ///
  /// Default: `.automatic`.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { displayModeDidChange(from: oldValue.resolved) }
  }

  /// The effective display mode; never `.automatic`.
  open var displayMode: DisplayMode {
    if isCollapsed { return .secondaryOnly }
    return preferredDisplayMode.resolved
  }

  /// The side of the primary column.
  ///
  /// Default: `.leading`.
  open var primaryEdge = PrimaryEdge.leading {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// A button that shows and hides the primary column, like F9.
  ///
  /// The library adds it at the leading end of the secondary column's bar, unless that end has
  /// other items.
  open private(set) lazy var displayModeButtonItem: UIBarButtonItem = {
    let words = SystemWords.current.shortcuts
    let item = UIBarButtonItem(
      primaryAction: UIAction(image: UIImage(glyph: .listBullet)) { [weak self] _ in
        self?.toggle()
      }
    )
    item.accessibilityLabel = words.list
    return item
  }()

  /// The preferred width of the primary column as a fraction of the total width, from 0 to 1.
  ///
  /// Default: `automaticDimension`, which means a third. The minimum and the maximum limit the
  /// width.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The preferred width of the primary column, in points.
  ///
  /// Default: `automaticDimension`, which means the preferred fraction of the width. The minimum
  /// and the maximum limit the width. Dragging the line between the columns sets this property.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The minimum width of the primary column, in points.
  ///
  /// Default: `automaticDimension`, which means 280 points.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The maximum width of the primary column, in points.
  ///
  /// Default: `automaticDimension`, which means 400 points.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The current width of the primary column, in points; 0 in narrow windows and without a primary
  /// column.
  open var primaryColumnWidth: CGFloat {
    isCollapsed || columns[.primary] == nil ? 0 : columnWidth(in: viewIfLoaded?.bounds.width ?? 0)
  }

  /// The navigation controllers of the visible columns, the primary column first.
  ///
  /// Setting it replaces the controllers of the primary and the secondary column.
  open var viewControllers: [UIViewController] {
    get { visibleColumns.compactMap { columns[$0] } }
    set {
      replace(newValue.first, for: .primary)
      replace(newValue.dropFirst().first, for: .secondary)
    }
  }

  /// Returns the controller of a column.
  ///
  /// - Parameter column: The column.
  /// - Returns: The column's navigation controller; `nil` if none was set.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Sets the controller of a column.
  ///
  /// - Parameters:
  ///   - viewController: A navigation controller, or another controller to embed in one; `nil`
  ///     empties the column.
  ///   - column: The column.
  open func setViewController(_ viewController: UIViewController?, for column: Column) {
    replace(viewController, for: column)
  }

  /// Shows a column beside or in front of the other one, or on top of the stack in narrow windows.
  open func show(_ column: Column) {
    reveal(column)
  }

  /// Hides a column.
  ///
  /// - Parameter column: The primary column, or in narrow windows the secondary one, whose
  ///   controllers are popped. Other columns are ignored.
  open func hide(_ column: Column) {
    hideColumn(column)
  }

  /// Replaces the content of the secondary column, or pushes a controller in narrow windows.
  ///
  /// - Parameters:
  ///   - viewController: The controller; not a navigation controller in narrow windows.
  ///   - sender: The object that initiates the request.
  open override func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
    showDetail(viewController)
  }

  open override func loadView() {
    let view = SplitView()
    view.controller = self
    view.backgroundColor = .systemBackground
    separator.backgroundColor = .separator
    view.addSubview(separator)
    divider.controller = self
    view.addSubview(divider)
    self.view = view
  }

  // MARK: Keys

  /// The key commands, including F9 for toggling the primary column.
  open override var keyCommands: [UIKeyCommand]? {
    let commands = super.keyCommands ?? []
    guard !isCollapsed, columns[.primary] != nil else { return commands.isEmpty ? nil : commands }
    let command = UIKeyCommand(
      title: SystemWords.current.shortcuts.list,
      input: UIKeyCommand.inputFunctionKey(9)
    ) { [weak self] _ in self?.toggle() }
    return commands + [command]
  }

  /// Handles Escape and Alt with the left arrow.
  ///
  /// Escape ends a search first. Otherwise both go back in the secondary column, or hide a primary
  /// column in front of it.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if endSearch(for: presses) { return }
    guard presses.contains(where: \.isBackShortcut), goBack() else {
      return super.pressesBegan(presses, with: event)
    }
  }

  override var targetForDetail: UIViewController? { self }

  /// The column that receives key presses without a focused view: the list.
  override var childForKeys: UIViewController? {
    visibleColumns.lazy.compactMap { [columns] in columns[$0] }.first { $0.parentStorage === self }
  }
}

extension UISplitViewController.DisplayMode {
  /// The effective mode.
  var resolved: UISplitViewController.DisplayMode {
    self == .automatic ? .oneBesideSecondary : self
  }
}

extension UIViewController {
  /// The nearest split view controller among the ancestors; `nil` if there is none.
  public final var splitViewController: UISplitViewController? {
    (parentStorage as? UISplitViewController) ?? parentStorage?.splitViewController
  }
}
