public import Foundation

/// The content of a navigation bar for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The bar that currently shows this item or its back button.
  final weak var bar: UINavigationBar?
  /// The large title and the search bar below the bar; `nil` without either.
  final var palette: NavigationPalette?

  /// Whether a screen has a large title.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the screen before it on the stack.
    case automatic
    /// Yes.
    case always
    /// No.
    case never
  }

  /// Whether the screen has a large title, in bars with `prefersLargeTitles`.
  ///
  /// Default: `.automatic`, which is large for the first screen.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { paletteDidChange() } }
  }

  /// The search whose bar is below the title; `nil` by default.
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      oldValue?.isActive = false
      oldValue?.item = nil
      searchController?.item = self
      paletteDidChange()
    }
  }

  /// Whether the search bar disappears when the content is scrolled.
  ///
  /// Default: `true`.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { paletteDidChange() } }
  }

  /// The look of the bar while this item is on top; `nil`, the default, is the bar's.
  open var standardAppearance: UINavigationBarAppearance? {
    get { standardStorage }
    set {
      standardStorage = keep(newValue)
      bar?.appearanceDidChange()
    }
  }
  private var standardStorage: UINavigationBarAppearance?

  /// The look of the bar while this item is on top and its large title is shown; `nil`, the default,
  /// is `standardAppearance`, or the bar's.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { scrollEdgeStorage }
    set {
      scrollEdgeStorage = keep(newValue)
      bar?.appearanceDidChange()
    }
  }
  private var scrollEdgeStorage: UINavigationBarAppearance?

  /// The look of the bar while this item is on top, in windows that are wider than high and less than
  /// 450 points high; `nil`, the default, is `standardAppearance`, or the bar's.
  open var compactAppearance: UINavigationBarAppearance? {
    get { compactStorage }
    set {
      compactStorage = keep(newValue)
      bar?.appearanceDidChange()
    }
  }
  private var compactStorage: UINavigationBarAppearance?

  private func keep(_ look: UINavigationBarAppearance?) -> UINavigationBarAppearance? {
    look?.kept { [weak self] in self?.bar?.appearanceDidChange() }
  }

  private func paletteDidChange() { bar?.controller?.barDidChange() }

  /// Creates an item without a title.
  public override convenience init() {
    self.init(title: "")
    title = nil
  }

  /// Creates an item.
  ///
  /// - Parameter title: The title.
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

  /// The title in the middle of the bar.
  ///
  /// Default for controllers: their `title`.
  open var title: String? {
    didSet { if title != oldValue { didChange(animated: false) } }
  }

  /// A view shown in place of the title: at the size that it was given, or else at that of its
  /// constraints and its content, as far as there is room; search bars take all of the room's width.
  ///
  /// Default: `nil`.
  open var titleView: UIView? {
    didSet {
      guard titleView !== oldValue else { return }
      titleViewSize = TitleViewSize()
      didChange(animated: false)
    }
  }
  final var titleViewSize = TitleViewSize()

  /// The text of the back button while its item is the one to go back to.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title; "Back" or nothing where there is no room.
    case `default` = 0
    /// "Back".
    case generic = 1
    /// Nothing: the chevron alone.
    case minimal = 2
  }

  /// The back button's text while this item is the one to go back to; `nil` takes the title, and
  /// "Back" where that is empty or too long.
  ///
  /// An empty text leaves the chevron alone.
  ///
  /// Default: `nil`.
  open var backButtonTitle: String? {
    didSet { if backButtonTitle != oldValue { didChange(animated: false) } }
  }

  /// Title, image and tint of the back button while this item is the one to go back to; its action
  /// is not performed.
  ///
  /// It takes precedence over `backButtonTitle`.
  ///
  /// Default: `nil`.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { if backBarButtonItem !== oldValue { didChange(animated: false) } }
  }

  /// The text of the back button while this item is the one to go back to.
  ///
  /// Default: `.default`. Texts of `backBarButtonItem` stay as they are.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { if backButtonDisplayMode != oldValue { didChange(animated: false) } }
  }

  /// The action of the back button while this item is on top, in place of going back; its title,
  /// unless it is empty, is the button's.
  ///
  /// There is a button for it also where there is nothing to go back to.
  ///
  /// Default: `nil`.
  open var backAction: UIAction? {
    didSet { if backAction !== oldValue { didChange(animated: false) } }
  }

  /// A line of text above the title, which makes the bar higher; `nil` by default.
  open var prompt: String? {
    didSet {
      guard prompt != oldValue else { return }
      didChange(animated: false)
      bar?.promptDidChange()
    }
  }

  /// Whether the buttons on the left are beside the back button rather than in its place.
  ///
  /// Default: `false`.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { didChange(animated: false) } }
  }

  /// Whether there is no back button while this item is on top.
  ///
  /// Default: `false`.
  open var hidesBackButton: Bool {
    get { hidesBackButtonStorage }
    set { setHidesBackButton(newValue, animated: false) }
  }

  /// The buttons on the left, from left to right, in place of a back button.
  ///
  /// Default: `nil`.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { leftItems.isEmpty ? nil : leftItems }
    set { setLeftBarButtonItems(newValue, animated: false) }
  }

  /// The buttons on the right, from right to left.
  ///
  /// Default: `nil`.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { rightItems.isEmpty ? nil : rightItems }
    set { setRightBarButtonItems(newValue, animated: false) }
  }

  /// The first button on the left; setting it replaces all of them.
  ///
  /// Default: `nil`.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftItems.first }
    set { setLeftBarButton(newValue, animated: false) }
  }

  /// The first button on the right; setting it replaces all of them.
  ///
  /// Default: `nil`.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightItems.first }
    set { setRightBarButton(newValue, animated: false) }
  }

  /// Replaces the buttons on the left.
  ///
  /// - Parameters:
  ///   - items: From left to right; `nil` removes all.
  ///   - animated: Whether they fade.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftItems = items ?? []
    didChange(animated: animated)
  }

  /// Replaces the buttons on the right.
  ///
  /// - Parameters:
  ///   - items: From right to left; `nil` removes all.
  ///   - animated: Whether they fade.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightItems = items ?? []
    didChange(animated: animated)
  }

  /// Replaces the buttons on the left by one.
  ///
  /// - Parameters:
  ///   - item: The button; `nil` removes all.
  ///   - animated: Whether they fade.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(item.map { [$0] }, animated: animated)
  }

  /// Replaces the buttons on the right by one.
  ///
  /// - Parameters:
  ///   - item: The button; `nil` removes all.
  ///   - animated: Whether they fade.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setRightBarButtonItems(item.map { [$0] }, animated: animated)
  }

  /// Shows or hides the back button.
  ///
  /// - Parameters:
  ///   - hidesBackButton: Whether there is none.
  ///   - animated: Whether it fades.
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
