import Foundation
import UIKitGraphics

/// The thumb of a control: a rounded rectangle with a shadow.
final class ControlThumb: UIView {
  /// Creates a thumb.
  ///
  /// - Parameters:
  ///   - color: The colour of the thumb.
  ///   - shadowOpacity: The opacity of the shadow, from 0 to 1.
  init(color: UIColor, shadowOpacity: Float) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = color
    layer.shadowOpacity = shadowOpacity
    layer.shadowOffset = CGSize(width: 0, height: 2)
    layer.shadowRadius = 3
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
