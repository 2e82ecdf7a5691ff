public import Foundation

/// One thing that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// Supplies the data to the drop.
  public final let itemProvider: NSItemProvider
  /// An object of this program that represents the item; other programs do not get it.
  ///
  /// Default: `nil`.
  open var localObject: Any?
  /// Makes the preview that is shown while the item is dragged, in place of the lifted one.
  ///
  /// Called when the drag begins. Default: `nil`, the lifted preview.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Creates an item.
  ///
  /// - Parameter itemProvider: Supplies the data.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// The common part of both sides of a drag: the items, and the position.
@preconcurrency @MainActor
public protocol UIDragDropSession: AnyObject {
  /// The dragged items.
  var items: [UIDragItem] { get }
  /// Whether the items may be moved, and not only copied.
  var allowsMoveOperation: Bool { get }
  /// Whether other programs get nothing of the items.
  var isRestrictedToDraggingApplication: Bool { get }

  /// Returns the position of the drag.
  ///
  /// - Parameter view: The view whose coordinates are wanted.
  /// - Returns: The place in points.
  func location(in view: UIView) -> CGPoint

  /// Whether an item can be loaded as one of some types.
  ///
  /// - Parameter typeIdentifiers: Such as `public.image`.
  /// - Returns: Whether there is one.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool

  /// Whether an item can be loaded as an object of a class.
  ///
  /// - Parameter aClass: Such as `String.self`, `URL.self`, `UIImage.self`.
  /// - Returns: Whether there is one.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag as the view sees it in which it began.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// Something of this program that belongs to the drag as a whole.
  var localContext: Any? { get set }
}

/// The indicator that is shown while dropped data is loaded.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// Nothing.
  case none = 0
  /// The system's indicator; none is shown here, since text and files load at once.
  case `default` = 1
}

/// A drag as the views see it over which it is.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag, if it began in this program; `nil` for one of another program.
  var localDragSession: (any UIDragSession)? { get }
  /// The indicator that is shown while dropped data is loaded. Default: `.default`.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// The progress of loading: the requested items, and those that have been loaded.
  var progress: Progress { get }

  /// Loads the items that are objects of a class, or can be read as such.
  ///
  /// - Parameters:
  ///   - aClass: Such as `UIImage.self`.
  ///   - completion: Called once on the main thread, at the next frame or later, with those that
  ///     could be loaded, in their order.
  /// - Returns: The progress of loading.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// Loads the items that can be read as a type of Swift's own.
  ///
  /// - Parameters:
  ///   - aClass: `String.self` or `URL.self`.
  ///   - completion: Called once on the main thread, at the next frame or later, with those that
  ///     could be loaded, in their order.
  /// - Returns: The progress of loading.
  @discardableResult
  public func loadObjects<Value: NSItemProviderReading & _ItemProviderValue>(
    ofClass aClass: Value.Type,
    completion: @escaping ([Value]) -> Void
  ) -> Progress {
    let any: any NSItemProviderReading.Type = aClass
    return loadObjects(ofClass: any) { completion($0.compactMap { $0 as? Value }) }
  }
}
