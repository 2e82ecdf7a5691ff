import Foundation
import UIKitGraphics

/// A drag from the lift to its end; there is at most one at a time.
///
/// It follows its touch itself, so that it survives the view that it began in: a row that scrolls
/// away, a list that is left for another screen.
@MainActor
final class ActiveDrag: TouchObserver, DragInProgress {
  /// The phase of the drag.
  enum Phase {
    /// The items are lifted where they were.
    case lifted
    /// They follow the finger.
    case moving
    /// They were dropped on a window of another program, which has not answered.
    case handedOver
    /// They go to their place, or back.
    case ending
    /// Nothing is left of it.
    case over
  }

  /// Seconds.
  enum Duration {
    static let lift: TimeInterval = 0.2
    static let flight: TimeInterval = 0.3
  }
  /// The distance that a finger moves before lifted items follow it, in points.
  private static let slop: CGFloat = 6

  let session: DragSession
  let drop: DropSession
  let window: UIWindow
  let host: WindowHost
  let overlay = DragOverlay()
  var phase = Phase.lifted { didSet { targets.isActive = phase == .moving } }
  private weak var touch: UITouch?
  let isPointer: Bool
  private let liftPoint: CGPoint
  private var liftAnimator: DragAnimator?
  /// Whether the lift has been shown to its end.
  private var isLiftShown = false
  private let targets: DropTargets
  private let springs = SpringLoader()
  private var sourcePrefersFullSize = false
  /// Takes the drag to other programs; `nil` if the drag is not offered to them.
  var carrier: (any DragCarrier)?
  /// The place of the drag among the windows of other programs.
  var place = DragPlace.inside
  /// The operation that the pointer shows outside of the window; `nil` inside.
  var shownOutside: UIDropOperation?

  var source: UIDragInteraction { session.source }
  /// The effect of a drop at the present place.
  var proposal: UIDropProposal { targets.proposal }
  /// Whether the items follow the finger.
  var isMoving: Bool { phase == .moving }

  init(_ session: DragSession, _ touch: UITouch, in window: UIWindow, _ host: WindowHost) {
    (self.session, self.touch, self.window, self.host) = (session, touch, window, host)
    drop = DropSession(session, host: host)
    targets = DropTargets(drop)
    // When the drag begins, the pointer has moved away from the point where it lifted the item.
    liftPoint = touch.type == .direct ? touch.sample.location : touch.start
    isPointer = touch.type != .direct
  }

  // MARK: Lifting

