public import Foundation
import UIKitGraphics

/// Conversion of points, rectangles and times between layers, those of views among them.
extension CALayer {
  /// Returns a point of the layer in the coordinate space of another layer.
  ///
  /// - Parameters:
  ///   - p: A point, in the layer's coordinate space.
  ///   - l: A layer with the same topmost layer; `nil` for the topmost layer, such as a window's.
  /// - Returns: The point, in the coordinate space of `l`.
  public final func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(transform(to: l))
  }

  /// Returns a point of another layer in the coordinate space of the layer.
  ///
  /// - Parameters:
  ///   - p: A point, in the coordinate space of `l`.
  ///   - l: A layer with the same topmost layer; `nil` for the topmost layer, such as a window's.
  /// - Returns: The point, in the layer's coordinate space.
  public final func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(transform(to: l).inverted())
  }

  /// Returns the bounding box of a rectangle of the layer in the coordinate space of another layer.
  ///
  /// - Parameters:
  ///   - r: A rectangle, in the layer's coordinate space.
  ///   - l: A layer with the same topmost layer; `nil` for the topmost layer, such as a window's.
  /// - Returns: The rectangle, in the coordinate space of `l`.
  public final func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(transform(to: l))
  }

  /// Returns the bounding box of a rectangle of another layer in the coordinate space of the layer.
  ///
  /// - Parameters:
  ///   - r: A rectangle, in the coordinate space of `l`.
  ///   - l: A layer with the same topmost layer; `nil` for the topmost layer, such as a window's.
  /// - Returns: The rectangle, in the layer's coordinate space.
  public final func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying(transform(to: l).inverted())
  }

  /// Returns a time of the layer as a time of another layer.
  ///
  /// - Parameters:
  ///   - t: A time in seconds, such as `CACurrentMediaTime()`.
  ///   - l: Another layer; `nil` for the time of `CACurrentMediaTime()`.
  /// - Returns: The same time: all layers have one clock.
  public final func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }

  /// Returns a time of another layer as a time of the layer.
  ///
  /// - Parameters:
  ///   - t: A time in seconds, such as `CACurrentMediaTime()`.
  ///   - l: Another layer; `nil` for the time of `CACurrentMediaTime()`.
  /// - Returns: The same time: all layers have one clock.
  public final func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }

  /// Returns the transform from this layer's coordinate space to that of another layer.
  private func transform(to layer: CALayer?) -> CGAffineTransform {
    guard let layer else { return transformToTop }
    return transformToTop.concatenating(layer.transformToTop.inverted())
  }

  /// The transform to the coordinate space of the topmost layer.
  private var transformToTop: CGAffineTransform {
    var transform = CGAffineTransform.identity
    var layer = self
    while let superlayer = layer.superlayer {
      transform = transform.concatenating(layer.transformToSuperlayer)
      layer = superlayer
    }
    return transform
  }

  /// The transform to the coordinate space of the superlayer.
  private var transformToSuperlayer: CGAffineTransform {
    let (bounds, anchor, position) = (bounds, anchorPoint, position)
    return CGAffineTransform(
      translationX: -bounds.origin.x - anchor.x * bounds.size.width,
      y: -bounds.origin.y - anchor.y * bounds.size.height
    )
    .concatenating(affineTransform())
    .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}
