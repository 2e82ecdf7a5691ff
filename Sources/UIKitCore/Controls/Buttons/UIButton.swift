public import Foundation
public import UIKitGraphics

/// A control that performs actions when tapped, with a title, an image, or both.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The type of a button, which determines its default appearance.
  public enum ButtonType: Int, Sendable {
    /// No default appearance, with a white title.
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
    /// A cross on a grey circle.
    case close = 7
  }

  /// The opacity of a system button's content under a finger.
  private static let highlightedAlpha: CGFloat = 0.2

  /// The opacity of a system button's content under the pointer.
  private static let hoverAlpha: CGFloat = 0.65

  final var content = ButtonContent()
  final let label = UILabel()
  final let picture = UIImageView()
  /// The view of the background image; `nil` until one is set.
  private var backgroundView: UIImageView?
  final var menuLongPress: UILongPressGestureRecognizer?
  final weak var menuPanel: MenuPanel?
  final var pointerStyle: ButtonPointerStyle?
  /// The view that displays the configuration; `nil` if the button has none.
  final var configured: ConfiguredButtonView?

  /// The type of the button, set at creation.
  open private(set) var buttonType = ButtonType.custom

  /// Creates a button of type `.custom`.
  ///
  /// - Parameter frame: The frame in the superview's coordinates, in points.
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
  /// A button of a type with an icon has the size of its icon.
  ///
  /// - Parameter buttonType: The type, which determines the default appearance.
  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    adoptType()
  }

  /// Creates a button that displays and performs an action.
  ///
  /// - Parameters:
  ///   - buttonType: The type, which determines the default appearance.
  ///   - primaryAction: The action of a tap, which provides title and image; `nil` for none.
  public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?)
  {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// Creates a custom button that displays and performs an action.
  ///
  /// - Parameters:
  ///   - frame: The frame in the superview's coordinates, in points.
  ///   - primaryAction: The action of a tap, which provides title and image; `nil` for none.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  /// Creates a button with a configuration.
  ///
  /// - Parameters:
  ///   - configuration: The content and appearance.
  ///   - primaryAction: The action of a tap, which provides title and image; `nil` for none.
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

  /// The menu opened by a long press or a secondary click; `nil` by default.
  open var menu: UIMenu? {
    didSet {
      menuDidChange()
      updateSelectedTitle()
      indicatorMayHaveChanged()
    }
  }

  /// Whether a tap opens the menu and performs no other action; `false` by default.
  open var showsMenuAsPrimaryAction = false {
    didSet { indicatorMayHaveChanged() }
  }

  /// Whether the title is that of the selected action in the menu; `false` by default.
  open var changesSelectionAsPrimaryAction = false {
    didSet {
      updateSelectedTitle()
      indicatorMayHaveChanged()
    }
  }

  /// The configuration, which replaces the content set for states; `nil` by default.
  open var configuration: UIButton.Configuration? {
    didSet { if configuration != oldValue { configurationDidChange() } }
  }

  /// A closure that updates the configuration for the current state, called after
  /// `updateConfiguration()`.
  ///
  /// Default: `nil`.
  open var configurationUpdateHandler: (@MainActor (_ button: UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether the button adapts the configuration's appearance to its state; `true` by default.
  open var automaticallyUpdatesConfiguration = true

  /// Schedules a call of `updateConfiguration()` before the next layout pass.
  open func setNeedsUpdateConfiguration() {
    isConfigurationPending = true
    setNeedsLayout()
  }
  final var isConfigurationPending = false

  /// Updates the configuration for the current state before a layout pass.
  ///
  /// The default implementation does nothing.
  open func updateConfiguration() {}

  // MARK: Content for states

  /// Sets the title for a state.
  ///
  /// - Parameters:
  ///   - title: The title; `nil` for that of the normal state.
  ///   - state: The state; combinations of states without a title use that of the normal state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    demandMainThread(type(of: self))
    content.titles[state] = title
    contentDidChange()
  }

  /// Sets an attributed title for a state, which takes precedence over its plain title.
  ///
  /// - Parameters:
  ///   - title: The title; `nil` for that of the normal state.
  ///   - state: The state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    content.attributedTitles[state] = title?.immutable
    contentDidChange()
  }

  /// Sets the title's colour for a state.
  ///
  /// - Parameters:
  ///   - color: The colour; `nil` for that of the normal state or of the button's type.
  ///   - state: The state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    content.titleColors[state] = color
    contentDidChange()
  }

  /// Sets the image for a state.
  ///
  /// - Parameters:
  ///   - image: The image; `nil` for that of the normal state.
  ///   - state: The state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    demandMainThread(type(of: self))
    content.images[state] = image
    contentDidChange()
  }

  /// Sets a background image for a state, stretched behind title and image.
  ///
  /// - Parameters:
  ///   - image: The image; `nil` for that of the normal state.
  ///   - state: The state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    content.backgroundImages[state] = image
    contentDidChange()
  }

  /// Returns the title for a state.
  ///
  /// - Parameter state: The state.
  /// - Returns: The title set for the state, otherwise that of the normal state.
  open func title(for state: UIControl.State) -> String? { content.titles[state] }

  /// Returns the attributed title for a state.
  ///
  /// - Parameter state: The state.
  /// - Returns: The title set for the state, otherwise that of the normal state.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    content.attributedTitles[state]
  }

  /// Returns the title's colour for a state.
  ///
  /// - Parameter state: The state.
  /// - Returns: The colour set for the state, otherwise that of the normal state; `nil` if the
  ///   button's type determines it.
  open func titleColor(for state: UIControl.State) -> UIColor? { content.titleColors[state] }

  /// Returns the image for a state.
  ///
  /// - Parameter state: The state.
  /// - Returns: The image set for the state, otherwise that of the normal state.
  open func image(for state: UIControl.State) -> UIImage? { content.images[state] }

  /// Returns the background image for a state.
  ///
  /// - Parameter state: The state.
  /// - Returns: The image set for the state, otherwise that of the normal state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    content.backgroundImages[state]
  }

  /// The title for the current state.
  open var currentTitle: String? { title(for: state) }

  /// The attributed title for the current state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// The image for the current state.
  open var currentImage: UIImage? { image(for: state) }

  /// The background image for the current state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The title's colour for the current state.
  open var currentTitleColor: UIColor { displayedTitleColor }

  // MARK: Components

  /// The label that displays the title.
  ///
  /// Use it to set the font and the number of lines; text and colour are set for each state.
  open var titleLabel: UILabel? { label }

  /// The role of the button; `.normal` by default.
  ///
  /// In a button with a configuration, `.primary` makes the title bold, and `.destructive` makes
  /// the button red.
  open var role = UIButton.Role.normal {
    didSet { if role != oldValue, let configuration { configured?.show(configuration) } }
  }

  /// The view that displays the image, which is set for each state.
  open var imageView: UIImageView? { picture }

  /// The insets around title and image, in points.
  ///
  /// Default: zero, with 6 points of vertical padding in the intrinsic size.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { contentDidChange() } }
  }

  /// The insets around the title, in points.
  ///
  /// They do not change the intrinsic content size.
  ///
  /// Default: zero.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
  }

  /// The insets around the image, in points.
  ///
  /// They do not change the intrinsic content size.
  ///
  /// Default: zero.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
  }

  /// Whether the image is dimmed while the button is highlighted.
  ///
  /// Default: `true`.
  open var adjustsImageWhenHighlighted = true {
    didSet { if adjustsImageWhenHighlighted != oldValue { updateContent() } }
  }

  /// Whether the image is dimmed while the button is disabled.
  ///
  /// Default: `true`.
  open var adjustsImageWhenDisabled = true {
    didSet { if adjustsImageWhenDisabled != oldValue { updateContent() } }
  }

  // MARK: Layout

  /// Returns the frame of the background image; by default the bounds.
  ///
  /// - Parameter bounds: The button's bounds.
  /// - Returns: The rectangle in the button's coordinates, in points.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle that contains title and image; by default the bounds inset by
  /// `contentEdgeInsets`.
  ///
  /// - Parameter bounds: The button's bounds.
  /// - Returns: The rectangle in the button's coordinates, in points.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  /// Returns the frame of the title.
  ///
  /// - Parameter contentRect: The result of `contentRect(forBounds:)`.
  /// - Returns: The rectangle in the button's coordinates, in points.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    partRects(in: contentRect).title
  }

  /// Returns the frame of the image.
  ///
  /// - Parameter contentRect: The result of `contentRect(forBounds:)`.
  /// - Returns: The rectangle in the button's coordinates, in points.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    partRects(in: contentRect).image
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfPending()
    updateContent()
    configured?.frame = bounds
    backgroundView?.frame = backgroundRect(forBounds: bounds)
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

  /// Updates the subviews for the current state.
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
    picture.image = displayedImage
    updateBackgroundImage()
    label.alpha = typeAlpha ?? 1
    picture.alpha = typeAlpha ?? customImageAlpha
  }

  /// The opacity of a button that is not of type `.custom` under a finger or the pointer; otherwise
  /// `nil`.
  private var typeAlpha: CGFloat? {
    guard buttonType != .custom else { return nil }
    if isHighlighted { return UIButton.highlightedAlpha }
    return isUnderPointer && isEnabled ? UIButton.hoverAlpha : nil
  }

  override func hoverDidChange() {
    super.hoverDidChange()
    if buttonType != .custom { updateContent() }
  }

  private var displayedImage: UIImage? {
    guard let image = placedImage else { return nil }
    guard buttonType != .custom, image.renderingMode == .automatic else { return image }
    return image.withRenderingMode(.alwaysTemplate)
  }

  /// The opacity of the image of a custom button.
  ///
  /// An image is dimmed if the state has no image of its own.
  private var customImageAlpha: CGFloat {
    if !isEnabled, adjustsImageWhenDisabled, content.images.exact(.disabled) == nil { return 0.5 }
    if isHighlighted, adjustsImageWhenHighlighted, content.images.exact(.highlighted) == nil {
      return 0.6
    }
    return 1
  }

  private func updateBackgroundImage() {
    let image = currentBackgroundImage
    guard image != nil || backgroundView != nil else { return }
    let view = backgroundView ?? UIImageView()
    if backgroundView == nil {
      backgroundView = view
      view.isPartOfSuperview = true
      insertSubview(view, at: 0)
      setNeedsLayout()
    }
    view.image = image
  }

  override var accessibilityDefaults: any AccessibilityDefaults { ButtonAccessibility(view: self) }
}
