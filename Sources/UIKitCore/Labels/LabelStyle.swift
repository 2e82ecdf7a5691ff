import Foundation
import UIKitGraphics

/// The defaults of a label: what it looks like where the application says nothing.
struct LabelStyle: Equatable {
  var font: UIFont
  var color: UIColor
  /// The colour while highlighted; `nil` is `color`.
  var highlightedColor: UIColor?
  /// Colour of the shadow; `nil`: none.
  var shadowColor: UIColor?
  /// How far the shadow is moved, in points, unless the label says otherwise.
  var shadowOffset = CGSize(width: 0, height: -1)

  /// That of labels which belong to nothing else.
  static let standard = LabelStyle(
    font: .systemFont(ofSize: UIFont.labelFontSize),
    color: .label
  )
}
