public import Foundation
import UIKitGraphics
import UIKitSupport

/// Shows two controllers beside each other in wide windows, and one navigation stack in narrow ones.
///
/// The primary column has a list, the secondary one the chosen content. Each column is a navigation
/// controller; a plain controller gets one around it. When the window becomes narrow, the secondary
/// column's controllers are pushed onto the primary one's stack, and they return when the window
/// becomes wide again. Of UIKit's styles there is the one of two columns.
///
/// The line between the columns can be dragged, which changes the primary column's width between its
/// minimum and its maximum.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// The number of columns.
  public enum Style: Int, Sendable {
    /// The same as `.doubleColumn`.
    case unspecified = 0
    /// A primary and a secondary column.
    case doubleColumn = 1
  }

  /// A column.
  public enum Column: Int, Sendable {
    /// The list, at the leading edge.
    case primary = 0
    /// The chosen content.
    case secondary = 2
  }

  /// The visible columns.
  public enum DisplayMode: Int, Sendable {
    /// As the library decides: both columns beside each other.
    case automatic = 0
    /// The secondary column alone.
    case secondaryOnly = 1
    /// Both columns beside each other.
    case oneBesideSecondary = 2
    /// The primary column in front of the secondary one, which keeps the whole width.
    case oneOverSecondary = 3
  }

  /// The side of the primary column.
  public enum PrimaryEdge: Int, Sendable {
    /// Left where text runs from left to right.
    case leading = 0
    /// Right where text runs from left to right.
    case trailing = 1
  }

  /// For `preferredPrimaryColumnWidthFraction`, `preferredPrimaryColumnWidth`, `minimumPrimaryColumnWidth` and
  /// `maximumPrimaryColumnWidth`: as the library decides.
  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  private let styleStorage: Style
  var columns: [Column: UINavigationController] = [:]
  /// The lowest controller of the secondary column while it is on the primary one's stack.
  weak var lowestMoved: UIViewController?
  var hasColumnsInPlace = false
  let separator = UIView()
  let divider = SplitDivider()
  /// The number of times that columns appeared or disappeared.
  var changes = 0
  /// The item whose bar shows `displayModeButtonItem` because the library has put it there.
  weak var itemWithButton: UINavigationItem?

  /// Creates a controller without content.
  ///
  /// - Parameter style: The number of columns.
  public init(style: Style) {
    styleStorage = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of two columns without content.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: Has to be `nil`.
  ///   - nibBundleOrNil: Not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    styleStorage = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller without content and without archive support.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) {
    styleStorage = .unspecified
    super.init(coder: coder)
  }

  /// The number of columns.
  open var style: Style { styleStorage }

  /// The recipient of appearances and disappearances of columns; not retained.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// Whether the window is too narrow for two columns.
  open internal(set) var isCollapsed = false

  /// The window's width from which on there are two columns, in points.
  ///
  /// Default: 900. UIKit decides by size classes, which desktops do not have.
  open var minimumExpandedWidth: CGFloat = 900 {
    didSet { if minimumExpandedWidth != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  /// The columns that are wanted while there is room for both.
  ///
  /// Default: `.automatic`.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { displayModeChanged(from: oldValue.resolved) }
  }

  /// The columns that are shown; never `.automatic`.
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

  /// A button that shows and hides the primary column, as F9 does.
  ///
  /// The library puts it at the leading end of the secondary column's bar, unless the screen there
  /// has other items at that end.
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

  /// The primary column's fraction of the width, from 0 to 1.
  ///
  /// Default: `automaticDimension`, a third. Limited by the minimum and the maximum.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The primary column's width, in points.
  ///
  /// Default: `automaticDimension`, the preferred fraction of the width. Limited by the minimum and
  /// the maximum. A drag of the line between the columns sets it.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The primary column's least width, in points.
  ///
  /// Default: `automaticDimension`, 280 points.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The primary column's greatest width, in points.
  ///
  /// Default: `automaticDimension`, 400 points.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The primary column's present width, in points; 0 while there is none.
  open var primaryColumnWidth: CGFloat {
    isCollapsed || columns[.primary] == nil ? 0 : columnWidth(in: viewIfLoaded?.bounds.width ?? 0)
  }

  /// The shown columns' navigation controllers, the primary one first.
  ///
  /// Setting it sets the primary column's controller and the secondary one's.
  open var viewControllers: [UIViewController] {
    get { shownColumns.compactMap { columns[$0] } }
    set {
      replace(newValue.first, for: .primary)
      replace(newValue.dropFirst().first, for: .secondary)
    }
  }

  /// The controller of a column.
  ///
  /// - Parameter column: The column.
  /// - Returns: Its navigation controller; `nil` when none was set.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Sets the content of a column.
  ///
  /// - Parameters:
  ///   - viewController: A navigation controller, or another one, which gets one around it; `nil`
  ///     empties the column.
  ///   - column: The column.
  open func setViewController(_ viewController: UIViewController?, for column: Column) {
    replace(viewController, for: column)
  }

  /// Shows a column: beside the other one, in front of it, or, in narrow windows, on top.
  ///
  /// - Parameter column: The column.
  open func show(_ column: Column) {
    reveal(column)
  }

  /// Hides a column.
  ///
  /// - Parameter column: The primary column, or in narrow windows the secondary one, which pops a
  ///   controller; otherwise nothing happens.
  open func hide(_ column: Column) {
    conceal(column)
  }

  /// Replaces the content of the secondary column, or pushes it in narrow windows.
  ///
  /// - Parameters:
  ///   - viewController: The controller; not a navigation controller in narrow windows.
  ///   - sender: The object that makes the request.
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

  /// F9 shows and hides the primary column.
  open override var keyCommands: [UIKeyCommand]? {
    let own = super.keyCommands ?? []
    guard !isCollapsed, columns[.primary] != nil else { return own.isEmpty ? nil : own }
    let command = UIKeyCommand(
      title: SystemWords.current.shortcuts.list,
      input: UIKeyCommand.inputFunctionKey(9)
    ) { [weak self] _ in self?.toggle() }
    return own + [command]
  }

  /// Escape ends a search; else Escape and Alt with the left arrow go back in the secondary column, or
  /// hide a primary column in front of it.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if endSearch(for: presses) { return }
    guard presses.contains(where: \.isBackShortcut), goBack() else {
      return super.pressesBegan(presses, with: event)
    }
  }

  override var targetForDetail: UIViewController? { self }

  /// The column that keys go to while nothing has the focus: the list.
  override var childForKeys: UIViewController? {
    shownColumns.lazy.compactMap { [columns] in columns[$0] }.first { $0.parentStorage === self }
  }
}

extension UISplitViewController.DisplayMode {
  /// The mode, or the one that the library chooses.
  var resolved: UISplitViewController.DisplayMode {
    self == .automatic ? .oneBesideSecondary : self
  }
}

extension UIViewController {
  /// The nearest split view controller around this one; `nil` when there is none.
  public final var splitViewController: UISplitViewController? {
    (parentStorage as? UISplitViewController) ?? parentStorage?.splitViewController
  }
}
