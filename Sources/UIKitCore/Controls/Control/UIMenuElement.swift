public import Foundation
public import UIKitGraphics

/// The base class of actions and menus, with a title and an image.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The attributes of a menu element.
  public struct Attributes: OptionSet, Sendable {
    /// The bit mask, with the values of UIKit.
    public let rawValue: UInt

    /// Creates attributes from a bit mask.
    ///
    /// - Parameter rawValue: The bit mask.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The action is displayed but cannot be selected.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The action deletes data and is displayed in red.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The action is not displayed.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu remains open after the action is selected.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The state of an action that can be on or off.
  public enum State: Int, Sendable {
    /// The action is off and has no mark.
    case off
    /// The action is on and has a mark.
    case on
    /// The action represents several items, some of which are on.
    case mixed
  }

  /// The title.
  ///
  /// Default: empty.
  open internal(set) var title: String
  /// The image; `nil` for none.
  open internal(set) var image: UIImage?
  /// The smaller text below the title; `nil`, the default, for none.
  open var subtitle: String?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}
