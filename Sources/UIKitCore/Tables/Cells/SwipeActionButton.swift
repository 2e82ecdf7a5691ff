import Foundation
import UIKitGraphics
import UIKitSupport

/// A button revealed by swiping a row, as high as the row and with title and image in white.
final class SwipeActionButton: UIControl {
  /// The minimum height of rows that show an image above the title, in points.
  private static let imageAndTitleHeight: CGFloat = 91
  /// The space between image and title, in points.
  private static let gap: CGFloat = 6

  let item: SwipeActionList.Item
  /// The width that title or image require with their margins, in points.
  let naturalWidth: CGFloat
  /// The rectangle within the bounds in which title and image are centred.
  var contentArea = CGRect.zero {
    didSet { if contentArea != oldValue { setNeedsLayout() } }
  }
  private let label = UILabel()
  private var imageView: UIImageView?
  private let highlightOverlay = UIView()
  private var gloss: GlossView?

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - item: The action of the button.
  ///   - scaledTheme: The appearance.
  ///   - isFloating: Whether the button floats in front of the content.
  init(_ item: SwipeActionList.Item, scaledTheme: ScaledTableTheme, isFloating: Bool) {
    let theme = scaledTheme.theme
    self.item = item
    label.font = item.font(theme)
    label.textColor = .white
    label.text = item.title
    label.textAlignment = .center
    let unbounded = CGSize(width: CGFloat.greatestFiniteMagnitude, height: 1000)
    let titleWidth = item.title == nil ? 0 : label.sizeThatFits(unbounded).width
    let contentWidth = max(item.image == nil ? titleWidth : 0, item.image?.size.width ?? 0)
    naturalWidth = max(contentWidth + theme.actionMargin, item.minimumWidth(theme))
    super.init(frame: .zero)
    backgroundColor = item.color(theme)
    highlightOverlay.backgroundColor = UIColor(white: 0, alpha: 0.15)
    highlightOverlay.isUserInteractionEnabled = false
    highlightOverlay.isHidden = true
    if theme.isGlossy { addGloss(item.color(theme), isFloating: isFloating) }
    addSubview(highlightOverlay)
    addSubview(label)
    if let image = item.image {
      let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
      view.tintColor = .white
      addSubview(view)
      imageView = view
    }
  }

  required init?(coder: NSCoder) {
    misuse("A swipe button is made by its row only")
  }

  private func addGloss(_ color: UIColor, isFloating: Bool) {
    let view = GlossView(color: color)
    addSubview(view)
    gloss = view
    label.shadowColor = UIColor(white: 0, alpha: 0.5)
    guard isFloating else { return }
    clipsToBounds = true
    layer.cornerRadius = 6
    layer.borderWidth = 1
    layer.borderColor = color.mixed(with: .black, by: 0.35).cgColor
  }

  override var isHighlighted: Bool {
    didSet { highlightOverlay.isHidden = !isHighlighted }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    highlightOverlay.frame = bounds
    gloss?.frame = bounds
    let showsLabel = imageView == nil || bounds.height >= SwipeActionButton.imageAndTitleHeight
    label.isHidden = !showsLabel
    let imageSize = imageView?.image?.size ?? .zero
    guard let imageView else {
      label.frame = contentArea
      return
    }
    let labelSize = label.sizeThatFits(contentArea.size)
    let contentHeight =
      imageSize.height + (showsLabel ? SwipeActionButton.gap + labelSize.height : 0)
    let top = contentArea.midY - contentHeight / 2
    imageView.frame = CGRect(
      x: contentArea.midX - imageSize.width / 2,
      y: top,
      width: imageSize.width,
      height: imageSize.height
    )
    label.frame = CGRect(
      x: contentArea.minX,
      y: top + imageSize.height + SwipeActionButton.gap,
      width: contentArea.width,
      height: labelSize.height
    )
  }

  override var accessibilityDefaults: any AccessibilityDefaults {
    ControlAccessibility(view: self, press: .touchUp)
  }
}
