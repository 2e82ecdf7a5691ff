public import Foundation
public import UIKitGraphics
import UIKitSupport

/// The directions in which a popover's arrow can point.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// One bit for each direction.
  public let rawValue: UInt

  /// Creates a set from bits.
  ///
  /// - Parameter rawValue: One bit for each direction.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The arrow points up, with the popover below its anchor.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// The arrow points down, with the popover above its anchor.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// The arrow points left, with the popover to the right of its anchor.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// The arrow points right, with the popover to the left of its anchor.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// All four directions.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// The direction before the popover is on screen.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// The delegate of a popover.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is presented. This is the last opportunity to set its anchor.
  ///
  /// - Parameter popoverPresentationController: The popover.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  )
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// The anchor of a popover, and its permitted directions and margins.
///
///     let list = FontsController()
///     list.modalPresentationStyle = .popover
///     list.preferredContentSize = CGSize(width: 260, height: 320)
///     list.popoverPresentationController?.barButtonItem = fontButton
///     present(list, animated: true)
///
/// A click outside or the Escape key dismisses the popover. Windows up to 600 points wide show a
/// sheet instead, unless the delegate chooses another style.
///
/// Action sheets are popovers in wider windows. They have no visible cancel action; a click outside
/// selects it. An action sheet points to the anchor of its popover, or else to the position of a
/// press in the window within the last second, or to the focused view after a key press. Without
/// any of these it is a sheet at the bottom edge.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points to; `nil` by default.
  ///
  /// Not retained.
  open weak var sourceView: UIView?
  /// The rectangle in `sourceView` that the popover points to, in the view's coordinates.
  ///
  /// Default: `.null`, which means the whole view, as does a rectangle with non-finite values.
  open var sourceRect = CGRect.null
  /// The bar button item that the popover points to.
  ///
  /// Default: `nil`. Not retained. It takes precedence over `sourceView`.
  open weak var barButtonItem: UIBarButtonItem?
  /// The permitted directions of the arrow; `.any` by default.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The current direction of the arrow; `.unknown` until the popover is on screen.
  open internal(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// The minimum distances from the edges of the window's safe area, in points.
  ///
  /// Default: 10.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    willSet {
      let sides = [newValue.top, newValue.left, newValue.bottom, newValue.right]
      demand(sides.allSatisfy(\.isFinite), "popoverLayoutMargins has to be finite")
    }
  }
  /// The colour of the arrow and of the background behind the content; `nil` means that of the
  /// controller's view, or the system background colour if the view has none.
  open var backgroundColor: UIColor?

  private var lastAnchor = CGRect.null
  /// The position of the last press, in the window's coordinates, for action sheets without an
  /// anchor.
  final var pressed: CGRect?

  /// Whether the popover has an anchor.
  final var hasAnchor: Bool { barButtonItem != nil || sourceView != nil }

  /// Returns the rectangle that the popover points to.
  ///
  /// - Parameter view: A view of the same window.
  /// - Returns: A rectangle in the coordinates of `view`; the previous one if the anchor has left
  ///   the window.
  final func anchor(in view: UIView) -> CGRect {
    let source: UIView? = barButtonItem.flatMap(\.button) ?? sourceView
    if let source, source.window != nil, source.window === view.window {
      let sides = [sourceRect.minX, sourceRect.minY, sourceRect.maxX, sourceRect.maxY]
      let usesBounds = barButtonItem?.button != nil || !sides.allSatisfy(\.isFinite)
      let anchorRect = usesBounds ? source.bounds : sourceRect
      lastAnchor = view.convert(source.convert(anchorRect, to: nil), from: nil)
    } else if let pressed, !hasAnchor {
      lastAnchor = view.convert(pressed, from: nil)
    }
    return lastAnchor
  }
}

extension UIViewController {
  /// The popover presentation of the controller; `nil` unless `modalPresentationStyle` is
  /// `.popover` or the controller is an action sheet.
  public final var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover || adaptsToPopover else { return nil }
    if let popoverStorage { return popoverStorage }
    let created = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    popoverStorage = created
    return created
  }

  /// Returns the style for a presentation in a window.
  ///
  /// - Parameter window: The window.
  /// - Returns: The style; `.popover` only if the window permits a popover.
  final func resolvedPresentationStyle(in window: UIWindow) -> UIModalPresentationStyle {
    let isWide = window.bounds.width > ModalContainerView.Sheet.compactWidth
    if adaptsToPopover, let popover = popoverPresentationController {
      popover.pressed = window.recentlyPressed
      let hasAnchor = popover.hasAnchor || popover.pressed != nil
      return isWide && hasAnchor ? .popover : modalPresentationStyle
    }
    guard modalPresentationStyle == .popover, let popover = popoverPresentationController else {
      return modalPresentationStyle
    }
    let delegate = popover.delegate as? any UIPopoverPresentationControllerDelegate
    delegate?.prepareForPopoverPresentation(popover)
    demand(
      popover.hasAnchor,
      "\(type(of: self)) is presented as a popover, which needs a sourceView or a barButtonItem"
    )
    guard !isWide else { return .popover }
    let style =
      popover.delegate?.adaptivePresentationStyle(
        for: popover,
        traitCollection: traitCollection
      ) ?? .pageSheet
    return style == .none ? .popover : style
  }
}
