import Foundation
import UIKitGraphics

/// The view of a day in a calendar.
final class DateDayView: UIControl {
  private let label = UILabel()
  private let disc = UIView()
  /// The day of the month, from 1; 0 for an empty cell.
  private(set) var number = 0
  private var isToday = false
  /// The font size, in points.
  var fontSize: CGFloat = 20 {
    didSet { if fontSize != oldValue { updateColors() } }
  }

  init() {
    super.init(frame: .zero)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.baselineAdjustment = .alignCenters
    label.minimumScaleFactor = 0.4
    disc.isUserInteractionEnabled = false
    addSubview(disc)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Updates the view for a day.
  ///
  /// - Parameters:
  ///   - number: The day of the month; 0 for an empty cell.
  ///   - text: The day in the user's digits.
  ///   - spoken: The date for screen readers.
  ///   - isSelected: Whether the day is selected.
  ///   - isToday: Whether the day is today.
  ///   - isEnabled: Whether the day can be selected.
  func show(
    _ number: Int,
    text: String,
    spoken: String,
    isSelected: Bool,
    isToday: Bool,
    isEnabled: Bool
  ) {
    self.number = number
    self.isToday = isToday
    isHidden = number == 0
    label.text = text
    accessibilityLabel = spoken
    self.isEnabled = isEnabled
    self.isSelected = isSelected
    updateColors()
  }

  override func stateDidChange() {
    super.stateDidChange()
    updateColors()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  private func updateColors() {
    let tint: UIColor = tintColor
    label.font = .systemFont(
      ofSize: fontSize,
      weight: isSelected ? .semibold : .regular
    )
    if isSelected {
      disc.backgroundColor = isToday ? tint : tint.withAlphaComponent(0.15)
      label.textColor = isToday ? .white : tint
    } else {
      disc.backgroundColor = isHighlighted ? .tertiarySystemFill : nil
      label.textColor = isToday ? tint : .label
    }
    if !isEnabled { label.textColor = .tertiaryLabel }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let diameter = min(bounds.width, bounds.height, 2.2 * fontSize)
    disc.frame = CGRect(
      x: ((bounds.width - diameter) / 2).rounded(),
      y: ((bounds.height - diameter) / 2).rounded(),
      width: diameter,
      height: diameter
    )
    disc.layer.cornerRadius = diameter / 2
    label.frame = bounds.shrunk(dx: 2, dy: 0)
  }

  /// The calendar takes the focus instead of its days.
  override var canBecomeFocused: Bool { false }
  override var canBecomeFirstResponder: Bool { false }
  override var preventsAncestorTaps: Bool { true }

  override var accessibilityDefaults: any AccessibilityDefaults {
    ControlAccessibility(view: self, press: .touchUp)
  }
}
