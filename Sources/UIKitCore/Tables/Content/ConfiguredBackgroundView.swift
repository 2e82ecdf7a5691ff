import Foundation
import UIKitGraphics
import UIKitSupport

/// Displays a `UIBackgroundConfiguration` in the bounds of its cell.
final class ConfiguredBackgroundView: UIView {
  private let fill = TableFillView()
  private var imageView: UIImageView?
  private var custom: UIView?
  private let stroke = UIView()
  private var configuration = UIBackgroundConfiguration.clear()

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isPartOfSuperview = true
    fill.isPartOfSuperview = true
    addSubview(fill)
  }

  required init?(coder: NSCoder) {
    misuse("A configured background is made by its cell only")
  }

  /// Displays a configuration.
  func show(_ new: UIBackgroundConfiguration, _ theme: TableTheme, tint: UIColor) {
    configuration = new
    isUserInteractionEnabled = new.customView != nil
    fill.fill = new.fill(in: theme, tint: tint)
    fill.layer.cornerRadius = new.cornerRadius
    fill.clipsToBounds = new.cornerRadius > 0
    updateImage()
    showCustomView()
    stroke.isUserInteractionEnabled = false
    if new.strokeWidth > 0 {
      addSubview(stroke)
      stroke.layer.borderWidth = new.strokeWidth
      stroke.layer.borderColor = new.resolvedStrokeColor(for: tint).cgColor
      stroke.layer.cornerRadius = new.cornerRadius > 0 ? new.cornerRadius + new.strokeOutset : 0
    } else {
      stroke.removeFromSuperview()
    }
    setNeedsLayout()
  }

  private func updateImage() {
    guard let image = configuration.image else {
      imageView?.removeFromSuperview()
      imageView = nil
      return
    }
    let view = imageView ?? UIImageView()
    view.image = image
    view.contentMode = configuration.imageContentMode
    fill.insertSubview(view, at: 0)
    imageView = view
  }

  private func showCustomView() {
    if custom !== configuration.customView, custom?.superview === fill {
      custom?.removeFromSuperview()
    }
    custom = configuration.customView
    if let custom, custom.superview !== fill { fill.addSubview(custom) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = configuration.backgroundInsets
    let area = mirror.frame(
      bounds.inset(
        by: UIEdgeInsets(
          top: insets.top,
          left: insets.leading,
          bottom: insets.bottom,
          right: insets.trailing
        )
      )
    )
    fill.frame = CGRect(
      x: area.minX,
      y: area.minY,
      width: max(0, area.width),
      height: max(0, area.height)
    )
    imageView?.frame = fill.bounds
    custom?.frame = fill.bounds
    let outset = configuration.strokeOutset
    stroke.frame = fill.frame.insetBy(dx: -outset, dy: -outset)
  }
}
