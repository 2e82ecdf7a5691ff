import Foundation
import UIKitGraphics

/// A drag from the lift to its end.
///
/// There is at most one at a time.
///
/// The drag tracks its touch itself and therefore outlives its source view, such as a row that
/// scrolls away or a list on a screen that is left.
@MainActor
final class ActiveDrag: TouchObserver, DragInProgress {
  /// The phase of the drag.
  enum Phase {
    /// The items are lifted and not moving yet.
    case lifted
    /// The items follow the finger or the pointer.
    case moving
    /// The items were dropped on a window of another application, which has not responded.
    case awaitingResponse
    /// The items animate to their destination or back.
    case ending
    /// The drag has ended.
    case ended
  }

  /// Durations in seconds.
  enum AnimationDurations {
    static let lift: TimeInterval = 0.2
    static let drop: TimeInterval = 0.3
  }
  /// The distance that a finger must move to start moving the lifted items, in points.
  private static let slop: CGFloat = 6

  let session: DragSession
  let drop: DropSession
  let window: UIWindow
  let host: WindowHost
  let overlay = DragOverlay()
  var phase = Phase.lifted { didSet { targets.isActive = phase == .moving } }
  private weak var touch: UITouch?
  /// Whether the pointer drags the items, rather than a finger.
  let isPointer: Bool
  /// The position at which the items were lifted, in screen coordinates.
  private let liftPoint: CGPoint
  private var liftAnimator: DragAnimator?
  /// Whether the lift animation has completed.
  private var hasLiftAnimationEnded = false
  private let targets: DropTargets
  private let springLoader = SpringLoader()
  private var sourcePrefersFullSize = false
  /// The transport to other applications; `nil` if the drag is not offered to them.
  var desktopDrag: (any DesktopDrag)?
  /// The drag's position relative to the windows of other applications.
  var location = DragLocation.inside
  /// The operation indicated by the pointer outside the window; `nil` inside.
  var outsideOperation: UIDropOperation?

  var source: UIDragInteraction { session.source }
  /// The proposal for a drop at the current position.
  var proposal: UIDropProposal { targets.proposal }
  /// Whether the items follow the finger or the pointer.
  var isMoving: Bool { phase == .moving }

  init(_ session: DragSession, _ touch: UITouch, in window: UIWindow, _ host: WindowHost) {
    (self.session, self.touch, self.window, self.host) = (session, touch, window, host)
    drop = DropSession(session, host: host)
    targets = DropTargets(drop)
    // By the beginning of the drag, the pointer has left the point where it lifted the item.
    liftPoint = touch.type == .direct ? touch.sample.location : touch.start
    isPointer = touch.type != .direct
  }

  // MARK: Lifting

  /// Shows the lifted items.
  ///
  /// A pointer starts dragging them immediately.
  func lift() {
    guard let touch else { return }
    host.drag = self
    touch.observer = self
    session.point = touch.sample.location
    window.addEscapeHandler(self)
    overlay.show(in: window)
    for item in session.items { addPreview(of: item, from: source) }
    let animator = DragAnimator()
    liftAnimator = animator
    source.delegate?.dragInteraction(source, willAnimateLiftWith: animator, session: session)
    guard phase == .lifted else { return }
    UIView.animateMotion(withDuration: AnimationDurations.lift, in: window) { [overlay] in
      overlay.raise()
      animator.runAnimations()
    } completion: { [weak self] _ in
      self?.liftEnded()
    }
    if touch.type != .direct { begin() }
  }

  private func addPreview(of item: UIDragItem, from interaction: UIDragInteraction) {
    let liftPreview = interaction.delegate?
      .dragInteraction(interaction, previewForLifting: item, session: session)
    guard let liftPreview else { return }
    overlay.add(DragItemView(of: item, liftPreview: liftPreview))
  }

  private func liftEnded() {
    hasLiftAnimationEnded = true
    completeLift()
  }

