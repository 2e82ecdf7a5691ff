import UIKit

/// The theme of the window.
enum PickTheme: String, CaseIterable, Sendable {
  /// The desktop's light or dark appearance.
  case automatic
  case light
  case dark
  /// The classic theme, with the appearance of 2011.
  case classic

  /// The light or dark style.
  var style: UIUserInterfaceStyle {
    switch self {
    case .automatic: .unspecified
    case .light, .classic: .light
    case .dark: .dark
    }
  }

  /// The theme of tables.
  var tables: TableTheme { self == .classic ? .classic : .standard }

  /// All names, for error messages.
  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
