import UIKit

/// Selects the theme of tables.
final class LookViewController: ChoiceViewController {
  private let settings: Settings

  init(settings: Settings) {
    self.settings = settings
    super.init(
      title: "Look",
      choices: Look.allCases.map(\.title),
      chosen: Look.allCases.firstIndex(of: settings.look)
    )
  }

  override func choose(_ index: Int) {
    settings.look = Look.allCases[index]
    settings.apply(to: view.window)
  }
}