  /// Shows the lifted items; the pointer drags them at once.
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
    UIView.animateMotion(withDuration: Duration.lift, in: window) { [overlay] in
      overlay.raise()
      animator.runAnimations()
    } completion: { [weak self] _ in
      self?.liftEnded()
    }
    if touch.type != .direct { begin() }
  }

  private func addPreview(of item: UIDragItem, from interaction: UIDragInteraction) {
    let lifted = interaction.delegate?
      .dragInteraction(interaction, previewForLifting: item, session: session)
    guard let lifted else { return }
    overlay.add(DragPicture(of: item, lifted: lifted))
  }

  private func liftEnded() {
    isLiftShown = true
    completeLift()
  }

  /// Records that the lift has led to a drag; the items may be put down as long as they do not
  /// move.
  private func completeLift() {
    guard isLiftShown, phase != .over, phase != .lifted, let animator = liftAnimator else { return }
    liftAnimator = nil
    animator.complete(at: .end)
  }

  /// Puts the items down again, without a drag.
  private func putDown() {
    phase = .ending
    let animator = liftAnimator ?? DragAnimator()
    liftAnimator = nil
    UIView.animateMotion(withDuration: Duration.lift, in: window) { [overlay] in
      overlay.lower()
    } completion: { [self] _ in
      finish()
      animator.complete(at: .start)
    }
  }

  // MARK: Moving

  func touchDidChange(_ touch: UITouch) {
    guard touch === self.touch else { return }
    switch touch.phase {
    case .moved:
      if phase == .lifted, liftPoint.distance(to: touch.sample.location) > ActiveDrag.slop {
        begin()
      }
      move(to: touch.sample.location)
    case .ended: lifted()
    case .cancelled: cancel()
    case .began, .stationary: break
    }
  }

  /// Begins to move the items: menus close, and nothing else gets the touch.
  private func begin() {
    guard phase == .lifted, let touch else { return }
    phase = .moving
    completeLift()
    host.touches.release(touch)
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
    offerToOthers()
    move(to: touch.sample.location)
  }

  private func move(to point: CGPoint) {
    session.point = point
    guard phase == .moving else { return }
    overlay.move(to: window.pointFromSuperview(point))
    source.delegate?.dragInteraction(source, sessionDidMove: session)
    update()
  }

  /// Queries the view below the drag for the effect of a drop; called when either of them has
  /// moved.
  func update() {
    guard phase == .moving else { return }
    place = carrier?.track() ?? .inside
    let hit = viewBelow
    targets.update(hit, outside: place.operation)
    guard phase == .moving else { return }
    overlay.setFullSize(sourcePrefersFullSize || proposal.prefersFullSizePreview)
    overlay.show(proposal.operation, count: session.items.count)
    showOutside()
    springs.update(hit, drop, in: host)
  }

  /// The view below the drag; `nil` outside of the window.
  private var viewBelow: UIView? { isOutside ? nil : host.touches.hitView(at: session.point) }

  /// Queries the view below the drag again if it has changed, or has moved below the resting
  /// finger: a list was scrolled by the wheel, by another finger or by the program.
  ///
  /// - Returns: Whether a view was queried.
  @discardableResult
  func updateIfContentMoved() -> Bool {
    guard phase == .moving else { return false }
    guard targets.needsUpdate(viewBelow) else { return false }
    update()
    return true
  }

  /// Nothing: further fingers add items.
  func touchWillBegin() {}

  func contentChanged() { targets.contentChanged() }

  /// Adds items to the drag.
  func add(_ items: [UIDragItem], from interaction: UIDragInteraction) {
    source.delegate?
      .dragInteraction(source, session: session, willAdd: items, for: interaction)
    guard phase == .moving else { return }
    session.items += items
    for item in items { addPreview(of: item, from: interaction) }
    overlay.gather(animated: true)
    if carrier != nil { offerToOthers() }
    update()
  }

  // MARK: The end

  private func lifted() {
    updateIfContentMoved()
    switch phase {
    case .lifted: putDown()
    case .moving where isOutside: dropOutside()
    case .moving:
      guard let (target, operation) = targets.taker else { return cancel() }
      perform(operation, on: target)
    case .handedOver, .ending, .over: break
    }
  }

  private func perform(_ operation: UIDropOperation, on target: UIDropInteraction) {
    phase = .ending
    springs.stop()
    endOutside()
    drop.mayLoad = true
    source.delegate?.dragInteraction(source, session: session, willEndWith: operation)
    target.delegate?.dropInteraction(target, performDrop: drop)
    let flight = Flight(overlay, host)
    for picture in overlay.pictures {
      let standing = picture.standingPreview(in: overlay)
      let wanted = target.delegate?
        .dropInteraction(target, previewForDropping: picture.item, withDefault: standing)
      let animator = DragAnimator()
      target.delegate?
        .dropInteraction(target, item: picture.item, willAnimateDropWith: animator)
      flight.add(picture, to: wanted, animator)
    }
    flight.start(in: window) { [self] in
      target.delegate?.dropInteraction(target, concludeDrop: drop)
      end(with: operation)
    }
  }

  /// Animates the items back to their places.
  func cancel() {
    if phase == .lifted { return putDown() }
    guard phase == .moving || phase == .handedOver else { return }
    phase = .ending
    springs.stop()
    endOutside()
    targets.leave()
    let delegate = source.delegate
    delegate?.dragInteraction(source, session: session, willEndWith: .cancel)
    let flight = Flight(overlay, host)
    for picture in overlay.pictures {
      let wanted =
        delegate == nil
        ? nil
        : delegate?.dragInteraction(
          source,
          previewForCancelling: picture.item,
          withDefault: picture.lifted
        )
      let animator = DragAnimator()
      delegate?.dragInteraction(source, item: picture.item, willAnimateCancelWith: animator)
      flight.add(picture, to: wanted, animator)
    }
    flight.start(in: window) { [self] in end(with: .cancel) }
  }

  func end(with operation: UIDropOperation) {
    finish()
    targets.end()
    source.delegate?.dragInteraction(source, session: session, didEndWith: operation)
    guard operation != .cancel else { return }
    if drop.loads == 0 { return transferred() }
    drop.onLoaded = { [self] in
      drop.onLoaded = nil
      transferred()
    }
  }

  private func transferred() {
    source.delegate?.dragInteraction(source, sessionDidTransferItems: session)
  }

  private func finish() {
    phase = .over
    springs.stop()
    endOutside()
    // The pointer is no longer over the view that it had begun to drag.
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
  /// Takes a touch from all recognisers and from its view.
  func release(_ touch: UITouch) {
    arbiter.perform {
      for recognizer in touch.recognizers { arbiter.expel(recognizer) }
      touch.isClaimed = true
    }
  }
}
