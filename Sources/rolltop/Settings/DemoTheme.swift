import UIKit

/// The table themes available to the user.
enum DemoTheme: String, CaseIterable {
  case standard
  case classic
}

extension DemoTheme {
  /// The theme with its colours, fonts and metrics.
  var tableTheme: TableTheme {
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
