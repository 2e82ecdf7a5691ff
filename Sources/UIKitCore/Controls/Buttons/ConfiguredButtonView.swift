import Foundation
import UIKitGraphics

/// Displays the configuration of a button, with the size of the button.
final class ConfiguredButtonView: UIView {
  unowned let button: UIButton
  var configuration = UIButton.Configuration.plain()
  private let fill = UIView()
  let title = UILabel()
  let subtitle = UILabel()
  let imageView = UIImageView()
  private var spinner: UIActivityIndicatorView?
  private var arrows: UIImageView?
  private var keepsOneLine = false

  init(button: UIButton) {
    self.button = button
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isPartOfSuperview = true
    imageView.contentMode = .scaleAspectFit
    for view in [fill, imageView, title, subtitle] {
      view.isPartOfSuperview = true
      addSubview(view)
    }
    fill.clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Content

  /// Keeps the title in a single line, and shrinks it if necessary.
  func keepTitleInOneLine() {
    keepsOneLine = true
    title.numberOfLines = 1
    title.adjustsFontSizeToFitWidth = true
    title.baselineAdjustment = .alignCenters
    title.minimumScaleFactor = 0.3
  }

  /// Displays a configuration in the button's current state.
  func show(_ newConfiguration: UIButton.Configuration) {
    configuration = newConfiguration
    let foreground = foregroundColor
    let font =
      button.role == .primary
      ? newConfiguration.buttonSize.boldFont : newConfiguration.buttonSize.font
    setLineBreakMode(of: title, newConfiguration.titleLineBreakMode)
    setLineBreakMode(of: subtitle, newConfiguration.subtitleLineBreakMode)
    title.textColor = foreground
    subtitle.textColor = foreground
    show(
      newConfiguration.attributedTitle,
      newConfiguration.title ?? button.currentTitle,
      in: title,
      font,
      newConfiguration.titleTextAttributesTransformer
    )
    let smallFont = UIFont.preferredFont(
      forTextStyle: newConfiguration.buttonSize == .mini ? .caption2 : .caption1
    )
    show(
      newConfiguration.attributedSubtitle,
      newConfiguration.subtitle,
      in: subtitle,
      smallFont,
      newConfiguration.subtitleTextAttributesTransformer
    )
    let image = newConfiguration.image ?? button.currentImage
    imageView.image = image.map { image in
      let sizedImage = newConfiguration.preferredSymbolConfigurationForImage.flatMap(
        image.applyingSymbolConfiguration
      )
      let displayedImage = sizedImage ?? image
      return displayedImage.renderingMode == .automatic
        ? displayedImage.withRenderingMode(.alwaysTemplate) : displayedImage
    }
    imageView.tintColor = newConfiguration.imageColorTransformer?(foreground) ?? foreground
    imageView.isHidden = imageView.image == nil || newConfiguration.showsActivityIndicator
    showSpinner(newConfiguration.activityIndicatorColorTransformer?(foreground) ?? foreground)
    showArrows(newConfiguration.indicatorColorTransformer?(foreground) ?? foreground)
    fill.backgroundColor = backgroundColor(of: newConfiguration)
    fill.layer.borderWidth = newConfiguration.background.strokeWidth
    fill.layer.borderColor =
      newConfiguration.background.resolvedStrokeColor(for: button.tintColor).cgColor
    alpha = isPressed && newConfiguration.kind == .plain ? 0.4 : 1
    setNeedsLayout()
  }

  private func show(
    _ attributed: AttributedString?,
    _ text: String?,
    in label: UILabel,
    _ font: UIFont,
    _ transformer: UIConfigurationTextAttributesTransformer?
  ) {
    label.font = font
    if let transformer {
      var attributes = AttributeContainer()
      attributes.font = font
      attributes.foregroundColor = label.textColor
      var styledText = attributed ?? AttributedString(text ?? "")
      styledText.mergeAttributes(transformer(attributes), mergePolicy: .keepCurrent)
      label.attributedText = NSAttributedString(styledText)
    } else if let attributed {
      label.attributedText = NSAttributedString(attributed)
    } else {
      label.text = text
    }
    label.isHidden = (label.text ?? "").isEmpty
  }

  private func setLineBreakMode(of label: UILabel, _ mode: NSLineBreakMode) {
    if label === title, keepsOneLine { return }
    let wraps = mode == .byWordWrapping || mode == .byCharWrapping
    label.numberOfLines = wraps ? 0 : 1
    // A text that does not fit the height is truncated with an ellipsis.
    label.lineBreakMode = mode == .byWordWrapping ? .byTruncatingTail : mode
  }

  private func showArrows(_ color: UIColor) {
    let displaysSelection =
      button.changesSelectionAsPrimaryAction && button.showsMenuAsPrimaryAction
    let isShown =
      switch configuration.indicator {
      case .automatic: displaysSelection && button.menu != nil
      case .none: false
      case .popup: true
      }
    guard isShown else {
      arrows?.removeFromSuperview()
      arrows = nil
      return
    }
    let view = arrows ?? UIImageView()
    let size = UIImage.SymbolConfiguration(font: configuration.buttonSize.font, scale: .small)
    view.image = UIImage(systemName: "chevron.up.chevron.down", withConfiguration: size)
    view.tintColor = color
    guard arrows == nil else { return }
    view.isPartOfSuperview = true
    arrows = view
    addSubview(view)
  }

  /// The width of the indicator after the content, in points.
  var indicatorWidth: CGFloat { (arrows?.image?.size.width).map { $0 + 5 } ?? 0 }

  private func showSpinner(_ color: UIColor) {
    guard configuration.showsActivityIndicator else {
      spinner?.removeFromSuperview()
      spinner = nil
      return
    }
    let view = spinner ?? UIActivityIndicatorView(style: .medium)
    view.color = color
    guard spinner == nil else { return }
    spinner = view
    addSubview(view)
    view.startAnimating()
  }

  /// Whether the appearance follows the button's state.
  private var updatesWithState: Bool { button.automaticallyUpdatesConfiguration }
  private var isPressed: Bool { updatesWithState && button.isHighlighted }
  /// Whether the button has the appearance of an enabled one.
  private var looksEnabled: Bool { !updatesWithState || button.isEnabled }

  private var foregroundColor: UIColor {
    guard looksEnabled else { return .tertiaryLabel }
    if let color = configuration.baseForegroundColor { return color }
    return configuration.kind == .filled ? .white : tint
  }

  /// The default colour of the button.
  private var tint: UIColor {
    button.role == .destructive ? .systemRed : button.tintColor
  }

  private func backgroundColor(of configuration: UIButton.Configuration) -> UIColor? {
    let customColor = configuration.background.customBackgroundColor
    if let customColor, configuration.kind == .plain || looksEnabled { return pressed(customColor) }
    guard looksEnabled else {
      return configuration.kind == .plain ? nil : .tertiarySystemFill
    }
    let baseColor = configuration.baseBackgroundColor
    switch configuration.kind {
    case .plain: return baseColor.map(pressed)
    case .gray: return pressed(baseColor ?? .secondarySystemFill)
    case .tinted: return pressed((baseColor ?? tint).withAlphaComponent(0.18))
    case .filled: return pressed(baseColor ?? tint)
    }
  }

  /// Returns a colour as displayed while the button is pressed.
  private func pressed(_ color: UIColor) -> UIColor {
    guard isPressed, configuration.kind != .plain else { return color }
    return UIColor { traits in
      let resolvedColor = color.resolvedColor(with: traits)
      var alpha: CGFloat = 1
      resolvedColor.getRed(nil, green: nil, blue: nil, alpha: &alpha)
      return resolvedColor.withAlphaComponent(alpha * 0.7)
    }
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    layOutFill()
    let mirror = mirror
    let contentRect = contentRect(in: bounds)
    let parts = parts(in: contentRect)
    layOut(parts, mirror)
    guard let arrows, let size = arrows.image?.size else { return }
    let arrowsRect = CGRect(
      x: parts.end + 5,
      y: contentRect.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
    arrows.frame = mirror.frame(aligned(arrowsRect))
  }

  private func layOut(_ parts: Parts, _ mirror: LayoutMirror) {
    imageView.frame = mirror.frame(aligned(parts.image))
    spinner?.frame = mirror.frame(aligned(parts.image))
    let alignment = mirror.alignment(textAlignment)
    title.textAlignment = alignment
    subtitle.textAlignment = alignment
    var titleRect = parts.texts
    titleRect.size.height = parts.title.height
    title.frame = mirror.frame(aligned(titleRect))
    var subtitleRect = parts.texts
    subtitleRect.origin.y = parts.texts.maxY - parts.subtitle.height
    subtitleRect.size.height = parts.subtitle.height
    subtitle.frame = mirror.frame(aligned(subtitleRect))
  }

  private func layOutFill() {
    let insets = configuration.background.backgroundInsets
    fill.frame = mirror.frame(
      bounds.inset(
        by: UIEdgeInsets(
          top: insets.top,
          left: insets.leading,
          bottom: insets.bottom,
          right: insets.trailing
        )
      )
    )
    let maximumRadius = min(fill.bounds.width, fill.bounds.height) / 2
    let radius: CGFloat =
      switch configuration.cornerStyle {
      case .fixed: configuration.background.cornerRadius
      case .dynamic:
        configuration.background.cornerRadius > 0
          ? configuration.background.cornerRadius : configuration.buttonSize == .large ? 12 : 6
      case .small: 4
      case .medium: 8
      case .large: 14
      case .capsule: maximumRadius
      }
    fill.layer.cornerRadius = min(radius, maximumRadius)
  }
}
