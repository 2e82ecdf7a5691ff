import Foundation
public import UIKitGraphics

/// The code of an action; its argument is the action that runs.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// A closure with a title, an image and a name, for controls and menus.
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

  /// The name; one of its own when none was given.
  open var identifier: UIAction.Identifier { identifierStorage }
  /// How the action is offered.
  ///
  /// Default: empty.
  ///
  /// Disabled and hidden actions are not performed either.
  open var attributes: UIMenuElement.Attributes
  /// The mark.
  ///
  /// Default: `.off`.
  open var state: UIMenuElement.State
  /// What performs the action, while it is performed; else `nil`.
  open internal(set) var sender: Any?

  private let identifierStorage: UIAction.Identifier
  private let handler: UIActionHandler

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - image: The picture, if any.
  ///   - identifier: The name; `nil` makes one that no other action has.
  ///   - attributes: How the action is offered.
  ///   - state: The mark.
  ///   - handler: The code; the action keeps it.
  public init(
    title: String = "",
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

  /// Whether the action may run: neither disabled nor hidden.
  package final var isPerformable: Bool { attributes.isDisjoint(with: [.disabled, .hidden]) }

  /// Runs the handler, unless the action is disabled or hidden.
  ///
  /// - Parameter sender: What the handler finds in `sender`.
  package final func perform(from sender: Any?) {
    guard isPerformable else { return }
    let previous = self.sender
    self.sender = sender
    handler(self)
    self.sender = previous
  }
}
