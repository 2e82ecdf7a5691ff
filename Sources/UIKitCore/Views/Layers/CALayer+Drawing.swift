import Foundation
import UIKitGraphics

extension CALayer {
  /// Draws a layer without a view, with its sublayers.
  ///
  /// - Parameters:
  ///   - context: The context, in the coordinates of the superlayer.
  ///   - opacity: The opacity of the enclosing layers.
  final func drawTree(in context: CGContext, opacity: CGFloat) {
    let presentation = storage.presentation ?? modelValues
    let opacity = opacity * min(max(presentation.opacity, 0), 1)
    guard !storage.isHidden, opacity > 0 else { return }
    let (size, position, anchor) = (presentation.size, presentation.position, storage.anchorPoint)
    let rect = CGRect(
      origin: CGPoint(x: presentation.geometry[4], y: presentation.geometry[5]),
      size: size
    )
    context.saveGState()
    context.translateBy(x: position.x, y: position.y)
    if !presentation.transform.isIdentity { context.concatenate(presentation.transform) }
    context.translateBy(
      x: -anchor.x * size.width - rect.minX,
      y: -anchor.y * size.height - rect.minY
    )
    if let mask = storageIfCreated?.mask {
      context.clip(toCoverageOf: { mask.drawTree(in: $0, opacity: 1) })
    }
    drawInBounds(in: context, rect, opacity: opacity, presentation)
    context.restoreGState()
  }

  /// Draws the layer in the coordinate space of its bounds.
  ///
  /// - Parameters:
  ///   - context: The context; its opacity and its clip are changed.
  ///   - rect: The bounds.
  ///   - opacity: The opacity of the layer and the enclosing layers.
  ///   - presentation: The presented values.
  final func drawInBounds(
    in context: CGContext,
    _ rect: CGRect,
    opacity: CGFloat,
    _ presentation: LayerPresentation
  ) {
    context.setAlpha(opacity)
    drawDecoration(in: context, rect, presentation)
    let radius = min(presentation.cornerRadius, rect.width / 2, rect.height / 2)
    if storage.masksToBounds { context.clip(toRounded: rect, radius: radius, corners: corners) }
    drawImage(in: context, rect)
    drawContents(in: context, rect, opacity: opacity, presentation)
    for layer in drawnSublayers { layer.drawTree(in: context, opacity: opacity) }
    if let borderColor, borderWidth > 0 {
      context.strokeRoundedRect(
        rect,
        radius: radius,
        width: borderWidth,
        corners: corners,
        color: UIColor(cgColor: borderColor)
      )
    }
  }

  /// Draws the shadow and the background.
  private func drawDecoration(
    in context: CGContext,
    _ rect: CGRect,
    _ presentation: LayerPresentation
  ) {
    let radius = min(presentation.cornerRadius, rect.width / 2, rect.height / 2)
    let color = presentation.backgroundColor.pixelColor
    let shape = storage.shadowShape
    if presentation.shadowOpacity > 0, let shadowColor, color.alpha > 0 || shape != nil {
      let faded = shadowColor.copy(alpha: shadowColor.alpha * min(presentation.shadowOpacity, 1))
      context.fillShadow(
        of: (shape?.rect ?? rect).offsetBy(dx: shadowOffset.width, dy: shadowOffset.height),
        radius: shape?.radius ?? radius,
        blur: min(shadowBlur, 1_000),
        color: UIColor(cgColor: faded ?? .clear)
      )
    }
    guard color.alpha > 0 else { return }
    context.fill(rect, radius: radius, corners: corners, pixelColor: color)
  }

  /// Draws the image in `contents`.
  fileprivate final func drawImage(in context: CGContext, _ rect: CGRect) {
    var image = storage.contents as? UIImage
    var scale: CGFloat = 1
    if let cgImage = storage.contents as? CGImage {
      image = UIImage(cgImage: cgImage)
      scale = storage.contentsScale > 0 ? storage.contentsScale : 1
    }
    guard let image, image.size.width > 0, image.size.height > 0, !rect.isEmpty else { return }
    let part = storage.contentsRect
    let size = CGSize(
      width: image.size.width * part.width / scale,
      height: image.size.height * part.height / scale
    )
    context.draw(image, part: part, in: storage.contentsGravity.frame(size, in: rect), tint: nil)
  }
}

extension UIView {
  /// Draws the contents of the view's layer, and the shape or text of its class, before the view's
  /// own drawing.
  final func drawLayer(in context: CGContext) {
    guard let layer = layerStorage else { return }
    if layer.storageIfCreated?.contents != nil { layer.drawImage(in: context, boundsStorage) }
    guard layer.drawsContents else { return }
    layer.drawContents(
      in: context,
      boundsStorage,
      opacity: 1,
      layer.storageIfCreated?.presentation ?? modelLayerValues
    )
  }

  /// Draws the sublayers above the view's drawing.
  final func drawSublayers(in context: CGContext) {
    for layer in layerStorage?.drawnSublayers ?? [] { layer.drawTree(in: context, opacity: 1) }
  }
}

extension CGContext {
  /// Draws a part of an image.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - part: The part, in the unit space of the image.
  ///   - rect: Where the part is drawn; the rest of the image is clipped.
  ///   - tint: The colour of template images.
  func draw(_ image: UIImage, part: CGRect, in rect: CGRect, tint: UIColor?) {
    guard part != .unit else { return draw(image, in: rect, tint: tint) }
    saveGState()
    clip(to: rect)
    let size = CGSize(width: rect.width / part.width, height: rect.height / part.height)
    let origin = CGPoint(
      x: rect.minX - part.minX * size.width,
      y: rect.minY - part.minY * size.height
    )
    draw(image, in: CGRect(origin: origin, size: size), tint: tint)
    restoreGState()
  }
}
