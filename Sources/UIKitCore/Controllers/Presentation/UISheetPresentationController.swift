public import Foundation
public import UIKitGraphics

/// The delegate of a sheet.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called after the user dragged the sheet to another height.
  ///
  /// - Parameter sheetPresentationController: The sheet.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  )
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// The values on which the height of a sheet can depend.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  /// The traits of the sheet's container.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height, in points, without the safe area at the bottom.
  var maximumDetentValue: CGFloat { get }
}

/// The heights of a page sheet in windows up to 600 points wide, between which the user drags it.
///
///     controller.sheetPresentationController?.detents = [.medium(), .large()]
///     controller.sheetPresentationController?.prefersGrabberVisible = true
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Creates an identifier.
      ///
      /// - Parameter rawValue: The name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Creates an identifier.
      ///
      /// - Parameter rawValue: The name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// About half of the window.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The whole window but for a gap at the top.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name.
    public final let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolver:
        @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      (self.identifier, self.resolver) = (identifier, resolver)
      super.init()
    }

    /// About half of the window.
    open class func medium() -> Detent {
      Detent(.medium) { ($0.maximumDetentValue / 2).rounded() }
    }

    /// The whole window but for a gap at the top.
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A height of the application's own.
    ///
    /// - Parameters:
    ///   - identifier: The name; `nil` makes a unique one.
    ///   - resolver: The height, in points, without the safe area at the bottom; `nil` leaves the detent
    ///     out. It is called in each layout of the sheet.
    /// - Returns: The detent.
    open class func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver)
    }

    /// The height of the detent.
    ///
    /// - Parameter context: The values on which the height may depend.
    /// - Returns: Points, at most the greatest height; `nil` leaves the detent out.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      resolver(context).map { min(max($0.limited, 0), context.maximumDetentValue) }
    }
  }

  /// The heights; `large()` alone by default.
  open var detents: [Detent] = [.large()] {
    didSet { container?.setNeedsLayout() }
  }

  /// The present height; `nil`, the default, is the lowest one.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { container?.setNeedsLayout() }
  }

  /// The highest detent at which the views behind are neither dimmed nor out of reach; `nil`, the
  /// default, is none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { container?.setNeedsLayout() }
  }

  /// Whether a list in the sheet that is at its top lets the sheet become higher, before it scrolls.
  ///
  /// Default: `true`. It counts when the finger moves up; down, the sheet always moves in place of
  /// the list.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Whether there is a short bar at the top; `false` by default.
  open var prefersGrabberVisible = false {
    didSet { container?.setNeedsLayout() }
  }

  /// The radius of the corners, in points; `nil`, the default, is 10.
  open var preferredCornerRadius: CGFloat? {
    didSet { container?.setNeedsLayout() }
  }

  /// Animates changes of the selected detent.
  ///
  /// - Parameter changes: Changes properties of the sheet.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    guard let container, container.window != nil else { return }
    UIView.animateMotion(
      withDuration: 0.3,
      in: container,
      animations: { container.layoutIfNeeded() },
      completion: { _ in }
    )
  }

  /// Resolves the heights of custom detents again.
  ///
  /// Within `animateChanges(_:)` the sheet is animated to the new height.
  open func invalidateDetents() { container?.setNeedsLayout() }

  /// The detents with their heights, from the lowest to the highest.
  final var heights: [(identifier: Detent.Identifier, height: CGFloat)] {
    guard let container else { return [] }
    let bottom = container.safeAreaInsets.bottom
    let context = ResolutionContext(
      containerTraitCollection: container.traitCollection,
      maximumDetentValue: max(0, container.greatestSheetHeight - bottom)
    )
    return detents.compactMap { detent in
      detent.resolvedValue(in: context).map { (detent.identifier, $0 + bottom) }
    }.sorted { $0.height < $1.height }
  }

  /// The present height, in points.
  final var height: CGFloat {
    let heights = heights
    let selected = heights.first { $0.identifier == selectedDetentIdentifier } ?? heights.first
    return selected?.height ?? container?.greatestSheetHeight ?? 0
  }

  /// Whether there is a detent above the present one.
  final var canGrow: Bool { heights.last.map { $0.height > height } ?? false }

  /// Whether the views behind are reachable at the present height.
  final var isUndimmed: Bool {
    guard let largestUndimmedDetentIdentifier else { return false }
    let heights = heights
    let limit = heights.first { $0.identifier == largestUndimmedDetentIdentifier }
    return limit.map { height <= $0.height } ?? false
  }
}

/// The values with which detents are resolved.
private final class ResolutionContext: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(containerTraitCollection: UITraitCollection, maximumDetentValue: CGFloat) {
    self.containerTraitCollection = containerTraitCollection
    self.maximumDetentValue = maximumDetentValue
  }
}

extension UIViewController {
  /// The sheet that the controller, or the nearest one that contains it, is shown in; `nil` unless its
  /// style is a page sheet or a form.
  public final var sheetPresentationController: UISheetPresentationController? {
    if let parent = parentStorage { return parent.sheetPresentationController }
    switch modalPresentationStyle {
    case .pageSheet, .formSheet, .automatic: return sheetOrNew
    default: return nil
    }
  }

  /// The sheet, made when it is first needed.
  final var sheetOrNew: UISheetPresentationController {
    if let sheet = bars.sheet { return sheet }
    let sheet = UISheetPresentationController(presentedViewController: self, presenting: nil)
    bars.sheet = sheet
    return sheet
  }
}
