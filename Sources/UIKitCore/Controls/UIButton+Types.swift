import Foundation
import UIKitGraphics

extension UIButton.ButtonType {
  /// The picture of types that have one.
  var glyph: Glyph? {
    switch self {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: .infoCircle
    case .contactAdd: .plusCircle
    case .close: .xmark
    }
  }

  /// The size of a button that has nothing but the type's picture, in points.
  var size: CGSize? {
    switch self {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd: CGSize(width: 22, height: 22)
    case .close: CGSize(width: 30, height: 30)
    }
  }
}
