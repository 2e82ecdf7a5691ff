import UIKit

/// The demo's window, with a display of frame costs that F12 toggles.
///
/// The display is in front of everything, below the screens' safe area.
final class DemoWindow: UIWindow {
  /// The key that toggles the display.
  static let hudKey = UIKeyboardHIDUsage.keyboardF12

  /// Whose settings get the text size that Control and the wheel choose, and whose locale writes
  /// numbers.
  var world: World?
  private(set) var hud: HUDView?

  /// Whether the display is shown.
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
    // Control and the wheel have changed it.
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
