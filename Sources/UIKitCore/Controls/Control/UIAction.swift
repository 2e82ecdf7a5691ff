import Foundation
public import UIKitGraphics

/// The handler of an action; its argument is the action.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// A menu element or control action that runs a closure, with a title, an image and an identifier.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// The identifier of an action.
  ///
  /// Adding an action replaces an action with the same identifier.
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

  /// The identifier; unique by default.
  open var identifier: UIAction.Identifier { identifierStorage }
  /// The attributes of the action in menus, such as disabled, destructive and hidden.
  ///
  /// Default: empty. Disabled and hidden actions are not performed by controls either.
  open var attributes: UIMenuElement.Attributes
  /// The state, displayed as a mark in menus.
  ///
  /// Default: `.off`.
  open var state: UIMenuElement.State
  /// The sender while the action is being performed; otherwise `nil`.
  open internal(set) var sender: Any?

  private let identifierStorage: UIAction.Identifier
  private let handler: UIActionHandler

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: The smaller text below the title in menus; `nil` for none.
  ///   - image: The image; `nil` for none.
  ///   - identifier: The identifier; `nil` for a new unique one.
  ///   - attributes: The attributes of the action in menus.
  ///   - state: The state, displayed as a mark in menus.
  ///   - handler: The closure to run; retained by the action.
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

  /// The title.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  /// The image; `nil` for none.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  /// Whether the action can be performed because it is neither disabled nor hidden.
  package final var isPerformable: Bool { attributes.isDisjoint(with: [.disabled, .hidden]) }

  /// Runs the handler, unless the action is disabled or hidden.
  ///
  /// - Parameter sender: The value of `sender` while the handler runs.
  package final func perform(from sender: Any?) {
    guard isPerformable else { return }
    let previousSender = self.sender
    self.sender = sender
    handler(self)
    self.sender = previousSender
  }
}
