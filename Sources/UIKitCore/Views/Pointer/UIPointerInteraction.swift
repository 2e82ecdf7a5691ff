public import Foundation

/// A part of a view in which the pointer has a style of its own.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// The part in the view's coordinates, in points.
  public let rect: CGRect
  /// The identifier by which the delegate distinguishes regions; `nil` for none.
  public let identifier: AnyHashable?

  /// Creates a region.
  ///
  /// - Parameters:
  ///   - rect: The part in the view's coordinates, in points.
  ///   - identifier: The identifier by which the delegate distinguishes regions; `nil` for none.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
  }
}

/// The position of the pointer, for a delegate that has several regions.
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
  ///   - request: The position of the pointer.
  ///   - defaultRegion: The whole view.
  /// - Returns: The region; `nil` when the view has none there. By default the whole view.
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?

  /// The style of the pointer in a region; queried when the pointer has entered it.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - region: The region that the pointer is in.
  /// - Returns: The style; `nil` leaves the pointer as it is. By default that.
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    styleFor region: UIPointerRegion
  ) -> UIPointerStyle?

  /// Called when the pointer has entered a region with a style, before its effect is shown.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - region: The region that the pointer is in.
  ///   - animator: Takes changes that are animated with the effect. By default there are none.
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  )

  /// Called when the pointer has left a region with a style, before its effect is taken back.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - region: The region that the pointer was in.
  ///   - animator: Takes changes that are animated with the effect. By default there are none.
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

/// Gives the pointer a shape over a view, or a view an effect while the pointer is over it.
///
/// It counts for views inside the view that have no style of their own, too.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The view that has the interaction.
  open private(set) weak var view: UIView?
  /// The delegate; not retained.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether the delegate is queried.
  ///
  /// Default: `true`.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { invalidate() } }
  }
  /// The region that the pointer is in, and its style.
  private var current: (region: UIPointerRegion, style: UIPointerStyle)?
  private var display: PointerEffectDisplay?

  /// Creates an interaction.
  ///
  /// - Parameter delegate: Decides about the pointer; not retained.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
  }

  /// Ends the effect when the view loses the interaction.
  open func willMove(to view: UIView?) {
    if view !== self.view { leave() }
  }

  /// Stores the view.
  open func didMove(to view: UIView?) {
    self.view = view
    invalidate()
  }

  /// Queries the delegate anew, if the pointer is over the view.
  open func invalidate() {
    leave()
    view?.windowStorage?.loop?.touchDelivery?.updatePointerStyle()
  }

  /// Replaces the delegate.
  final func setDelegate(_ delegate: any UIPointerInteractionDelegate) { self.delegate = delegate }

  private func region(at point: CGPoint) -> UIPointerRegion? {
    guard isEnabled, let view, let delegate else { return nil }
    let whole = UIPointerRegion(rect: view.bounds)
    let request = UIPointerRegionRequest(location: point)
    let region = delegate.pointerInteraction(self, regionFor: request, defaultRegion: whole)
    return region.flatMap { $0.rect.contains(point) ? $0 : nil }
  }

  private func style(in region: UIPointerRegion) -> UIPointerStyle? {
    if let current, current.region.isSame(as: region) { return current.style }
    return delegate?.pointerInteraction(self, styleFor: region)
  }

  /// The shape at a point of the view; `nil` leaves it as it is.
  final func shape(at point: CGPoint) -> PointerShape? {
    region(at: point).flatMap(style(in:))?.shape
  }

  /// The pointer is at a point of the view, or of a view inside it.
  ///
  /// - Returns: Whether there is a style.
  final func pointerMoved(to point: CGPoint) -> Bool {
    guard let region = region(at: point) else {
      leave()
      return false
    }
    if let current, current.region.isSame(as: region) { return true }
    leave()
    guard let style = style(in: region) else { return false }
    current = (region, style)
    let display = style.effect.map { PointerEffectDisplay($0, style.effectShape) }
    self.display = display
    let animator = PointerAnimator()
    delegate?.pointerInteraction(self, willEnter: region, animator: animator)
    animator.run(display, isShown: true)
    return true
  }

  /// The pointer is not over the view any more.
  final func leave() {
    guard let current else { return }
    let display = display
    (self.current, self.display) = (nil, nil)
    let animator = PointerAnimator()
    delegate?.pointerInteraction(self, willExit: current.region, animator: animator)
    animator.run(display, isShown: false)
  }
}

extension UIPointerRegion {
  /// Whether a region that the delegate has named again is the same one.
  fileprivate final func isSame(as other: UIPointerRegion) -> Bool {
    self === other || rect == other.rect && identifier == other.identifier
  }
}
