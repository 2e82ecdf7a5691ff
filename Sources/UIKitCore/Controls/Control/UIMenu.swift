import Foundation
public import UIKitGraphics

/// A menu of actions and submenus.
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

  /// The options for the presentation of a menu.
  public struct Options: OptionSet, Sendable {
    /// The bit mask, with the values of UIKit.
    public let rawValue: UInt

    /// Creates options from a bit mask.
    ///
    /// - Parameter rawValue: The bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As a submenu, the elements are displayed inline in the parent menu, between separators.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// As a submenu, its entry in the parent menu is red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// At most one action is on: the one selected last.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The identifier; unique by default.
  public final let identifier: Identifier
  /// The options for the presentation; empty by default.
  public final let options: Options
  /// The actions and submenus, in the order of display.
  open var children: [UIMenuElement] { childStorage }
  private final let childStorage: [UIMenuElement]
  private static var unnamedCount = 0

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - title: The title above the elements, and of the entry in a parent menu.
  ///   - subtitle: The smaller text below the title of the entry.
  ///   - image: The image of the entry; `nil` for none.
  ///   - identifier: The identifier; `nil` for a new unique one.
  ///   - options: The options for the presentation.
  ///   - children: The actions and submenus.
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

  /// Returns a copy of the menu with different elements.
  ///
  /// - Parameter newChildren: The actions and submenus.
  /// - Returns: The new menu.
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

  /// The actions in state `.on`, including those in submenus.
  open var selectedElements: [UIMenuElement] {
    childStorage.flatMap { element -> [UIMenuElement] in
      if let menu = element as? UIMenu { return menu.selectedElements }
      return (element as? UIAction)?.state == .on ? [element] : []
    }
  }
}
