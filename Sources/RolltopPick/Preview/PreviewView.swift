import PickLines
import UIKit

/// Displays the preview beside or below the list.
final class PreviewView: UIView {
  private let text = UITextView()
  private let imageView = UIImageView()
  private let line = UIView()
  private let lineStyle = LineStyle(
    font: .monospacedSystemFont(ofSize: 13, weight: .regular),
    matchedFont: .monospacedSystemFont(ofSize: 13, weight: .semibold)
  )

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    // The search field keeps the focus.
    text.isEditable = false
    text.isSelectable = false
    imageView.contentMode = .scaleAspectFit
    line.backgroundColor = .separator
    for part in [text, imageView, line] { addSubview(part) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// The visible text; empty for an image.
  var string: String { text.text ?? "" }

  /// Displays the output of a command.
  func show(_ content: PreviewContent) {
    switch content {
    case .image(let image):
      imageView.image = image
      text.attributedText = nil
    case .text(let lines):
      imageView.image = nil
      let joined = NSMutableAttributedString(string: "")
      for (index, line) in lines.enumerated() {
        if index > 0 { joined.append(NSAttributedString(string: "\n")) }
        joined.append(lineStyle.text(of: line))
      }
      joined.enumerateAttribute(
        .foregroundColor,
        in: NSRange(location: 0, length: joined.length)
      ) { color, range, _ in
        if color == nil {
          joined.addAttribute(.foregroundColor, value: UIColor.label, range: range)
        }
      }
      text.attributedText = joined
      text.setContentOffset(.zero, animated: false)
    }
    imageView.isHidden = imageView.image == nil
    text.isHidden = !imageView.isHidden
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    text.frame = bounds
    imageView.frame = bounds.insetBy(dx: min(8, bounds.width / 2), dy: min(8, bounds.height / 2))
    // The separator is at the edge next to the list.
    line.frame =
      frame.minX > 0
      ? CGRect(x: 0, y: 0, width: 1, height: bounds.height)
      : CGRect(x: 0, y: 0, width: bounds.width, height: 1)
  }
}
