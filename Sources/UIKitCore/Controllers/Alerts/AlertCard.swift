import Foundation
import UIKitGraphics

/// A rounded card with text at the top and buttons below, which scroll if they do not fit.
final class AlertCard: UIView {
  /// Distances in points, measured in UIKit.
  enum Metrics {
    static let alertPadding: CGFloat = 20
    static let sheetPadding: CGFloat = 14
    static let side: CGFloat = 16
    static let lineGap: CGFloat = 3
    static let fieldGap: CGFloat = 15
    static let alertButton: CGFloat = 44
    static let sheetButton: CGFloat = 57
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
  /// The frame of the text fields, in points; valid after layout.
  private(set) var fieldsFrame = CGRect.zero
  private let isSheet: Bool
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let buttonArea = UIScrollView()
  private var lines: [UIView] = []
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
    add(titleLabel, title, .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold))
    add(messageLabel, message, .systemFont(ofSize: 13))
    addSubview(buttonArea)
    for button in buttons {
      buttonArea.addSubview(button)
      button.addAction(
        UIAction { [weak controller, action = button.action] _ in controller?.select(action) },
        for: .touchUpInside
      )
    }
    let count = buttons.count - (hasHeader ? 0 : 1)
    lines = (0..<max(count, 0)).map { _ in UIView() }
    for line in lines {
      line.backgroundColor = .separator
      buttonArea.addSubview(line)
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
    for line in lines { line.isHidden = isClassic }
    for button in buttons { button.setShowsPlate(isClassic, isSheet: isSheet) }
    setNeedsLayout()
  }

  private static let classicRadius: CGFloat = 10

  private func add(_ label: UILabel, _ text: String?, _ font: UIFont) {
    guard let text, !text.isEmpty else { return }
    label.text = text
    label.font = font
    label.numberOfLines = 0
    label.textAlignment = .center
    label.textColor = isSheet ? .secondaryLabel : .label
    addSubview(label)
  }

  // MARK: Layout

  /// Returns the height for the text and the buttons, in points.
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
    let text = labels.reduce(0) { $0 + textHeight($1, width) }
    let gaps = Metrics.lineGap * CGFloat(max(labels.count - 1, 0))
    let fieldGap = labels.isEmpty || fieldsHeight == 0 ? 0 : Metrics.fieldGap
    return text + gaps + fieldGap + fieldsHeight + 2 * padding
  }

  private func textHeight(_ label: UILabel, _ width: CGFloat) -> CGFloat {
    let size = CGSize(
      width: max(width - 2 * Metrics.side, 0),
      height: .greatestFiniteMagnitude
    )
    return label.sizeThatFits(size).height.rounded(.up)
  }

  private var buttonHeight: CGFloat { isSheet ? Metrics.sheetButton : Metrics.alertButton }

  /// Returns whether the card has two buttons side by side.
  private func isPair(forWidth width: CGFloat) -> Bool {
    guard !isSheet, buttons.count == 2 else { return false }
    let maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: buttonHeight)
    return buttons.allSatisfy { $0.sizeThatFits(maximumSize).width <= width / 2 }
  }

  private func buttonsHeight(forWidth width: CGFloat) -> CGFloat {
    isPair(forWidth: width) ? buttonHeight : buttonHeight * CGFloat(buttons.count)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    plate?.frame = bounds
    let width = bounds.width
    let hairline = 1 / max(traitCollection.displayScale, 1)
    let contentHeight = buttonsHeight(forWidth: width)
    // The text leaves room for one and a half buttons, which indicates that the buttons scroll.
    let header = min(headerHeight(forWidth: width), max(bounds.height - 1.5 * buttonHeight, 0))
    let buttonsTop = max(bounds.height - contentHeight, header)
    layOutHeader(above: buttonsTop)
    buttonArea.frame = CGRect(
      x: 0,
      y: buttonsTop,
      width: width,
      height: max(bounds.height - buttonsTop, 0)
    )
    buttonArea.contentSize = CGSize(width: width, height: contentHeight)
    buttonArea.isScrollEnabled = contentHeight > buttonArea.bounds.height
    let pair = isPair(forWidth: width)
    let mirror = mirror
    for (index, button) in buttons.enumerated() {
      let position = CGFloat(index)
      button.frame =
        pair
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
    for (index, line) in lines.enumerated() {
      let button = index + buttons.count - lines.count
      line.frame =
        pair && button == 1
        ? mirror.frame(CGRect(x: width / 2, y: 0, width: hairline, height: buttonHeight))
        : CGRect(
          x: 0,
          y: CGFloat(button) * buttonHeight,
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

  private func layOutHeader(above end: CGFloat) {
    var y = isSheet ? Metrics.sheetPadding : Metrics.alertPadding
    let width = max(bounds.width - 2 * Metrics.side, 0)
    var bottom = end
    if fieldsHeight > 0 {
      let top = end - Metrics.alertPadding - fieldsHeight
      fieldsFrame = CGRect(x: Metrics.side, y: top, width: width, height: fieldsHeight)
      bottom = top - Metrics.fieldGap
    }
    for label in labels {
      let height = max(min(textHeight(label, bounds.width), bottom - y), 0)
      label.frame = CGRect(x: Metrics.side, y: y, width: width, height: height)
      y += height + Metrics.lineGap
    }
  }
}
