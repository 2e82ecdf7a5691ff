import Foundation
import UIKitGraphics

/// The style of a transition and the view's former appearance; the remaining fraction is
/// `AnimatedProperty.transition`.
@MainActor
struct ViewTransition {
  enum Style {
    case crossDissolve
    /// A flip about an axis through the centre.
    case flip(isVertical: Bool)
  }

  let style: Style
  let snapshot: ViewSnapshot
}

/// A running transition at a point in time.
@MainActor
struct RunningTransition {
  let style: ViewTransition.Style
  /// The old pixels.
  let snapshot: ViewSnapshot
  /// The progress, from 0 for the old pixels to 1 for the current content.
  let progress: Double

  /// Returns the transform of the flip at the current progress, in device pixels; the identity for
  /// other styles.
  ///
  /// - Parameter rect: The view's bounds.
  /// - Returns: A transform that shortens the bounds about their centre.
  func flipTransform(about rect: PixelRect) -> CGAffineTransform {
    guard case .flip(let isVertical) = style else { return .identity }
    // Seen from a great distance, a flip only shortens.
    let scale = max(abs(cos(progress * .pi)), 0.001)
    let (x, y) = (rect.cgRect.midX, rect.cgRect.midY)
    return CGAffineTransform(translationX: -x, y: -y)
      .concatenating(CGAffineTransform(scaleX: isVertical ? 1 : scale, y: isVertical ? scale : 1))
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

extension UIView {
  /// The view's running transition; `nil` if it shows only its content.
  final var runningTransition: RunningTransition? {
    guard let transition = layerStorage?.transition, let remaining = animations?.transition,
      remaining > 0
    else { return nil }
    return RunningTransition(
      style: transition.style,
      snapshot: transition.snapshot,
      progress: 1 - min(remaining, 1)
    )
  }
}

/// The pixels of a view and its descendants, without its transform and opacity.
struct ViewSnapshot {
  let bitmap: Bitmap
  /// The x coordinate of the bitmap's first pixel, relative to the view's bounds.
  let x: Int
  /// The y coordinate of the bitmap's first pixel, relative to the view's bounds.
  let y: Int

  /// Returns the rectangle of the pixels.
  ///
  /// - Parameter bounds: The pixels of the view's bounds.
  /// - Returns: The rectangle in device pixels.
  func rect(at bounds: PixelRect) -> PixelRect {
    PixelRect(
      x: Int(bounds.minX) + x,
      y: Int(bounds.minY) + y,
      width: bitmap.width,
      height: bitmap.height
    )
  }
}
