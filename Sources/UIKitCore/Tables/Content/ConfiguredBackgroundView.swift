import Foundation
import UIKitGraphics
import UIKitSupport

/// Displays a `UIBackgroundConfiguration` in the bounds of its cell, header or footer.
final class ConfiguredBackgroundView: UIView {
  private let fillView = TableFillView()
  private var imageView: UIImageView?
  private var customView: UIView?
  private let strokeView = UIView()
  private var configuration = UIBackgroundConfiguration.clear()

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isPartOfSuperview = true
    fillView.isPartOfSuperview = true
    addSubview(fillView)
  }

  required init?(coder: NSCoder) {
    misuse("A configured background is made by its cell only")
  }

  /// Displays a configuration.
  func show(_ newConfiguration: UIBackgroundConfiguration, _ theme: TableTheme, tint: UIColor) {
    configuration = newConfiguration
    isUserInteractionEnabled = newConfiguration.customView != nil
    fillView.fill = newConfiguration.fill(in: theme, tint: tint)
    fillView.layer.cornerRadius = newConfiguration.cornerRadius
    fillView.clipsToBounds = newConfiguration.cornerRadius > 0
    updateImage()
    showCustomView()
    strokeView.isUserInteractionEnabled = false
    if newConfiguration.strokeWidth > 0 {
      addSubview(strokeView)
      strokeView.layer.borderWidth = newConfiguration.strokeWidth
      strokeView.layer.borderColor = newConfiguration.resolvedStrokeColor(for: tint).cgColor
      strokeView.layer.cornerRadius =
        newConfiguration.cornerRadius > 0
        ? newConfiguration.cornerRadius + newConfiguration.strokeOutset : 0
    } else {
      strokeView.removeFromSuperview()
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
    fillView.insertSubview(view, at: 0)
    imageView = view
  }

  private func showCustomView() {
    if customView !== configuration.customView, customView?.superview === fillView {
      customView?.removeFromSuperview()
    }
    customView = configuration.customView
    if let customView, customView.superview !== fillView { fillView.addSubview(customView) }
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
    fillView.frame = CGRect(
      x: area.minX,
      y: area.minY,
      width: max(0, area.width),
      height: max(0, area.height)
    )
    imageView?.frame = fillView.bounds
    customView?.frame = fillView.bounds
    let outset = configuration.strokeOutset
    strokeView.frame = fillView.frame.insetBy(dx: -outset, dy: -outset)
  }
}
