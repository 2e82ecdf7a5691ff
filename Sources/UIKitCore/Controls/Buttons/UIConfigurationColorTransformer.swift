import Foundation
public import UIKitGraphics

/// A change of colours, for configurations.
public struct UIConfigurationColorTransformer: Sendable {
  /// The change.
  public let transform: @Sendable (UIColor) -> UIColor
  private let identity: Identity

  private final class Identity: Sendable {}

  /// Creates a transformer.
  ///
  /// - Parameter transform: The new colour for a colour.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
    self.transform = transform
    identity = Identity()
  }

  /// The colour that takes the place of one.
  ///
  /// - Parameter input: The colour.
  /// - Returns: The changed colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Takes the colour out of colours.
  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { traits in
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
    }
  }
}

extension UIConfigurationColorTransformer: Hashable {
  /// Whether two transformers are copies of the same one.
  public static func == (
    left: UIConfigurationColorTransformer,
    right: UIConfigurationColorTransformer
  ) -> Bool {
    left.identity === right.identity
  }

  /// Adds the transformer's identity to a hash.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
