public import Foundation
public import UIKitGraphics

/// The delegate of a sheet.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called after the user has dragged the sheet to another detent.
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

/// The values that the height of a detent can depend on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  /// The traits of the sheet's container.
  var containerTraitCollection: UITraitCollection { get }
  /// The maximum height, in points, without the safe area at the bottom.
  var maximumDetentValue: CGFloat { get }
}

/// Manages the detents of a page sheet in windows up to 600 points wide.
///
/// The user drags the sheet between detents.
///
///     controller.sheetPresentationController?.detents = [.medium(), .large()]
///     controller.sheetPresentationController?.prefersGrabberVisible = true
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height of a sheet.
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

      /// A detent at about half of the window's height.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// A detent at the full height of the window, except for a gap at the top.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The identifier.
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

    /// Returns a detent at about half of the window's height.
    open class func medium() -> Detent {
      Detent(.medium) { ($0.maximumDetentValue / 2).rounded() }
    }

    /// Returns a detent at the full height of the window, except for a gap at the top.
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// Returns a custom detent.
    ///
    /// - Parameters:
    ///   - identifier: The identifier; `nil` for a unique one.
    ///   - resolver: Returns the height, in points, without the safe area at the bottom; `nil`
    ///     disables the detent. Called in each layout of the sheet.
    /// - Returns: The detent.
    open class func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver)
    }

    /// Returns the height of the detent.
    ///
    /// - Parameter context: The values that the height may depend on.
    /// - Returns: The height in points, at most the maximum height; `nil` if the detent is
    ///   disabled.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      resolver(context).map { min(max($0.limited, 0), context.maximumDetentValue) }
    }
  }

  /// The detents; `large()` alone by default.
  open var detents: [Detent] = [.large()] {
    didSet { container?.setNeedsLayout() }
  }

  /// The identifier of the current detent; `nil`, the default, means the lowest.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { container?.setNeedsLayout() }
  }

  /// The highest detent that leaves the views behind undimmed and interactive; `nil`, the default,
  /// means none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { container?.setNeedsLayout() }
  }

  /// Whether an upward drag expands the sheet before it scrolls a list that is at its top.
  ///
  /// Default: `true`. A downward drag from the top of the list always moves the sheet, unless the
  /// list has a refresh control.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Whether a grabber is visible at the top of the sheet; `false` by default.
  open var prefersGrabberVisible = false {
    didSet { container?.setNeedsLayout() }
  }

  /// The corner radius, in points; `nil`, the default, means 10.
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

  /// Resolves the heights of custom detents again at the next layout.
  ///
  /// Within `animateChanges(_:)` the sheet animates to the new height.
  open func invalidateDetents() { container?.setNeedsLayout() }

  /// The enabled detents by ascending height, in points, including the bottom safe area.
  final var heights: [(identifier: Detent.Identifier, height: CGFloat)] {
    guard let container else { return [] }
    let bottom = container.safeAreaInsets.bottom
    let context = ResolutionContext(
      containerTraitCollection: container.traitCollection,
      maximumDetentValue: max(0, container.maximumSheetHeight - bottom)
    )
    return detents.compactMap { detent in
      detent.resolvedValue(in: context).map { (detent.identifier, $0 + bottom) }
    }.sorted { $0.height < $1.height }
  }

  /// The height of the current detent, in points.
  final var height: CGFloat {
    let heights = heights
    let selected = heights.first { $0.identifier == selectedDetentIdentifier } ?? heights.first
    return selected?.height ?? container?.maximumSheetHeight ?? 0
  }

  /// Whether a higher detent than the current one exists.
  final var canGrow: Bool { heights.last.map { $0.height > height } ?? false }

  /// Whether the views behind are undimmed and interactive at the current height.
  final var isUndimmed: Bool {
    guard let largestUndimmedDetentIdentifier else { return false }
    let heights = heights
    let limit = heights.first { $0.identifier == largestUndimmedDetentIdentifier }
    return limit.map { height <= $0.height } ?? false
  }
}

/// The values for resolving detents.
private final class ResolutionContext: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(containerTraitCollection: UITraitCollection, maximumDetentValue: CGFloat) {
    self.containerTraitCollection = containerTraitCollection
    self.maximumDetentValue = maximumDetentValue
  }
}

extension UIViewController {
  /// The sheet of the controller or of its nearest presented container; `nil` unless its style is a
  /// page sheet or a form sheet.
  public final var sheetPresentationController: UISheetPresentationController? {
    if let parent = parentStorage { return parent.sheetPresentationController }
    switch modalPresentationStyle {
    case .pageSheet, .formSheet, .automatic: return sheetOrNew
    default: return nil
    }
  }

  /// The sheet, created on first access.
  final var sheetOrNew: UISheetPresentationController {
    if let sheet = bars.sheet { return sheet }
    let sheet = UISheetPresentationController(presentedViewController: self, presenting: nil)
    bars.sheet = sheet
    return sheet
  }
}
