import Foundation
import UIKitGraphics

/// The button of a bar button item.
final class BarButton: TintedControl {
  /// The padding of the touch target on each side, in points.
  static let touchPadding: CGFloat = 8
  /// The minimum width of an image, which keeps adjacent images apart, in points.
  static let minimumImageWidth: CGFloat = 28
  /// The opacity while pressed.
  static let highlightedAlpha: CGFloat = 0.3

  /// The condition for a plate behind a button in the classic theme.
  enum PlateRule {
    case never
    /// Only for buttons with a title.
    case behindTitles
    case always
  }

  private let item: UIBarButtonItem
  /// The condition for a plate; `.never` in other themes.
  private let plateRule: PlateRule
  /// The plate, hidden where the rule excludes it; `nil` except in the classic theme.
  private let plate: ClassicPlate?
  private let label = UILabel()
  private let imageView = UIImageView()
  private var customView: UIView?
  /// The image behind the content; `nil` until the item has one.
  private var background: BarButtonBackground?
  private let appearance: UIBarButtonItemAppearance?
  private var longPress: UILongPressGestureRecognizer?

  /// Returns the view for an item: a button, or empty space.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - plate: The condition for a plate; `.never` except in the classic theme.
  ///   - appearance: The appearance of the text; `nil` for the default.
  /// - Returns: The view, which the item uses from now on.
  static func view(
    for item: UIBarButtonItem,
    plate: PlateRule,
    appearance: UIBarButtonItemAppearance? = nil
  ) -> UIView {
    let button = BarButton(item: item, plate: plate, appearance: appearance)
    item.button = button
    return button
  }

  private init(item: UIBarButtonItem, plate rule: PlateRule, appearance: UIBarButtonItemAppearance?)
  {
    self.item = item
    self.appearance = appearance
    plateRule = rule
    plate = rule == .never ? nil : ClassicPlate(.rounded(5))
    super.init(frame: .zero)
    if let plate { addSubview(plate) }
    for view in [label, imageView] {
      view.isPartOfSuperview = true
      addSubview(view)
    }
    label.textAlignment = .center
    imageView.contentMode = .center
    itemDidChange()
  }

  /// Opens the item's menu below the button.
  func openMenu() {
    guard let menu = item.menu, let window, item.isEnabled else { return }
    cancelTouch(with: nil)
    let panel = MenuPanel(menu, for: convert(bounds, to: nil))
    panel.sender = item
    panel.show(in: window)
  }

  /// Adds a long press that opens the menu, if the item has one.
  private func addLongPressIfNeeded() {
    guard item.menu != nil, longPress == nil else { return }
    let longPress = UILongPressGestureRecognizer()
    longPress.addHandler { [weak self] recognizer in
      if recognizer.state == .began { self?.openMenu() }
    }
    addGestureRecognizer(longPress)
    self.longPress = longPress
  }

  required init?(coder: NSCoder) { nil }

  /// Updates the button after a change of the item.
  func itemDidChange() {
    if customView !== item.customView {
      if customView?.superview === self { customView?.removeFromSuperview() }
      customView = item.customView
    }
    if let customView, customView.superview !== self { addSubview(customView) }
    let image = customView == nil ? item.image ?? item.systemItem?.symbol : nil
    imageView.image = image
    imageView.isHidden = image == nil
    label.text = item.title
    label.isHidden = image != nil || customView != nil
    label.font =
      isClassic
      ? .boldSystemFont(ofSize: BarButton.classicFontSize)
      : .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
    plate?.isHidden = !hasPlate
    updateBackground()
    accessibilityLabel = item.accessibilityProperties.label ?? item.title ?? item.systemItem?.name
    // An image alone does not explain the button.
    toolTip = image == nil ? nil : accessibilityLabel
    accessibilityHint = item.accessibilityProperties.hint
    accessibilityIdentifier = item.accessibilityIdentifier
    isEnabled = item.isEnabled
    addLongPressIfNeeded()
    isUserInteractionEnabled = !item.isSpace
    tintColor = item.tintColor
    updateColors()
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// The height of plates, in points.
  static let plateHeight: CGFloat = 30
  /// The font size of text on plates, in points.
  static let classicFontSize: CGFloat = 12
  /// The distance of a plate's text from its edges, in points.
  private static let platePadding: CGFloat = 10

  private var isClassic: Bool { plateRule != .never }

  /// Whether the button currently has a plate.
  private var hasPlate: Bool {
    guard isClassic, customView == nil, !item.isSpace, backgroundImage == nil else { return false }
    return plateRule == .always || imageView.image == nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    plate?.frame = CGRect(
      x: 0,
      y: ((bounds.height - BarButton.plateHeight) / 2).rounded(),
      width: bounds.width,
      height: BarButton.plateHeight
    )
    let adjustment = appearance?.adjustment(state) ?? .zero
    let legacyOffset = item.legacyAppearance?.button.titleOffset ?? .zero
    label.frame = bounds.offsetBy(
      dx: adjustment.horizontal.limited + legacyOffset.horizontal,
      dy: adjustment.vertical.limited + legacyOffset.vertical
    )
    layOutBackground()
    imageView.frame = bounds
    guard let customView else { return }
    let size = preferredSize(ofCustomView: customView)
    customView.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(),
      y: ((bounds.height - size.height) / 2).rounded(),
      width: size.width,
      height: size.height
    )
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    var width = item.width.limited
    if width <= 0, let customView { width = preferredSize(ofCustomView: customView).width }
    if width <= 0, let image = imageView.image {
      width = max(image.size.width, BarButton.minimumImageWidth)
    }
    if width <= 0 { width = label.sizeThatFits(size).width.rounded(.up) }
    if hasPlate, item.width.limited <= 0 {
      let paddedWidth = imageView.image == nil ? width + 2 * BarButton.platePadding : width + 6
      width = max(paddedWidth, BarButton.plateHeight + 3)
    } else if showsBackground, item.width.limited <= 0 {
      width += 2 * BarButtonBackground.padding
    }
    return CGSize(width: width, height: size.height)
  }

