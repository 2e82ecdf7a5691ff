public import Foundation
import UIKitSupport

/// A drawing context for an image.
private struct ImageContext {
  let context: CGContext
  let size: CGSize
  let isOpaque: Bool
}

@MainActor
private var imageContexts: [ImageContext] = []

/// Begins an image context with a scale of 1; prefer `UIGraphicsImageRenderer`.
///
/// - Parameter size: The size in points.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image context; prefer `UIGraphicsImageRenderer`.
///
/// - Parameters:
///   - size: The size in points; a side of 0 results in one pixel.
///   - opaque: Whether the image has no transparency.
///   - scale: Pixels per point; 0 and invalid scales mean the scale of the current traits.
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

/// Returns an image of the innermost image context; `nil` if there is none.
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

/// Ends the innermost image context; does nothing if there is none.
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() {
  guard imageContexts.popLast() != nil else { return }
  UIGraphicsPopContext()
}
