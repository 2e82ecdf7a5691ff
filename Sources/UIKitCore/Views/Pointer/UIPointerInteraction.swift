public import Foundation

/// A region of a view with its own pointer style.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// The rectangle in the view's coordinates, in points.
  public let rect: CGRect
  /// The identifier that distinguishes the delegate's regions; `nil` for none.
  public let identifier: AnyHashable?

  /// Creates a region.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in the view's coordinates, in points.
  ///   - identifier: The identifier that distinguishes the delegate's regions; `nil` for none.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
  }
}

/// The position of the pointer, for a delegate with several regions.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The pointer's location in the view's coordinates, in points.
  public let location: CGPoint

  init(location: CGPoint) {
    self.location = location
  }
}

/// Determines the pointer's style over a view.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: AnyObject {
  /// Returns the region that contains the pointer.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - request: The position of the pointer.
  ///   - defaultRegion: The whole view.
  /// - Returns: The region; `nil` if there is none at this location. Default: `defaultRegion`.
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?

  /// Returns the pointer style for a region; called when the pointer has entered it.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - region: The region that contains the pointer.
  /// - Returns: The style; `nil`, the default, leaves the pointer unchanged.
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    styleFor region: UIPointerRegion
  ) -> UIPointerStyle?

  /// Called when the pointer has entered a region with a style, before its effect is shown.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - region: The region that contains the pointer.
  ///   - animator: Accepts changes to animate together with the effect; none by default.
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  )

  /// Called when the pointer has left a region with a style, before its effect is removed.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - region: The region that contained the pointer.
  ///   - animator: Accepts changes to animate together with the effect; none by default.
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  )
}

extension UIPointerInteractionDelegate {
  /// Adds no animations.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
  /// Adds no animations.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}

  /// Returns the region of the whole view.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }

  /// Returns `nil`, for no style.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

/// Sets the pointer's shape over a view, or applies an effect to a view under the pointer.
///
/// The interaction also applies to descendants of the view without their own style.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The view with the interaction.
  open private(set) weak var view: UIView?
  /// The delegate; held weakly.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether the delegate is queried.
  ///
  /// Default: `true`.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { invalidate() } }
  }
  /// The region that contains the pointer, with its style.
  private var current: (region: UIPointerRegion, style: UIPointerStyle)?
  private var display: PointerEffectDisplay?

  /// Creates an interaction.
  ///
  /// - Parameter delegate: The delegate; held weakly.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
  }

  /// Ends the effect before the interaction is removed from the view.
  open func willMove(to view: UIView?) {
    if view !== self.view { pointerDidLeave() }
  }

  /// Stores the view.
  open func didMove(to view: UIView?) {
    self.view = view
    invalidate()
  }

  /// Queries the delegate again if the pointer is over the view.
  open func invalidate() {
    pointerDidLeave()
    view?.windowStorage?.host?.touchDelivery?.updatePointerStyle()
  }

  /// Replaces the delegate.
  final func setDelegate(_ delegate: any UIPointerInteractionDelegate) { self.delegate = delegate }

  private func region(at point: CGPoint) -> UIPointerRegion? {
    guard isEnabled, let view, let delegate else { return nil }
    let defaultRegion = UIPointerRegion(rect: view.bounds)
    let request = UIPointerRegionRequest(location: point)
    let region = delegate.pointerInteraction(self, regionFor: request, defaultRegion: defaultRegion)
    return region.flatMap { $0.rect.contains(point) ? $0 : nil }
  }

  private func style(in region: UIPointerRegion) -> UIPointerStyle? {
    if let current, current.region.isEquivalent(to: region) { return current.style }
    return delegate?.pointerInteraction(self, styleFor: region)
  }

  /// Returns the pointer shape at a point of the view; `nil` leaves the shape unchanged.
  final func shape(at point: CGPoint) -> PointerShape? {
    region(at: point).flatMap(style(in:))?.shape
  }

  /// Updates the style after the pointer moved over the view or a descendant.
  ///
  /// - Returns: Whether there is a style at the point.
  final func pointerMoved(to point: CGPoint) -> Bool {
    guard let region = region(at: point) else {
      pointerDidLeave()
      return false
    }
    if let current, current.region.isEquivalent(to: region) { return true }
    pointerDidLeave()
    guard let style = style(in: region) else { return false }
    current = (region, style)
    let display = style.effect.map { PointerEffectDisplay($0, style.effectShape) }
    self.display = display
    let animator = PointerAnimator()
    delegate?.pointerInteraction(self, willEnter: region, animator: animator)
    animator.run(display, isShown: true)
    return true
  }

  /// Ends the style after the pointer has left the view.
  final func pointerDidLeave() {
    guard let current else { return }
    let display = display
    (self.current, self.display) = (nil, nil)
    let animator = PointerAnimator()
    delegate?.pointerInteraction(self, willExit: current.region, animator: animator)
    animator.run(display, isShown: false)
  }
}

extension UIPointerRegion {
  /// Returns whether a region is the same as another, or has its rectangle and identifier.
  fileprivate final func isEquivalent(to other: UIPointerRegion) -> Bool {
    self === other || rect == other.rect && identifier == other.identifier
  }
}
