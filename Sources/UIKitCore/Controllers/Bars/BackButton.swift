import Foundation
import UIKitGraphics

/// The chevron at the leading edge of a bar, with the title of the previous screen.
final class BackButton: TintedControl {
  /// The distance from the button's leading edge to its text, in points.
  static let textInset: CGFloat = 19
  /// The text that replaces a missing or too long title.
  static var standardTitle: String { SystemWords.current.back }

  private let chevron = UIImageView(
    image: UIImage(glyph: .chevronLeft).imageFlippedForRightToLeftLayoutDirection()
  )
  private let label = UILabel()
  private let fullTitle: String
  /// The image displayed instead of text; `nil` for text.
  private let imageView: UIImageView?
  private let displayMode: UINavigationItem.BackButtonDisplayMode
  /// The background plate in the classic theme; `nil` in other themes.
  private let plate: ClassicPlate?
  /// The distance by which a transition moves the text, in points.
  private var textShift: CGFloat = 0
  private let appearance: UIBarButtonItemAppearance?
  private let hasCustomIndicator: Bool
  /// The appearance properties of the item itself; `nil` if none was set.
  private let legacyAppearance: LegacyItemAppearance.ButtonAppearance?
  private let background: BarButtonBackground?

  /// Creates a back button.
  ///
  /// - Parameters:
  ///   - item: The navigation item to return to.
  ///   - action: The action that replaces going back.
  ///   - appearance: The appearance of the text; `nil` for the default.
  ///   - indicator: The image that replaces the chevron; `nil` for the chevron.
  ///   - isClassic: Whether the button has the classic theme.
  init(
    to item: UINavigationItem?,
    action: UIAction? = nil,
    appearance: UIBarButtonItemAppearance? = nil,
    indicator: UIImage? = nil,
    isClassic: Bool = false
  ) {
    self.appearance = appearance
    hasCustomIndicator = indicator != nil
    plate = isClassic ? ClassicPlate(.back(5)) : nil
    let actionTitle = action.map(\.title).flatMap { $0.isEmpty ? nil : $0 }
    let customItem = item?.backBarButtonItem
    legacyAppearance = customItem?.legacyAppearance?.back
    let hasBackground =
      legacyAppearance?.backgroundImage(for: .normal).map { $0.size != .zero } ?? false
    background = hasBackground ? BarButtonBackground() : nil
    let title = item?.title.flatMap { $0.isEmpty ? nil : $0 }
    fullTitle =
      actionTitle ?? customItem?.title ?? item?.backButtonTitle ?? title ?? BackButton.standardTitle
    imageView = actionTitle == nil ? customItem?.image.map { UIImageView(image: $0) } : nil
    displayMode = customItem == nil ? item?.backButtonDisplayMode ?? .default : .default
    super.init(frame: .zero)
    if let imageView {
      imageView.isPartOfSuperview = true
      imageView.contentMode = .center
    }
    if let color = customItem?.tintColor { tintColor = color }
    for view in [chevron, label] { view.isPartOfSuperview = true }
    label.font =
      isClassic ? .boldSystemFont(ofSize: BarButton.classicFontSize) : .systemFont(ofSize: 17)
    show(fullTitle)
    if let plate { addSubview(plate) }
    if let background {
      background.isPartOfSuperview = true
      plate?.isHidden = true
      addSubview(background)
    }
    if let indicator { chevron.image = indicator }
    chevron.isHidden = isClassic || hasBackground
    addSubview(chevron)
    addSubview(label)
    if let imageView { addSubview(imageView) }
    accessibilityLabel =
      customItem?.accessibilityProperties.label
      ?? (fullTitle.isEmpty ? BackButton.standardTitle : fullTitle)
    updateColors()
  }

  required init?(coder: NSCoder) { nil }

  /// The text beside the chevron; empty if it does not fit.
  var displayedTitle: String { label.text ?? "" }

