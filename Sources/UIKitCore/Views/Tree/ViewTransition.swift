import Foundation
import UIKitGraphics

/// The former appearance of a view in a transition, and the style; the remaining fraction is
/// `AnimatedProperty.transition`.
@MainActor
struct ViewTransition {
  enum Style {
    case crossDissolve
    /// A turn about an axis through the middle.
    case flip(isVertical: Bool)
  }

  let style: Style
  let picture: ViewPicture
}

/// A transition at a moment.
@MainActor
struct RunningTransition {
  let style: ViewTransition.Style
  /// The old pixels.
  let picture: ViewPicture
  /// From 0, the old pixels, to 1, the present content.
  let progress: Double

  /// The transform of a half of the turn, in device pixels.
  ///
  /// - Parameter rect: The view's bounds.
  /// - Returns: A transform that shortens them, about their middle.
  func flipTransform(about rect: PixelRect) -> CGAffineTransform {
    guard case .flip(let isVertical) = style else { return .identity }
    // Seen from far away a turn only shortens.
    let length = max(abs(cos(progress * .pi)), 0.001)
    let (x, y) = (rect.cgRect.midX, rect.cgRect.midY)
    return CGAffineTransform(translationX: -x, y: -y)
      .concatenating(CGAffineTransform(scaleX: isVertical ? 1 : length, y: isVertical ? length : 1))
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

extension UIView {
  /// The transition that the view shows; `nil` when it shows its content only.
  final var runningTransition: RunningTransition? {
    guard let transition = layerStorage?.transition, let remaining = animations?.transition,
      remaining > 0
    else { return nil }
    return RunningTransition(
      style: transition.style,
      picture: transition.picture,
      progress: 1 - min(remaining, 1)
    )
  }
}

/// The pixels of a view and of everything below it, without its transform and opacity.
struct ViewPicture {
  let bitmap: Bitmap
  /// The bitmap's first pixel, seen from that of the view's bounds.
  let x: Int
  let y: Int

  /// Returns the rectangle of the pixels.
  ///
  /// - Parameter bounds: The pixels of the view's bounds.
  /// - Returns: In device pixels.
  func rect(at bounds: PixelRect) -> PixelRect {
    PixelRect(
      x: Int(bounds.minX) + x,
      y: Int(bounds.minY) + y,
      width: bitmap.width,
      height: bitmap.height
    )
  }
}
