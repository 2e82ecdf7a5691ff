public import Foundation

/// A change of the attributes of texts, for configurations.
public struct UIConfigurationTextAttributesTransformer: Sendable {
  /// The change.
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer
  private let identity: Identity

  private final class Identity: Sendable {}

  /// Creates a transformer.
  ///
  /// - Parameter transform: The new attributes for those that a text would have: its font and colour.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
    identity = Identity()
  }

  /// The attributes that take the place of others.
  ///
  /// - Parameter input: The attributes.
  /// - Returns: The changed ones.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension UIConfigurationTextAttributesTransformer: Hashable {
  /// Whether two transformers are copies of the same one.
  public static func == (
    left: UIConfigurationTextAttributesTransformer,
    right: UIConfigurationTextAttributesTransformer
  ) -> Bool {
    left.identity === right.identity
  }

  /// Adds the transformer's identity to a hash.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
