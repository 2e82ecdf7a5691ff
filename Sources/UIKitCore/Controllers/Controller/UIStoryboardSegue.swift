public import Foundation

/// A change from one controller to another that is made and performed in code.
///
///     let segue = FadeSegue(identifier: "details", source: self, destination: details)
///     prepare(for: segue, sender: self)
///     segue.perform()
///
/// Linux has no storyboards, whose segues UIKit performs itself.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The name of the segue; `nil` for none.
  public final let identifier: String?
  /// The controller from which the segue starts.
  public final let source: UIViewController
  /// The controller that appears.
  public final let destination: UIViewController
  private final let performHandler: (() -> Void)?

  /// Creates a segue of a class that overrides `perform()`.
  ///
  /// - Parameters:
  ///   - identifier: The name; `nil` for none.
  ///   - source: The controller from which the segue starts.
  ///   - destination: The controller that appears.
  public init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    performHandler = nil
    super.init()
  }

  /// Creates a segue that a closure performs.
  ///
  /// - Parameters:
  ///   - identifier: The name; `nil` for none.
  ///   - source: The controller from which the segue starts.
  ///   - destination: The controller that appears.
  ///   - performHandler: Shows the destination; called by `perform()`.
  public init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    self.performHandler = performHandler
    super.init()
  }

  /// Shows the destination: calls the closure, if there is one, or else `show(_:sender:)` of the
  /// source.
  open func perform() {
    if let performHandler { performHandler() } else { source.show(destination, sender: self) }
  }
}
