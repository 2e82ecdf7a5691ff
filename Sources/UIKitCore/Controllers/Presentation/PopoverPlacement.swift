import Foundation
import UIKitGraphics

/// The frame of a popover, and the direction and position of its arrow.
struct PopoverPlacement: Equatable {
  /// Lengths in points.
  enum Metrics {
    static let arrow: CGFloat = 11
    /// The minimum distance of the arrow's tip from a corner.
    static let corner: CGFloat = 24
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
  ///   - room: The rectangle available to the popover, in the same coordinates.
  ///   - permitted: The permitted directions of the arrow; an empty set permits all.
  init(
    size: CGSize,
    anchor: CGRect,
    room: CGRect,
    permitted: UIPopoverArrowDirection
  ) {
    let allowed: [UIPopoverArrowDirection] = [.up, .down, .left, .right].filter {
      permitted.contains($0)
    }
    let candidates = (allowed.isEmpty ? [.up, .down, .left, .right] : allowed)
      .map { ($0, PopoverPlacement.space($0, anchor, room)) }
    func coverage(_ space: CGSize) -> CGFloat {
      min(1, space.width / max(size.width, 1)) * min(1, space.height / max(size.height, 1))
    }
    var best = candidates[0]
    for candidate in candidates where coverage(candidate.1) > coverage(best.1) { best = candidate }
    direction = best.0
    let width = max(0, min(size.width, best.1.width))
    let height = max(0, min(size.height, best.1.height))
    let length = Metrics.arrow
    // The anchor may extend beyond the available rectangle.
    let visibleAnchor = anchor.intersects(room) ? anchor.intersection(room) : anchor
    func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      max(low, min(value, max(low, high)))
    }
    let x = clamp((visibleAnchor.midX - width / 2).rounded(), room.minX, room.maxX - width)
    let y = clamp((visibleAnchor.midY - height / 2).rounded(), room.minY, room.maxY - height)
    switch direction {
    case .up:
      let top = clamp(visibleAnchor.maxY + length, room.minY, room.maxY - height)
      frame = CGRect(x: x, y: top, width: width, height: height)
      tip = CGPoint(x: visibleAnchor.midX, y: top - length)
    case .down:
      let top = clamp(visibleAnchor.minY - length - height, room.minY, room.maxY - height)
      frame = CGRect(x: x, y: top, width: width, height: height)
      tip = CGPoint(x: visibleAnchor.midX, y: top + height + length)
    case .left:
      let left = clamp(visibleAnchor.maxX + length, room.minX, room.maxX - width)
      frame = CGRect(x: left, y: y, width: width, height: height)
      tip = CGPoint(x: left - length, y: visibleAnchor.midY)
    default:
      let left = clamp(visibleAnchor.minX - length - width, room.minX, room.maxX - width)
      frame = CGRect(x: left, y: y, width: width, height: height)
      tip = CGPoint(x: left + width + length, y: visibleAnchor.midY)
    }
    let corner = Metrics.corner
    if direction == .up || direction == .down {
      tip.x = clamp(tip.x, frame.minX + corner, frame.maxX - corner)
    } else {
      tip.y = clamp(tip.y, frame.minY + corner, frame.maxY - corner)
    }
  }

  /// Returns the space for the content with an arrow in a direction.
  private static func space(
    _ direction: UIPopoverArrowDirection,
    _ anchor: CGRect,
    _ room: CGRect
  ) -> CGSize {
    let length = Metrics.arrow
    switch direction {
    case .up: return CGSize(width: room.width, height: room.maxY - anchor.maxY - length)
    case .down: return CGSize(width: room.width, height: anchor.minY - room.minY - length)
    case .left: return CGSize(width: room.maxX - anchor.maxX - length, height: room.height)
    default: return CGSize(width: anchor.minX - room.minX - length, height: room.height)
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
    let length = PopoverPlacement.Metrics.arrow
    let side = length * 2 / CGFloat(2).squareRoot()
    var center = placement.tip
    switch placement.direction {
    case .up: center.y += length
    case .down: center.y -= length
    case .left: center.x += length
    default: center.x -= length
    }
    let rim = shade.rimWidth
    arrowRim.isHidden = rim == 0
    for (view, width) in [(arrow, 0), (arrowRim, rim)] {
      view.transform = .identity
      view.bounds = CGRect(x: 0, y: 0, width: side + 2 * width, height: side + 2 * width)
      view.center = center
      view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    }
  }
}
