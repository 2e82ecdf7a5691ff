import Foundation
import UIKitGraphics

extension UILabel {
  /// Applies or removes the appearance of text on a plate: white with a dark upper edge.
  ///
  /// Removing it keeps the white text colour.
  ///
  /// - Parameter isRaised: Whether the text is on a plate.
  func setRaised(_ isRaised: Bool) {
    shadowColor = isRaised ? UIColor(white: 0, alpha: 0.5) : nil
    shadowOffset = CGSize(width: 0, height: -1)
    if isRaised { textColor = .white }
  }
}
