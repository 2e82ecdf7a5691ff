import Foundation
import UIKitGraphics

/// The frame of a popover, and the direction and position of its arrow.
struct PopoverPlacement: Equatable {
  /// Lengths in points.
  enum Metrics {
    /// The distance of the arrow's tip from the content.
    static let arrowLength: CGFloat = 11
    /// The minimum distance of the arrow's tip from a corner.
    static let cornerMargin: CGFloat = 24
  }

  /// The content's rectangle.
  private(set) var frame: CGRect
  private(set) var direction: UIPopoverArrowDirection
  /// The arrow's tip, at the edge of the anchor.
  private(set) var tip: CGPoint

  /// Chooses the first side with room for the entire content, or else the side with room for the
  /// largest part of it.
  ///
  /// - Parameters:
  ///   - size: The preferred size of the content, in points.
  ///   - anchor: The rectangle that the popover points to.
  ///   - bounds: The rectangle available to the popover, in the same coordinates.
  ///   - permittedDirections: The permitted directions of the arrow; an empty set permits all.
  init(
    size: CGSize,
    anchor: CGRect,
    bounds: CGRect,
    permittedDirections: UIPopoverArrowDirection
  ) {
    let allowed: [UIPopoverArrowDirection] = [.up, .down, .left, .right].filter {
      permittedDirections.contains($0)
    }
    let candidates = (allowed.isEmpty ? [.up, .down, .left, .right] : allowed)
      .map { direction in
        (
          direction: direction,
          space: PopoverPlacement.space(
            for: direction,
            anchor: anchor,
            bounds: bounds
          )
        )
      }
    func coverage(_ space: CGSize) -> CGFloat {
      min(1, space.width / max(size.width, 1)) * min(1, space.height / max(size.height, 1))
    }
    var best = candidates[0]
    for candidate in candidates where coverage(candidate.space) > coverage(best.space) {
      best = candidate
    }
    direction = best.direction
    let width = max(0, min(size.width, best.space.width))
    let height = max(0, min(size.height, best.space.height))
    let arrowLength = Metrics.arrowLength
    // The anchor may extend beyond the available rectangle.
    let visibleAnchor = anchor.intersects(bounds) ? anchor.intersection(bounds) : anchor
    func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      max(low, min(value, max(low, high)))
    }
    let x = clamp((visibleAnchor.midX - width / 2).rounded(), bounds.minX, bounds.maxX - width)
    let y = clamp((visibleAnchor.midY - height / 2).rounded(), bounds.minY, bounds.maxY - height)
    switch direction {
    case .up:
      let top = clamp(visibleAnchor.maxY + arrowLength, bounds.minY, bounds.maxY - height)
      frame = CGRect(x: x, y: top, width: width, height: height)
      tip = CGPoint(x: visibleAnchor.midX, y: top - arrowLength)
    case .down:
      let top = clamp(visibleAnchor.minY - arrowLength - height, bounds.minY, bounds.maxY - height)
      frame = CGRect(x: x, y: top, width: width, height: height)
      tip = CGPoint(x: visibleAnchor.midX, y: top + height + arrowLength)
    case .left:
      let left = clamp(visibleAnchor.maxX + arrowLength, bounds.minX, bounds.maxX - width)
      frame = CGRect(x: left, y: y, width: width, height: height)
      tip = CGPoint(x: left - arrowLength, y: visibleAnchor.midY)
    default:
      let left = clamp(visibleAnchor.minX - arrowLength - width, bounds.minX, bounds.maxX - width)
      frame = CGRect(x: left, y: y, width: width, height: height)
      tip = CGPoint(x: left + width + arrowLength, y: visibleAnchor.midY)
    }
    let cornerMargin = Metrics.cornerMargin
    if direction == .up || direction == .down {
      tip.x = clamp(tip.x, frame.minX + cornerMargin, frame.maxX - cornerMargin)
    } else {
      tip.y = clamp(tip.y, frame.minY + cornerMargin, frame.maxY - cornerMargin)
    }
  }

  /// Returns the space for the content with an arrow in a direction.
  private static func space(
    for direction: UIPopoverArrowDirection,
    anchor: CGRect,
    bounds: CGRect
  ) -> CGSize {
    let arrowLength = Metrics.arrowLength
    switch direction {
    case .up: return CGSize(width: bounds.width, height: bounds.maxY - anchor.maxY - arrowLength)
    case .down: return CGSize(width: bounds.width, height: anchor.minY - bounds.minY - arrowLength)
    case .left: return CGSize(width: bounds.maxX - anchor.maxX - arrowLength, height: bounds.height)
    default: return CGSize(width: anchor.minX - bounds.minX - arrowLength, height: bounds.height)
    }
  }
}

/// The arrow and the shadow behind a popover's content, and their border in dark mode.
final class PopoverBackground: UIView {
  static let cornerRadius: CGFloat = 13
  private let arrow = UIView()
  private let arrowRim = UIView()
  private let body = UIView()
  private let shade = FloatingShade(.systemBackground, cornerRadius: PopoverBackground.cornerRadius)

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    body.layer.cornerRadius = PopoverBackground.cornerRadius
    shade.layer.shadowOpacity = 0.22
    arrowRim.backgroundColor = FloatingShade.rim
    for view in [shade, arrowRim, body, arrow] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Lays out the background for a placement, in the superview's coordinates.
  func show(_ placement: PopoverPlacement, color: UIColor) {
    frame = superview?.bounds ?? frame
    shade.fill = color
    shade.surround(placement.frame)
    body.frame = placement.frame
    body.backgroundColor = color
    arrow.backgroundColor = color
    // A square rotated by 45 degrees. The content covers half of it.
    let arrowLength = PopoverPlacement.Metrics.arrowLength
    let side = arrowLength * 2 / CGFloat(2).squareRoot()
    var center = placement.tip
    switch placement.direction {
    case .up: center.y += arrowLength
    case .down: center.y -= arrowLength
    case .left: center.x += arrowLength
    default: center.x -= arrowLength
    }
    let rimWidth = shade.rimWidth
    arrowRim.isHidden = rimWidth == 0
    for (view, width) in [(arrow, 0), (arrowRim, rimWidth)] {
      view.transform = .identity
      view.bounds = CGRect(x: 0, y: 0, width: side + 2 * width, height: side + 2 * width)
      view.center = center
      view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    }
  }
}
