import Foundation
import UIKitGraphics

/// One part of a segmented control: a title or an image.
final class ControlSegment: UIView {
  private let label = UILabel()
  private let picture = UIImageView()
  /// Its own action, performed when the user chooses it.
  var action: UIAction?
  /// Points; 0 shares the free width.
  var width: CGFloat = 0
  /// Whether the user can choose it.
  var isEnabled = true {
    didSet { updateColors() }
  }
  /// Whether the thumb is behind it.
  var isSelected = false {
    didSet { if isSelected != oldValue { updateFont() } }
  }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    picture.contentMode = .center
    updateFont()
    updateColors()
    addSubview(label)
    addSubview(picture)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  var title: String? {
    get { label.text }
    set {
      label.text = newValue
      picture.image = nil
    }
  }

  var image: UIImage? {
    get { picture.image }
    set {
      picture.image = newValue?.withRenderingMode(.alwaysTemplate)
      label.text = nil
    }
  }

  /// Shows whether a finger is about to choose the segment.
  func show(isFaint: Bool) {
    label.alpha = isFaint ? 0.2 : 1
    picture.alpha = isFaint ? 0.2 : 1
  }

  /// The width that shows all of it in bold, with space at the sides.
  var naturalWidth: CGFloat {
    if width > 0 { return width }
    return max(label.sizeThatFits(.zero).width, picture.image?.size.width ?? 0) + 20
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: min(4, bounds.width / 2), dy: 0)
    picture.frame = bounds
  }

  private func updateFont() {
    label.font = .systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium)
  }

  private func updateColors() {
    label.isEnabled = isEnabled
    picture.tintColor = isEnabled ? .label : .tertiaryLabel
  }
}
