import UIKit

/// The buttons below the playground.
final class PlaygroundBar: UIView {
  /// The command of a button.
  enum Command: String, CaseIterable {
    case insert = "Insert"
    case delete = "Delete"
    case move = "Move"
    case reload = "Reload"
    case shuffle = "Shuffle"
  }

  /// Called when a button is tapped.
  var onCommand: (Command) -> Void = { _ in }
  /// Called when the switch is toggled; the argument is whether it is on.
  var onAutomaticChange: (Bool) -> Void = { _ in }

  /// The height in points, without the safe area.
  static let height: CGFloat = 92

  private let separator = UIView()
  private let kindControl = UISegmentedControl(items: ["Rows", "Sections"])
  private let automaticLabel = UILabel()
  private let automaticSwitch = UISwitch()
  private var buttons: [UIButton] = []

  init() {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    separator.backgroundColor = .separator
    kindControl.selectedSegmentIndex = 0
    automaticLabel.text = "Auto"
    automaticSwitch.accessibilityLabel = "Auto"
    automaticLabel.textColor = .secondaryLabel
    automaticSwitch.addTarget(
      self,
      action: PlaygroundBar.automaticDidChange,
      for: .valueChanged
    )
    buttons = Command.allCases.map { command in
      UIButton(
        type: .system,
        primaryAction: UIAction(title: command.rawValue) { [weak self] _ in
          self?.onCommand(command)
        }
      )
    }
    for control in [separator, kindControl, automaticLabel, automaticSwitch] + buttons {
      addSubview(control)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// Whether the buttons act on sections rather than on rows.
  var actsOnSections: Bool { kindControl.selectedSegmentIndex == 1 }

  private func automaticDidChange() {
    onAutomaticChange(automaticSwitch.isOn)
  }

  /// Turns the switch off without calling `onAutomaticChange`.
  func turnOffSwitch() {
    automaticSwitch.setOn(false, animated: false)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hairline = 1 / max(1, traitCollection.displayScale)
    separator.frame = CGRect(x: 0, y: 0, width: bounds.width, height: hairline)
    let contentRect = bounds.insetBy(dx: min(12, bounds.midX), dy: 0)
    let kindSize = kindControl.sizeThatFits(contentRect.size)
    kindControl.frame = CGRect(
      x: contentRect.minX,
      y: 24 - kindSize.height / 2,
      width: max(170, min(kindSize.width, contentRect.width / 2)),
      height: kindSize.height
    )
    let switchSize = automaticSwitch.sizeThatFits(contentRect.size)
    let switchLeft = contentRect.maxX - switchSize.width
    automaticSwitch.frame = CGRect(origin: CGPoint(x: switchLeft, y: 8), size: switchSize)
    let labelSize = automaticLabel.sizeThatFits(contentRect.size)
    automaticLabel.frame = CGRect(
      x: switchLeft - 8 - labelSize.width,
      y: 8,
      width: labelSize.width,
      height: switchSize.height
    )
    let buttonWidth = contentRect.width / CGFloat(buttons.count)
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: contentRect.minX + CGFloat(index) * buttonWidth,
        y: 48,
        width: buttonWidth,
        height: 40
      )
    }
    for control in [kindControl, automaticLabel, automaticSwitch] + buttons {
      control.frame = directed(control.frame)
    }
  }
}
