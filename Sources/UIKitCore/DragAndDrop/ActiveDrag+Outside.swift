import Foundation
import UIKitGraphics

/// Support for drags over the windows of other applications.
extension ActiveDrag {
  /// The time without progress after which the other application is assumed to refuse a drop, in
  /// seconds.
  private static let timeout: TimeInterval = 3

  /// Whether the pointer is outside the source window.
  var isOutside: Bool { place != .inside }

  var outlivesFocus: Bool { phase == .moving && isOutside }

  /// Offers the items to other applications if the display server and the source permit it.
  func offerToOthers() {
    guard isPointer, !session.isRestrictedToDraggingApplication, let carrier = host.dragCarrier
    else { return }
    let offer = DragOffer(session.items, allowsMove: session.allowsMoveOperation)
    guard !offer.types.isEmpty, carrier.begin(offer) else { return }
    self.carrier = carrier
    carrier.onChange = { [weak self] in self?.othersDidChange() }
  }

  private func othersDidChange() {
    switch phase {
    case .moving: if isOutside || carrier?.track() != .inside { update() }
    case .handedOver: resolveOutcome()
    case .lifted, .ending, .over: break
    }
  }

  /// Shows the dragged items at the pointer outside the window.
  func showOutside() {
    overlay.isHidden = isOutside
    let shown = isOutside ? proposal.operation : nil
    guard shown != shownOutside else { return }
    shownOutside = shown
    let hasArrow = carrier?.replacesPointer ?? false
    guard shown != nil, let pointer = overlay.makePointer(withArrow: hasArrow) else {
      carrier?.showPointer(nil, hotSpot: .zero)
      return
    }
    carrier?.showPointer(pointer.picture, hotSpot: pointer.hotSpot)
  }

  /// Transfers the items and waits asynchronously for the other application's response.
  func dropOutside() {
    guard let carrier else { return cancel() }
    phase = .handedOver
    carrier.drop()
    resolveOutcome()
    if phase == .handedOver { wait(since: carrier.progress) }
  }

  private func wait(since progress: Int) {
    host.later(ActiveDrag.timeout) { [weak self] in
      guard let self, phase == .handedOver, let carrier else { return }
      let now = carrier.progress
      if now == progress { cancel() } else { wait(since: now) }
    }
  }

  private func resolveOutcome() {
    switch carrier?.outcome ?? .refused {
    case .pending: break
    case .refused: cancel()
    case .copied: taken(with: .copy)
    case .moved: taken(with: .move)
    }
  }

  private func taken(with operation: UIDropOperation) {
    phase = .ending
    endOutside()
    overlay.isHidden = true
    source.delegate?.dragInteraction(source, session: session, willEndWith: operation)
    end(with: operation)
  }

  /// Stops offering the drag to other applications.
  func endOutside() {
    place = .inside
    overlay.isHidden = false
    guard let carrier else { return }
    self.carrier = nil
    carrier.onChange = nil
    carrier.end()
  }
}

extension DragPlace {
  /// The effect of a drop outside the window.
  var operation: UIDropOperation {
    switch self {
    case .inside, .outside: .cancel
    case .copies: .copy
    case .moves: .move
    }
  }
}
