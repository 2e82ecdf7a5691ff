import Foundation
import UIKitGraphics

/// The content of a colour picker: a grid or sliders, the opacity slider and the current colour.
final class ColorPickerPanel: UIScrollView {
  /// In points.
  private static let margin: CGFloat = 16
  /// In points.
  private static let gap: CGFloat = 16
  /// The maximum width of the content, in points.
  private static let maximumWidth: CGFloat = 480

  let pagePicker: UISegmentedControl
  let grid = ColorGrid()
  /// The sliders; `nil` only during initialisation, because their closure refers to this view.
  private(set) var sliders: ColorSliders?
  /// The opacity slider; `nil` only during initialisation.
  private(set) var opacityRow: ColorSliderRow?
  let titleLabel = UILabel()
  let closeButton = UIButton(configuration: .gray())
  let swatch = ColorSwatch()
  private(set) var color = PickedColor(red: 0, green: 0, blue: 0)
  /// Called after the user has changed the colour, with `true` if further changes may follow.
  var onChange: (_ isContinuous: Bool) -> Void = { _ in }

  override init(frame: CGRect) {
    let words = SystemWords.current.colors
    pagePicker = UISegmentedControl(items: [words.grid, words.sliders])
    super.init(frame: frame)
    titleLabel.text = words.title
    titleLabel.textAlignment = .center
    titleLabel.accessibilityTraits = .header
    let symbolConfiguration = UIImage.SymbolConfiguration(pointSize: 13)
    closeButton.setImage(
      UIImage(systemName: "xmark", withConfiguration: symbolConfiguration),
      for: .normal
    )
    closeButton.configuration?.cornerStyle = .capsule
    closeButton.configuration?.contentInsets = .zero
    closeButton.configuration?.baseForegroundColor = .secondaryLabel
    closeButton.accessibilityLabel = SystemWords.current.done
    pagePicker.selectedSegmentIndex = 0
    pagePicker.addAction(UIAction { [weak self] _ in self?.pageDidChange() }, for: .valueChanged)
    grid.addAction(UIAction { [weak self] _ in self?.gridColorDidChange() }, for: .valueChanged)
    grid.addAction(UIAction { [weak self] _ in self?.onChange(false) }, for: .editingDidEnd)
    let sliders = ColorSliders { [weak self] isContinuous in
      guard let self, let sliders = self.sliders else { return }
      colorDidChange(sliders.color, isContinuous: isContinuous)
    }
    self.sliders = sliders
    let opacityRow = ColorSliderRow(
      words.opacity,
      formatValue: { value in
        let style = FloatingPointFormatStyle<Double>.Percent(locale: WindowHost.current.locale)
        return Double(value).formatted(style.precision(.fractionLength(0)))
      }
    ) { [weak self] value, isContinuous in
      guard var color = self?.color else { return }
      color.alpha = value
      self?.colorDidChange(color, isContinuous: isContinuous)
    }
    self.opacityRow = opacityRow
    for view in [titleLabel, closeButton, pagePicker, grid, sliders, opacityRow, swatch] {
      addSubview(view)
    }
    pageDidChange()
    show(color)
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the opacity slider is visible.
  var showsOpacity = true {
    didSet {
      opacityRow?.isHidden = !showsOpacity
      setNeedsLayout()
    }
  }

  /// Displays a colour.
  func show(_ color: PickedColor) {
    self.color = color
    grid.show(color)
    sliders?.show(color)
    opacityRow?.show(color.alpha)
    swatch.color = color.color
  }

  private func colorDidChange(_ color: PickedColor, isContinuous: Bool) {
    show(color)
    onChange(isContinuous)
  }

  private func gridColorDidChange() {
    guard var selectedColor = grid.selectedColor else { return }
    // The new colour is opaque if the old one was fully transparent, or opacity is not selectable.
    selectedColor.alpha = showsOpacity && color.alpha > 0 ? color.alpha : 1
    colorDidChange(selectedColor, isContinuous: grid.isSelecting)
  }

  private func pageDidChange() {
    grid.isHidden = pagePicker.selectedSegmentIndex != 0
    sliders?.isHidden = pagePicker.selectedSegmentIndex == 0
    setNeedsLayout()
  }

  // MARK: Layout

  /// Returns the height of the content for a width, in points.
  func height(for width: CGFloat) -> CGFloat { layOutContent(width: width, appliesFrames: false) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inset = safeAreaInsets
    let height = layOutContent(width: bounds.width, appliesFrames: true)
    contentSize = CGSize(width: bounds.width, height: height + inset.bottom)
  }

  /// Returns the height of the content, and optionally lays out the subviews.
  private func layOutContent(width: CGFloat, appliesFrames: Bool) -> CGFloat {
    guard let sliders, let opacityRow else { return 0 }
    titleLabel.font = .preferredFont(forTextStyle: .headline, compatibleWith: traitCollection)
    let contentWidth = max(
      0,
      min(width - 2 * ColorPickerPanel.margin, ColorPickerPanel.maximumWidth)
    )
    let x = (width - contentWidth) / 2
    var y = ColorPickerPanel.margin
    func layOut(_ view: UIView, height: CGFloat) {
      if appliesFrames { view.frame = CGRect(x: x, y: y, width: contentWidth, height: height) }
      y += height + ColorPickerPanel.gap
    }
    let buttonSize: CGFloat = 30
    if appliesFrames {
      closeButton.frame = LayoutMirror(layoutDirection, in: bounds).frame(
        CGRect(x: x + contentWidth - buttonSize, y: y, width: buttonSize, height: buttonSize)
      )
    }
    let isWide = contentWidth > 2 * buttonSize
    let titleHeight = max(buttonSize, titleLabel.sizeThatFits(.zero).height.rounded(.up))
    if appliesFrames {
      titleLabel.frame = CGRect(
        x: x + (isWide ? buttonSize : 0),
        y: y,
        width: contentWidth - (isWide ? 2 * buttonSize : 0),
        height: titleHeight
      )
    }
    y += titleHeight + ColorPickerPanel.gap
    layOut(pagePicker, height: max(32, pagePicker.sizeThatFits(.zero).height))
    // Both pages have the same height, so that the panel keeps its size.
    let pageHeight = max(
      (contentWidth * CGFloat(ColorGrid.rows) / CGFloat(ColorGrid.columns)).rounded(),
      sliders.height(for: contentWidth)
    )
    if appliesFrames { sliders.frame = CGRect(x: x, y: y, width: contentWidth, height: pageHeight) }
    layOut(grid, height: pageHeight)
    if showsOpacity { layOut(opacityRow, height: opacityRow.height(for: contentWidth)) }
    if appliesFrames { swatch.frame = CGRect(x: x, y: y, width: contentWidth, height: 44) }
    return y + 44 + ColorPickerPanel.margin
  }
}