  /// Completes the lift once it has led to a drag.
  ///
  /// Lifted items can be put down as long as they have not moved.
  private func completeLift() {
    guard hasLiftAnimationEnded, phase != .ended, phase != .lifted, let animator = liftAnimator
    else { return }
    liftAnimator = nil
    animator.complete(at: .end)
  }

  /// Puts the items down without a drag.
  private func cancelLift() {
    phase = .ending
    let animator = liftAnimator ?? DragAnimator()
    liftAnimator = nil
    UIView.animateMotion(withDuration: AnimationDurations.lift, in: window) { [overlay] in
      overlay.lower()
    } completion: { [self] _ in
      finish()
      animator.complete(at: .start)
    }
  }

  // MARK: Movement

  func touchDidChange(_ touch: UITouch) {
    guard touch === self.touch else { return }
    switch touch.phase {
    case .moved:
      if phase == .lifted, liftPoint.distance(to: touch.sample.location) > ActiveDrag.slop {
        begin()
      }
      move(to: touch.sample.location)
    case .ended: touchDidEnd()
    case .cancelled: cancel()
    case .began, .stationary: break
    }
  }

  /// Begins to move the items, closes menus and withdraws the touch from other receivers.
  private func begin() {
    guard phase == .lifted, let touch else { return }
    phase = .moving
    completeLift()
    host.touches.withdraw(touch)
    for case let menu as MenuPanel in window.subviewStorage { menu.close() }
    let delegate = source.delegate
    session.allowsMoveOperation =
      delegate?.dragInteraction(source, sessionAllowsMoveOperation: session) ?? false
    session.isRestrictedToDraggingApplication =
      delegate?.dragInteraction(source, sessionIsRestrictedToDraggingApplication: session) ?? true
    delegate?.dragInteraction(source, sessionWillBegin: session)
    guard phase == .moving else { return }
    sourcePrefersFullSize =
      delegate?.dragInteraction(source, prefersFullSizePreviewsFor: session) ?? false
    overlay.beginMoving(at: window.pointFromSuperview(liftPoint))
    offerToOtherApplications()
    move(to: touch.sample.location)
  }

  private func move(to point: CGPoint) {
    session.point = point
    guard phase == .moving else { return }
    overlay.move(to: window.pointFromSuperview(point))
    source.delegate?.dragInteraction(source, sessionDidMove: session)
    update()
  }

  /// Queries the view under the drag for a proposal after either of them has moved.
  func update() {
    guard phase == .moving else { return }
    location = desktopDrag?.track() ?? .inside
    let hitView = viewUnderDrag
    targets.update(hitView, outside: location.operation)
    guard phase == .moving else { return }
    overlay.setFullSize(sourcePrefersFullSize || proposal.prefersFullSizePreview)
    overlay.show(proposal.operation, count: session.items.count)
    updateOutside()
    springLoader.update(hitView, drop, in: host)
  }

  /// The view under the drag; `nil` outside the window.
  private var viewUnderDrag: UIView? { isOutside ? nil : host.touches.hitView(at: session.point) }

  /// Queries the view under the drag again if a different view is there or the view has moved, as
  /// when a list scrolls under a resting finger.
  ///
  /// - Returns: Whether a view was queried.
  @discardableResult
  func updateIfContentMoved() -> Bool {
    guard phase == .moving else { return false }
    guard targets.needsUpdate(viewUnderDrag) else { return false }
    update()
    return true
  }

  /// Does nothing, because further fingers add items.
  func touchWillBegin() {}

  func contentDidChange() { targets.contentDidChange() }

  /// Adds items to the drag.
  func add(_ items: [UIDragItem], from interaction: UIDragInteraction) {
    source.delegate?
      .dragInteraction(source, session: session, willAdd: items, for: interaction)
    guard phase == .moving else { return }
    session.items += items
    for item in items { addPreview(of: item, from: interaction) }
    overlay.stackPreviews(animated: true)
    if desktopDrag != nil { offerToOtherApplications() }
    update()
  }

