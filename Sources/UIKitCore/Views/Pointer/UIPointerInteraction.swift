public import Foundation

/// A part of a view in which the pointer has a style of its own.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// The part in the view's coordinates, in points.
  public let rect: CGRect
  /// What the delegate tells regions apart by; `nil` for none.
  public let identifier: AnyHashable?

  /// Creates a region.
  ///
  /// - Parameters:
  ///   - rect: The part in the view's coordinates, in points.
  ///   - identifier: What the delegate tells regions apart by.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
  }
}

/// Where the pointer is, for a delegate that has several regions.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The place in the view's coordinates, in points.
  public let location: CGPoint

  init(location: CGPoint) {
    self.location = location
  }
}

/// Decides about the pointer over a view.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: AnyObject {
  /// The region that the pointer is in.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - request: Where the pointer is.
  ///   - defaultRegion: The whole view.
  /// - Returns: The region; `nil` when the view has none there. By default the whole view.
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?

  /// The style of the pointer in a region; asked whenever the pointer has moved there.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - region: The region that the pointer is in.
  /// - Returns: The style; `nil` leaves the pointer as it is. By default that.
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  /// The whole view.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }

  /// No style of its own.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

/// Gives the pointer a shape over a view.
///
/// Views inside the view that have no shape of their own show it, too.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The view that has the interaction.
  open private(set) weak var view: UIView?
  /// The delegate; not retained.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether the delegate is asked.
  ///
  /// Default: `true`.
  open var isEnabled = true

  /// Creates an interaction.
  ///
  /// - Parameter delegate: Decides about the pointer; not retained.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
  }

  /// Does nothing.
  open func willMove(to view: UIView?) {}

  /// Remembers the view.
  open func didMove(to view: UIView?) {
    self.view = view
  }

  /// The shape at a point of the view; `nil` leaves it as it is.
  final func shape(at point: CGPoint) -> PointerShape? {
    guard isEnabled, let view, let delegate else { return nil }
    let whole = UIPointerRegion(rect: view.bounds)
    let request = UIPointerRegionRequest(location: point)
    let region = delegate.pointerInteraction(self, regionFor: request, defaultRegion: whole)
    guard let region, region.rect.contains(point) else { return nil }
    return delegate.pointerInteraction(self, styleFor: region)?.shape
  }
}
