import Foundation
import UIKitGraphics

/// The default attributes of a label, used where the application sets none.
struct LabelStyle: Equatable {
  var font: UIFont
  var color: UIColor
  /// The colour while highlighted; `nil` for `color`.
  var highlightedColor: UIColor?
  /// The colour of the shadow; `nil` for no shadow.
  var shadowColor: UIColor?
  /// The default offset of the shadow, in points.
  var shadowOffset = CGSize(width: 0, height: -1)
  /// The default alignment of lines.
  var alignment = NSTextAlignment.natural

  /// The default label style.
  static let standard = LabelStyle(
    font: .systemFont(ofSize: UIFont.labelFontSize),
    color: .label
  )
}
