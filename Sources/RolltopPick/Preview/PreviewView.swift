import PickLines
import UIKit

/// Displays the preview beside or below the list.
final class PreviewView: UIView {
  private let textView = UITextView()
  private let imageView = UIImageView()
  private let separator = UIView()
  private let lineStyle = LineStyle(
    font: .monospacedSystemFont(ofSize: 13, weight: .regular),
    matchedFont: .monospacedSystemFont(ofSize: 13, weight: .semibold)
  )

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    // The search field keeps the focus.
    textView.isEditable = false
    textView.isSelectable = false
    imageView.contentMode = .scaleAspectFit
    separator.backgroundColor = .separator
    for subview in [textView, imageView, separator] { addSubview(subview) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// The visible text; empty for an image.
  var visibleText: String { textView.text ?? "" }

  /// Displays the output of a command.
  func show(_ content: PreviewContent) {
    switch content {
    case .image(let image):
      imageView.image = image
      textView.attributedText = nil
    case .text(let lines):
      imageView.image = nil
      let text = NSMutableAttributedString(string: "")
      for (index, line) in lines.enumerated() {
        if index > 0 { text.append(NSAttributedString(string: "\n")) }
        text.append(lineStyle.text(of: line))
      }
      text.enumerateAttribute(
        .foregroundColor,
        in: NSRange(location: 0, length: text.length)
      ) { color, range, _ in
        if color == nil {
          text.addAttribute(.foregroundColor, value: UIColor.label, range: range)
        }
      }
      textView.attributedText = text
      textView.setContentOffset(.zero, animated: false)
    }
    imageView.isHidden = imageView.image == nil
    textView.isHidden = !imageView.isHidden
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    textView.frame = bounds
    imageView.frame = bounds.insetBy(dx: min(8, bounds.width / 2), dy: min(8, bounds.height / 2))
    // The separator is at the edge next to the list.
    separator.frame =
      frame.minX > 0
      ? CGRect(x: 0, y: 0, width: 1, height: bounds.height)
      : CGRect(x: 0, y: 0, width: bounds.width, height: 1)
  }
}
