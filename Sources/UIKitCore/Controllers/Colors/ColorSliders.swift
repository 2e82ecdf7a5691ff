import Foundation
import UIKitGraphics

/// Sliders for red, green and blue, and a text field for the hexadecimal value.
final class ColorSliders: UIView, UITextFieldDelegate {
  private static let gap: CGFloat = 10

  private(set) var rows: [ColorSliderRow] = []
  let hexField = UITextField()
  private let signLabel = UILabel()
  private(set) var color = PickedColor(red: 0, green: 0, blue: 0)
  /// Called after the user has changed the colour, with `true` if further changes may follow.
  private let onChange: (_ isContinuous: Bool) -> Void

  /// - Parameter onChange: Called after the user has changed the colour, with `true` if further
  ///   changes may follow.
  init(onChange: @escaping (_ isContinuous: Bool) -> Void) {
    self.onChange = onChange
    super.init(frame: .zero)
    let words = SystemWords.current.colors
    let channels: [(String, UIColor, WritableKeyPath<PickedColor, CGFloat>)] = [
      (words.red, .systemRed, \.red), (words.green, .systemGreen, \.green),
      (words.blue, .systemBlue, \.blue),
    ]
    for (title, tint, channel) in channels {
      let row = ColorSliderRow(title, formatValue: { "\(PickedColor.byte($0))" }) {
        [weak self] value, isContinuous in
        guard let self else { return }
        color[keyPath: channel] = value
        show(color)
        self.onChange(isContinuous)
      }
      row.slider.minimumTrackTintColor = tint
      rows.append(row)
      addSubview(row)
    }
    signLabel.text = "#"
    signLabel.textColor = .secondaryLabel
    signLabel.isAccessibilityElement = false
    hexField.borderStyle = .roundedRect
    hexField.autocapitalizationType = .allCharacters
    hexField.autocorrectionType = .no
    hexField.accessibilityLabel = "sRGB #"
    hexField.delegate = self
    hexField.addAction(
      UIAction { [weak self] _ in self?.digitsDidChange(isContinuous: true) },
      for: .editingChanged
    )
    addSubview(signLabel)
    addSubview(hexField)
    semanticContentAttribute = .unspecified
    show(color)
  }

  required init?(coder: NSCoder) { nil }

  /// Displays a colour except for its opacity.
  func show(_ color: PickedColor) {
    self.color = color
    for (row, value) in zip(rows, [color.red, color.green, color.blue]) { row.show(value) }
    if !hexField.isEditing { hexField.text = color.hex }
  }

  private func digitsDidChange(isContinuous: Bool) {
    guard var newColor = PickedColor(hex: hexField.text ?? ""),
      !newColor.hasSameComponents(as: color)
    else { return }
    newColor.alpha = color.alpha
    show(newColor)
    onChange(isContinuous)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    hexField.text = color.hex
    onChange(false)
  }

  /// Returns the height for a width, in points.
  func height(for width: CGFloat) -> CGFloat {
    rows.reduce(0) { $0 + $1.height(for: width) + ColorSliders.gap } + fieldHeight
  }

  private var fieldHeight: CGFloat { max(34, hexField.sizeThatFits(.zero).height) }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 0
    for row in rows {
      let height = row.height(for: bounds.width)
      row.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height + ColorSliders.gap
    }
    signLabel.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    hexField.font = signLabel.font
    let fieldWidth = min(bounds.width, max(110, hexField.font.map { $0.pointSize * 6.5 } ?? 0))
    let signSize = signLabel.sizeThatFits(.zero)
    hexField.frame = mirror.frame(
      CGRect(x: bounds.width - fieldWidth, y: y, width: fieldWidth, height: fieldHeight)
    )
    signLabel.frame = mirror.frame(
      CGRect(
        x: bounds.width - fieldWidth - signSize.width - 6,
        y: y + (fieldHeight - signSize.height) / 2,
        width: signSize.width,
        height: signSize.height
      )
    )
  }
}

/// A slider from 0 to 1, with its title above and its value beside it.
final class ColorSliderRow: UIView {
  let slider = UISlider()
  private let titleLabel = UILabel()
  private let valueLabel = UILabel()
  private let formatValue: (CGFloat) -> String

  /// - Parameters:
  ///   - title: The title above the slider.
  ///   - formatValue: Returns the text for a value.
  ///   - onChange: Called after the user has changed the value, with `true` if further changes may
  ///     follow.
  init(
    _ title: String,
    formatValue: @escaping (CGFloat) -> String,
    onChange: @escaping (_ value: CGFloat, _ isContinuous: Bool) -> Void
  ) {
    self.formatValue = formatValue
    super.init(frame: .zero)
    titleLabel.text = title
    titleLabel.textColor = .secondaryLabel
    titleLabel.isAccessibilityElement = false
    valueLabel.textAlignment = .right
    valueLabel.isAccessibilityElement = false
    slider.accessibilityLabel = title
    slider.addAction(
      UIAction { [weak slider] _ in
        if let slider { onChange(CGFloat(slider.value), slider.isTracking) }
      },
      for: .valueChanged
    )
    for view in [titleLabel, valueLabel, slider] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ value: CGFloat) {
    if CGFloat(slider.value) != value { slider.value = Float(value) }
    valueLabel.text = formatValue(value)
    slider.accessibilityValue = valueLabel.text
  }

  private func updateFonts() {
    titleLabel.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
    valueLabel.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
  }

  /// Returns the height for a width, in points.
  func height(for width: CGFloat) -> CGFloat {
    updateFonts()
    return titleLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
      .rounded(.up)
      + max(34, valueLabel.sizeThatFits(.zero).height.rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    updateFonts()
    let titleHeight = titleLabel.sizeThatFits(bounds.size).height.rounded(.up)
    titleLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: titleHeight)
    let valueWidth = min(bounds.width / 3, (valueLabel.font.pointSize * 3.2).rounded(.up))
    let height = bounds.height - titleHeight
    slider.frame = mirror.frame(
      CGRect(
        x: 0,
        y: titleHeight + (height - 34) / 2,
        width: bounds.width - valueWidth - 8,
        height: 34
      )
    )
    valueLabel.textAlignment = layoutDirection == .rightToLeft ? .left : .right
    valueLabel.frame = mirror.frame(
      CGRect(x: bounds.width - valueWidth, y: titleHeight, width: valueWidth, height: height)
    )
  }
}
