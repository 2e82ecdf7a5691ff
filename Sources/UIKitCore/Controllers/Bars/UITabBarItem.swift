public import Foundation
public import UIKitGraphics

/// The tab bar item of a controller.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// Items with standard meanings and titles in the user's language.
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

  /// The bar that displays the item.
  final weak var bar: UITabBar?

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

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - title: The title below the image.
  ///   - image: The image, displayed in the tint colour if it is a template.
  ///   - tag: An integer for identifying the item.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with a different image when selected.
  ///
  /// - Parameters:
  ///   - title: The title below the image.
  ///   - image: The image.
  ///   - selectedImage: The image when selected; `nil` for the same image.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates a system item.
  ///
  /// - Parameters:
  ///   - systemItem: The system item.
  ///   - tag: An integer for identifying the item.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: UIImage(glyph: systemItem.glyph), tag: tag)
  }

  /// The image when selected; `nil`, the default, means `image`.
  open var selectedImage: UIImage? {
    didSet { if selectedImage !== oldValue { didChange() } }
  }

  /// The text of the badge at the image; `nil`, the default, means no badge.
  open var badgeValue: String? {
    didSet { if badgeValue != oldValue { didChange() } }
  }

  /// The background colour of the badge; `nil`, the default, means the bar's, or else red.
  open var badgeColor: UIColor? {
    didSet { if badgeColor != oldValue { didChange() } }
  }

  /// The bar's appearance while the item is selected; `nil`, the default, means the bar's own.
  open var standardAppearance: UITabBarAppearance? {
    get { standardStorage }
    set {
      standardStorage = newValue?.makeCopy { [weak self] in self?.bar?.updateColors() }
      bar?.updateColors()
    }
  }
  private var standardStorage: UITabBarAppearance?

  /// The bar's appearance while the item is selected and no content is behind the bar, which is
  /// always the case here.
  ///
  /// `nil`, the default, means `standardAppearance`.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { scrollEdgeStorage }
    set {
      scrollEdgeStorage = newValue?.makeCopy { [weak self] in self?.bar?.updateColors() }
      bar?.updateColors()
    }
  }
  private var scrollEdgeStorage: UITabBarAppearance?

  /// Whether the item overrides the bar's appearance while selected.
  final var hasOwnAppearance: Bool { standardStorage != nil || scrollEdgeStorage != nil }

  /// Whether the item has no content.
  final var isEmpty: Bool { title == nil && image == nil && badgeValue == nil }

  override func didChange() { bar?.itemDidChange(self) }
}

extension UITabBarItem.SystemItem {
  /// The title of the system item.
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