  /// Selects the longest text that leaves room for the bar's title: the full title, "Back", or
  /// none.
  ///
  /// - Parameters:
  ///   - width: The maximum width of the button with its full title, in points; it keeps the bar's
  ///     title centred.
  ///   - limit: The maximum width of the button with "Back", in points, if more than `width`.
  func shortenTitle(toFit width: CGFloat, orAtMost limit: CGFloat) {
    defer { toolTip = displayedTitle == fullTitle ? nil : accessibilityLabel }
    let standard = BackButton.standardTitle
    var texts = [(fullTitle, width), (standard, max(width, limit))]
    if displayMode == .generic { texts.removeFirst() }
    if displayMode == .minimal || fullTitle.isEmpty || imageView != nil { texts = [] }
    for (text, maximumWidth) in texts {
      show(text)
      if sizeThatFits(bounds.size).width <= maximumWidth { return }
    }
    show("")
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    var contentWidth = displayedTitle.isEmpty ? 0 : label.sizeThatFits(size).width.rounded(.up)
    if let image = imageView?.image { contentWidth = image.size.width.rounded(.up) }
    let trailingPadding = plate == nil && background == nil ? 0 : BackButton.trailingPadding
    return CGSize(width: inset + contentWidth + trailingPadding, height: size.height)
  }

  /// Moves the text, but not the chevron, towards the trailing edge during a transition.
  ///
  /// - Parameter distance: The total distance in points; negative towards the leading edge.
  func shiftText(to distance: CGFloat) {
    guard distance != textShift else { return }
    textShift = distance
    setNeedsLayout()
  }

  /// The distance of the text from the trailing edge of a plate or background, in points.
  private static let trailingPadding: CGFloat = 10

  override func layoutSubviews() {
    super.layoutSubviews()
    let mirror = mirror
    plate?.frame = CGRect(
      x: 0,
      y: ((bounds.height - BarButton.plateHeight) / 2).rounded(),
      width: bounds.width,
      height: BarButton.plateHeight
    )
    if let background, let image = legacyAppearance?.backgroundImage(for: state) {
      background.show(image, offset: legacyAppearance?.backgroundOffset ?? 0, in: bounds)
    }
    chevron.contentMode = mirror.isMirrored ? .right : .left
    chevron.frame = mirror.frame(
      CGRect(x: 0, y: 0, width: inset, height: bounds.height)
    )
    label.frame = mirror.frame(
      CGRect(
        x: inset + textShift + adjustment.horizontal.limited,
        y: adjustment.vertical.limited,
        width: max(bounds.width - inset - (plate == nil ? 0 : 4), 0),
        height: bounds.height
      )
    )
    imageView?.frame = label.frame
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    // The touch target extends to the edge of the bar.
    bounds.insetBy(dx: -NavigationBarContent.Metrics.chevronMargin, dy: 0).contains(point)
  }

  /// The distance from the leading edge to the text, in points.
  ///
  /// A wide indicator increases it.
  private var inset: CGFloat {
    guard hasCustomIndicator, let image = chevron.image else { return BackButton.textInset }
    return max(BackButton.textInset, image.size.width.limited + 4)
  }

  private var adjustment: UIOffset {
    let offset = appearance?.adjustment(state) ?? .zero
    guard let legacyOffset = legacyAppearance?.titleOffset else { return offset }
    return UIOffset(
      horizontal: offset.horizontal + legacyOffset.horizontal,
      vertical: offset.vertical + legacyOffset.vertical
    )
  }

  private func show(_ text: String) {
    label.text = text
    guard var attributes = appearance?.attributes(state), !attributes.isEmpty else { return }
    if attributes[.font] == nil { attributes[.font] = label.font }
    if attributes[.foregroundColor] == nil { attributes[.foregroundColor] = tintColor }
    label.attributedText = NSAttributedString(string: text, attributes: attributes)
  }

  override func updateColors() {
    label.textColor = tintColor
    show(displayedTitle)
    label.setRaised(plate != nil)
    if background != nil { setNeedsLayout() }
    if let plate {
      plate.fill = isHighlighted ? .pressedBarButton : .barButton
      return
    }
    let alpha = isHighlighted ? BarButton.highlightedAlpha : 1
    label.alpha = alpha
    chevron.alpha = alpha
    imageView?.alpha = alpha
  }

  override func performPrimaryAction() {
    super.performPrimaryAction()
    sendActions(for: .touchUpInside)
  }
}
