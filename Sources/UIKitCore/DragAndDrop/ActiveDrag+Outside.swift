import Foundation
import UIKitGraphics

/// Support for drags over the windows of other applications.
extension ActiveDrag {
  /// The time without progress after which the other application is assumed to refuse a drop, in
  /// seconds.
  private static let timeout: TimeInterval = 3

  /// Whether the pointer is outside the source window.
  var isOutside: Bool { location != .inside }

  var survivesFocusLoss: Bool { phase == .moving && isOutside }

  /// Offers the items to other applications if the display server and the source permit it.
  func offerToOtherApplications() {
    guard isPointer, !session.isRestrictedToDraggingApplication, let carrier = host.desktopDrag
    else { return }
    let offer = DragOffer(session.items, allowsMove: session.allowsMoveOperation)
    guard !offer.types.isEmpty, carrier.begin(offer) else { return }
    self.desktopDrag = carrier
    carrier.onChange = { [weak self] in self?.outsideResponseDidChange() }
  }

  private func outsideResponseDidChange() {
    switch phase {
    case .moving: if isOutside || desktopDrag?.track() != .inside { update() }
    case .awaitingResponse: resolveOutcome()
    case .lifted, .ending, .ended: break
    }
  }

  /// Outside the window, shows the dragged items as the pointer's image; inside, in the overlay.
  func updateOutside() {
    overlay.isHidden = isOutside
    let displayedOperation = isOutside ? proposal.operation : nil
    guard displayedOperation != outsideOperation else { return }
    outsideOperation = displayedOperation
    let hasArrow = desktopDrag?.replacesPointer ?? false
    guard displayedOperation != nil, let pointer = overlay.makePointer(withArrow: hasArrow) else {
      desktopDrag?.showPointer(nil, hotSpot: .zero)
      return
    }
    desktopDrag?.showPointer(pointer.image, hotSpot: pointer.hotSpot)
  }

  /// Transfers the items and waits asynchronously for the other application's response.
  func dropOutside() {
    guard let desktopDrag else { return cancel() }
    phase = .awaitingResponse
    desktopDrag.drop()
    resolveOutcome()
    if phase == .awaitingResponse { awaitResponse(since: desktopDrag.progress) }
  }

  private func awaitResponse(since progress: Int) {
    host.scheduleCosmetic(after: ActiveDrag.timeout) { [weak self] in
      guard let self, phase == .awaitingResponse, let desktopDrag else { return }
      let now = desktopDrag.progress
      if now == progress { cancel() } else { awaitResponse(since: now) }
    }
  }

  private func resolveOutcome() {
    switch desktopDrag?.outcome ?? .refused {
    case .pending: break
    case .refused: cancel()
    case .copied: foreignDropDidEnd(with: .copy)
    case .moved: foreignDropDidEnd(with: .move)
    }
  }

  private func foreignDropDidEnd(with operation: UIDropOperation) {
    phase = .ending
    endOffer()
    overlay.isHidden = true
    source.delegate?.dragInteraction(source, session: session, willEndWith: operation)
    end(with: operation)
  }

  /// Withdraws the offer to other applications; the drag continues inside the window.
  func endOffer() {
    location = .inside
    overlay.isHidden = false
    guard let desktopDrag else { return }
    self.desktopDrag = nil
    desktopDrag.onChange = nil
    desktopDrag.end()
  }
}

extension DragLocation {
  /// The effect of a drop on another application; `.cancel` where none accepts the items.
  var operation: UIDropOperation {
    switch self {
    case .inside, .outside: .cancel
    case .acceptsCopy: .copy
    case .acceptsMove: .move
    }
  }
}
