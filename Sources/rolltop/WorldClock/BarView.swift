import UIKit

/// A bar above or below a list, with a message and a button on the right.
final class BarView: UIView {
  private let label = UILabel()
  private let button: UIButton
  private static let margin: CGFloat = 15

  /// - Parameters:
  ///   - color: The background colour.
  ///   - buttonTitle: The button's title.
  ///   - action: Called when the button is tapped.
  init(color: UIColor, buttonTitle: String, action: @escaping @MainActor () -> Void) {
    button = UIButton(
      type: .system,
      primaryAction: UIAction(title: buttonTitle) { _ in action() }
    )
    super.init(frame: .zero)
    backgroundColor = color
    clipsToBounds = true
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.adjustsFontForContentSizeCategory = true
    addSubview(label)
    addSubview(button)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// The message, which may determine the fitting height.
  var text: String? {
    get { label.text }
    set {
      if label.text != newValue { label.text = newValue }
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let unbounded = CGSize(
      width: textWidth(inBarOfWidth: size.width),
      height: .greatestFiniteMagnitude
    )
    return CGSize(width: size.width, height: max(44, label.sizeThatFits(unbounded).height + 20))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let safeBounds = bounds.inset(by: safeAreaInsets)
    let buttonWidth = button.sizeThatFits(safeBounds.size).width
    label.frame = directed(
      CGRect(
        x: Self.margin,
        y: 0,
        width: textWidth(inBarOfWidth: bounds.width),
        height: safeBounds.height
      )
    )
    button.frame = directed(
      CGRect(
        x: bounds.width - Self.margin - buttonWidth,
        y: 0,
        width: buttonWidth,
        height: safeBounds.height
      )
    )
  }

  /// Returns the width of the message in a bar of a width, both in points.
  private func textWidth(inBarOfWidth width: CGFloat) -> CGFloat {
    let buttonWidth = button.sizeThatFits(.zero).width
    return max(0, width - 3 * Self.margin - buttonWidth)
  }
}
