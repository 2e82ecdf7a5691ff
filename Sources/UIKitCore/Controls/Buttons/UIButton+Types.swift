import Foundation
import UIKitGraphics

extension UIButton.ButtonType {
  /// The icon of the type; `nil` if it has none.
  var glyph: Glyph? {
    switch self {
    case .custom, .system: return nil
    case .detailDisclosure, .infoLight, .infoDark: return .infoCircle
    case .contactAdd: return .plusCircle
    case .close: return .xmark
    }
  }

  /// The size of a button with the type's icon only, in points; `nil` for types without an icon.
  var size: CGSize? {
    switch self {
    case .custom, .system: return nil
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd: return CGSize(width: 22, height: 22)
    case .close: return CGSize(width: 30, height: 30)
    }
  }
}

extension UIButton {
  /// The role of a button.
  public enum Role: Int, Sendable {
    /// No specific role.
    case normal = 0
    /// The default choice.
    case primary = 1
    /// Cancels without making changes.
    case cancel = 2
    /// Deletes data.
    case destructive = 3
  }
}
