import Foundation
import UIKitGraphics

/// The buttons of a compact date picker: the date, the time, or both.
final class DateButtonsView: UIView, DatePresentation {
  /// The content of a button.
  enum Part {
    case date, time
  }

  private static let gap: CGFloat = 6

  private unowned let datePicker: UIDatePicker
  private let fixedParts: [Part]?
  private(set) var buttons: [UIButton] = []
  private var parts: [Part] = []

  /// - Parameters:
  ///   - datePicker: The picker.
  ///   - parts: The buttons; `nil` for the buttons of the picker's mode.
  init(_ datePicker: UIDatePicker, parts: [Part]? = nil) {
    (self.datePicker, fixedParts) = (datePicker, parts)
    super.init(frame: .zero)
    isPartOfSuperview = true
    settingsDidChange()
  }

  required init?(coder: NSCoder) { nil }

  func settingsDidChange() {
    let modeParts: [Part] =
      switch datePicker.datePickerMode {
      case .date: [.date]
      case .time, .countDownTimer: [.time]
      case .dateAndTime: [.date, .time]
      }
    parts = fixedParts ?? modeParts
    while buttons.count > parts.count { buttons.removeLast().removeFromSuperview() }
    while buttons.count < parts.count {
      let button = UIButton(configuration: .gray())
      let index = buttons.count
      button.addAction(
        UIAction { [weak self] _ in self?.open(index) },
        for: .primaryActionTriggered
      )
      buttons.append(button)
      addSubview(button)
    }
    dateDidChange(animated: false)
  }

  func dateDidChange(animated: Bool) {
    for (button, part) in zip(buttons, parts) {
      var configuration = button.configuration ?? .gray()
      configuration.title = text(part)
      configuration.baseForegroundColor = datePicker.isShowing(part) ? datePicker.tintColor : .label
      configuration.background.cornerRadius = 6
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: 6,
        leading: 11,
        bottom: 6,
        trailing: 11
      )
      button.configuration = configuration
      button.configured?.keepTitleInOneLine()
      button.isEnabled = datePicker.isEnabled
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func text(_ part: Part) -> String {
    let formatter = DateFormatter()
    formatter.locale = datePicker.effectiveLocale
    formatter.calendar = datePicker.effectiveCalendar
    formatter.timeZone = datePicker.effectiveCalendar.timeZone
    formatter.dateStyle = part == .date ? .medium : .none
    formatter.timeStyle = part == .time ? .short : .none
    return formatter.string(from: datePicker.date)
  }

  private func open(_ index: Int) {
    let button = buttons[index]
    datePicker.open(parts[index], beside: button.convert(button.bounds, to: nil))
  }

  func handle(_ key: UIKey) -> Bool { false }

  // MARK: Layout

  private var sizes: [CGSize] { buttons.map { $0.sizeThatFits(.zero) } }

  var naturalSize: CGSize {
    let sizes = sizes
    let gaps = DateButtonsView.gap * CGFloat(max(0, sizes.count - 1))
    return CGSize(
      width: sizes.map { $0.width.rounded(.up) }.reduce(0, +) + gaps,
      height: max(34, sizes.map(\.height).max() ?? 0)
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let totalSize = naturalSize
    // The buttons share a width that is too narrow for all of them.
    let factor = totalSize.width > bounds.width ? bounds.width / max(totalSize.width, 1) : 1
    var x: CGFloat = 0
    for (button, size) in zip(buttons, sizes) {
      let height = min(max(34, size.height), max(bounds.height, 34))
      button.frame = mirror.frame(
        CGRect(
          x: x,
          y: ((bounds.height - height) / 2).rounded(),
          width: (size.width.rounded(.up) * factor).rounded(.down),
          height: height
        )
      )
      x += (size.width.rounded(.up) + DateButtonsView.gap) * factor
    }
  }
}
