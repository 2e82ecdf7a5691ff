import Foundation
public import UIKitGraphics

/// The handler of an action; its argument is the action.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// A closure with a title, an image and an identifier, for controls and menus.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// The name by which an action replaces or removes another one.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier.
    ///
    /// - Parameter rawValue: The name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier.
    ///
    /// - Parameter rawValue: The name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  private static var unnamedCount = 0

  /// The identifier; a unique one by default.
  open var identifier: UIAction.Identifier { identifierStorage }
  /// The attributes of the action in menus: disabled, destructive, hidden.
  ///
  /// Default: empty.
  ///
  /// Disabled and hidden actions are not performed either.
  open var attributes: UIMenuElement.Attributes
  /// The state, shown as a mark.
  ///
  /// Default: `.off`.
  open var state: UIMenuElement.State
  /// The sender while the action is performed; else `nil`.
  open internal(set) var sender: Any?

  private let identifierStorage: UIAction.Identifier
  private let handler: UIActionHandler

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - subtitle: A smaller text below it in menus.
  ///   - image: The picture, if any.
  ///   - identifier: The identifier; `nil` creates a unique one.
  ///   - attributes: The attributes of the action in menus.
  ///   - state: The state, shown as a mark.
  ///   - handler: The handler, which the action retains.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    if identifier == nil { UIAction.unnamedCount += 1 }
    identifierStorage = identifier ?? Identifier("rolltop.action.\(UIAction.unnamedCount)")
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// The text.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  /// The picture; `nil` shows none.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  /// Whether the action can be performed: neither disabled nor hidden.
  package final var isPerformable: Bool { attributes.isDisjoint(with: [.disabled, .hidden]) }

  /// Runs the handler, unless the action is disabled or hidden.
  ///
  /// - Parameter sender: The value of `sender` for the handler.
  package final func perform(from sender: Any?) {
    guard isPerformable else { return }
    let previous = self.sender
    self.sender = sender
    handler(self)
    self.sender = previous
  }
}
