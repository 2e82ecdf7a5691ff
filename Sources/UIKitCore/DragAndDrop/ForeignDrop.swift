package import Foundation
import UIKitGraphics

/// One thing that another program has dropped.
package enum ForeignItem: Hashable, Sendable {
  /// A file or folder.
  case file(URL)
  /// A text.
  case text(String)

  @MainActor
  fileprivate var dragItem: UIDragItem {
    switch self {
    case .text(let text): UIDragItem(itemProvider: NSItemProvider(object: text))
    case .file(let url):
      UIDragItem(
        itemProvider: NSItemProvider(contentsOf: url) ?? NSItemProvider(object: url)
      )
    }
  }
}

extension TouchDispatcher {
  /// Hands what another program has dropped to the innermost view that takes it.
  ///
  /// The view sees a drag that enters, moves and is dropped at once.
  ///
  /// - Parameters:
  ///   - items: What was dropped; nothing happens without any.
  ///   - point: Screen coordinates, in points; finite.
  /// - Returns: Whether a view has taken it.
  @discardableResult
  package func drop(_ items: [ForeignItem], at point: CGPoint) -> Bool {
    TouchDispatcher.check(point)
    guard !items.isEmpty, let loop, let hit = hitView(at: point) else { return false }
    let session = DropSession(items: items.map(\.dragItem), point: point, host: loop)
    for view in sequence(first: hit, next: \.superviewStorage) {
      for case let interaction as UIDropInteraction in view.interactionStorage.reversed() {
        guard let delegate = interaction.delegate,
          delegate.dropInteraction(interaction, canHandle: session)
        else { continue }
        return drop(session, on: interaction, delegate)
      }
    }
    return false
  }

  private func drop(
    _ session: DropSession,
    on interaction: UIDropInteraction,
    _ delegate: any UIDropInteractionDelegate
  ) -> Bool {
    delegate.dropInteraction(interaction, sessionDidEnter: session)
    let proposal = delegate.dropInteraction(interaction, sessionDidUpdate: session)
    let isTaken = proposal.operation == .copy || proposal.operation == .move
    if isTaken {
      session.mayLoad = true
      delegate.dropInteraction(interaction, performDrop: session)
      delegate.dropInteraction(interaction, concludeDrop: session)
    } else {
      delegate.dropInteraction(interaction, sessionDidExit: session)
    }
    delegate.dropInteraction(interaction, sessionDidEnd: session)
    return isTaken
  }
}
