import Foundation
import UIKitGraphics

/// The drag session for the source of a drag.
@MainActor
final class DragSession: NSObject, UIDragSession {
  var items: [UIDragItem] = []
  var localContext: Any?
  let source: UIDragInteraction
  private let host: WindowHost
  /// The position of the drag in screen coordinates, in points.
  var point: CGPoint
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false

  init(source: UIDragInteraction, host: WindowHost, point: CGPoint) {
    (self.source, self.host, self.point) = (source, host, point)
    super.init()
  }

  func location(in view: UIView) -> CGPoint { view.windowStorage?.point(point, in: view) ?? point }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { $0.conforms(toAnyOf: typeIdentifiers) }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

/// The drop session for the destinations of a drag.
@MainActor
final class DropSession: NSObject, UIDropSession {
  /// The drag session of a drag from this application; `nil` for a drag from another one.
  let local: DragSession?
  /// The items of a drag from another application.
  private var foreignItems: [UIDragItem]
  private var foreignPoint: CGPoint
  private let host: WindowHost
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  let progress = Progress(totalUnitCount: 0)
  /// Whether loading the data is permitted, from `performDrop` on.
  var canLoad = false
  /// The number of pending `loadObjects` calls.
  private(set) var pendingLoadCount = 0
  /// Called when the last pending call has its data.
  var onLoaded: (() -> Void)?

  /// Creates the session of a drag from this application.
  init(_ local: DragSession, host: WindowHost) {
    (self.local, self.host) = (local, host)
    (foreignItems, foreignPoint) = ([], .zero)
    super.init()
  }

  /// Creates the session of a drag from another application.
  init(items: [UIDragItem], point: CGPoint, host: WindowHost) {
    local = nil
    (foreignItems, foreignPoint, self.host) = (items, point, host)
    super.init()
  }

  var localDragSession: (any UIDragSession)? { local }
  var items: [UIDragItem] { local?.items ?? foreignItems }
  /// Whether moves are allowed; `false` for other applications, which do not report it, so that
  /// items are copied.
  var allowsMoveOperation: Bool { local?.allowsMoveOperation ?? false }
  var isRestrictedToDraggingApplication: Bool { local?.isRestrictedToDraggingApplication ?? false }

  /// The position of the drag in screen coordinates, in points.
  var point: CGPoint { local?.point ?? foreignPoint }

  /// Updates the position of a drag from another application.
  func move(to point: CGPoint) { foreignPoint = point }

  /// Stores the items dropped by another application and permits loading.
  func receive(_ items: [UIDragItem]) {
    foreignItems = items
    canLoad = true
  }

  func location(in view: UIView) -> CGPoint {
    view.windowStorage?.point(point, in: view) ?? point
  }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { $0.conforms(toAnyOf: typeIdentifiers) }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    guard canLoad else {
      // Data is available only from the drop on.
      host.onNextFrame { completion([]) }
      return progress
    }
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    progress.totalUnitCount += Int64(providers.count)
    let load = ObjectLoad(count: providers.count) { [self] objects in
      progress.completedUnitCount += Int64(providers.count)
      completion(objects)
      pendingLoadCount -= 1
      if pendingLoadCount == 0 { onLoaded?() }
    }
    pendingLoadCount += 1
    load.start(providers, aClass, host)
    return progress
  }
}

/// Loads the objects of several item providers.
@MainActor
private final class ObjectLoad {
  private var objects: [(any NSItemProviderReading)?]
  private var remainingCount: Int
  private let finish: ([any NSItemProviderReading]) -> Void

  init(count: Int, _ finish: @escaping ([any NSItemProviderReading]) -> Void) {
    objects = Array(repeating: nil, count: count)
    (remainingCount, self.finish) = (count, finish)
  }

  /// Collects the existing objects, and loads the others in the background.
  func start(
    _ providers: [NSItemProvider],
    _ aClass: any NSItemProviderReading.Type,
    _ host: WindowHost
  ) {
    var remaining: [(Int, NSItemProvider)] = []
    for (index, provider) in providers.enumerated() {
      objects[index] = provider.presentObject(ofClass: aClass)
      if objects[index] == nil { remaining.append((index, provider)) } else { remainingCount -= 1 }
    }
    guard !remaining.isEmpty else {
      return host.onNextFrame { self.finish(self.objects.compactMap { $0 }) }
    }
    for (index, provider) in remaining {
      provider.loadObject(ofClass: aClass) { object, _ in
        nonisolated(unsafe) let object = object
        DispatchQueue.main.async {
          MainActor.assumeIsolated { self.receive(object, at: index) }
        }
      }
    }
  }

  private func receive(_ object: (any NSItemProviderReading)?, at index: Int) {
    objects[index] = object
    remainingCount -= 1
    if remainingCount == 0 { finish(objects.compactMap { $0 }) }
  }
}

extension UIDragItem {
  /// Returns whether the item can be loaded as one of several types.
  final func conforms(toAnyOf types: [String]) -> Bool {
    types.contains { itemProvider.hasItemConformingToTypeIdentifier($0) }
  }
}
