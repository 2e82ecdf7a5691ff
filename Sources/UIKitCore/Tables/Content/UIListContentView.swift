public import Foundation
import UIKitGraphics
import UIKitSupport

/// A view that displays a `UIListContentConfiguration`, in a cell or in any other view.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private var content: UIListContentConfiguration
  private var imageViewStorage: UIImageView?
  private var labelStorage: UILabel?
  private var secondaryLabelStorage: UILabel?
  /// The colours, fonts and metrics at the current text size.
  private var scaledTheme = ScaledTableTheme.current
  /// The margins of the cell, header or footer in left-to-right layout, in points.
  final var enclosingMargins = UIEdgeInsets.zero {
    didSet { if enclosingMargins != oldValue { contentDidChange() } }
  }

  /// Creates a view.
  ///
  /// - Parameter configuration: The configuration to display.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    apply()
  }

  /// Creates a view without archive support.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
  }

  /// The displayed configuration, a `UIListContentConfiguration`; any other type stops the program.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let newConfiguration = newValue as? UIListContentConfiguration else {
        misuse("A UIListContentView cannot show a \(type(of: newValue))")
      }
      guard newConfiguration != content else { return }
      content = newConfiguration
      apply()
    }
  }

  /// Applies a theme; does nothing if it is unchanged.
  final func adopt(_ newTheme: ScaledTableTheme) {
    guard newTheme !== scaledTheme else { return }
    scaledTheme = newTheme
    apply()
  }

  override func traitsMayHaveChanged() {
    super.traitsMayHaveChanged()
    guard !(superviewStorage is any ListPart) else { return }
    adopt(inheritedScaledTheme.scaled(for: traitCollection.preferredContentSizeCategory))
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    apply()
  }

  // MARK: Subviews

  private func apply() {
    applyImage()
    labelStorage = apply(
      content.text,
      content.attributedText,
      content.textProperties,
      to: labelStorage
    )
    secondaryLabelStorage = apply(
      content.secondaryText,
      content.secondaryAttributedText,
      content.secondaryTextProperties,
      to: secondaryLabelStorage
    )
    contentDidChange()
  }

  private func applyImage() {
    guard let image = content.image else {
      imageViewStorage?.removeFromSuperview()
      imageViewStorage = nil
      return
    }
    let view = imageViewStorage ?? UIImageView()
    if imageViewStorage == nil {
      view.contentMode = .scaleAspectFit
      view.isPartOfSuperview = true
      addSubview(view)
      imageViewStorage = view
    }
    let properties = content.imageProperties
    view.image =
      properties.preferredSymbolConfiguration.flatMap(image.applyingSymbolConfiguration) ?? image
    let usesSelectedColor =
      content.isHighlightedOrSelected && scaledTheme.theme.selectedTextColor != nil
    view.tintColor =
      usesSelectedColor
      ? scaledTheme.theme.selectedTextColor
      : properties.tintColor == nil && properties.tintColorTransformer == nil
        ? nil : properties.resolvedTintColor(for: tintColor)
    view.layer.cornerRadius = properties.cornerRadius
    view.clipsToBounds = properties.cornerRadius > 0
  }

  private func apply(
    _ text: String?,
    _ attributedText: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties,
    to currentLabel: UILabel?
  ) -> UILabel? {
    guard !(text ?? attributedText?.string ?? "").isEmpty else {
      currentLabel?.removeFromSuperview()
      return nil
    }
    let label = currentLabel ?? UILabel()
    if currentLabel == nil {
      label.isPartOfSuperview = true
      addSubview(label)
    }
    let theme = scaledTheme.theme
    label.style = LabelStyle(
      properties.text(in: theme),
      tint: tintColor,
      selected: content.kind.isCell ? theme.selectedTextColor : nil
    )
    label.font = properties.customFont
    label.textColor = properties.displayedColor(in: theme, isOff: content.isOff)
    label.isHighlighted = content.isHighlightedOrSelected
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.textAlignment = properties.alignment.textAlignment(
      isMirrored: layoutDirection == .rightToLeft
    )
    if let attributedText {
      label.attributedText = attributedText
    } else {
      label.text = text.map { properties.transformed($0, in: theme) }
    }
    return label
  }

  private func contentDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  // MARK: Layout

  private var layout: ListContentLayout {
    ListContentLayout(
      content: content,
      theme: scaledTheme.theme,
      enclosing: enclosingMargins,
      image: imageViewStorage?.image?.size,
      text: labelStorage,
      secondaryText: secondaryLabelStorage,
      scale: max(traitCollection.displayScale, 1)
    )
  }

  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    apply()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let mirror = mirror
    let frames = layout.frames(in: bounds.size)
    imageViewStorage?.frame = mirror.frame(frames.image)
    labelStorage?.frame = mirror.frame(frames.text)
    secondaryLabelStorage?.frame = mirror.frame(frames.secondaryText)
    let isAtEnd = frames.isSideBySide
    secondaryLabelStorage?.textAlignment =
      isAtEnd
      ? mirror.alignment(.right)
      : content.secondaryTextProperties.alignment.textAlignment(isMirrored: mirror.isMirrored)
  }

  /// Returns the size of the content at a width, in points.
  ///
  /// - Parameter size: The available width; the height is ignored.
  /// - Returns: The width and the fitting height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: layout.height(forWidth: size.width))
  }

  open override var intrinsicContentSize: CGSize {
    guard bounds.width > 0 else { return naturalContentSize }
    return CGSize(width: layout.naturalWidth, height: layout.height(forWidth: bounds.width))
  }

  override var naturalContentSize: CGSize {
    let width = layout.naturalWidth
    return CGSize(width: width, height: layout.height(forWidth: width))
  }

  override var wrapsContent: Bool { true }

  override func contentHeight(forWidth width: CGFloat) -> CGFloat {
    layout.height(forWidth: width)
  }
}

extension UIListContentConfiguration.TextProperties.TextAlignment {
  /// Returns the text alignment of the label.
  func textAlignment(isMirrored: Bool) -> NSTextAlignment {
    switch self {
    case .natural: isMirrored ? .right : .left
    case .center: .center
    case .justified: .justified
    }
  }
}