  // MARK: Ending

  private func touchDidEnd() {
    updateIfContentMoved()
    switch phase {
    case .lifted: cancelLift()
    case .moving where isOutside: dropOutside()
    case .moving:
      guard let (target, operation) = targets.acceptingTarget else { return cancel() }
      perform(operation, on: target)
    case .awaitingResponse, .ending, .ended: break
    }
  }

  private func perform(_ operation: UIDropOperation, on target: UIDropInteraction) {
    phase = .ending
    springLoader.stop()
    endOffer()
    drop.canLoad = true
    source.delegate?.dragInteraction(source, session: session, willEndWith: operation)
    target.delegate?.dropInteraction(target, performDrop: drop)
    let dropAnimation = DropAnimation(overlay, host)
    for itemView in overlay.itemViews {
      let defaultPreview = itemView.currentPreview(in: overlay)
      let dropPreview = target.delegate?
        .dropInteraction(target, previewForDropping: itemView.item, withDefault: defaultPreview)
      let animator = DragAnimator()
      target.delegate?
        .dropInteraction(target, item: itemView.item, willAnimateDropWith: animator)
      dropAnimation.add(itemView, to: dropPreview, animator)
    }
    dropAnimation.start(in: window) { [self] in
      target.delegate?.dropInteraction(target, concludeDrop: drop)
      end(with: operation)
    }
  }

  /// Cancels the drag and animates the items back.
  func cancel() {
    if phase == .lifted { return cancelLift() }
    guard phase == .moving || phase == .awaitingResponse else { return }
    phase = .ending
    springLoader.stop()
    endOffer()
    targets.leave()
    let delegate = source.delegate
    delegate?.dragInteraction(source, session: session, willEndWith: .cancel)
    let dropAnimation = DropAnimation(overlay, host)
    for itemView in overlay.itemViews {
      let cancelPreview =
        delegate == nil
        ? nil
        : delegate?.dragInteraction(
          source,
          previewForCancelling: itemView.item,
          withDefault: itemView.liftPreview
        )
      let animator = DragAnimator()
      delegate?.dragInteraction(source, item: itemView.item, willAnimateCancelWith: animator)
      dropAnimation.add(itemView, to: cancelPreview, animator)
    }
    dropAnimation.start(in: window) { [self] in end(with: .cancel) }
  }

  /// Ends the drag after its last animation, and notifies the delegates.
  func end(with operation: UIDropOperation) {
    finish()
    targets.end()
    source.delegate?.dragInteraction(source, session: session, didEndWith: operation)
    guard operation != .cancel else { return }
    if drop.pendingLoadCount == 0 { return transferDidEnd() }
    drop.onLoaded = { [self] in
      drop.onLoaded = nil
      transferDidEnd()
    }
  }

  private func transferDidEnd() {
    source.delegate?.dragInteraction(source, sessionDidTransferItems: session)
  }

  /// Removes the drag from its window.
  private func finish() {
    phase = .ended
    springLoader.stop()
    endOffer()
    // The pointer has left the source view without hover events; report its new position.
    if isPointer, host.touches.hoverPoint != nil { host.touches.hoverPoint = session.point }
    window.removeEscapeHandler(self)
    overlay.removeFromSuperview()
    if host.drag === self { host.drag = nil }
  }
}

extension ActiveDrag: EscapeHandling {
  func escape() { cancel() }
}

extension WindowHost {
  /// The current drag; `nil` without one.
  final var drag: ActiveDrag? {
    get { dragInProgress as? ActiveDrag }
    set { dragInProgress = newValue }
  }
}

extension TouchDispatcher {
  /// Withdraws a touch from all recognisers and from its view.
  func withdraw(_ touch: UITouch) {
    arbiter.perform {
      for recognizer in touch.recognizers { arbiter.forceCancel(recognizer) }
      touch.isClaimed = true
    }
  }
}
