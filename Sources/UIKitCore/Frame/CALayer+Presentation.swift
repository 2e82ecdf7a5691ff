import Foundation
import UIKitGraphics

extension CALayer {
  /// Returns a copy of the layer with its presented values in the current frame, such as the frame
  /// of a moving view or the end of a growing line.
  ///
  /// The copy has no superlayer, sublayers, mask or contents, and does not change afterwards.
  ///
  /// - Returns: The copy; `nil` for a layer that is not in a window.
  public final func presentation() -> Self? {
    guard owner?.windowStorage != nil else { return nil }
    let copy = Self()
    copy.modelStorage = self
    if let view { copy.copyPresented(of: view) } else { copy.copyPresented(of: self) }
    return copy
  }

  /// Returns the layer whose presentation layer this is; the layer itself for other layers.
  public final func model() -> Self {
    guard let model = modelStorage as? Self else { return self }
    return model
  }

  private func copyCommon(of layer: CALayer) {
    (name, maskedCorners, cornerCurve) = (layer.name, layer.maskedCorners, layer.cornerCurve)
    (borderWidth, borderColor) = (layer.borderWidth, layer.borderColor)
    (shadowColor, shadowOffset) = (layer.shadowColor, layer.shadowOffset)
    shadowRadius = layer.shadowRadius
    isHidden = layer.isHidden
    masksToBounds = layer.masksToBounds
    backgroundColor = layer.backgroundColor
  }

  private func copyPresented(of layer: CALayer) {
    copyCommon(of: layer)
    let presentedValues = layer.presentationValues ?? layer.modelValues
    bounds = CGRect(
      origin: CGPoint(x: presentedValues.geometry[4], y: presentedValues.geometry[5]),
      size: presentedValues.size
    )
    (anchorPoint, position) = (layer.anchorPoint, presentedValues.position)
    transform =
      presentedValues.transform == layer.affineTransform()
      ? layer.transform : CATransform3DMakeAffineTransform(presentedValues.transform)
    opacity = Float(min(max(presentedValues.opacity, 0), 1))
    if layer.presentationValues != nil {
      backgroundColor = presentedValues.backgroundColor.pixelColor.cgColor
    }
    cornerRadius = max(0, presentedValues.cornerRadius)
    shadowOpacity = Float(presentedValues.shadowOpacity)
    copyValues(of: layer, presentedValues)
  }

  private func copyPresented(of view: UIView) {
    let layer = view.layer
    copyCommon(of: layer)
    let geometry = PresentationGeometry(of: view)
    bounds = CGRect(origin: geometry.boundsOrigin, size: geometry.size)
    var values = LayerPresentation(
      geometry: .geometry(origin: geometry.origin, bounds: bounds),
      transform: geometry.transform ?? .identity
    )
    if view.hasAnchor { view.anchor(&values) }
    (anchorPoint, position) = (layer.anchorPoint, values.position)
    setAffineTransform(values.transform)
    opacity = Float(geometry.alpha)
    cornerRadius = layer.cornerRadius
    shadowOpacity = layer.shadowOpacity
    if let animations = view.animations {
      cornerRadius = max(0, cornerRadius + animations.cornerRadius)
      shadowOpacity += Float(animations.shadowOpacity)
      if animations.backgroundColor != .zero {
        let color = view.backgroundColor?.pixelColor(in: view.traitCollection) ?? .clear
        backgroundColor =
          (AnimationVector.color(color) + animations.backgroundColor)
          .pixelColor.cgColor
      }
    }
    copyValues(of: layer, layer.presentationValues ?? view.modelLayerValues)
  }
}

extension PixelColor {
  /// The colour in sRGB.
  var cgColor: CGColor {
    CGColor(
      red: CGFloat(red) / 255,
      green: CGFloat(green) / 255,
      blue: CGFloat(blue) / 255,
      alpha: CGFloat(alpha) / 255
    )
  }
}
