package import Foundation
package import UIKitGraphics

/// The position of a drag's pointer relative to the windows of other programs, from the responses
/// received so far.
package enum DragLocation: Sendable {
  /// Over the window in which the drag began.
  case inside
  /// Outside of it, over nothing that accepts the data.
  case outside
  /// Over a window of a different program that would copy the dropped data.
  case acceptsCopy
  /// Over a window of a different program that would move the dropped data.
  case acceptsMove
}

/// The result of a drop on the window of a different program.
package enum DragOutcome: Sendable {
  /// The program has not responded.
  case pending
  /// The program does not accept the data, or could not receive it.
  case refused
  /// The program has copied the data.
  case copied
  /// The program has received the data; the source may be removed.
  case moved
}

/// The data of a drag for other programs.
@MainActor
package struct DragOffer {
  /// The available types, such as `image/png`, best type first.
  package let types: [String]
  /// Whether the data may be moved as well as copied.
  package let allowsMove: Bool
  /// Loads the data of a type, and calls the closure once on the main thread, immediately or later;
  /// with `nil` if there is no data.
  package let load: (String, @escaping @MainActor (Data?) -> Void) -> Void

  /// Creates an offer.
  ///
  /// - Parameters:
  ///   - types: The desktop's names of the types.
  ///   - allowsMove: Whether the data may be moved.
  ///   - load: Loads the data of a type.
  package init(
    types: [String],
    allowsMove: Bool,
    load: @escaping (String, @escaping @MainActor (Data?) -> Void) -> Void
  ) {
    (self.types, self.allowsMove, self.load) = (types, allowsMove, load)
  }
}

/// A drag that is offered to the windows of other programs.
@MainActor
package protocol DesktopDrag: AnyObject {
  /// Called when a different program has responded or requested data.
  var onChange: (() -> Void)? { get set }

  /// Begins an offer of data; ends the previous offer.
  ///
  /// - Parameter offer: The data.
  /// - Returns: Whether other programs can receive the data.
  func begin(_ offer: DragOffer) -> Bool

  /// Notifies the window under the pointer of the drag; does not wait for its program.
  ///
  /// - Returns: The position of the pointer.
  func track() -> DragLocation

  /// Drops the data on the window under the pointer.
  func drop()

  /// The result of the drop; `.pending` until the program has responded.
  var outcome: DragOutcome { get }

  /// A counter that increases while the other program receives data.
  var progress: Int { get }

  /// Ends the drag and its offer, and restores the pointer's shape.
  func end()

  /// Whether the drag image replaces the pointer instead of appearing next to it.
  var replacesPointer: Bool { get }

  /// Shows an image at the pointer outside of the window.
  ///
  /// - Parameters:
  ///   - image: The image; `nil` restores the pointer's usual shape.
  ///   - hotSpot: The position of the pointer in the image, in points.
  func showPointer(_ image: UIImage?, hotSpot: CGPoint)
}
