import Foundation
public import UIKitGraphics

/// A transformation of a colour, used by configurations.
public struct UIConfigurationColorTransformer: Sendable {
  /// The transformation.
  public let transform: @Sendable (UIColor) -> UIColor
  /// The identity shared by copies, because closures cannot be compared.
  private let identity: Identity

  private final class Identity: Sendable {}

  /// Creates a transformer.
  ///
  /// - Parameter transform: Returns the transformed colour for a colour.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
    self.transform = transform
    identity = Identity()
  }

  /// Returns the transformed colour.
  ///
  /// - Parameter input: The colour to transform.
  /// - Returns: The transformed colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// A transformer that converts colours to shades of grey.
  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { traits in
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
    }
  }
}

extension UIConfigurationColorTransformer: Hashable {
  /// Returns whether two transformers are copies of the same transformer.
  public static func == (
    lhs: UIConfigurationColorTransformer,
    rhs: UIConfigurationColorTransformer
  ) -> Bool {
    lhs.identity === rhs.identity
  }

  /// Adds the transformer's identity to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
