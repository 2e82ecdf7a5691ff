public import Foundation
public import UIKitGraphics

/// A control that runs actions when it is tapped; it shows a title, an image, or both.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The look of a button.
  public enum ButtonType: Int, Sendable {
    /// No default appearance; the title is white.
    case custom = 0
    /// Title and image in the tint colour, dimmed while highlighted.
    case system = 1
    /// The letter i in a circle.
    case detailDisclosure = 2
    /// The letter i in a circle.
    case infoLight = 3
    /// The letter i in a circle.
    case infoDark = 4
    /// A plus sign in a circle.
    case contactAdd = 5
    /// A cross on a grey disc.
    case close = 7
  }

  /// Opacity of a system button's content while a finger is on it.
  private static let highlightedAlpha: CGFloat = 0.2

  /// Opacity of a system button's content while the pointer is over it.
  private static let hoverAlpha: CGFloat = 0.65

  final var content = ButtonContent()
  final let label = UILabel()
  final let picture = UIImageView()
  private var backdrop: UIImageView?
  final var menuHold: UILongPressGestureRecognizer?
  final weak var menuPanel: MenuPanel?
  final var pointerStyle: ButtonPointerStyle?
  /// Shows the configuration.
  final var configured: ConfiguredButtonView?

  /// The look.
  ///
  /// Set at creation.
  open private(set) var buttonType = ButtonType.custom

  /// Creates a button of type `.custom`.
  ///
  /// - Parameter frame: The rectangle in the superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }

  /// Creates a button without archive support.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
  }

  /// Creates a button of a type.
  ///
  /// Types with an icon have its size.
  ///
  /// - Parameter buttonType: The look.
  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    adoptType()
  }

  /// Creates a button that shows and performs an action.
  ///
  /// - Parameters:
  ///   - buttonType: The look.
  ///   - primaryAction: Gives title and image, and is performed on a tap; `nil` adds none.
  public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?)
  {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// Creates a custom button that shows and performs an action.
  ///
  /// - Parameters:
  ///   - frame: The rectangle in the superview's coordinates, in points.
  ///   - primaryAction: Gives title and image, and is performed on a tap; `nil` adds none.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  /// Creates a button that shows a configuration.
  ///
  /// - Parameters:
  ///   - configuration: Texts, image, colours and sizes.
  ///   - primaryAction: Gives title and image, and is performed on a tap; `nil` adds none.
  public convenience init(
    configuration: UIButton.Configuration,
    primaryAction: UIAction? = nil
  ) {
    self.init(type: .system)
    adopt(primaryAction)
    self.configuration = configuration
    configurationDidChange()
  }

  // MARK: Menu and configuration

  /// The menu that a long press or the secondary button opens; `nil` by default.
  open var menu: UIMenu? {
    didSet {
      menuDidChange()
      updateChoice()
      indicatorMayHaveChanged()
    }
  }

  /// Whether a tap opens the menu, and nothing else; `false` by default.
  open var showsMenuAsPrimaryAction = false {
    didSet { indicatorMayHaveChanged() }
  }

  /// Whether the title is that of the chosen action in the menu; `false` by default.
  open var changesSelectionAsPrimaryAction = false {
    didSet {
      updateChoice()
      indicatorMayHaveChanged()
    }
  }

  /// The configuration that the button shows in place of the contents of states; `nil` by default.
  open var configuration: UIButton.Configuration? {
    didSet { if configuration != oldValue { configurationDidChange() } }
  }

  /// Changes the configuration for the state, like and after `updateConfiguration()`.
  ///
  /// Default: `nil`.
  open var configurationUpdateHandler: (@MainActor (_ button: UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether the button's state is shown by itself; `true` by default.
  open var automaticallyUpdatesConfiguration = true

  /// Requests a call of `updateConfiguration()` before the next layout.
  open func setNeedsUpdateConfiguration() {
    isConfigurationPending = true
    setNeedsLayout()
  }
  final var isConfigurationPending = false

  /// Changes the configuration for the state before the next layout; does nothing by default.
  open func updateConfiguration() {}

  // MARK: Content of states

  /// Sets the title for a state.
  ///
  /// - Parameters:
  ///   - title: The title; `nil` shows the normal state's.
  ///   - state: The state; other combinations of states show the normal one's.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    demandMainThread(type(of: self))
    content.titles[state] = title
    contentDidChange()
  }

  /// Sets an attributed title for a state; it takes precedence over the plain one.
  ///
  /// - Parameters:
  ///   - title: The title; `nil` shows the normal state's.
  ///   - state: The state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    content.attributedTitles[state] = title?.immutable
    contentDidChange()
  }

  /// Sets the title's colour for a state.
  ///
  /// - Parameters:
  ///   - color: The colour; `nil` uses the normal state's, or the type's.
  ///   - state: The state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    content.titleColors[state] = color
    contentDidChange()
  }

  /// Sets the image for a state.
  ///
  /// - Parameters:
  ///   - image: The image; `nil` shows the normal state's.
  ///   - state: The state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    demandMainThread(type(of: self))
    content.images[state] = image
    contentDidChange()
  }

  /// Sets the image behind title and image for a state; it is stretched.
  ///
  /// - Parameters:
  ///   - image: The image; `nil` shows the normal state's.
  ///   - state: The state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    content.backgroundImages[state] = image
    contentDidChange()
  }

  /// The title of a state.
  ///
  /// - Parameter state: The state.
  /// - Returns: Its own title, else the normal state's.
  open func title(for state: UIControl.State) -> String? { content.titles[state] }

  /// The attributed title of a state.
  ///
  /// - Parameter state: The state.
  /// - Returns: Its own title, else the normal state's.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    content.attributedTitles[state]
  }

  /// The title's colour in a state.
  ///
  /// - Parameter state: The state.
  /// - Returns: Its own colour, else the normal state's; `nil` if the type determines it.
  open func titleColor(for state: UIControl.State) -> UIColor? { content.titleColors[state] }

  /// The image of a state.
  ///
  /// - Parameter state: The state.
  /// - Returns: Its own image, else the normal state's.
  open func image(for state: UIControl.State) -> UIImage? { content.images[state] }

  /// The background image of a state.
  ///
  /// - Parameter state: The state.
  /// - Returns: Its own image, else the normal state's.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    content.backgroundImages[state]
  }

  /// The current state's title.
  open var currentTitle: String? { title(for: state) }

  /// The current state's attributed title.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// The current state's image.
  open var currentImage: UIImage? { image(for: state) }

  /// The current state's background image.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The current colour of the title.
  open var currentTitleColor: UIColor { shownTitleColor }

  // MARK: Parts

  /// The label of the title, for its font and lines.
  ///
  /// Text and colour are set per state.
  open var titleLabel: UILabel? { label }

  /// The purpose of the button; `.normal` by default.
  ///
  /// With a configuration, `.primary` has a bold title, and `.destructive` is red.
  open var role = UIButton.Role.normal {
    didSet { if role != oldValue, let configuration { configured?.show(configuration) } }
  }

  /// The image view; its image is set per state.
  open var imageView: UIImageView? { picture }

  /// Space around title and image, in points.
  ///
  /// Default: zero, with 6 points of vertical padding in the intrinsic size.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { contentDidChange() } }
  }

  /// Space around the title only, in points; it does not change the natural
  /// size.
  ///
  /// Default: zero.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
  }

  /// Space around the image only, in points; it does not change the natural
  /// size.
  ///
  /// Default: zero.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
  }

  /// Whether the image is dimmed while highlighted.
  ///
  /// Default: `true`.
  open var adjustsImageWhenHighlighted = true {
    didSet { if adjustsImageWhenHighlighted != oldValue { updateContent() } }
  }

  /// Whether the image is dimmed while disabled.
  ///
  /// Default: `true`.
  open var adjustsImageWhenDisabled = true {
    didSet { if adjustsImageWhenDisabled != oldValue { updateContent() } }
  }

  // MARK: Layout

  /// The frame of the background image.
  ///
  /// Default: the bounds.
  ///
  /// - Parameter bounds: The button's bounds.
  /// - Returns: The rectangle in the button's coordinates, in points.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle of title and image together.
  ///
  /// Default: the bounds without `contentEdgeInsets`.
  ///
  /// - Parameter bounds: The button's bounds.
  /// - Returns: The rectangle in the button's coordinates, in points.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  /// The frame of the title.
  ///
  /// - Parameter contentRect: See `contentRect(forBounds:)`.
  /// - Returns: The rectangle in the button's coordinates, in points.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    partRects(in: contentRect).title
  }

  /// The frame of the image.
  ///
  /// - Parameter contentRect: See `contentRect(forBounds:)`.
  /// - Returns: The rectangle in the button's coordinates, in points.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    partRects(in: contentRect).image
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfPending()
    updateContent()
    configured?.frame = bounds
    backdrop?.frame = backgroundRect(forBounds: bounds)
    let contentRect = contentRect(forBounds: bounds)
    picture.frame = imageRect(forContentRect: contentRect)
    label.frame = titleRect(forContentRect: contentRect)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateContent()
    return configured?.fittingSize() ?? naturalSize
  }

  open override var intrinsicContentSize: CGSize {
    updateContent()
    return configured?.fittingSize() ?? naturalSize
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateContent()
    if let configuration { configured?.show(configuration) }
  }

  override var firstBaselineOffset: CGFloat { baselines.first }
  override var lastBaselineOffset: CGFloat { baselines.last }

  override var wrapsContent: Bool { configured?.wraps ?? false }
  override func contentHeight(forWidth width: CGFloat) -> CGFloat { fittingHeight(width) }

  override var preventsAncestorTaps: Bool { true }

  override func stateDidChange() {
    setNeedsLayout()
    if configured != nil || configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
    guard buttonType != .custom, !isHighlighted else { return updateContent() }
    UIView.animate(withDuration: 0.2, animations: { self.updateContent() })
  }

  override func wasTapped() {
    if showsMenuAsPrimaryAction, menu != nil { return openMenu() }
    sendActions(for: .primaryActionTriggered)
  }

  open override func performPrimaryAction() {
    if showsMenuAsPrimaryAction, menu != nil { return openMenu() }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  // MARK: Content

  private func addParts() {
    label.layoutOwner = self
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    label.lineBreakMode = .byTruncatingMiddle
    label.textAlignment = .center
    picture.contentMode = .scaleAspectFit
    label.isPartOfSuperview = true
    picture.isPartOfSuperview = true
    addSubview(picture)
    addSubview(label)
  }

  private func adoptType() {
    if buttonType != .custom { label.font = .systemFont(ofSize: 15) }
    if let glyph = buttonType.glyph { content.images[.normal] = UIImage(glyph: glyph) }
    if let size = buttonType.size { frame.size = size }
    if buttonType == .close {
      picture.tintColor = .secondaryLabel
      backgroundColor = .tertiarySystemFill
      layer.cornerRadius = 15
    }
    updateContent()
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  /// Updates the parts for the current state.
  final func updateContent() {
    if let configuration, configured != nil,
      configuration.title == nil || configuration.image == nil
    {
      configured?.show(configuration)
    }
    if let title = currentAttributedTitle {
      label.attributedText = title
    } else {
      label.text = currentTitle
    }
    label.textColor = currentTitleColor
    picture.image = shownImage
    updateBackdrop()
    label.alpha = ownAlpha ?? 1
    picture.alpha = ownAlpha ?? customImageAlpha
  }

  /// The opacity of a button that is not a custom one, under a finger or the pointer; `nil`
  /// elsewhere.
  private var ownAlpha: CGFloat? {
    guard buttonType != .custom else { return nil }
    if isHighlighted { return UIButton.highlightedAlpha }
    return isUnderPointer && isEnabled ? UIButton.hoverAlpha : nil
  }

  override func hoverDidChange() {
    super.hoverDidChange()
    if buttonType != .custom { updateContent() }
  }

  private var shownImage: UIImage? {
    guard let image = placedImage else { return nil }
    guard buttonType != .custom, image.renderingMode == .automatic else { return image }
    return image.withRenderingMode(.alwaysTemplate)
  }

  /// Images without a variant for the state are dimmed instead.
  private var customImageAlpha: CGFloat {
    if !isEnabled, adjustsImageWhenDisabled, content.images.own(.disabled) == nil { return 0.5 }
    if isHighlighted, adjustsImageWhenHighlighted, content.images.own(.highlighted) == nil {
      return 0.6
    }
    return 1
  }

  private func updateBackdrop() {
    let image = currentBackgroundImage
    guard image != nil || backdrop != nil else { return }
    let view = backdrop ?? UIImageView()
    if backdrop == nil {
      backdrop = view
      view.isPartOfSuperview = true
      insertSubview(view, at: 0)
      setNeedsLayout()
    }
    view.image = image
  }

  override var accessibilityDefaults: any AccessibilityDefaults { ButtonAccessibility(view: self) }
}
