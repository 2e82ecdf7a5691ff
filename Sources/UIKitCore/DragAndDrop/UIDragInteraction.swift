public import Foundation
import UIKitGraphics

/// An interaction for dragging items out of a view.
///
/// A finger lifts the view after resting on it for half a second, and drags it by moving. If the
/// view also has a context menu, the menu opens, and closes when the finger moves. The pointer
/// drags as soon as it moves by more than 4 points with its primary button held. Escape cancels a
/// drag.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// Whether new interactions are enabled by default; always `true`.
  open class var isEnabledByDefault: Bool { true }

  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// The delegate, which provides the items; not retained.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// Whether other long presses recognise during a lift.
  ///
  /// Default: `false`. Long presses for menus always do.
  open var allowsSimultaneousRecognitionDuringLift = false
  /// Whether the user can drag items out of the view.
  ///
  /// Default: `isEnabledByDefault`. Setting it to `false` does not cancel a running drag.
  open var isEnabled = true {
    didSet { liftRecognizer.isEnabled = isEnabled }
  }

  private let liftRecognizer = LiftGestureRecognizer()
  private let additionRecognizer = UITapGestureRecognizer()
  private var gestureDelegate: GestureDelegate?
  /// The session of the items to lift; `nil` unless a lift is being recognised.
  private var preparedSession: DragSession?
  /// The items that a tap would add to a drag.
  private var additions: (session: DragSession, items: [UIDragItem])?

  /// Creates an interaction to add to a view.
  ///
  /// - Parameter delegate: The delegate, which provides the items; not retained.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
    isEnabled = type(of: self).isEnabledByDefault
    gestureDelegate = GestureDelegate(self)
    liftRecognizer.delegate = gestureDelegate
    liftRecognizer.delaysTouchesEnded = false
    additionRecognizer.delegate = gestureDelegate
    liftRecognizer.addHandler { [weak self] recognizer in
      if recognizer.state == .began { self?.liftPrepared(by: recognizer.touch) }
    }
    additionRecognizer.addHandler { [weak self] _ in self?.addPrepared() }
  }

  /// Called before the interaction is added or removed.
  open func willMove(to view: UIView?) {
    self.view?.removeGestureRecognizer(liftRecognizer)
    self.view?.removeGestureRecognizer(additionRecognizer)
  }

  /// Called after the interaction was added or removed.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(liftRecognizer)
    view?.addGestureRecognizer(additionRecognizer)
  }

  // MARK: Lifting

  private var host: WindowHost { view?.windowStorage?.host ?? .current }

  /// Queries the delegate for items before the lift is recognised.
  private func prepare() -> Bool {
    preparedSession = nil
    guard let delegate, let touch = liftRecognizer.touch, view?.windowStorage != nil,
      host.drag == nil
    else {
      return false
    }
    let session = DragSession(source: self, host: host, point: touch.start)
    let items = delegate.dragInteraction(self, itemsForBeginning: session)
    guard !items.isEmpty, view?.windowStorage != nil, host.drag == nil else { return false }
    session.items = items
    preparedSession = session
    return true
  }

  private func liftPrepared(by touch: UITouch?) {
    guard let session = preparedSession, let touch, let window = view?.windowStorage,
      host.drag == nil
    else { return }
    preparedSession = nil
    ActiveDrag(session, touch, in: window, host).lift()
  }

  // MARK: Adding

  private func prepareAddition() -> Bool {
    additions = nil
    guard let delegate, let drag = host.drag, drag.isMoving, let view else { return false }
    let point = additionRecognizer.location(in: view)
    guard
      let session = delegate.dragInteraction(
        self,
        sessionForAddingItems: [drag.session],
        withTouchAt: point
      ) as? DragSession, session === drag.session
    else { return false }
    let items = delegate.dragInteraction(self, itemsForAddingTo: session, withTouchAt: point)
    guard !items.isEmpty else { return false }
    additions = (session, items)
    return true
  }

  private func addPrepared() {
    guard let (session, items) = additions, let drag = host.drag, drag.session === session else {
      return
    }
    additions = nil
    drag.add(items, from: self)
  }

  /// The delegate of the interaction's gesture recognisers.
  private final class GestureDelegate: UIGestureRecognizerDelegate {
    private weak var owner: UIDragInteraction?

    init(_ owner: UIDragInteraction) { self.owner = owner }

    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer,
      shouldReceive touch: UITouch
    ) -> Bool {
      guard let owner, owner.isEnabled else { return false }
      return recognizer === owner.liftRecognizer
        ? owner.host.drag == nil && !touch.isInControl(below: owner.view)
        : owner.host.drag != nil
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      guard let owner else { return false }
      return recognizer === owner.liftRecognizer ? owner.prepare() : owner.prepareAddition()
    }

    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
      guard let owner, recognizer === owner.liftRecognizer,
        let other = other as? UILongPressGestureRecognizer
      else { return false }
      return other.opensMenu || owner.allowsSimultaneousRecognitionDuringLift
    }
  }
}

extension UITouch {
  /// Returns whether the touch is in a control or a text view inside a view.
  fileprivate func isInControl(below view: UIView?) -> Bool {
    var candidate = self.view
    while let current = candidate, current !== view {
      if current is UIControl || current is UITextView { return true }
      candidate = current.superviewStorage
    }
    return false
  }
}
