package import Foundation

/// Saves the state of an application's interface, and restores it at the next launch.
///
/// The state includes the windows' controllers, from the root down, as long as each has a
/// `restorationIdentifier`, and their views with an identifier. Each object has its own coder.
/// Restoration visits the objects in the same order, including controllers that are pushed while
/// another one decodes.
@MainActor
package enum StateRestoration {
  /// Saves the state if the application's delegate requests it.
  ///
  /// - Parameters:
  ///   - application: The application, whose delegate decides and may add to the state.
  ///   - windows: The windows, from back to front.
  /// - Returns: The state; `nil` if there is no delegate or it does not request saving.
  package static func save(
    _ application: UIApplication,
    windows: [UIWindow]
  ) -> SavedState? {
    guard let delegate = application.delegate else { return nil }
    var shouldSave = false
    let applicationState = archive {
      shouldSave = delegate.application(application, shouldSaveSecureApplicationState: $0)
    }
    guard shouldSave else { return nil }
    var state = SavedState(application: applicationState, objects: [:])
    visit(windows) { path, object in
      state.objects[path] = archive { coder in
        switch object {
        case .controller(let controller): controller.encodeRestorableState(with: coder)
        case .view(let view): view.encodeRestorableState(with: coder)
        }
      }
    }
    return state
  }

  /// Restores a state if the application's delegate permits it.
  ///
  /// Objects that no longer exist or do not match are skipped.
  ///
  /// - Parameters:
  ///   - state: The saved state.
  ///   - application: The application, whose delegate decides and may create the controllers to
  ///     restore.
  ///   - windows: The windows, from back to front.
  package static func restore(
    _ state: SavedState,
    _ application: UIApplication,
    windows: [UIWindow]
  ) {
    guard let delegate = application.delegate,
      let applicationCoder = StateCoder(reading: state.application),
      delegate.application(application, shouldRestoreSecureApplicationState: applicationCoder)
    else { return }
    visit(windows) { path, object in
      guard let data = state.objects[path], let coder = StateCoder(reading: data)
      else { return }
      switch object {
      case .controller(let controller):
        controller.decodeRestorableState(with: coder)
        // Loads views whose state is to be restored.
        if state.objects.keys.contains(where: { $0.hasPrefix(path + "//") }) {
          controller.loadViewIfNeeded()
        }
      case .view(let view): view.decodeRestorableState(with: coder)
      }
    }
  }

  private static func archive(_ encode: (NSCoder) -> Void) -> Data {
    let coder = StateCoder()
    encode(coder)
    return coder.encodedData
  }

  // MARK: Traversal

  private enum RestorableObject {
    case controller(UIViewController)
    case view(UIView)
  }

  /// Visits all restorable objects, each with a unique path of identifiers.
  private static func visit(_ windows: [UIWindow], _ body: (String, RestorableObject) -> Void) {
    // The number of objects visited so far, by their path without a number.
    var pathCounts: [String: Int] = [:]
    for window in windows {
      if let root = window.rootViewController { visit(root, path: "", &pathCounts, body) }
    }
  }

  private static func visit(
    _ controller: UIViewController,
    path: String,
    _ pathCounts: inout [String: Int],
    _ body: (String, RestorableObject) -> Void
  ) {
    guard let identifier = controller.restorationIdentifier else { return }
    let path = uniquePath(path + "/" + identifier, &pathCounts)
    body(path, .controller(controller))
    if let view = controller.viewIfLoaded { visit(view, path: path, &pathCounts, body) }
    // Visiting a child may add further children.
    var index = 0
    while index < controller.children.count {
      visit(controller.children[index], path: path, &pathCounts, body)
      index += 1
    }
    if let presented = controller.presentedViewController,
      presented.presentingViewController === controller
    {
      visit(presented, path: path, &pathCounts, body)
    }
  }

  /// Visits a controller's views, except those of its child controllers.
  private static func visit(
    _ view: UIView,
    path: String,
    _ pathCounts: inout [String: Int],
    _ body: (String, RestorableObject) -> Void
  ) {
    if let identifier = view.restorationIdentifier {
      body(uniquePath(path + "//" + identifier, &pathCounts), .view(view))
    }
    for subview in view.subviews where subview.owner == nil {
      visit(subview, path: path, &pathCounts, body)
    }
  }

  /// Returns the path, with an appended number for duplicates.
  private static func uniquePath(_ path: String, _ pathCounts: inout [String: Int]) -> String {
    let count = pathCounts[path, default: 0]
    pathCounts[path] = count + 1
    return count == 0 ? path : "\(path)#\(count)"
  }
}

/// The saved state of an application, encodable to a file.
package struct SavedState: Encodable, Equatable, Sendable {
  /// The state of the application's delegate.
  package var application: Data
  /// The state of controllers and views, by the path of their identifiers.
  package var objects: [String: Data]

  /// Creates a state.
  ///
  /// - Parameters:
  ///   - application: The data saved by the application's delegate.
  ///   - objects: The data saved by controllers and views.
  package init(application: Data, objects: [String: Data]) {
    self.application = application
    self.objects = objects
  }
}
