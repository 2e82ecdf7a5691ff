import UIKit

/// Chooses between light and dark.
final class ThemeViewController: ChoiceViewController {
  private static let themes: [UIUserInterfaceStyle] = [.unspecified, .light, .dark]
  private let settings: Settings

  init(settings: Settings) {
    self.settings = settings
    super.init(
      title: "Theme",
      choices: Self.themes.map(\.title),
      chosen: Self.themes.firstIndex(of: settings.theme)
    )
  }

  override func choose(_ index: Int) {
    settings.theme = Self.themes[index]
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
