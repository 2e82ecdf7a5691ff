import Foundation
import UIKitGraphics

/// A horizontal strip of a text view's content.
///
/// A text view has tiles for its visible area. Scrolling moves their pixels, and a change redraws
/// only the affected tiles.
final class TextTile: UIView {
  /// The height of a tile, in points.
  static let height: CGFloat = 256

  private unowned let textView: UITextView
  /// The index of the tile from the top of the text.
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
