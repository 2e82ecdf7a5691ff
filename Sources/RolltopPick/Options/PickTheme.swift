import UIKit

/// The look of the window.
enum PickTheme: String, CaseIterable, Sendable {
  /// Light or dark as the desktop is.
  case automatic
  case light
  case dark
  /// That of 2011.
  case classic

  /// Light or dark.
  var style: UIUserInterfaceStyle {
    switch self {
    case .automatic: .unspecified
    case .light, .classic: .light
    case .dark: .dark
    }
  }

  /// The look of the table.
  var tables: TableTheme { self == .classic ? .classic : .standard }

  /// All names, for messages.
  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
