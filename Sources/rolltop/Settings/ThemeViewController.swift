import UIKit

/// Selects the theme of tables.
final class ThemeViewController: OptionListViewController {
  private let settings: Settings

  init(settings: Settings) {
    self.settings = settings
    super.init(
      title: "Look",
      options: DemoTheme.allCases.map(\.title),
      selectedIndex: DemoTheme.allCases.firstIndex(of: settings.theme)
    )
  }

  override func select(_ index: Int) {
    settings.theme = DemoTheme.allCases[index]
    settings.apply(to: view.window)
  }
}
