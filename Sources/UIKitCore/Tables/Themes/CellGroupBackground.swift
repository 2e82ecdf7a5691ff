import Foundation
import UIKitGraphics
import UIKitSupport

/// The background of a grouped row, rounded at the ends of its group and optionally outlined.
final class CellGroupBackground: UIView {
  /// The area inside the outline; `nil` without outline.
  private var interior: UIView?
  private var outlineColor: UIColor?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    misuse("A group's background is made by its cell only")
  }

  /// The colour of the row.
  override var backgroundColor: UIColor? {
    get { interior?.backgroundColor ?? super.backgroundColor }
    set {
      interior?.backgroundColor = newValue
      super.backgroundColor = outlineColor ?? newValue
    }
  }

  /// Sets the colour of the outline, which is one pixel wide; `nil` removes it.
  func setOutline(_ color: UIColor?) {
    guard color != outlineColor else { return }
    let fill = backgroundColor
    outlineColor = color
    if color == nil {
      interior?.removeFromSuperview()
      interior = nil
    } else if interior == nil {
      let view = UIView()
      view.isUserInteractionEnabled = false
      addSubview(view)
      interior = view
    }
    backgroundColor = fill
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let interior else { return }
    let outlineWidth = 1 / max(traitCollection.displayScale, 1)
    let corners = layer.cornerRadius > 0 ? layer.maskedCorners : []
    let isFirst = corners.contains(.layerMinXMinYCorner)
    let isLast = corners.contains(.layerMinXMaxYCorner)
    // Between rows the separator replaces the outline.
    interior.frame = bounds.inset(
      by: UIEdgeInsets(
        top: isFirst ? outlineWidth : 0,
        left: outlineWidth,
        bottom: isLast ? outlineWidth : 0,
        right: outlineWidth
      )
    )
    if !corners.isEmpty { interior.layer.maskedCorners = corners }
    interior.layer.cornerRadius = corners.isEmpty ? 0 : max(0, layer.cornerRadius - outlineWidth)
  }
}
