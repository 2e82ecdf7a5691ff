import Foundation
public import UIKitGraphics

/// A menu of actions and of other menus.
///
///     button.menu = UIMenu(title: "Sort by", options: .singleSelection, children: [byName, byDate])
///     button.showsMenuAsPrimaryAction = true
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// The name that identifies a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier.
    ///
    /// - Parameter rawValue: The name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier.
    ///
    /// - Parameter rawValue: The name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The presentation of a menu.
  public struct Options: OptionSet, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Creates options from bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// In a menu, its elements are shown there, between lines.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// In a menu, its entry is red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One of its actions is on: the one that was chosen last.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The identifier; a unique one by default.
  public final let identifier: Identifier
  /// The presentation of the menu; empty by default.
  public final let options: Options
  /// Actions and menus, in their order.
  open var children: [UIMenuElement] { childStorage }
  private final let childStorage: [UIMenuElement]
  private static var unnamedCount = 0

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - title: The text above the elements, and of the entry in another menu.
  ///   - subtitle: A smaller text below that of the entry.
  ///   - image: The picture of the entry, if any.
  ///   - identifier: The identifier; `nil` creates a unique one.
  ///   - options: The presentation of the menu.
  ///   - children: Actions and menus.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [],
    children: [UIMenuElement] = []
  ) {
    if identifier == nil { UIMenu.unnamedCount += 1 }
    self.identifier = identifier ?? Identifier("rolltop.menu.\(UIMenu.unnamedCount)")
    self.options = options
    childStorage = children
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// The same menu with other elements.
  ///
  /// - Parameter newChildren: Actions and menus.
  /// - Returns: A new menu.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title,
      subtitle: subtitle,
      image: image,
      identifier: identifier,
      options: options,
      children: newChildren
    )
  }

  /// The actions that are on, also in menus inside of this one.
  open var selectedElements: [UIMenuElement] {
    childStorage.flatMap { element -> [UIMenuElement] in
      if let menu = element as? UIMenu { return menu.selectedElements }
      return (element as? UIAction)?.state == .on ? [element] : []
    }
  }
}
