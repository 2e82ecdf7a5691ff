import Foundation
import UIKitGraphics

extension UIButton.ButtonType {
  /// The icon of types that have one.
  var glyph: Glyph? {
    switch self {
    case .custom, .system: return nil
    case .detailDisclosure, .infoLight, .infoDark: return .infoCircle
    case .contactAdd: return .plusCircle
    case .close: return .xmark
    }
  }

  /// The size of a button with only the type's icon, in points.
  var size: CGSize? {
    switch self {
    case .custom, .system: return nil
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd: return CGSize(width: 22, height: 22)
    case .close: return CGSize(width: 30, height: 30)
    }
  }
}

extension UIButton {
  /// The purpose of a button.
  public enum Role: Int, Sendable {
    /// Nothing in particular.
    case normal = 0
    /// The usual choice.
    case primary = 1
    /// Leaves everything as it is.
    case cancel = 2
    /// Deletes something.
    case destructive = 3
  }
}
