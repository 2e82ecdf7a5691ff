public import Foundation

extension UIImage {
  /// A configuration of an image; `SymbolConfiguration` is the only subclass.
  public class Configuration: NSObject, @unchecked Sendable {
    fileprivate override init() { super.init() }
  }

  /// A configuration of a symbol's size and colour.
  ///
  /// Weights are stored but have no effect because the library's drawings have a single weight.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// The size of the text beside the symbol, in points; `nil` if unspecified, like the others.
    let pointSize: CGFloat?
    let scale: SymbolScale?
    let symbolWeight: SymbolWeight?
    let color: UIColor?

    init(
      pointSize: CGFloat? = nil,
      scale: SymbolScale? = nil,
      weight: SymbolWeight? = nil,
      color: UIColor? = nil
    ) {
      // Computed sizes may be invalid; the limit keeps drawing sizes finite.
      self.pointSize = pointSize.flatMap { $0.isNaN ? nil : min(max($0, 0), 10_000) }
      (self.scale, symbolWeight, self.color) = (scale, weight, color)
      super.init()
    }

    /// A configuration that changes nothing.
    public static let unspecified = SymbolConfiguration()

    /// Creates a configuration for text of a size.
    ///
    /// - Parameter pointSize: The size of the text beside the symbol, in points.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, scale: nil)
    }

    /// Creates a configuration for text of a size and weight.
    ///
    /// - Parameters:
    ///   - pointSize: The size of the text beside the symbol, in points.
    ///   - weight: The weight of the text.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, scale: nil, weight: weight, color: nil)
    }

    /// Creates a configuration for text of a size and weight, with a symbol scale.
    ///
    /// - Parameters:
    ///   - pointSize: The size of the text beside the symbol, in points.
    ///   - weight: The weight of the text.
    ///   - scale: The size of the symbol relative to the text.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize, scale: Optional(scale), weight: weight, color: nil)
    }

    /// Creates a configuration with a symbol scale.
    ///
    /// - Parameter scale: The size of the symbol relative to the text.
    public convenience init(scale: SymbolScale) {
      self.init(pointSize: nil, scale: Optional(scale))
    }

    /// Creates a configuration with a symbol weight.
    ///
    /// - Parameter weight: The weight of the text beside the symbol.
    public convenience init(weight: SymbolWeight) {
      self.init(pointSize: nil, scale: nil, weight: Optional(weight))
    }

    /// Creates a configuration for text of a text style.
    ///
    /// - Parameter textStyle: The text style of the text beside the symbol.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }

    /// Creates a configuration for text of a text style, with a symbol scale.
    ///
    /// - Parameters:
    ///   - textStyle: The text style of the text beside the symbol.
    ///   - scale: The size of the symbol relative to the text.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// Creates a configuration for text in a font.
    ///
    /// - Parameter font: The font of the text beside the symbol.
    public convenience init(font: UIFont) {
      self.init(pointSize: font.pointSize, scale: nil)
    }

    /// Creates a configuration for text in a font, with a symbol scale.
    ///
    /// - Parameters:
    ///   - font: The font of the text beside the symbol.
    ///   - scale: The size of the symbol relative to the text.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(pointSize: font.pointSize, scale: Optional(scale))
    }

    /// Creates a configuration with a hierarchical colour.
    ///
    /// - Parameter hierarchicalColor: The colour of the symbol. The library's drawings have a
    ///   single layer.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(pointSize: nil, scale: nil, weight: nil, color: Optional(hierarchicalColor))
    }

    /// Creates a configuration with a palette.
    ///
    /// - Parameter paletteColors: The colours of the layers. The library's drawings have a single
    ///   layer, which has the first colour.
    public convenience init(paletteColors: [UIColor]) {
      self.init(pointSize: nil, scale: nil, weight: nil, color: paletteColors.first)
    }

    /// Returns the configuration combined with another one.
    ///
    /// - Parameter otherConfiguration: The other configuration; its values take precedence.
    /// - Returns: The combined configuration.
    public func applying(_ otherConfiguration: SymbolConfiguration?) -> SymbolConfiguration {
      guard let other = otherConfiguration else { return self }
      return SymbolConfiguration(
        pointSize: other.pointSize ?? pointSize,
        scale: other.scale ?? scale,
        weight: other.symbolWeight ?? symbolWeight,
        color: other.color ?? color
      )
    }

    /// Returns whether an object is an equal configuration.
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && scale == other.scale
        && symbolWeight == other.symbolWeight && color == other.color
    }

    /// A hash of the size.
    public override var hash: Int { pointSize?.hashValue ?? 0 }

    /// Returns the size for a drawing that is designed for text of 17 points.
    func size(of drawing: CGSize) -> CGSize {
      let factor = (pointSize ?? 17) / 17 * (scale?.factor ?? 1)
      return CGSize(width: drawing.width * factor, height: drawing.height * factor)
    }
  }

  /// The size of a symbol relative to text.
  public enum SymbolScale: Int, Sendable {
    /// The same as `medium`.
    case `default` = -1
    /// The same as `medium`.
    case unspecified = 0
    /// Smaller than the text.
    case small = 1
    /// The size of the text.
    case medium = 2
    /// Larger than the text.
    case large = 3

    /// The size relative to `medium`.
    var factor: CGFloat {
      switch self {
      case .default, .unspecified, .medium: 1
      case .small: 0.78
      case .large: 1.28
      }
    }
  }

  /// The weight of a symbol.
  public enum SymbolWeight: Int, Sendable {
    /// The weight of the text.
    case unspecified = 0
    /// The thinnest weight.
    case ultraLight = 1
    /// A thin weight.
    case thin = 2
    /// A light weight.
    case light = 3
    /// The weight of body text.
    case regular = 4
    /// A weight slightly bolder than regular.
    case medium = 5
    /// The weight of headlines.
    case semibold = 6
    /// The weight of bold text.
    case bold = 7
    /// A weight bolder than bold.
    case heavy = 8
    /// The boldest weight.
    case black = 9
  }

  /// Creates a symbol by name with a configuration.
  ///
  /// Fails if the library has no such symbol.
  ///
  /// - Parameters:
  ///   - name: The SF Symbols name.
  ///   - configuration: The size and the colour; `nil` means the size for text of 17 points.
  public convenience init?(
    systemName name: String,
    withConfiguration configuration: Configuration?
  ) {
    guard let symbol = UIImage(systemName: name) else { return nil }
    guard let configuration = configuration as? SymbolConfiguration,
      let image = symbol.applyingSymbolConfiguration(configuration)
    else {
      self.init(systemName: name)
      return
    }
    self.init(
      content: image.content,
      size: image.size,
      scale: image.scale,
      renderingMode: image.renderingMode,
      tint: image.tint,
      isSymbolImage: true,
      flipsForRightToLeftLayoutDirection: image.flipsForRightToLeftLayoutDirection
    )
  }

  /// Returns the symbol with a different configuration.
  ///
  /// - Parameter configuration: The size and the colour.
  /// - Returns: The symbol; `nil` for images that are not symbols.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage, case .glyph(let drawing)? = content?.source else { return nil }
    let changesSize = configuration.pointSize != nil || configuration.scale != nil
    return copy(
      size: changesSize ? configuration.size(of: drawing.size) : nil,
      tint: configuration.color
    )
  }

  /// Returns a symbol with a different configuration.
  ///
  /// Other images are returned unchanged.
  ///
  /// - Parameter configuration: The size and the colour.
  /// - Returns: The image.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    (configuration as? SymbolConfiguration).flatMap(applyingSymbolConfiguration) ?? self
  }
}
