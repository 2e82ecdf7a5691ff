public import Foundation

/// A transformation of text attributes, used by configurations.
public struct UIConfigurationTextAttributesTransformer: Sendable {
  /// The transformation.
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer
  /// The identity shared by copies, because closures cannot be compared.
  private let identity: Identity

  private final class Identity: Sendable {}

  /// Creates a transformer.
  ///
  /// - Parameter transform: Returns the transformed attributes for the default attributes of a
  ///   text, which are its font and colour.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
    identity = Identity()
  }

  /// Returns the transformed attributes.
  ///
  /// - Parameter input: The attributes to transform.
  /// - Returns: The transformed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension UIConfigurationTextAttributesTransformer: Hashable {
  /// Returns whether two transformers are copies of the same transformer.
  public static func == (
    lhs: UIConfigurationTextAttributesTransformer,
    rhs: UIConfigurationTextAttributesTransformer
  ) -> Bool {
    lhs.identity === rhs.identity
  }

  /// Adds the transformer's identity to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
