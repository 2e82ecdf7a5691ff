public import Foundation
import UIKitGraphics

/// The delegate of a sheet.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: AnyObject {
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

/// The heights of a page sheet in windows up to 600 points wide, between which the user drags it.
///
///     controller.sheetPresentationController?.detents = [.medium(), .large()]
///     controller.sheetPresentationController?.prefersGrabberVisible = true
@preconcurrency @MainActor
open class UISheetPresentationController: NSObject {
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
    private let resolver: (CGFloat) -> CGFloat?

    private init(_ identifier: Identifier, _ resolver: @escaping (CGFloat) -> CGFloat?) {
      (self.identifier, self.resolver) = (identifier, resolver)
      super.init()
    }

    /// About half of the window.
    open class func medium() -> Detent { Detent(.medium) { ($0 / 2).rounded() } }

    /// The whole window but for a gap at the top.
    open class func large() -> Detent { Detent(.large) { $0 } }

    /// A height of the application's own.
    ///
    /// - Parameters:
    ///   - identifier: The name; `nil` makes a unique one.
    ///   - resolver: The height for the greatest one, in points; `nil` leaves the detent out.
    /// - Returns: The detent.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (_ maximumHeight: CGFloat) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver)
    }

    /// The height in points; `nil` leaves the detent out.
    final func height(for maximum: CGFloat) -> CGFloat? {
      resolver(maximum).map { min(max($0, 0), maximum) }
    }
  }

  /// The container that shows the sheet.
  final weak var container: ModalContainerView?

  /// The delegate; `nil` by default.
  ///
  /// Not retained.
  open weak var delegate: (any UISheetPresentationControllerDelegate)?

  /// The heights, from the lowest to the highest; `large()` alone by default.
  open var detents: [Detent] = [.large()] {
    didSet { container?.setNeedsLayout() }
  }

  /// The present height; `nil`, the default, is the first one.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { container?.setNeedsLayout() }
  }

  /// The highest detent at which what is behind is neither dimmed nor out of reach; `nil`, the
  /// default, is none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { container?.setNeedsLayout() }
  }

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

  /// The detents with their heights, from the lowest to the highest.
  final func heights(for maximum: CGFloat) -> [(identifier: Detent.Identifier, height: CGFloat)] {
    detents.compactMap { detent in
      detent.height(for: maximum).map { (detent.identifier, $0) }
    }.sorted { $0.height < $1.height }
  }

  /// The present height.
  final func height(for maximum: CGFloat) -> CGFloat {
    let heights = heights(for: maximum)
    let selected = heights.first { $0.identifier == selectedDetentIdentifier }
    let first = detents.lazy.compactMap { $0.height(for: maximum) }.first
    return selected?.height ?? first ?? maximum
  }

  /// Whether what is behind is reachable at the present height.
  final func isUndimmed(for maximum: CGFloat) -> Bool {
    guard let largestUndimmedDetentIdentifier else { return false }
    let limit = heights(for: maximum).first { $0.identifier == largestUndimmedDetentIdentifier }
    return limit.map { height(for: maximum) <= $0.height } ?? false
  }
}

extension UIViewController {
  /// The sheet that the controller is shown in; `nil` unless its style is a page sheet.
  public final var sheetPresentationController: UISheetPresentationController? {
    guard modalPresentationStyle == .pageSheet || modalPresentationStyle == .automatic else {
      return nil
    }
    if let sheet = bars.sheet { return sheet }
    let sheet = UISheetPresentationController()
    bars.sheet = sheet
    return sheet
  }
}
