import UIKit

/// Selects the light or dark appearance.
final class AppearanceViewController: OptionListViewController {
  private static let appearances: [UIUserInterfaceStyle] = [.unspecified, .light, .dark]
  private let settings: Settings

  init(settings: Settings) {
    self.settings = settings
    super.init(
      title: "Appearance",
      options: Self.appearances.map(\.title),
      selectedIndex: Self.appearances.firstIndex(of: settings.appearance)
    )
  }

  override func select(_ index: Int) {
    settings.appearance = Self.appearances[index]
    settings.apply(to: view.window)
  }
}

extension UIUserInterfaceStyle {
  /// The name in lists.
  var title: String {
    switch self {
    case .unspecified: "System"
    case .light: "Light"
    case .dark: "Dark"
    }
  }
}
