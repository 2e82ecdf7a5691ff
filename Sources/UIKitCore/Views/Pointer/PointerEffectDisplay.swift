import Foundation
import UIKitGraphics

/// Shows and removes an effect of the pointer on a view.
@MainActor
final class PointerEffectDisplay {
  /// The duration in which effects appear and disappear, in seconds.
  static let duration: TimeInterval = 0.2
  /// The maximum enlargement of views: a fraction of their size, and the total for both sides in
  /// points.
  private static let maximumGrowth: (fraction: CGFloat, length: CGFloat) = (0.1, 12)
  /// The distance from a view without a custom shape to the edge of its plate, in points.
  private static let margin: CGFloat = 6

  private weak var view: UIView?
  private var plate: UIView?
  private var tintView: UIView?
  /// The view's transform without and with the effect.
  private var transforms: (original: CGAffineTransform, scaled: CGAffineTransform)?
  private let shape: UIPointerShape?

  /// Prepares an effect, without a visible change yet.
  init(_ effect: UIPointerEffect, _ shape: UIPointerShape?) {
    (view, self.shape) = (effect.preview.view, shape)
    switch effect.resolved {
    case .automatic: break
    case .highlight: addPlate(filled: .tertiarySystemFill, reaching: PointerEffectDisplay.margin)
    case .lift:
      addPlate(filled: PointerEffectDisplay.raisedColor, hasShadow: true)
      prepareScaling()
    case .hover(_, let mode, let prefersShadow, let prefersScaledContent):
      if mode == .underlay || prefersShadow {
        let fill = mode == .underlay ? UIColor.tertiarySystemFill : PointerEffectDisplay.raisedColor
        addPlate(filled: fill, hasShadow: prefersShadow)
      }
      if mode == .overlay { addTint() }
      if prefersScaledContent { prepareScaling() }
    }
  }

  /// A deallocated view leaves no plate or shadow behind.
  isolated deinit { remove() }

  /// The colour of a surface above the background.
  private static let raisedColor = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 0.2, alpha: 1) : .white
  }

  private var cornerRadius: CGFloat {
    if case .roundedRect(_, let radius) = shape, radius.isFinite { return max(0, radius) }
    let layerRadius = view?.layerStorage?.cornerRadius ?? 0
    return layerRadius > 0 ? layerRadius : UIPointerShape.defaultCornerRadius
  }

  /// The shape's rectangle in the coordinates of the view's superview; `nil` for the view's own
  /// frame, also if the rectangle is empty or not finite.
  private var shapeRect: CGRect? {
    let rect =
      switch shape {
      case .roundedRect(let rect, _): rect
      case .path(let path): path.bounds
      case .verticalBeam, nil: CGRect.null
      }
    let isFinite = [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy(\.isFinite)
    return isFinite && !rect.isEmpty ? rect : nil
  }

  private func addPlate(
    filled color: UIColor,
    reaching margin: CGFloat = 0,
    hasShadow: Bool = false
  ) {
    guard let view, let container = view.superviewStorage else { return }
    let plate = UIView(frame: shapeRect ?? view.frame.insetBy(dx: -margin, dy: -margin))
    plate.isUserInteractionEnabled = false
    plate.accessibilityElementsHidden = true
    plate.backgroundColor = color
    plate.layer.cornerRadius = cornerRadius
    if hasShadow {
      plate.layer.shadowOpacity = 0.25
      plate.layer.shadowRadius = 8
      plate.layer.shadowOffset = CGSize(width: 0, height: 3)
    }
    plate.alpha = 0
    UIView.performWithoutAnimation { container.insertSubview(plate, belowSubview: view) }
    self.plate = plate
  }

  private func addTint() {
    guard let view else { return }
    let tintView = UIView(frame: view.bounds)
    tintView.isUserInteractionEnabled = false
    tintView.accessibilityElementsHidden = true
    tintView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tintView.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(white: 1, alpha: 0.1) : UIColor(white: 0, alpha: 0.06)
    }
    tintView.layer.cornerRadius = cornerRadius
    tintView.alpha = 0
    UIView.performWithoutAnimation { view.addSubview(tintView) }
    self.tintView = tintView
  }

  private func prepareScaling() {
    guard let view else { return }
    let side = max(view.bounds.width, view.bounds.height)
    guard side > 0, !view.reducesMotion else { return }
    let (fraction, length) = PointerEffectDisplay.maximumGrowth
    let factor = 1 + min(fraction, length / side)
    let originalTransform = view.transform
    transforms = (originalTransform, originalTransform.scaledBy(x: factor, y: factor))
  }

  /// Shows the effect; animated inside an animation block.
  func show() {
    plate?.alpha = 1
    tintView?.alpha = 1
    guard let transforms else { return }
    view?.transform = transforms.scaled
    if plate?.layer.shadowOpacity ?? 0 > 0 {
      let factor = transforms.scaled.a / transforms.original.a
      plate?.transform = CGAffineTransform(scaleX: factor, y: factor)
    }
  }

  /// Removes the effect; animated inside an animation block.
  ///
  /// A transform set by the application in the meantime is kept.
  func hide() {
    plate?.alpha = 0
    tintView?.alpha = 0
    plate?.transform = .identity
    if let transforms, view?.transform == transforms.scaled {
      view?.transform = transforms.original
    }
  }

  /// Removes the effect's views, which are no longer visible.
  func remove() {
    plate?.removeFromSuperview()
    tintView?.removeFromSuperview()
  }
}
