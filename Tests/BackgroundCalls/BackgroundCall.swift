import Foundation
public import UIKitCore
import UIKitGraphics

/// A call that functions without actor isolation make on a background thread.
///
/// This module uses the Swift 5 language mode, in which the compiler does not diagnose such calls.
public struct BackgroundCall {
  /// The method or property.
  public let name: String
  /// The message with which the call stops the program; `nil` if the call is permitted.
  public let sentence: String?
  /// Makes the call and returns the problem with its result; `nil` if the result is correct.
  public let body: (BackgroundObjects) -> String?

  /// All calls.
  public static var all: [BackgroundCall] {
    changesOfViews + changesOfTables + changesOfControllers + globals + permitted
  }

  /// Creates a call that stops the program.
  ///
  /// - Parameters:
  ///   - member: The type, a full stop and the method or property, as in the message.
  ///   - name: A name that distinguishes the call from others of the same member; by default, the
  ///     member.
  ///   - body: Makes the call.
  /// - Returns: The call.
  static func stops(
    _ member: String,
    name: String? = nil,
    body: @escaping (BackgroundObjects) -> Void
  ) -> BackgroundCall {
    let rule = "was used on a background thread; it may be used only on the main thread"
    return BackgroundCall(name: name ?? member, sentence: "\(member) \(rule)") { objects in
      body(objects)
      return nil
    }
  }

  /// Creates a change of a property that has no check itself: the invalidation of its view stops
  /// the program.
  static func changes(
    _ type: String,
    _ name: String,
    body: @escaping (BackgroundObjects) -> Void
  ) -> BackgroundCall {
    let rule = "was changed on a background thread; views may be changed only on the main thread"
    return BackgroundCall(name: "\(type).\(name)", sentence: "A \(type) \(rule)") { objects in
      body(objects)
      return nil
    }
  }

  /// Creates a call that is permitted on background threads.
  ///
  /// - Parameters:
  ///   - name: The method or property.
  ///   - body: Makes the call, and returns whether its result is correct.
  /// - Returns: The call.
  static func permits(
    _ name: String,
    body: @escaping (BackgroundObjects) -> Bool
  ) -> BackgroundCall {
    BackgroundCall(name: name, sentence: nil) { objects in
      body(objects) ? nil : "\(name) has a wrong result"
    }
  }
}

/// The objects that an application has created on the main thread.
public final class BackgroundObjects {
  let table: UITableView
  let label: UILabel
  let view: UIView
  let imageView: UIImageView
  let image: UIImage
  let controller: UIViewController
  let navigation: UINavigationController
  let controls: Controls
  let source: UITableViewDiffableDataSource<Int, Int>
  /// The only strong reference to a controller with a loaded view.
  var last: UIViewController?

  /// The controls without a window.
  @MainActor
  final class Controls {
    let button = UIButton(type: .system)
    let field = UITextField(frame: .zero)
    let textView = UITextView(frame: .zero)
    let toggle = UISwitch(frame: .zero)
    let slider = UISlider(frame: .zero)
    let progress = UIProgressView(progressViewStyle: .default)
    let indicator = UIActivityIndicatorView(style: .medium)

    /// Creates the controls.
    init() {}
  }

  /// Keeps the given objects of an application, and creates the others.
  @MainActor
  public init(
    table: UITableView,
    label: UILabel,
    view: UIView,
    imageView: UIImageView,
    controller: UIViewController,
    navigation: UINavigationController
  ) {
    self.table = table
    self.label = label
    self.view = view
    self.imageView = imageView
    image = imageView.image ?? UIImage()
    self.controller = controller
    self.navigation = navigation
    controls = Controls()
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let boundTable = UITableView(frame: frame, style: .plain)
    source = UITableViewDiffableDataSource(tableView: boundTable) { _, _, _ in UITableViewCell() }
    last = UITableViewController(style: .grouped)
    last?.loadViewIfNeeded()
  }
}
