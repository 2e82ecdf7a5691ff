package import Foundation
import UIKitGraphics

/// An item dragged or dropped by another application.
package enum ForeignItem: Hashable, Sendable {
  /// A file or folder.
  case file(URL)
  /// A text.
  case text(String)
  /// An item whose type is known before its data.
  case promise(ForeignPromise)

  @MainActor
  fileprivate var dragItem: UIDragItem {
    switch self {
    case .text(let text): UIDragItem(itemProvider: NSItemProvider(object: text))
    case .file(let url):
      UIDragItem(
        itemProvider: NSItemProvider(contentsOf: url) ?? NSItemProvider(object: url)
      )
    case .promise(.text): UIDragItem(itemProvider: NSItemProvider(promised: String.self))
    case .promise(.address): UIDragItem(itemProvider: NSItemProvider(promised: URL.self))
    }
  }
}

/// The types of items from other applications whose data has not arrived yet.
package enum ForeignPromise: Hashable, Sendable {
  case text, address
}

extension NSItemProvider {
  /// Creates a provider of an object whose data arrives with the drop.
  fileprivate convenience init<Object: NSItemProviderWriting>(promised type: Object.Type) {
    self.init()
    registerObject(ofClass: type, visibility: .all) { completion in
      completion(nil, ErrorCode.itemUnavailableError)
      return nil
    }
  }
}

/// A drag from another application over the windows of a host, until it leaves or drops.
@MainActor
final class ForeignDrag: DragInProgress {
  /// The dragged items.
  let items: [ForeignItem]
  private let drop: DropSession
  private let targets: DropTargets
  private let springLoader = SpringLoader()
  private weak var host: WindowHost?
  /// The value of `isAccepted` last reported to the display server.
  private var wasAccepted = false

  init(_ items: [ForeignItem], at point: CGPoint, host: WindowHost) {
    (self.items, self.host) = (items, host)
    drop = DropSession(items: items.map(\.dragItem), point: point, host: host)
    targets = DropTargets(drop)
  }

  /// Whether a view would accept a drop.
  var isAccepted: Bool { targets.acceptingTarget != nil }

  /// Moves the drag, and returns whether a view would accept a drop at the new position.
  func move(to point: CGPoint) -> Bool {
    drop.move(to: point)
    updateTarget()
    wasAccepted = isAccepted
    return wasAccepted
  }

  /// Queries the view under the drag for a proposal.
  private func updateTarget() {
    guard let host, targets.isActive else { return }
    let hitView = host.touches.hitView(at: drop.point)
    targets.update(hitView, outside: .cancel)
    if targets.isActive { springLoader.update(hitView, drop, in: host) }
  }

  func update() {
    updateTarget()
    guard isAccepted != wasAccepted else { return }
    wasAccepted = isAccepted
    host?.onDropResponse?(wasAccepted)
  }

  func updateIfContentMoved() -> Bool {
    guard let host, targets.needsUpdate(host.touches.hitView(at: drop.point)) else { return false }
    update()
    return true
  }

  /// Ends the drag.
  ///
  /// A new touch implies that the dragging application has released the pointer without notice.
  func touchWillBegin() { leave() }

  func contentDidChange() { targets.contentDidChange() }

  /// Delivers the dropped items, and returns whether a view has accepted them.
  func perform(_ items: [ForeignItem]) -> Bool {
    guard targets.isActive else { return false }
    guard let (target, _) = targets.acceptingTarget, let delegate = target.delegate else {
      leave()
      return false
    }
    targets.isActive = false
    springLoader.stop()
    drop.receive(items.map(\.dragItem))
    delegate.dropInteraction(target, performDrop: drop)
    delegate.dropInteraction(target, concludeDrop: drop)
    end()
    return true
  }

  /// Ends a drag that has left or was cancelled.
  func leave() {
    guard targets.isActive else { return }
    targets.isActive = false
    springLoader.stop()
    targets.leave()
    end()
  }

  private func end() {
    if host?.dragInProgress === self { host?.dragInProgress = nil }
    targets.end()
  }
}

extension TouchDispatcher {
  private var foreignDrag: ForeignDrag? { host?.dragInProgress as? ForeignDrag }

  /// Handles a drag from another application over the window.
  ///
  /// - Parameters:
  ///   - items: The dragged items, as far as they are known; different items start a new drag.
  ///   - point: The position in screen coordinates, in points; finite.
  /// - Returns: Whether a view would accept a drop at the position.
  package func dragMoves(_ items: [ForeignItem], to point: CGPoint) -> Bool {
    TouchDispatcher.check(point)
    if let current = foreignDrag, current.items == items { return current.move(to: point) }
    dragLeaves()
    guard let host, host.dragInProgress == nil, !items.isEmpty else { return false }
    let drag = ForeignDrag(items, at: point, host: host)
    host.dragInProgress = drag
    return drag.move(to: point)
  }

  /// Ends a drag from another application that has left the window or has ended.
  ///
  /// Does nothing without one.
  package func dragLeaves() { foreignDrag?.leave() }

  /// Delivers items dropped by another application to the innermost accepting view.
  ///
  /// If no drag was reported before, the view sees one that enters, moves and drops immediately.
  ///
  /// - Parameters:
  ///   - items: The dropped items; an empty array is ignored.
  ///   - point: The position in screen coordinates, in points; finite.
  /// - Returns: Whether a view has accepted the items.
  @discardableResult
  package func drop(_ items: [ForeignItem], at point: CGPoint) -> Bool {
    TouchDispatcher.check(point)
    guard !items.isEmpty, let host else {
      dragLeaves()
      return false
    }
    let drag = foreignDrag ?? ForeignDrag(items, at: point, host: host)
    _ = drag.move(to: point)
    return drag.perform(items)
  }

  /// Informs the user that a text dropped by another application is too long.
  ///
  /// - Parameter limit: The maximum length, in bytes.
  package func dropWasRefused(limit: Int) {
    (host?.keyWindow ?? host?.windows.last)?.presentTextTooLong(limit: limit)
  }
}
