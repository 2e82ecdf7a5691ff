import UIKit

/// Selects the light or dark appearance.
final class AppearanceViewController: ChoiceViewController {
  private static let appearances: [UIUserInterfaceStyle] = [.unspecified, .light, .dark]
  private let settings: Settings

  init(settings: Settings) {
    self.settings = settings
    super.init(
      title: "Appearance",
      choices: Self.appearances.map(\.title),
      chosen: Self.appearances.firstIndex(of: settings.appearance)
    )
  }

  override func choose(_ index: Int) {
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
