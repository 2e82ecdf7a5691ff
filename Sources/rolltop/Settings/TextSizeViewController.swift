import UIKit

/// Selects the text size.
final class TextSizeViewController: OptionListViewController {
  /// The available sizes.
  static let sizes: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
  ]
  private let settings: Settings

  init(settings: Settings) {
    self.settings = settings
    super.init(
      title: "Text size",
      options: Self.sizes.map(\.title),
      selectedIndex: Self.sizes.firstIndex(of: settings.textSize ?? .large)
    )
  }

  override func select(_ index: Int) {
    settings.textSize = Self.sizes[index]
    settings.apply(to: view.window)
  }
}

extension UIContentSizeCategory {
  /// The name in lists.
  var title: String {
    switch self {
    case .extraSmall: "Extra small"
    case .small: "Small"
    case .medium: "Medium"
    case .large: "Large"
    case .extraLarge: "Extra large"
    case .extraExtraLarge: "Extra extra large"
    default: "Largest"
    }
  }
}
