public import Foundation
public import UIKitGraphics

/// An action that a screen reader offers for an element, besides activating it.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Performs an action; returns whether it could be performed.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// The name of the action, as it is read to the user.
  open var name: String
  /// A picture beside the name; screen readers do not show it.
  open var image: UIImage?
  /// Performs the action; without one, nothing happens.
  open var actionHandler: Handler?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - name: The name, as it is read to the user.
  ///   - actionHandler: Returns whether the action could be performed.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action with a picture.
  ///
  /// - Parameters:
  ///   - name: The name, as it is read to the user.
  ///   - image: The picture.
  ///   - actionHandler: Returns whether the action could be performed.
  public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }
}
