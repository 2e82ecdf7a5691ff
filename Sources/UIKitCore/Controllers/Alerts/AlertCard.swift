import Foundation
import UIKitGraphics

/// A rounded card with text, space for text fields, and buttons that scroll if they do not fit.
final class AlertCard: UIView {
  /// Lengths in points, measured in UIKit.
  enum Metrics {
    static let alertPadding: CGFloat = 20
    static let sheetPadding: CGFloat = 14
    static let sideMargin: CGFloat = 16
    static let labelGap: CGFloat = 3
    static let fieldGap: CGFloat = 15
    static let alertButtonHeight: CGFloat = 44
    static let sheetButtonHeight: CGFloat = 57
  }

  static let color = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 37 / 255, green: 37 / 255, blue: 39 / 255, alpha: 1)
      : UIColor(red: 248 / 255, green: 248 / 255, blue: 249 / 255, alpha: 1)
  }

  let buttons: [AlertButton]
  /// The height reserved for text fields, in points; 0 for none.
  var fieldsHeight: CGFloat = 0 {
    didSet { if fieldsHeight != oldValue { setNeedsLayout() } }
  }
  /// The frame of the text fields in the card's coordinates; valid after layout, if there are any.
  private(set) var fieldsFrame = CGRect.zero
  private let isSheet: Bool
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let buttonArea = UIScrollView()
  private var separators: [UIView] = []
  /// The background plate in the classic theme; `nil` in other themes.
  private var plate: ClassicPlate?

  init(
    controller: UIAlertController,
    title: String?,
    message: String?,
    actions: [UIAlertAction]
  ) {
    isSheet = controller.preferredStyle == .actionSheet
    buttons = actions.map { action in
      AlertButton(
        action: action,
        isEmphasized: controller.emphasizes(action),
        isLarge: controller.preferredStyle == .actionSheet
      )
    }
    super.init(frame: .zero)
    backgroundColor = AlertCard.color
    clipsToBounds = true
    layer.cornerRadius = AlertView.Metrics.cornerRadius
    add(
      titleLabel,
      text: title,
      font: .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold)
    )
    add(messageLabel, text: message, font: .systemFont(ofSize: 13))
    addSubview(buttonArea)
    for button in buttons {
      buttonArea.addSubview(button)
      button.addAction(
        UIAction { [weak controller, action = button.action] _ in controller?.select(action) },
        for: .touchUpInside
      )
    }
    // Each button has a separator above it, except for the first in a card without a header.
    let separatorCount = buttons.count - (hasHeader ? 0 : 1)
    separators = (0..<max(separatorCount, 0)).map { _ in UIView() }
    for separator in separators {
      separator.backgroundColor = .separator
      buttonArea.addSubview(separator)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func traitsMayHaveChanged() {
    super.traitsMayHaveChanged()
    let isClassic = hasClassicTheme
    guard isClassic != (plate != nil) else { return }
    plate?.removeFromSuperview()
    plate =
      isClassic
      ? ClassicPlate(.rounded(AlertCard.classicRadius), fill: isSheet ? .sheet : .alert) : nil
    if let plate { insertSubview(plate, at: 0) }
    backgroundColor = isClassic ? nil : AlertCard.color
    titleLabel.font =
      isClassic
      ? .boldSystemFont(ofSize: isSheet ? 14 : 18)
      : .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold)
    messageLabel.font = .systemFont(ofSize: isClassic && !isSheet ? 16 : 13)
    for label in labels {
      label.textColor = isSheet ? .secondaryLabel : .label
      label.setRaised(isClassic)
    }
    for separator in separators { separator.isHidden = isClassic }
    for button in buttons { button.setShowsPlate(isClassic, isSheet: isSheet) }
    setNeedsLayout()
  }

  private static let classicRadius: CGFloat = 10

  private func add(_ label: UILabel, text: String?, font: UIFont) {
    guard let text, !text.isEmpty else { return }
    label.text = text
    label.font = font
    label.numberOfLines = 0
    label.textAlignment = .center
    label.textColor = isSheet ? .secondaryLabel : .label
    addSubview(label)
  }

  // MARK: Layout

  /// Returns the height that fits the text, the text fields and the buttons, in points.
  func fittingHeight(forWidth width: CGFloat) -> CGFloat {
    headerHeight(forWidth: width) + buttonsHeight(forWidth: width)
  }

  private var labels: [UILabel] {
    [titleLabel, messageLabel].filter { $0.superview != nil }
  }

  /// Whether the card has content above the buttons.
  private var hasHeader: Bool { !labels.isEmpty || fieldsHeight > 0 }

  private func headerHeight(forWidth width: CGFloat) -> CGFloat {
    guard hasHeader else { return 0 }
    let padding = isSheet ? Metrics.sheetPadding : Metrics.alertPadding
    let textHeight = labels.reduce(0) { $0 + height(of: $1, cardWidth: width) }
    let gaps = Metrics.labelGap * CGFloat(max(labels.count - 1, 0))
    let fieldGap = labels.isEmpty || fieldsHeight == 0 ? 0 : Metrics.fieldGap
    return textHeight + gaps + fieldGap + fieldsHeight + 2 * padding
  }

  private func height(of label: UILabel, cardWidth: CGFloat) -> CGFloat {
    let size = CGSize(
      width: max(cardWidth - 2 * Metrics.sideMargin, 0),
      height: .greatestFiniteMagnitude
    )
    return label.sizeThatFits(size).height.rounded(.up)
  }

  private var buttonHeight: CGFloat {
    isSheet ? Metrics.sheetButtonHeight : Metrics.alertButtonHeight
  }

  /// Returns whether a card of a width, in points, has two buttons side by side.
  private func hasButtonPair(forWidth width: CGFloat) -> Bool {
    guard !isSheet, buttons.count == 2 else { return false }
    let maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: buttonHeight)
    return buttons.allSatisfy { $0.sizeThatFits(maximumSize).width <= width / 2 }
  }

  private func buttonsHeight(forWidth width: CGFloat) -> CGFloat {
    hasButtonPair(forWidth: width) ? buttonHeight : buttonHeight * CGFloat(buttons.count)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    plate?.frame = bounds
    let width = bounds.width
    let hairline = 1 / max(traitCollection.displayScale, 1)
    let contentHeight = buttonsHeight(forWidth: width)
    // The text leaves room for one and a half buttons, which indicates that the buttons scroll.
    let visibleHeaderHeight = min(
      headerHeight(forWidth: width),
      max(bounds.height - 1.5 * buttonHeight, 0)
    )
    let buttonsTop = max(bounds.height - contentHeight, visibleHeaderHeight)
    layOutHeader(above: buttonsTop)
    buttonArea.frame = CGRect(
      x: 0,
      y: buttonsTop,
      width: width,
      height: max(bounds.height - buttonsTop, 0)
    )
    buttonArea.contentSize = CGSize(width: width, height: contentHeight)
    buttonArea.isScrollEnabled = contentHeight > buttonArea.bounds.height
    let isPair = hasButtonPair(forWidth: width)
    let mirror = mirror
    for (index, button) in buttons.enumerated() {
      let position = CGFloat(index)
      button.frame =
        isPair
        ? mirror.frame(
          CGRect(
            x: position * width / 2,
            y: 0,
            width: width / 2,
            height: buttonHeight
          )
        )
        : CGRect(
          x: 0,
          y: position * buttonHeight,
          width: width,
          height: buttonHeight
        )
    }
    for (index, separator) in separators.enumerated() {
      let buttonIndex = index + buttons.count - separators.count
      separator.frame =
        isPair && buttonIndex == 1
        ? mirror.frame(CGRect(x: width / 2, y: 0, width: hairline, height: buttonHeight))
        : CGRect(
          x: 0,
          y: CGFloat(buttonIndex) * buttonHeight,
          width: width,
          height: hairline
        )
    }
  }

  /// Scrolls a button into view.
  func show(_ button: AlertButton) {
    guard button.superview === buttonArea else { return }
    buttonArea.scrollRectToVisible(button.frame, animated: false)
  }

  private func layOutHeader(above buttonsTop: CGFloat) {
    var y = isSheet ? Metrics.sheetPadding : Metrics.alertPadding
    let width = max(bounds.width - 2 * Metrics.sideMargin, 0)
    var textBottom = buttonsTop
    if fieldsHeight > 0 {
      let fieldsTop = buttonsTop - Metrics.alertPadding - fieldsHeight
      fieldsFrame = CGRect(x: Metrics.sideMargin, y: fieldsTop, width: width, height: fieldsHeight)
      textBottom = fieldsTop - Metrics.fieldGap
    }
    for label in labels {
      let height = max(min(height(of: label, cardWidth: bounds.width), textBottom - y), 0)
      label.frame = CGRect(x: Metrics.sideMargin, y: y, width: width, height: height)
      y += height + Metrics.labelGap
    }
  }
}
