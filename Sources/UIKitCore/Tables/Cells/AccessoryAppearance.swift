import Foundation
import UIKitGraphics

/// The appearance of a standard accessory in a theme: its size, its width in the layout, and its
/// drawing.
@MainActor
struct AccessoryAppearance {
  let type: UITableViewCell.AccessoryType
  let theme: TableTheme

  /// The width by which the accessory narrows the cell's content, in points.
  var space: CGFloat {
    switch type {
    case .none: 0
    case .disclosureIndicator: theme.chevronWidth
    case .checkmark: theme.checkmarkWidth
    case .detailButton: theme.detailWidth
    case .detailDisclosureButton: theme.detailDisclosureWidth
    }
  }

  /// The size of the glyphs, in points.
  var size: CGSize {
    switch type {
    case .none: .zero
    case .disclosureIndicator: theme.chevronSize
    case .checkmark: theme.checkmarkSize
    case .detailButton: theme.detailSize
    case .detailDisclosureButton:
      CGSize(
        width: theme.detailDisclosureWidth - theme.detailWidth + theme.detailSize.width,
        height: theme.detailSize.height
      )
    }
  }

  /// Draws the accessory.
  ///
  /// - Parameters:
  ///   - bounds: The accessory's bounds.
  ///   - tint: The colour of glyphs drawn in the tint colour.
  ///   - isInSelectedRow: Whether the accessory is in front of a selected row's background.
  ///   - isHighlighted: Whether the accessory is being touched.
  ///   - mirror: The mirror for the layout direction.
  ///   - context: The graphics context.
  func draw(
    in bounds: CGRect,
    tint: UIColor,
    isInSelectedRow: Bool,
    isHighlighted: Bool,
    mirror: LayoutMirror,
    _ context: CGContext
  ) {
    let selectedColor = isInSelectedRow ? theme.selectedTextColor : nil
    switch type {
    case .none: break
    case .disclosureIndicator:
      drawChevron(in: bounds, color: selectedColor ?? theme.chevronColor, mirror, context)
    case .checkmark:
      drawCheckmark(in: bounds, color: selectedColor ?? theme.accentColor ?? tint, context)
    case .detailButton, .detailDisclosureButton:
      let color = theme.detailColor ?? tint
      if theme.isGlossy {
        let displayedColor = isHighlighted ? color.mixed(with: .black, by: 0.3) : color
        drawDisc(in: bounds, color: displayedColor, mirror, context)
      } else {
        let displayedColor = color.withAlphaComponent(isHighlighted ? 0.3 : 1)
        drawInfo(in: bounds, color: displayedColor, mirror, context)
      }
    }
  }

  private func drawChevron(
    in rect: CGRect,
    color: UIColor,
    _ mirror: LayoutMirror,
    _ context: CGContext
  ) {
    if theme.isGlossy {
      context.drawThickChevron(in: rect, color: color, isMirrored: mirror.isMirrored)
    } else {
      context.draw(.chevronRight, in: rect, color: color, isMirrored: mirror.isMirrored)
    }
  }

  private func drawCheckmark(in rect: CGRect, color: UIColor, _ context: CGContext) {
    if theme.isGlossy {
      context.drawThickCheckmark(in: rect, color: color)
    } else {
      context.draw(.checkmark, in: rect, color: color)
    }
  }

  /// Draws the circle with an "i", and for `detailDisclosureButton` the chevron beside it.
  private func drawInfo(
    in bounds: CGRect,
    color: UIColor,
    _ mirror: LayoutMirror,
    _ context: CGContext
  ) {
    let circle = mirror.frame(CGRect(origin: .zero, size: theme.detailSize))
    context.draw(.infoCircle, in: circle, color: color)
    guard type == .detailDisclosureButton else { return }
    let size = theme.chevronSize
    let chevronFrame = CGRect(
      x: bounds.maxX - size.width,
      y: (bounds.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
    drawChevron(in: mirror.frame(chevronFrame), color: theme.chevronColor, mirror, context)
  }

  /// Draws the disc with a white chevron or "i".
  private func drawDisc(
    in bounds: CGRect,
    color: UIColor,
    _ mirror: LayoutMirror,
    _ context: CGContext
  ) {
    let side = min(bounds.width, bounds.height) - 2
    let circle = CGRect(x: (bounds.width - side) / 2, y: 1, width: side, height: side)
    context.drawGlossyDisc(in: circle, color: color)
    if type == .detailDisclosureButton {
      let chevron = CGRect(x: circle.midX - 3, y: circle.midY - 6, width: 8, height: 12)
      context.drawThickChevron(
        in: mirror.frame(chevron),
        color: .white,
        isMirrored: mirror.isMirrored
      )
    } else {
      IndexEntry.draw("i", font: .boldSystemFont(ofSize: 18), color: .white, in: circle)
    }
  }
}
