import UIKit

/// The demo's window, with an overlay of frame costs that F12 toggles.
///
/// The overlay is in front of all content, at the bottom edge, outside of the screens' safe area.
final class DemoWindow: UIWindow {
  /// The key that toggles the overlay.
  static let hudKey = UIKeyboardHIDUsage.keyboardF12

  /// The environment whose settings store the text size set by Control and the wheel, and whose
  /// locale formats numbers.
  var world: World?
  /// The overlay; `nil` while it is hidden.
  private(set) var hud: HUDView?

  /// Whether the overlay is visible.
  ///
  /// Default: `false`.
  var showsHUD: Bool {
    get { hud != nil }
    set {
      guard newValue != showsHUD else { return }
      hud?.removeFromSuperview()
      hud = newValue ? HUDView(locale: world?.locale ?? .current) : nil
      if let hud { addSubview(hud) }
      setNeedsLayout()
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let size = traitOverrides.preferredContentSizeCategory
    guard let settings = world?.settings, size != .unspecified, size != settings.textSize,
      previousTraitCollection?.preferredContentSizeCategory != size
    else { return }
    // Control and the wheel have changed the size.
    settings.textSize = size
    settings.apply(to: self)
  }

  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    if let hud, subview !== hud { bringSubviewToFront(hud) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = hud == nil ? 0 : HUDView.height(forWidth: bounds.width)
    hud?.frame = bounds.divided(atDistance: height, from: .maxYEdge).slice
    rootViewController?.additionalSafeAreaInsets.bottom = height
  }
}
