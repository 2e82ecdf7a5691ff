import Foundation
import UIKitGraphics

/// A strip of a text view's text.
///
/// A text view has tiles for its visible part, so that scrolling moves their pixels, and a change
/// draws only the strips that it touches.
final class TextTile: UIView {
  /// The height of a tile, in points.
  static let height: CGFloat = 256

  private unowned let textView: UITextView
  /// Its place in the order from top to bottom.
  let number: Int

  init(_ textView: UITextView, number: Int) {
    self.textView = textView
    self.number = number
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.translateBy(x: -frame.minX, y: -frame.minY)
    textView.drawText(from: frame.minY, to: frame.maxY, on: context)
    context.restoreGState()
  }
}
