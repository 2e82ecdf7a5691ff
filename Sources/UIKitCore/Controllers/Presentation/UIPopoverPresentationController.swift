public import Foundation
public import UIKitGraphics
import UIKitSupport

/// The sides at which a popover's arrow may be.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// One bit for each direction.
  public let rawValue: UInt

  /// Creates a set from bits.
  ///
  /// - Parameter rawValue: One bit for each direction.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The arrow points up: the popover is below.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// The arrow points down: the popover is above.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// The arrow points to the left: the popover is on the right.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// The arrow points to the right: the popover is on the left.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// All four.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not known before the popover is on the screen.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// The delegate of a popover.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is presented, the last chance to set its anchor.
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
/// A click outside and the Escape key end it. Windows of up to 600 points of width show a sheet in
/// its place, unless the delegate says otherwise. An action sheet is a popover in wider windows,
/// without its cancel action, which a click outside selects: it points to its popover's anchor, or
/// else to the place where the window was pressed within the last second, or to the focused view
/// after a key. Without any of these it is a sheet at the bottom edge.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points to; `nil` by default.
  ///
  /// Not retained.
  open weak var sourceView: UIView?
  /// The part of `sourceView` that the popover points to, in its coordinates.
  ///
  /// Default: `.null`, all of it; as is one that is not finite.
  open var sourceRect = CGRect.null
  /// The bar's button that the popover points to; it takes precedence over `sourceView`.
  ///
  /// Default: `nil`. Not retained.
  open weak var barButtonItem: UIBarButtonItem?
  /// The permitted directions of the arrow; `.any` by default.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The direction of the arrow; `.unknown` until the popover is on the screen.
  open internal(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// The least distances from the window's edges, in points.
  ///
  /// Default: 10.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    willSet {
      let sides = [newValue.top, newValue.left, newValue.bottom, newValue.right]
      demand(sides.allSatisfy(\.isFinite), "popoverLayoutMargins has to be finite")
    }
  }
  /// The colour of the arrow and behind the content; `nil`: the system's background.
  open var backgroundColor: UIColor?

  private var lastAnchor = CGRect.null
  /// The place of the last press, in the window's coordinates; for action sheets without an anchor.
  final var pressed: CGRect?

  /// Whether it has an anchor.
  final var hasAnchor: Bool { barButtonItem != nil || sourceView != nil }

  /// Returns the rectangle that the popover points to.
  ///
  /// - Parameter view: A view of the same window.
  /// - Returns: A rectangle in the coordinates of `view`; the last one if the anchor is gone.
  final func anchor(in view: UIView) -> CGRect {
    let source: UIView? = barButtonItem.flatMap(\.button) ?? sourceView
    if let source, source.window != nil, source.window === view.window {
      let sides = [sourceRect.minX, sourceRect.minY, sourceRect.maxX, sourceRect.maxY]
      let isWhole = barButtonItem?.button != nil || !sides.allSatisfy(\.isFinite)
      let part = isWhole ? source.bounds : sourceRect
      lastAnchor = view.convert(source.convert(part, to: nil), from: nil)
    } else if let pressed, !hasAnchor {
      lastAnchor = view.convert(pressed, from: nil)
    }
    return lastAnchor
  }
}

extension UIViewController {
  /// The presentation of the controller in a popover; `nil` unless `modalPresentationStyle` is
  /// `.popover`, or the controller is an action sheet.
  public final var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover || adaptsToPopover else { return nil }
    if let popoverStorage { return popoverStorage }
    let new = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    popoverStorage = new
    return new
  }

  /// The style in which the controller is presented in a window.
  ///
  /// - Parameter window: The window.
  /// - Returns: The style; `.popover` only where it can be one.
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
