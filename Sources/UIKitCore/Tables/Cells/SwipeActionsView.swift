import Foundation
import UIKitGraphics
import UIKitSupport

/// The buttons of a swiped row, in the space beside its displaced content.
///
/// If the space is narrower than the buttons, all are revealed in proportion; extra space is
/// divided among them.
final class SwipeActionsView: UIView {
  /// The duration of the first button's expansion and collapse, in seconds.
  private static let expansionDuration: TimeInterval = 0.2

  /// The distance of a floating button from the cell's edge and from the content, in points.
  static let floatingMargin: CGFloat = 10

  let side: SwipeActionList.Side
  /// The buttons from the row's edge towards its middle.
  let buttons: [SwipeActionButton]
  /// The total width of all buttons, in points.
  let naturalWidth: CGFloat
  /// The height of a floating button, which fades in while the content becomes narrower; `nil` if
  /// the content slides away.
  let floatingHeight: CGFloat?
  /// Whether the first button fills the whole space, during a full swipe.
  private(set) var isExpanded = false

  /// Creates the buttons of a list.
  ///
  /// - Parameters:
  ///   - list: The actions.
  ///   - scaledTheme: The appearance.
  ///   - tap: Called with an action and its button when the button is tapped.
  init(
    _ list: SwipeActionList,
    scaledTheme: ScaledTableTheme,
    tap: @escaping (SwipeActionList.Item, UIView) -> Void
  ) {
    side = list.side
    let height = list.floatingHeight(scaledTheme.theme)
    floatingHeight = height
    buttons = list.items.map {
      SwipeActionButton($0, scaledTheme: scaledTheme, isFloating: height != nil)
    }
    naturalWidth = buttons.reduce(0) { $0 + $1.naturalWidth }
    super.init(frame: .zero)
    isPartOfSuperview = true
    clipsToBounds = true
    // Buttons nearer to the row's edge cover those that have not slid in yet.
    for button in buttons.reversed() {
      button.isPartOfSuperview = true
      addSubview(button)
      button.addAction(
        UIAction { [weak button] _ in
          if let button { tap(button.item, button) }
        },
        for: .touchUpInside
      )
    }
  }

  required init?(coder: NSCoder) {
    misuse("Swipe buttons are made by their row only")
  }

  /// Expands the first button to the whole space, or collapses it.
  func setExpanded(_ expanded: Bool) {
    guard expanded != isExpanded else { return }
    isExpanded = expanded
    guard floatingHeight == nil else { return }
    UIView.animateMotion(withDuration: SwipeActionsView.expansionDuration, in: self) {
      self.layOutButtons()
      self.layoutIfNeeded()
    }
  }

  /// Fills the space between a cell's edge and its content.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - width: The width of the space, in points; for a floating button, the distance swiped.
  func layOut(in cell: UITableViewCell, width: CGFloat) {
    let right = cell.bounds.width - cell.context.indexWidth
    if let floatingHeight {
      return float(height: floatingHeight, right: right, swipedWidth: width, in: cell)
    }
    frame = cell.mirror.frame(
      CGRect(
        x: side == .trailing ? right - width : 0,
        y: 0,
        width: max(0, width),
        height: cell.bounds.height
      )
    )
    roundCorners(in: cell)
    layOutButtons()
  }

  /// Places the only button in front of the content, with an opacity that increases with the swipe.
  private func float(
    height: CGFloat,
    right: CGFloat,
    swipedWidth: CGFloat,
    in cell: UITableViewCell
  ) {
    let margin = SwipeActionsView.floatingMargin
    frame = cell.mirror.frame(
      CGRect(
        x: side == .trailing ? right - naturalWidth - margin : margin,
        y: ((cell.bounds.height - height) / 2).rounded(.down),
        width: naturalWidth,
        height: height
      )
    )
    alpha = naturalWidth > 0 ? min(1, max(0, swipedWidth / naturalWidth)) : 1
    buttons.first?.frame = bounds
    buttons.first?.contentArea = bounds
  }

  /// Rounds the corners to the group's outline in its first and last row.
  private func roundCorners(in cell: UITableViewCell) {
    let isAtRight = (side == .trailing) != cell.mirror.isMirrored
    let outerCorners: CACornerMask =
      isAtRight
      ? [.layerMaxXMinYCorner, .layerMaxXMaxYCorner] : [.layerMinXMinYCorner, .layerMinXMaxYCorner]
    let corners = cell.context.corners.intersection(outerCorners)
    layer.maskedCorners = corners
    layer.cornerRadius = corners.isEmpty ? 0 : cell.theme.groupRadius
  }

  private func layOutButtons() {
    let fraction = naturalWidth > 0 ? bounds.width / naturalWidth : 1
    // The distance from the content's edge, at which the last button is placed.
    var distance: CGFloat = 0
    for (index, button) in buttons.enumerated().reversed() {
      let visibleWidth = button.naturalWidth * fraction
      let isExpandedButton = isExpanded && index == 0
      let start = isExpandedButton ? 0 : distance
      let width = isExpandedButton ? bounds.width : max(visibleWidth, button.naturalWidth)
      layOut(button, at: start, width: width, pinsContent: isExpandedButton)
      distance += visibleWidth
    }
  }

  /// - Parameters:
  ///   - button: The button.
  ///   - start: The distance from the content's edge, in points.
  ///   - width: The button's width, in points.
  ///   - pinsContent: Whether title and image stay beside the row's content.
  private func layOut(
    _ button: SwipeActionButton,
    at start: CGFloat,
    width: CGFloat,
    pinsContent: Bool
  ) {
    let x = side == .trailing ? start : bounds.width - start - width
    button.frame = mirror.frame(CGRect(x: x, y: 0, width: width, height: bounds.height))
    let contentWidth = pinsContent ? min(width, button.naturalWidth) : width
    button.contentArea = button.mirror.frame(
      CGRect(
        x: side == .trailing ? 0 : width - contentWidth,
        y: 0,
        width: contentWidth,
        height: bounds.height
      )
    )
  }
}
