public import Foundation
public import UIKitGraphics

/// The title and the image of an action in menus and controls.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The attributes of a menu element.
  public struct Attributes: OptionSet, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Creates attributes from bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The action is shown, but cannot be selected.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The action deletes something; it is shown in red.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The action is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when the action is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The state of an action that can be on or off.
  public enum State: Int, Sendable {
    /// Not marked.
    case off
    /// Marked.
    case on
    /// The action represents several items; some are on.
    case mixed
  }

  /// The text.
  ///
  /// Default: empty.
  open internal(set) var title: String
  /// The picture; `nil` shows none.
  open internal(set) var image: UIImage?
  /// A smaller text below the first one; `nil`, the default, shows none.
  open var subtitle: String?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}
