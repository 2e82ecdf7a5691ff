public import Foundation

/// A dragged item.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// The provider of the item's data.
  public final let itemProvider: NSItemProvider
  /// An object of this application that represents the item.
  ///
  /// Default: `nil`. Other applications cannot access it.
  open var localObject: Any?
  /// The closure that creates a preview for the drag, which replaces the lifted one.
  ///
  /// Called when the drag begins. Default: `nil`, which keeps the lifted preview.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Creates an item.
  ///
  /// - Parameter itemProvider: The provider of the data.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// The common interface of drag and drop sessions: the items and the position.
@preconcurrency @MainActor
public protocol UIDragDropSession: AnyObject {
  /// The dragged items.
  var items: [UIDragItem] { get }
  /// Whether the items may be moved as well as copied.
  var allowsMoveOperation: Bool { get }
  /// Whether the items are unavailable to other applications.
  var isRestrictedToDraggingApplication: Bool { get }

  /// Returns the position of the drag.
  ///
  /// - Parameter view: The view of the coordinate system.
  /// - Returns: The position in points.
  func location(in view: UIView) -> CGPoint

  /// Returns whether an item can be loaded as one of several types.
  ///
  /// - Parameter typeIdentifiers: The types, such as `public.image`.
  /// - Returns: Whether such an item exists.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool

  /// Returns whether an item can be loaded as an object of a class.
  ///
  /// - Parameter aClass: The class, such as `String.self`, `URL.self` or `UIImage.self`.
  /// - Returns: Whether such an item exists.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// The drag session for the source of a drag.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// An application-specific value for the whole drag.
  var localContext: Any? { get set }
}

/// The progress indicator during the loading of dropped data.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// No indicator.
  case none = 0
  /// The system's indicator. It is not displayed here, because text and files load immediately.
  case `default` = 1
}

/// The drop session for the destinations of a drag.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag session of a drag from this application; `nil` for a drag from another one.
  var localDragSession: (any UIDragSession)? { get }
  /// The indicator during the loading of dropped data; `.default` by default.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// The progress of loading, with the numbers of requested and loaded items.
  var progress: Progress { get }

  /// Loads the items that are objects of a class or can be read as such.
  ///
  /// - Parameters:
  ///   - aClass: The class, such as `UIImage.self`.
  ///   - completion: Called once on the main thread, in the next frame or later, with the
  ///     successfully loaded objects in the order of the items.
  /// - Returns: The progress of loading.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// Loads the items that can be read as a Swift type.
  ///
  /// - Parameters:
  ///   - aClass: `String.self` or `URL.self`.
  ///   - completion: Called once on the main thread, in the next frame or later, with the
  ///     successfully loaded values in the order of the items.
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
