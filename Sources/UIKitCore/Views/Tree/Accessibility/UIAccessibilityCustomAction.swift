public import Foundation
public import UIKitGraphics

/// A custom action of an element, which a screen reader offers besides activation.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// A handler that performs an action and returns whether it succeeded.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// The name of the action, read to the user.
  open var name: String
  /// The image next to the name; screen readers do not show it.
  open var image: UIImage?
  /// The handler that performs the action; `nil` if the action does nothing.
  open var actionHandler: Handler?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - name: The name, read to the user.
  ///   - actionHandler: The handler; returns whether the action succeeded.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action with an image.
  ///
  /// - Parameters:
  ///   - name: The name, read to the user.
  ///   - image: The image.
  ///   - actionHandler: The handler; returns whether the action succeeded.
  public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }
}
