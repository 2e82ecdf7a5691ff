public import Foundation
import UIKitSupport

/// A context that was begun for an image.
private struct ImageContext {
  let context: CGContext
  let size: CGSize
  let isOpaque: Bool
}

@MainActor
private var imageContexts: [ImageContext] = []

/// Begins to draw an image at one pixel per point; `UIGraphicsImageRenderer` is the newer way.
///
/// - Parameter size: In points.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins to draw an image; `UIGraphicsImageRenderer` is the newer way.
///
/// - Parameters:
///   - size: In points; an empty one gives an image of one pixel.
///   - opaque: Whether it has no transparency.
///   - scale: Pixels per point; 0, and what no image can have, mean that of the current traits.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{
  let traits = UITraitCollection.current
  let bounds = CGRect(origin: .zero, size: size)
  let context = CGContext(
    scale: UIImage.scales.contains(scale) ? scale : max(traits.displayScale, 1),
    traits: traits,
    bounds: bounds
  )
  imageContexts.append(ImageContext(context: context, size: size, isOpaque: opaque))
  UIGraphicsPushContext(context)
}

/// The drawing since the innermost image was begun; `nil` when none was.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let image = imageContexts.last else { return nil }
  let bitmap = Bitmap(
    replaying: image.context.recorded(),
    bounds: CGRect(origin: .zero, size: image.size),
    scale: image.context.scale,
    isOpaque: image.isOpaque
  )
  return UIImage(bitmap: bitmap, scale: image.context.scale)
}

/// Ends the innermost image that was begun; does nothing without one.
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() {
  guard imageContexts.popLast() != nil else { return }
  UIGraphicsPopContext()
}
