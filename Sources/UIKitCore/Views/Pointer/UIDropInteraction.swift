public import Foundation
import UIKitGraphics

/// What other programs drop: text, or the places of files.
public protocol UIDroppable: Sendable {
  /// The value of something that was dropped; `nil` when it is of another kind.
  static func _value(of item: UIDroppedItem) -> Self?
}

/// One thing that another program has dropped.
public enum UIDroppedItem: Hashable, Sendable {
  /// A file or folder.
  case file(URL)
  /// A text.
  case text(String)
}

extension URL: UIDroppable {
  /// The place of a file.
  public static func _value(of item: UIDroppedItem) -> URL? {
    guard case .file(let url) = item else { return nil }
    return url
  }
}

extension String: UIDroppable {
  /// The text.
  public static func _value(of item: UIDroppedItem) -> String? {
    guard case .text(let text) = item else { return nil }
    return text
  }
}

/// A drop of another program.
@preconcurrency @MainActor
public final class UIDropSession {
  /// What was dropped, in the other program's order.
  public let items: [UIDroppedItem]
  private let point: CGPoint

  init(items: [UIDroppedItem], point: CGPoint) {
    self.items = items
    self.point = point
  }

  /// Where it was dropped.
  ///
  /// - Parameter view: The view whose coordinates are wanted.
  /// - Returns: The place in points.
  public func location(in view: UIView) -> CGPoint {
    view.windowStorage?.point(point, in: view) ?? point
  }

  /// Whether something of a kind was dropped.
  ///
  /// - Parameter kind: `URL` for files, `String` for text.
  /// - Returns: Whether there is any.
  public func canLoadObjects<Kind: UIDroppable>(ofClass kind: Kind.Type) -> Bool {
    items.contains { Kind._value(of: $0) != nil }
  }

  /// Hands out what was dropped of a kind.
  ///
  /// - Parameters:
  ///   - kind: `URL` for files, `String` for text.
  ///   - completion: Called at once; UIKit calls it later.
  public func loadObjects<Kind: UIDroppable>(
    ofClass kind: Kind.Type,
    completion: ([Kind]) -> Void
  ) {
    completion(items.compactMap { Kind._value(of: $0) })
  }
}

/// Takes what other programs drop on a view.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: AnyObject {
  /// Whether the view takes a drop; otherwise the views around it are asked.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: What was dropped, and where.
  /// - Returns: By default `true`.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: UIDropSession) -> Bool

  /// Takes a drop.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: What was dropped, and where.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: UIDropSession)
}

extension UIDropInteractionDelegate {
  /// Every drop.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: UIDropSession
  ) -> Bool { true }
}

/// Lets a view take files and texts that other programs drop on it.
///
/// Windows refuse drops until a view has such an interaction. What SDL 2 does not tell does not
/// exist: a drag cannot be followed before it is dropped.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// The view that has the interaction.
  open private(set) weak var view: UIView?
  /// Takes the drops; not retained.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?

  /// Creates an interaction.
  ///
  /// - Parameter delegate: Takes the drops; not retained.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
  }

  /// Does nothing.
  open func willMove(to view: UIView?) {}

  /// Remembers the view, and has the desktop window accept drops.
  open func didMove(to view: UIView?) {
    self.view = view
    if view != nil { WindowHost.current.wantsDrops = true }
  }
}

extension TouchDispatcher {
  /// Hands a drop to the innermost view that takes it.
  ///
  /// - Parameters:
  ///   - items: What was dropped; nothing happens without any.
  ///   - point: Screen coordinates, in points; finite.
  /// - Returns: Whether a view has taken it.
  @discardableResult
  package func drop(_ items: [UIDroppedItem], at point: CGPoint) -> Bool {
    TouchDispatcher.check(point)
    guard !items.isEmpty, let hit = hitView(at: point) else { return false }
    let session = UIDropSession(items: items, point: point)
    for view in sequence(first: hit, next: \.superviewStorage) {
      for case let interaction as UIDropInteraction in view.interactionStorage {
        guard let delegate = interaction.delegate,
          delegate.dropInteraction(interaction, canHandle: session)
        else { continue }
        delegate.dropInteraction(interaction, performDrop: session)
        return true
      }
    }
    return false
  }
}
