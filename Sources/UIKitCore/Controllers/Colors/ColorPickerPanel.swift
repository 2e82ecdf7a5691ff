import Foundation
import UIKitGraphics

/// The content of a colour picker: a grid or sliders, the opacity slider and the current colour.
final class ColorPickerPanel: UIScrollView {
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 16
  /// The maximum width of the content, in points.
  private static let maximumWidth: CGFloat = 480

  let pages: UISegmentedControl
  let grid = ColorGrid()
  private(set) var sliders: ColorSliders?
  private(set) var opacity: ColorSliderRow?
  let title = UILabel()
  let closeButton = UIButton(configuration: .gray())
  let swatch = ColorSwatch()
  private(set) var color = PickedColor(red: 0, green: 0, blue: 0)
  /// Called after the user has changed the colour, with `true` if further changes may follow.
  var onChange: (_ isContinuous: Bool) -> Void = { _ in }

  override init(frame: CGRect) {
    let words = SystemWords.current.colors
    pages = UISegmentedControl(items: [words.grid, words.sliders])
    super.init(frame: frame)
    title.text = words.title
    title.textAlignment = .center
    title.accessibilityTraits = .header
    let cross = UIImage.SymbolConfiguration(pointSize: 13)
    closeButton.setImage(UIImage(systemName: "xmark", withConfiguration: cross), for: .normal)
    closeButton.configuration?.cornerStyle = .capsule
    closeButton.configuration?.contentInsets = .zero
    closeButton.configuration?.baseForegroundColor = .secondaryLabel
    closeButton.accessibilityLabel = SystemWords.current.done
    pages.selectedSegmentIndex = 0
    pages.addAction(UIAction { [weak self] _ in self?.pageDidChange() }, for: .valueChanged)
    grid.addAction(UIAction { [weak self] _ in self?.gridColorDidChange() }, for: .valueChanged)
    grid.addAction(UIAction { [weak self] _ in self?.onChange(false) }, for: .editingDidEnd)
    let sliders = ColorSliders { [weak self] isContinuous in
      guard let self, let sliders = self.sliders else { return }
      colorDidChange(sliders.color, isContinuous: isContinuous)
    }
    self.sliders = sliders
    let opacity = ColorSliderRow(
      words.opacity,
      text: { value in
        let style = FloatingPointFormatStyle<Double>.Percent(locale: WindowHost.current.locale)
        return Double(value).formatted(style.precision(.fractionLength(0)))
      }
    ) { [weak self] value, isContinuous in
      guard var color = self?.color else { return }
      color.alpha = value
      self?.colorDidChange(color, isContinuous: isContinuous)
    }
    self.opacity = opacity
    for view in [title, closeButton, pages, grid, sliders, opacity, swatch] { addSubview(view) }
    pageDidChange()
    show(color)
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the panel includes the opacity.
  var showsOpacity = true {
    didSet {
      opacity?.isHidden = !showsOpacity
      setNeedsLayout()
    }
  }

  /// Displays a colour.
  func show(_ color: PickedColor) {
    self.color = color
    grid.show(color)
    sliders?.show(color)
    opacity?.show(color.alpha)
    swatch.color = color.color
  }

  private func colorDidChange(_ color: PickedColor, isContinuous: Bool) {
    show(color)
    onChange(isContinuous)
  }

  private func gridColorDidChange() {
    guard var selectedColor = grid.selectedColor else { return }
    // An invisible colour is of no use.
    selectedColor.alpha = showsOpacity && color.alpha > 0 ? color.alpha : 1
    colorDidChange(selectedColor, isContinuous: grid.isSelecting)
  }

  private func pageDidChange() {
    grid.isHidden = pages.selectedSegmentIndex != 0
    sliders?.isHidden = pages.selectedSegmentIndex == 0
    setNeedsLayout()
  }

  // MARK: Layout

  /// Returns the height of the content for a width, in points.
  func height(for width: CGFloat) -> CGFloat { arrange(in: width, appliesFrames: false) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inset = safeAreaInsets
    let height = arrange(in: bounds.width, appliesFrames: true)
    contentSize = CGSize(width: bounds.width, height: height + inset.bottom)
  }

  /// Returns the height of the content, and optionally lays out the subviews.
  private func arrange(in width: CGFloat, appliesFrames: Bool) -> CGFloat {
    guard let sliders, let opacity else { return 0 }
    title.font = .preferredFont(forTextStyle: .headline, compatibleWith: traitCollection)
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
    let button: CGFloat = 30
    if appliesFrames {
      closeButton.frame = LayoutMirror(layoutDirection, in: bounds).frame(
        CGRect(x: x + contentWidth - button, y: y, width: button, height: button)
      )
    }
    let isWide = contentWidth > 2 * button
    let heading = max(button, title.sizeThatFits(.zero).height.rounded(.up))
    if appliesFrames {
      title.frame = CGRect(
        x: x + (isWide ? button : 0),
        y: y,
        width: contentWidth - (isWide ? 2 * button : 0),
        height: heading
      )
    }
    y += heading + ColorPickerPanel.gap
    layOut(pages, height: max(32, pages.sizeThatFits(.zero).height))
    // Both pages have the same height, so that the panel keeps its size.
    let page = max(
      (contentWidth * CGFloat(ColorGrid.rows) / CGFloat(ColorGrid.columns)).rounded(),
      sliders.height(for: contentWidth)
    )
    if appliesFrames { sliders.frame = CGRect(x: x, y: y, width: contentWidth, height: page) }
    layOut(grid, height: page)
    if showsOpacity { layOut(opacity, height: opacity.height(for: contentWidth)) }
    if appliesFrames { swatch.frame = CGRect(x: x, y: y, width: contentWidth, height: 44) }
    return y + 44 + ColorPickerPanel.margin
  }
}
