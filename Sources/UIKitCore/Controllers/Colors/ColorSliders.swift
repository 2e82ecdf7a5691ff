import Foundation
import UIKitGraphics

/// Sliders for red, green and blue, and a text field for the hexadecimal value.
final class ColorSliders: UIView, UITextFieldDelegate {
  private static let gap: CGFloat = 10

  private(set) var rows: [ColorSliderRow] = []
  let digits = UITextField()
  private let sign = UILabel()
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
      let row = ColorSliderRow(title, text: { "\(PickedColor.byte($0))" }) {
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
    sign.text = "#"
    sign.textColor = .secondaryLabel
    sign.isAccessibilityElement = false
    digits.borderStyle = .roundedRect
    digits.autocapitalizationType = .allCharacters
    digits.autocorrectionType = .no
    digits.accessibilityLabel = "sRGB #"
    digits.delegate = self
    digits.addAction(
      UIAction { [weak self] _ in self?.digitsDidChange(isContinuous: true) },
      for: .editingChanged
    )
    addSubview(sign)
    addSubview(digits)
    semanticContentAttribute = .unspecified
    show(color)
  }

  required init?(coder: NSCoder) { nil }

  /// Displays a colour, ignoring its opacity.
  func show(_ color: PickedColor) {
    self.color = color
    for (row, value) in zip(rows, [color.red, color.green, color.blue]) { row.show(value) }
    if !digits.isEditing { digits.text = color.hex }
  }

  private func digitsDidChange(isContinuous: Bool) {
    guard var newColor = PickedColor(hex: digits.text ?? ""), !newColor.hasSameHue(as: color) else {
      return
    }
    newColor.alpha = color.alpha
    show(newColor)
    onChange(isContinuous)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    digits.text = color.hex
    onChange(false)
  }

  /// Returns the height for a width, in points.
  func height(for width: CGFloat) -> CGFloat {
    rows.reduce(0) { $0 + $1.height(for: width) + ColorSliders.gap } + fieldHeight
  }

  private var fieldHeight: CGFloat { max(34, digits.sizeThatFits(.zero).height) }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 0
    for row in rows {
      let height = row.height(for: bounds.width)
      row.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height + ColorSliders.gap
    }
    sign.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    digits.font = sign.font
    let width = min(bounds.width, max(110, digits.font.map { $0.pointSize * 6.5 } ?? 0))
    let size = sign.sizeThatFits(.zero)
    digits.frame = mirror.frame(
      CGRect(x: bounds.width - width, y: y, width: width, height: fieldHeight)
    )
    sign.frame = mirror.frame(
      CGRect(
        x: bounds.width - width - size.width - 6,
        y: y + (fieldHeight - size.height) / 2,
        width: size.width,
        height: size.height
      )
    )
  }
}

/// A slider from 0 to 1, with its title above and its value beside it.
final class ColorSliderRow: UIView {
  let slider = UISlider()
  private let title = UILabel()
  private let number = UILabel()
  private let text: (CGFloat) -> String

  /// - Parameters:
  ///   - title: The title above the slider.
  ///   - text: Returns the text for a value.
  ///   - onChange: Called after the user has changed the value, with `true` if further changes may
  ///     follow.
  init(
    _ title: String,
    text: @escaping (CGFloat) -> String,
    onChange: @escaping (_ value: CGFloat, _ isContinuous: Bool) -> Void
  ) {
    self.text = text
    super.init(frame: .zero)
    self.title.text = title
    self.title.textColor = .secondaryLabel
    self.title.isAccessibilityElement = false
    number.textAlignment = .right
    number.isAccessibilityElement = false
    slider.accessibilityLabel = title
    slider.addAction(
      UIAction { [weak slider] _ in
        if let slider { onChange(CGFloat(slider.value), slider.isTracking) }
      },
      for: .valueChanged
    )
    for view in [self.title, number, slider] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ value: CGFloat) {
    if CGFloat(slider.value) != value { slider.value = Float(value) }
    number.text = text(value)
    slider.accessibilityValue = number.text
  }

  private func updateFonts() {
    title.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
    number.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
  }

  /// Returns the height for a width, in points.
  func height(for width: CGFloat) -> CGFloat {
    updateFonts()
    return title.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
      .rounded(.up)
      + max(34, number.sizeThatFits(.zero).height.rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    updateFonts()
    let top = title.sizeThatFits(bounds.size).height.rounded(.up)
    title.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    let width = min(bounds.width / 3, (number.font.pointSize * 3.2).rounded(.up))
    let height = bounds.height - top
    slider.frame = mirror.frame(
      CGRect(x: 0, y: top + (height - 34) / 2, width: bounds.width - width - 8, height: 34)
    )
    number.textAlignment = layoutDirection == .rightToLeft ? .left : .right
    number.frame = mirror.frame(
      CGRect(x: bounds.width - width, y: top, width: width, height: height)
    )
  }
}
