import Foundation
import UIKitGraphics

extension UIView {
  /// Whether tint colours are desaturated, as behind an alert.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As in the superview; `.normal` in a window.
    case automatic = 0
    /// Unchanged colours.
    case normal = 1
    /// Grey colours.
    case dimmed = 2
  }

  /// Whether any view has ever been dimmed.
  private static var isDimmingUsed = false

  /// Whether the tint colour of this view and its subviews is desaturated.
  ///
  /// Reading the property returns `.normal` or `.dimmed`: the mode of the nearest ancestor whose
  /// mode is not automatic. Default: `.normal`.
  public final var tintAdjustmentMode: TintAdjustmentMode {
    get { isTintDimmed ? .dimmed : .normal }
    set {
      hints.set(.isTintNormal, newValue == .normal)
      hints.set(.isTintDimmed, newValue == .dimmed)
      if newValue == .dimmed { UIView.isDimmingUsed = true }
      guard UIView.isDimmingUsed else { return }
      dimmingDidChange(isRoot: true)
    }
  }

  private var isTintDimmed: Bool {
    guard UIView.isDimmingUsed else { return false }
    for view in sequence(first: self, next: \.superviewStorage) {
      if view.hints.contains(.isTintDimmed) { return true }
      if view.hints.contains(.isTintNormal) { return false }
    }
    return false
  }

  private func dimmingDidChange(isRoot: Bool) {
    guard isRoot || hints.isDisjoint(with: [.isTintNormal, .isTintDimmed]) else { return }
    setNeedsDisplay()
    CallbackNesting.call("tintColorDidChange()", of: self) { tintColorDidChange() }
    for subview in subviewStorage { subview.dimmingDidChange(isRoot: false) }
  }

  /// Returns a tint colour after this view's tint adjustment.
  final func adjusted(_ color: UIColor) -> UIColor {
    guard isTintDimmed else { return color }
    return UIColor { traits in
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return UIColor(white: 0.3 * red + 0.59 * green + 0.11 * blue, alpha: alpha * 0.8)
    }
  }
}
