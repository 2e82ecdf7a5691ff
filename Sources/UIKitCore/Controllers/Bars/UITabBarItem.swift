import Foundation
public import UIKitGraphics

/// The entry of a controller in a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// Entries with a standard meaning, whose texts are in the user's language.
  public enum SystemItem: Int, Sendable {
    /// Three dots: "More".
    case more = 0
    /// A star: "Favorites".
    case favorites = 1
    /// A star: "Featured".
    case featured = 2
    /// A star: "Top Rated".
    case topRated = 3
    /// A clock: "Recents".
    case recents = 4
    /// A person: "Contacts".
    case contacts = 5
    /// A clock: "History".
    case history = 6
    /// A pin: "Bookmarks".
    case bookmarks = 7
    /// A magnifier: "Search".
    case search = 8
    /// An archive box: "Downloads".
    case downloads = 9
    /// A clock: "Most Recent".
    case mostRecent = 10
    /// A list: "Most Viewed".
    case mostViewed = 11
  }

  /// The bar that shows the item.
  final weak var bar: UITabBar?

  /// Creates an entry that shows nothing.
  public override init() {
    super.init()
  }

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - title: The text below the image.
  ///   - image: The image, shown in a tint when it is a template.
  ///   - tag: A number to identify the entry by.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an entry with another image while it is selected.
  ///
  /// - Parameters:
  ///   - title: The text below the image.
  ///   - image: The image.
  ///   - selectedImage: The image while selected; `nil` shows the other one.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates an entry with a standard meaning.
  ///
  /// - Parameters:
  ///   - systemItem: The meaning of the button.
  ///   - tag: A number to identify the entry by.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: UIImage(glyph: systemItem.glyph), tag: tag)
  }

  /// The image while selected; `nil`, the default, shows `image`.
  open var selectedImage: UIImage? {
    didSet { if selectedImage !== oldValue { didChange() } }
  }

  /// A short text on a red disc at the image; `nil`, the default, shows none.
  open var badgeValue: String? {
    didSet { if badgeValue != oldValue { didChange() } }
  }

  /// The colour of the badge's disc; `nil`, the default, is red.
  open var badgeColor: UIColor? {
    didSet { if badgeColor != oldValue { didChange() } }
  }

  /// The look of the bar while the entry is selected; `nil`, the default, is the bar's.
  open var standardAppearance: UITabBarAppearance? {
    get { standardStorage }
    set {
      standardStorage = newValue?.kept { [weak self] in self?.bar?.updateColors() }
      bar?.updateColors()
    }
  }
  private var standardStorage: UITabBarAppearance?

  /// The look of the bar while the entry is selected, where no content is behind the bar, which is
  /// always so; `nil`, the default, is `standardAppearance`.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { scrollEdgeStorage }
    set {
      scrollEdgeStorage = newValue?.kept { [weak self] in self?.bar?.updateColors() }
      bar?.updateColors()
    }
  }
  private var scrollEdgeStorage: UITabBarAppearance?

  /// Whether the entry changes the look of the bar while it is selected.
  final var hasLook: Bool { standardStorage != nil || scrollEdgeStorage != nil }

  /// Whether the entry shows nothing.
  final var isEmpty: Bool { title == nil && image == nil && badgeValue == nil }

  override func didChange() { bar?.itemDidChange(self) }
}

extension UITabBarItem.SystemItem {
  /// The text of the entry.
  @MainActor
  fileprivate var title: String {
    let words = SystemWords.current
    return switch self {
    case .more: words.tabs.more
    case .favorites: words.tabs.favorites
    case .featured: words.tabs.featured
    case .topRated: words.tabs.topRated
    case .recents: words.tabs.recents
    case .contacts: words.tabs.contacts
    case .history: words.tabs.history
    case .bookmarks: words.tabs.bookmarks
    case .search: words.search
    case .downloads: words.tabs.downloads
    case .mostRecent: words.tabs.mostRecent
    case .mostViewed: words.tabs.mostViewed
    }
  }

  fileprivate var glyph: Glyph {
    switch self {
    case .more: .ellipsis
    case .favorites, .featured, .topRated: .starFill
    case .recents, .history, .mostRecent: .clock
    case .contacts: .person
    case .bookmarks: .pin
    case .search: .magnifier
    case .downloads: .archive
    case .mostViewed: .listBullet
    }
  }
}