  private func preferredSize(ofCustomView view: UIView) -> CGSize {
    let hasExplicitSize =
      view.translatesAutoresizingMaskIntoConstraints && view.bounds.size != .zero
    return hasExplicitSize ? view.bounds.size : view.barContentSize(in: bounds.size)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -BarButton.touchPadding, dy: 0).contains(point)
  }

  /// Applies the custom title attributes, if any.
  private func applyAttributes(defaultColor color: UIColor) {
    var attributes = appearance?.attributes(state) ?? [:]
    attributes.merge(item.attributes(state)) { $1 }
    guard let title = item.title, !attributes.isEmpty else { return }
    if attributes[.font] == nil { attributes[.font] = label.font }
    if attributes[.foregroundColor] == nil { attributes[.foregroundColor] = color }
    label.attributedText = NSAttributedString(string: title, attributes: attributes)
  }

  /// The background image of the item in the current state; `nil` if it has none.
  private var backgroundImage: UIImage? {
    item.customView == nil
      ? item.legacyAppearance?.button.backgroundImage(for: state, style: item.style) : nil
  }

  /// Whether the item has a background image that is not empty.
  private var showsBackground: Bool { backgroundImage.map { $0.size != .zero } ?? false }

  private func updateBackground() {
    guard showsBackground || background != nil else { return }
    if background == nil {
      let view = BarButtonBackground()
      view.isPartOfSuperview = true
      insertSubview(view, at: 0)
      background = view
    }
    background?.isHidden = !showsBackground
    layOutBackground()
  }

  private func layOutBackground() {
    guard let background, let image = backgroundImage else { return }
    background.show(image, offset: item.legacyAppearance?.button.backgroundOffset ?? 0, in: bounds)
  }

  override func updateColors() {
    updateBackground()
    let color: UIColor = isEnabled ? tintColor : .tertiaryLabel
    label.textColor = color
    applyAttributes(defaultColor: color)
    imageView.tintColor = color
    label.setRaised(isClassic)
    if isClassic {
      imageView.tintColor = .white
      plate?.fill =
        item.style == .done
        ? (isHighlighted ? .pressedBlue : .blue)
        : (isHighlighted ? .pressedBarButton : .barButton)
      label.alpha = isEnabled ? 1 : 0.5
      imageView.alpha = !isEnabled || isHighlighted && !hasPlate ? 0.5 : 1
      return
    }
    let alpha = isHighlighted ? BarButton.highlightedAlpha : 1
    label.alpha = alpha
    imageView.alpha = alpha
  }

  override var accessibilityDefaults: any AccessibilityDefaults {
    BarButtonAccessibility(view: self)
  }

  /// Whether the button displays the item's custom view.
  var showsCustomView: Bool { customView != nil }

  override func wasTapped() {
    super.wasTapped()
    item.perform()
  }

  override func performPrimaryAction() {
    super.performPrimaryAction()
    item.perform()
  }
}

extension UIBarButtonItem.SystemItem {
  /// The name of an icon button for its tooltip and for screen readers; `nil` for other items.
  @MainActor
  var name: String? {
    let words = SystemWords.current
    return switch self {
    case .add: words.items.add
    case .action: words.items.share
    case .bookmarks: words.tabs.bookmarks
    case .camera: words.items.camera
    case .compose: words.items.compose
    case .fastForward: words.items.fastForward
    case .organize: words.items.organize
    case .pause: words.items.pause
    case .play: words.items.play
    case .refresh: words.items.refresh
    case .reply: words.items.reply
    case .rewind: words.items.rewind
    case .search: words.search
    case .stop, .close: words.items.close
    case .trash: words.delete
    case .done, .cancel, .edit, .save, .fixedSpace, .flexibleSpace, .undo, .redo: nil
    }
  }

  /// The icon of the button; `nil` for text buttons and space.
  var symbol: UIImage? {
    let name: String
    switch self {
    case .add: name = "plus"
    case .action: name = "square.and.arrow.up"
    case .bookmarks: name = "book"
    case .camera: name = "camera"
    case .compose: name = "square.and.pencil"
    case .fastForward: name = "forward.fill"
    case .organize: name = "folder"
    case .pause: name = "pause.fill"
    case .play: name = "play.fill"
    case .refresh: name = "arrow.clockwise"
    case .reply: name = "arrowshape.turn.up.left"
    case .rewind: name = "backward.fill"
    case .search: name = "magnifyingglass"
    case .stop, .close: name = "xmark"
    case .trash: name = "trash"
    case .done, .cancel, .edit, .save, .fixedSpace, .flexibleSpace, .undo, .redo: return nil
    }
    return UIImage(systemName: name)
  }
}

extension BarButton: ReplaceableFocusStop {
  var focusIdentity: AnyObject { item }
}
