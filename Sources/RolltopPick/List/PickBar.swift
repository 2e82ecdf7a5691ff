import UIKit

/// The bar at the top, with the prompt, the search field and the number of matching lines.
final class PickBar: UIView {
  /// The search field.
  let field = PickField()
  private let promptLabel = UILabel()
  private let countLabel = UILabel()

  /// The height below the safe area, in points.
  static let height: CGFloat = 52
  private static let fieldHeight: CGFloat = 36
  private static let gap: CGFloat = 8

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    promptLabel.font = .systemFont(ofSize: 17)
    countLabel.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
    countLabel.textColor = .secondaryLabel
    // Search bars have a placeholder in the user's language.
    field.placeholder = UISearchBar().searchTextField.placeholder
    for subview in [promptLabel, field, countLabel] { addSubview(subview) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// The text before the field; `nil` for none.
  var prompt: String? {
    get { promptLabel.text }
    set {
      promptLabel.text = newValue
      setNeedsLayout()
    }
  }

  /// The text after the field, with numbers of lines.
  var countText: String {
    get { countLabel.text ?? "" }
    set {
      guard newValue != countText else { return }
      if newValue.count != countText.count { setNeedsLayout() }
      countLabel.text = newValue
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let contentRect = CGRect(
      x: Self.gap,
      y: bounds.height - (Self.height + Self.fieldHeight) / 2,
      width: max(0, bounds.width - 2 * Self.gap),
      height: Self.fieldHeight
    )
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (start, end): (CGRectEdge, CGRectEdge) =
      isMirrored ? (.maxXEdge, .minXEdge) : (.minXEdge, .maxXEdge)
    let (promptFrame, remainingRect) = contentRect.divided(
      atDistance: width(of: promptLabel),
      from: start
    )
    let (countFrame, fieldFrame) = remainingRect.divided(
      atDistance: width(of: countLabel),
      from: end
    )
    promptLabel.frame = promptFrame
    field.frame = fieldFrame
    countLabel.frame = countFrame.divided(atDistance: Self.gap, from: start).remainder
  }

  /// Returns the width of a label including its gap to the field; 0 without text.
  private func width(of label: UILabel) -> CGFloat {
    let width = label.sizeThatFits(bounds.size).width
    return width > 0 ? width + Self.gap : 0
  }
}
