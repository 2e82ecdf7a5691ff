package import Foundation
package import UIKitGraphics

/// The place of a drag's pointer, as far as the windows of other programs have answered.
package enum DragPlace: Sendable {
  /// Over the window that the drag began in.
  case inside
  /// Elsewhere, over nothing that takes it.
  case outside
  /// Over a window of another program that would copy the dropped data.
  case copies
  /// Over one that would move it.
  case moves
}

/// The result of a drop on the window of another program.
package enum DragOutcome: Sendable {
  /// The program has not answered.
  case pending
  /// It does not want the data, or could not get it.
  case refused
  /// It has a copy of the data.
  case copied
  /// It has the data; the source may be removed.
  case moved
}

/// The data of a drag as other programs get it.
@MainActor
package struct DragOffer {
  /// The types in which the data can be had, such as `image/png`, the best one first.
  package let types: [String]
  /// Whether it may be moved, and not only copied.
  package let allowsMove: Bool
  /// Loads the data of a type, and calls the closure once, on the main thread, at once or later;
  /// with `nil` when there is none.
  package let load: (String, @escaping @MainActor (Data?) -> Void) -> Void

  /// Creates an offer.
  ///
  /// - Parameters:
  ///   - types: The types' names on the desktop.
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

/// Takes a drag of the pointer to the windows of other programs.
@MainActor
package protocol DragCarrier: AnyObject {
  /// Called when another program has answered, or has requested data.
  var onChange: (() -> Void)? { get set }

  /// Begins to offer data; ends the previous offer.
  ///
  /// - Parameter offer: The data.
  /// - Returns: Whether other programs can get it.
  func begin(_ offer: DragOffer) -> Bool

  /// Notifies the window below the pointer of the drag; does not wait for its program.
  ///
  /// - Returns: The place of the pointer.
  func track() -> DragPlace

  /// Drops the data on that window.
  func drop()

  /// The result of the drop, as far as it is known.
  var outcome: DragOutcome { get }

  /// A number that grows while the other program takes data.
  var progress: Int { get }

  /// Ends the drag: nothing is offered any more, and the pointer has its usual shape.
  func end()

  /// Whether the picture replaces the pointer, rather than being beside it.
  var replacesPointer: Bool { get }

  /// Shows a picture at the pointer, where the window does not reach.
  ///
  /// - Parameters:
  ///   - picture: `nil` shows the pointer's usual shape.
  ///   - hotSpot: The position of the pointer in the picture, in points.
  func showPointer(_ picture: UIImage?, hotSpot: CGPoint)
}
