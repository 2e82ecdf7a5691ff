import Foundation
import UIKitGraphics

/// A segment of a segmented control, with a title or an image.
final class ControlSegment: UIView {
  private let label = UILabel()
  private let imageView = UIImageView()
  /// The action to perform when the user selects the segment; `nil` for none.
  var action: UIAction?
  /// The width in points; 0 for an equal share of the free width.
  var width: CGFloat = 0
  /// Whether the user can select the segment.
  var isEnabled = true {
    didSet { updateColors() }
  }
  /// Whether the segment is selected.
  var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      updateFont()
      updateColors()
    }
  }
  /// Whether the control has the classic theme.
  var isClassic = false {
    didSet {
      guard isClassic != oldValue else { return }
      updateFont()
      updateColors()
    }
  }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for view in [self, label, imageView] { view.isPartOfSuperview = true }
    label.textAlignment = .center
    imageView.contentMode = .center
    updateFont()
    updateColors()
    addSubview(label)
    addSubview(imageView)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  var title: String? {
    get { label.text }
    set {
      label.text = newValue
      image = nil
    }
  }

  var image: UIImage? {
    didSet {
      imageView.image = image?.withRenderingMode(.alwaysTemplate)
      if image != nil { label.text = nil }
    }
  }

  /// Dims the segment under a finger.
  func show(isFaint: Bool) {
    label.alpha = isFaint ? 0.2 : 1
    imageView.alpha = isFaint ? 0.2 : 1
  }

  /// The set width, or the fitting width of the content in its current font including padding, in
  /// points.
  var naturalWidth: CGFloat {
    if width > 0 { return width }
    return max(label.sizeThatFits(.zero).width, imageView.image?.size.width ?? 0) + 20
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: min(4, bounds.width / 2), dy: 0)
    imageView.frame = bounds
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard
      previousTraitCollection?.preferredContentSizeCategory
        != traitCollection.preferredContentSizeCategory
    else { return }
    updateFont()
    (superview as? UISegmentedControl)?.relayout(animated: false)
  }

  private func updateFont() {
    let pointSize = UISegmentedControl.fontSize(compatibleWith: traitCollection)
    // A title that does not fit shrinks, but not below the standard size.
    label.adjustsFontSizeToFitWidth = pointSize > 13
    label.minimumScaleFactor = 13 / pointSize
    label.font = .systemFont(
      ofSize: pointSize,
      weight: isClassic ? .bold : isSelected ? .semibold : .medium
    )
  }

  private func updateColors() {
    label.isEnabled = isEnabled
    let color: UIColor = isClassic ? UIColor(classic: 0x5A6472) : .label
    label.textColor = color
    imageView.tintColor = isEnabled ? color : .tertiaryLabel
    label.setRaised(isClassic && isSelected)
    if isClassic, isSelected { imageView.tintColor = .white }
  }

  override var accessibilityDefaults: any AccessibilityDefaults { SegmentAccessibility(view: self) }
}
