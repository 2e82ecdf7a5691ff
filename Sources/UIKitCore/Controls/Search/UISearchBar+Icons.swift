import Foundation
public import UIKitGraphics

/// The style of a bar, with light or dark content.
public enum UIBarStyle: Int, Sendable {
  /// The style of the user interface.
  case `default` = 0
  /// Light content on a dark bar.
  case black = 1
}

/// The side buttons of a search bar's field, and the custom images of its icons.
struct SearchBarButtons {
  var showsBookmarks = false
  var showsResults = false
  /// The bookmark button; `nil` until first needed.
  var bookmarkButton: UIButton?
  /// The results button; `nil` until first needed.
  var resultsButton: UIButton?
  var images: [Key: UIImage] = [:]

  struct Key: Hashable {
    var icon: UISearchBar.Icon
    var state: UInt
  }
}

extension UISearchBar {
  /// The icons of a search bar.
  public enum Icon: Int, Sendable {
    /// The magnifier.
    case search = 0
    /// The clear button.
    case clear = 1
    /// The bookmark button.
    case bookmark = 2
    /// The results button.
    case resultsList = 3
  }

  /// Sets a custom image for an icon.
  ///
  /// - Parameters:
  ///   - iconImage: The image; `nil` for the standard image.
  ///   - icon: The icon.
  ///   - state: The state. The magnifier and the clear button use the image of `.normal` only.
  public final func setImage(
    _ iconImage: UIImage?,
    for icon: UISearchBar.Icon,
    state: UIControl.State
  ) {
    sideButtons.images[.init(icon: icon, state: state.rawValue)] = iconImage
    switch icon {
    case .search where state == .normal:
      searchTextField.icon.image = iconImage ?? UIImage(glyph: .magnifier)
    case .clear where state == .normal: searchTextField.clearImage = iconImage
    case .bookmark, .resultsList:
      let standardImage = state == .normal ? icon.standardImage : nil
      makeSideButton(icon).setImage(iconImage ?? standardImage, for: state)
    default: break
    }
  }

  /// Returns the custom image of an icon.
  ///
  /// - Parameters:
  ///   - icon: The icon.
  ///   - state: The state.
  /// - Returns: The image; `nil` if none was set.
  public final func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage? {
    sideButtons.images[.init(icon: icon, state: state.rawValue)]
  }

  /// Returns the bookmark or results button, creating it if necessary.
  final func makeSideButton(_ icon: Icon) -> UIButton {
    let isBookmark = icon == .bookmark
    if let button = isBookmark ? sideButtons.bookmarkButton : sideButtons.resultsButton {
      return button
    }
    let button = UIButton(type: .system)
    button.frame.size = CGSize(width: 34, height: 36)
    button.tintColor = .secondaryLabel
    button.setImage(icon.standardImage, for: .normal)
    button.accessibilityLabel = isBookmark ? SystemWords.current.tabs.bookmarks : nil
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        if isBookmark {
          delegate?.searchBarBookmarkButtonClicked(self)
        } else {
          delegate?.searchBarResultsListButtonClicked(self)
        }
      },
      for: .touchUpInside
    )
    if isBookmark {
      sideButtons.bookmarkButton = button
    } else {
      sideButtons.resultsButton = button
    }
    return button
  }

  /// Installs the current side button.
  ///
  /// The field hides it while it contains text.
  final func updateSideButton() {
    let icon: Icon? =
      sideButtons.showsResults ? .resultsList : sideButtons.showsBookmarks ? .bookmark : nil
    searchTextField.rightView = icon.map(makeSideButton)
    searchTextField.rightViewMode = icon == nil ? .never : .always
  }
}

extension UISearchBar.Icon {
  @MainActor
  fileprivate var standardImage: UIImage? {
    switch self {
    case .search: UIImage(glyph: .magnifier)
    case .clear: UITextField.clearGlyph
    case .bookmark: UIImage(systemName: "book")
    case .resultsList: UIImage(systemName: "list.bullet")
    }
  }
}
