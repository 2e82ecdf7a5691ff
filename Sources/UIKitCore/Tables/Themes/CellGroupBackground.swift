import Foundation
import UIKitGraphics
import UIKitSupport

/// The background of a grouped row, rounded at the ends of its group and optionally outlined.
final class CellGroupBackground: UIView {
  /// The area inside the outline; `nil` without outline.
  private var inside: UIView?
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
    get { inside?.backgroundColor ?? super.backgroundColor }
    set {
      inside?.backgroundColor = newValue
      super.backgroundColor = outlineColor ?? newValue
    }
  }

  /// Sets the colour of the outline, which is one pixel wide; `nil` removes it.
  func setOutline(_ color: UIColor?) {
    guard color != outlineColor else { return }
    let fill = backgroundColor
    outlineColor = color
    if color == nil {
      inside?.removeFromSuperview()
      inside = nil
    } else if inside == nil {
      let view = UIView()
      view.isUserInteractionEnabled = false
      addSubview(view)
      inside = view
    }
    backgroundColor = fill
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let inside else { return }
    let line = 1 / max(traitCollection.displayScale, 1)
    let corners = layer.cornerRadius > 0 ? layer.maskedCorners : []
    let isFirst = corners.contains(.layerMinXMinYCorner)
    let isLast = corners.contains(.layerMinXMaxYCorner)
    // Between rows the separator replaces the outline.
    inside.frame = bounds.inset(
      by: UIEdgeInsets(
        top: isFirst ? line : 0,
        left: line,
        bottom: isLast ? line : 0,
        right: line
      )
    )
    if !corners.isEmpty { inside.layer.maskedCorners = corners }
    inside.layer.cornerRadius = corners.isEmpty ? 0 : max(0, layer.cornerRadius - line)
  }
}
