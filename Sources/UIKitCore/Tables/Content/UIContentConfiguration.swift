public import Foundation
public import UIKitGraphics

/// A value that describes the content of a cell, a header or a footer, and makes the view for it.
public protocol UIContentConfiguration {
  /// Makes a view that shows this configuration.
  ///
  /// - Returns: A new view; it is the cell's `contentView` from then on.
  @MainActor func makeContentView() -> any UIView & UIContentView

  /// The configuration for a state.
  ///
  /// - Parameter state: What happens with the cell.
  /// - Returns: The configuration with what is different in that state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// What is shown; setting it changes the view.
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can show a configuration.
  ///
  /// - Parameter configuration: Another configuration.
  /// - Returns: `false` makes a new view.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether a configuration is of the present one's type.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

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
