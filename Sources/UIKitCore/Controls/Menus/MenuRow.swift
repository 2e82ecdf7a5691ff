import Foundation
import UIKitGraphics

/// A component of a menu: an entry, a title or a gap.
@MainActor
protocol MenuPart: UIView {
  /// Returns the height for a width, in points.
  func height(in width: CGFloat) -> CGFloat
}

/// The gap between groups of entries.
final class MenuGroupGap: UIView, MenuPart {
  init() {
    super.init(frame: .zero)
    backgroundColor = .quaternarySystemFill
  }

  required init?(coder: NSCoder) { nil }

  func height(in width: CGFloat) -> CGFloat { MenuPanel.Metrics.sectionGap }
}

/// The title of a menu or of a group of entries.
final class MenuTitle: UIView, MenuPart {
  private let label = UILabel()

  init(_ title: String) {
    super.init(frame: .zero)
    label.text = title
    label.font = .preferredFont(forTextStyle: .caption1)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func height(in width: CGFloat) -> CGFloat {
    max(MenuPanel.Metrics.titleHeight, (label.font.lineHeight + 14).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.shrunk(dx: 16, dy: 0)
    label.textAlignment = mirror.alignment(.left)
  }
}

/// An activity indicator in place of elements that are loading.
final class MenuLoadingRow: UIView, MenuPart {
  private let activityIndicator = UIActivityIndicatorView(style: .medium)

  init() {
    super.init(frame: .zero)
    addSubview(activityIndicator)
    activityIndicator.startAnimating()
  }

  required init?(coder: NSCoder) { nil }

  func height(in width: CGFloat) -> CGFloat { MenuPanel.Metrics.rowHeight }

  override func layoutSubviews() {
    super.layoutSubviews()
    activityIndicator.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}

/// An entry of a menu.
///
/// Its card tracks touches for it.
final class MenuRow: UIControl, MenuPart {
  private static let leading: CGFloat = 28
  private static let trailing: CGFloat = 16
  private static let verticalMargin: CGFloat = 11

  private let label = UILabel()
  private var subtitleLabel: UILabel?
  private let imageView = UIImageView()
  private let markView = UIImageView()
  private let line = UIView()
  private let onSelection: () -> Void
  /// Whether the entry opens a submenu.
  private(set) var opensMenu = false
  /// Whether the entry's action is on, which a checkmark indicates.
  private(set) var isMarked = false
  /// Whether a separator line is at the bottom of the entry.
  var hasLine = true {
    didSet { line.isHidden = !hasLine }
  }

  init(title: String, image: UIImage?, mark: UIImage?, onSelection: @escaping () -> Void) {
    self.onSelection = onSelection
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.text = title
    label.font = .preferredFont(forTextStyle: .body)
    accessibilityLabel = title
    imageView.image = image.map {
      $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
    }
    imageView.contentMode = .scaleAspectFit
    markView.image = mark
    markView.contentMode = .scaleAspectFit
    line.backgroundColor = .separator
    for view in [label, imageView, markView, line] { addSubview(view) }
    label.numberOfLines = 2
    label.adjustsFontForContentSizeCategory = true
    paint(.label)
  }

  convenience init(action: UIAction, onSelection: @escaping () -> Void) {
    let mark: Glyph? =
      switch action.state {
      case .on: .checkmark
      case .mixed: .minus
      case .off: nil
      }
    self.init(
      title: action.title,
      image: action.image,
      mark: mark.map(UIImage.init(glyph:)),
      onSelection: onSelection
    )
    isMarked = action.state == .on
    show(action.subtitle)
    isEnabled = !action.attributes.contains(.disabled)
    if action.attributes.contains(.destructive) { paint(.systemRed) }
    if !isEnabled { paint(.tertiaryLabel) }
  }

  convenience init(menu: UIMenu, onSelection: @escaping () -> Void) {
    let chevron = UIImage(glyph: .chevronRight).imageFlippedForRightToLeftLayoutDirection()
    self.init(title: menu.title, image: menu.image, mark: chevron, onSelection: onSelection)
    show(menu.subtitle)
    opensMenu = true
    if menu.options.contains(.destructive) { paint(.systemRed) }
  }

  required init?(coder: NSCoder) { nil }

  /// Sets the colour of title and images.
  private func paint(_ color: UIColor) {
    label.textColor = color
    imageView.tintColor = color
    markView.tintColor = color
  }

  private func show(_ subtitle: String?) {
    guard let subtitle, !subtitle.isEmpty else { return }
    let view = UILabel()
    view.text = subtitle
    view.font = .preferredFont(forTextStyle: .caption1)
    view.adjustsFontForContentSizeCategory = true
    view.textColor = .secondaryLabel
    addSubview(view)
    accessibilityValue = subtitle
    subtitleLabel = view
  }

  /// Performs the action of the entry unless it is disabled.
  func select() {
    if isEnabled { onSelection() }
  }

  override func stateDidChange() {
    super.stateDidChange()
    backgroundColor = isHighlighted ? .tertiarySystemFill : nil
  }

  // MARK: Layout

  /// The side length of the image and the width of the mark, in points.
  private var imageSizes: (image: CGFloat, mark: CGFloat) {
    let lineHeight = label.font.lineHeight
    return (max(22, lineHeight.rounded()), max(16, (lineHeight * 0.75).rounded()))
  }

  /// The leading edge of title and subtitle, in points.
  private var textX: CGFloat { MenuRow.leading + imageSizes.mark - 16 }

  /// Returns the width of the texts, and the heights of title and subtitle, in points.
  private func textSizes(in width: CGFloat) -> (width: CGFloat, title: CGFloat, subtitle: CGFloat) {
    let imageWidth = imageView.image == nil ? 0 : imageSizes.image + 8
    let titleWidth = max(0, width - textX - MenuRow.trailing - imageWidth)
    let size = CGSize(width: titleWidth, height: .greatestFiniteMagnitude)
    return (
      titleWidth, label.sizeThatFits(size).height.rounded(.up),
      subtitleLabel?.sizeThatFits(size).height.rounded(.up) ?? 0
    )
  }

  func height(in width: CGFloat) -> CGFloat {
    let textSizes = textSizes(in: width)
    let naturalHeight = textSizes.title + textSizes.subtitle + 2 * MenuRow.verticalMargin
    return max(MenuPanel.Metrics.rowHeight, naturalHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let mirror = mirror
    let (side, mark) = imageSizes
    let textSizes = textSizes(in: bounds.width)
    markView.frame = mirror.frame(
      CGRect(x: 8, y: ((bounds.height - mark) / 2).rounded(), width: mark, height: mark)
    )
    imageView.frame = mirror.frame(
      CGRect(
        x: bounds.width - 14 - side,
        y: ((bounds.height - side) / 2).rounded(),
        width: side,
        height: side
      )
    )
    let top = ((bounds.height - textSizes.title - textSizes.subtitle) / 2).rounded()
    label.frame = mirror.frame(
      CGRect(x: textX, y: top, width: textSizes.width, height: textSizes.title)
    )
    label.textAlignment = mirror.alignment(.left)
    subtitleLabel?.frame = mirror.frame(
      CGRect(x: textX, y: top + textSizes.title, width: textSizes.width, height: textSizes.subtitle)
    )
    subtitleLabel?.textAlignment = mirror.alignment(.left)
    let hairline = 1 / max(traitCollection.displayScale, 1)
    line.frame = CGRect(
      x: 0,
      y: bounds.height - hairline,
      width: bounds.width,
      height: hairline
    )
  }

  override var accessibilityDefaults: any AccessibilityDefaults {
    MenuRowAccessibility(view: self)
  }
}
