public import Foundation

/// The navigation bar content for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The bar whose items currently include this item, at the top or below.
  final weak var bar: UINavigationBar?
  /// The large title and the search bar below the bar; `nil` without either.
  final var palette: NavigationPalette?

  /// The display mode of a screen's large title.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The mode of the previous screen on the stack.
    case automatic
    /// A large title.
    case always
    /// A small title.
    case never
  }

  /// The display mode of the large title, in bars with `prefersLargeTitles`.
  ///
  /// Default: `.automatic`, which means a large title on the first screen.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { paletteDidChange() } }
  }

  /// The search controller whose search bar is below the title; `nil` by default.
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      oldValue?.isActive = false
      oldValue?.item = nil
      searchController?.item = self
      paletteDidChange()
    }
  }

  /// Whether the search bar collapses as the content scrolls.
  ///
  /// Default: `true`.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { paletteDidChange() } }
  }

  /// The bar's appearance while this item is on top; `nil`, the default, means the bar's own.
  open var standardAppearance: UINavigationBarAppearance? {
    get { standardStorage }
    set {
      standardStorage = makeCopy(of: newValue)
      bar?.appearanceDidChange()
    }
  }
  private var standardStorage: UINavigationBarAppearance?

  /// The bar's appearance while this item is on top with a visible large title.
  ///
  /// `nil`, the default, means the bar's `scrollEdgeAppearance`, or else `standardAppearance`.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { scrollEdgeStorage }
    set {
      scrollEdgeStorage = makeCopy(of: newValue)
      bar?.appearanceDidChange()
    }
  }
  private var scrollEdgeStorage: UINavigationBarAppearance?

  /// The bar's appearance while this item is on top in landscape windows less than 450 points high.
  ///
  /// `nil`, the default, means `standardAppearance`, or the bar's own.
  open var compactAppearance: UINavigationBarAppearance? {
    get { compactStorage }
    set {
      compactStorage = makeCopy(of: newValue)
      bar?.appearanceDidChange()
    }
  }
  private var compactStorage: UINavigationBarAppearance?

  private func makeCopy(of appearance: UINavigationBarAppearance?) -> UINavigationBarAppearance? {
    appearance?.makeCopy { [weak self] in self?.bar?.appearanceDidChange() }
  }

  private func paletteDidChange() { bar?.controller?.barDidChange() }

  /// Creates an item without a title.
  public override convenience init() {
    self.init(title: "")
    title = nil
  }

  /// Creates an item.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item without archive support.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The title in the centre of the bar.
  ///
  /// Items of controllers have the controller's `title` by default.
  open var title: String? {
    didSet { if title != oldValue { didChange(animated: false) } }
  }

  /// The view that replaces the title.
  ///
  /// It keeps the size set by the application, or has the size of its constraints and content, as
  /// far as there is room. Search bars take the entire available width. Default: `nil`.
  open var titleView: UIView? {
    didSet {
      guard titleView !== oldValue else { return }
      titleViewSize = TitleViewSize()
      didChange(animated: false)
    }
  }
  final var titleViewSize = TitleViewSize()

  /// The text of the back button that returns to the item.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title; "Back" or no text if there is too little room.
    case `default` = 0
    /// The text "Back".
    case generic = 1
    /// Only the chevron.
    case minimal = 2
  }

  /// The back button's text for returning to this item.
  ///
  /// Default: `nil`, which means the title, or "Back" if the title is empty or too long. An empty
  /// string leaves only the chevron.
  open var backButtonTitle: String? {
    didSet { if backButtonTitle != oldValue { didChange(animated: false) } }
  }

  /// The title, image and tint colour of the back button for returning to this item.
  ///
  /// Takes precedence over `backButtonTitle`. Its action is not performed. Default: `nil`.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { if backBarButtonItem !== oldValue { didChange(animated: false) } }
  }

  /// The display mode of the back button's text for returning to this item.
  ///
  /// Default: `.default`. It does not affect the title of `backBarButtonItem`.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { if backButtonDisplayMode != oldValue { didChange(animated: false) } }
  }

  /// The action that replaces going back while this item is on top.
  ///
  /// Its title, unless empty, becomes the button's title.
  ///
  /// With an action, the button is visible even on the root screen. Default: `nil`.
  open var backAction: UIAction? {
    didSet { if backAction !== oldValue { didChange(animated: false) } }
  }

  /// The line of text above the title, which increases the height of the bar; `nil` by default.
  open var prompt: String? {
    didSet {
      guard prompt != oldValue else { return }
      didChange(animated: false)
      bar?.promptDidChange()
    }
  }

  /// Whether the left items appear beside the back button rather than replacing it.
  ///
  /// Default: `false`.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { didChange(animated: false) } }
  }

  /// Whether the back button is hidden while this item is on top.
  ///
  /// Default: `false`.
  open var hidesBackButton: Bool {
    get { hidesBackButtonStorage }
    set { setHidesBackButton(newValue, animated: false) }
  }

  /// The left items, from left to right, which replace the back button.
  ///
  /// Default: `nil`.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { leftItems.isEmpty ? nil : leftItems }
    set { setLeftBarButtonItems(newValue, animated: false) }
  }

  /// The right items, from right to left.
  ///
  /// Default: `nil`.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { rightItems.isEmpty ? nil : rightItems }
    set { setRightBarButtonItems(newValue, animated: false) }
  }

  /// The first left item.
  ///
  /// Default: `nil`. Setting it replaces all left items.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftItems.first }
    set { setLeftBarButton(newValue, animated: false) }
  }

  /// The first right item.
  ///
  /// Default: `nil`. Setting it replaces all right items.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightItems.first }
    set { setRightBarButton(newValue, animated: false) }
  }

  /// Replaces the left items.
  ///
  /// - Parameters:
  ///   - items: The items from left to right; `nil` removes all.
  ///   - animated: Whether the buttons fade.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftItems = items ?? []
    didChange(animated: animated)
  }

  /// Replaces the right items.
  ///
  /// - Parameters:
  ///   - items: The items from right to left; `nil` removes all.
  ///   - animated: Whether the buttons fade.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightItems = items ?? []
    didChange(animated: animated)
  }

  /// Replaces the left items by a single item.
  ///
  /// - Parameters:
  ///   - item: The item; `nil` removes all.
  ///   - animated: Whether the buttons fade.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(item.map { [$0] }, animated: animated)
  }

  /// Replaces the right items by a single item.
  ///
  /// - Parameters:
  ///   - item: The item; `nil` removes all.
  ///   - animated: Whether the buttons fade.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setRightBarButtonItems(item.map { [$0] }, animated: animated)
  }

  /// Shows or hides the back button.
  ///
  /// - Parameters:
  ///   - hidesBackButton: Whether to hide the button.
  ///   - animated: Whether the button fades.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    guard hidesBackButton != hidesBackButtonStorage else { return }
    hidesBackButtonStorage = hidesBackButton
    didChange(animated: animated)
  }

  private var hidesBackButtonStorage = false
  final private(set) var leftItems: [UIBarButtonItem] = []
  final private(set) var rightItems: [UIBarButtonItem] = []

  private func didChange(animated: Bool) {
    if palette != nil { paletteDidChange() }
    bar?.itemDidChange(self, animated: animated)
  }
}
