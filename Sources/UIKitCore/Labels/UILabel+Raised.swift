import Foundation
import UIKitGraphics

extension UILabel {
  /// Gives text on a plate its white colour with a dark edge above, or removes the edge.
  ///
  /// - Parameter isRaised: Whether the text is on a plate.
  func setRaised(_ isRaised: Bool) {
    shadowColor = isRaised ? UIColor(white: 0, alpha: 0.5) : nil
    shadowOffset = CGSize(width: 0, height: -1)
    if isRaised { textColor = .white }
  }
}
