import UIKit

/// The looks of tables that the user can choose from.
enum Look: String, CaseIterable {
  case standard
  case classic
}

extension Look {
  /// Colours, fonts and metrics.
  var theme: TableTheme {
    switch self {
    case .standard: .standard
    case .classic: .classic
    }
  }

  /// The name in lists.
  var title: String {
    switch self {
    case .standard: "Standard"
    case .classic: "Classic"
    }
  }
}
