public import Foundation

extension UIImage {
  /// Settings for showing an image; `SymbolConfiguration` is the only subclass.
  public class Configuration: NSObject, @unchecked Sendable {
    fileprivate override init() { super.init() }
  }

  /// The size and the colour of a symbol.
  ///
  /// Weights are kept; the library's drawings have one weight only.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
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
      // Sizes come from computations that may go wrong; what is drawn stays finite.
      self.pointSize = pointSize.flatMap { $0.isNaN ? nil : min(max($0, 0), 10_000) }
      (self.scale, symbolWeight, self.color) = (scale, weight, color)
      super.init()
    }

    /// A configuration that changes nothing.
    public static let unspecified = SymbolConfiguration()

    /// Creates a configuration for text of some size.
    ///
    /// - Parameter pointSize: The size of the text beside the symbol, in points.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, scale: nil)
    }

    /// Creates a configuration for text of some size and weight.
    ///
    /// - Parameters:
    ///   - pointSize: The size of the text beside the symbol, in points.
    ///   - weight: The weight of the text.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, scale: nil, weight: weight, color: nil)
    }

    /// Creates a configuration for text of some size and weight, in one of three scales.
    ///
    /// - Parameters:
    ///   - pointSize: The size of the text beside the symbol, in points.
    ///   - weight: The weight of the text.
    ///   - scale: How large the symbol is beside the text.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize, scale: Optional(scale), weight: weight, color: nil)
    }

    /// Creates a configuration of a scale.
    ///
    /// - Parameter scale: How large the symbol is beside the text.
    public convenience init(scale: SymbolScale) {
      self.init(pointSize: nil, scale: Optional(scale))
    }

    /// Creates a configuration of a weight.
    ///
    /// - Parameter weight: The weight of the text beside the symbol.
    public convenience init(weight: SymbolWeight) {
      self.init(pointSize: nil, scale: nil, weight: Optional(weight))
    }

    /// Creates a configuration for text of a style.
    ///
    /// - Parameter textStyle: The style of the text beside the symbol.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }

    /// Creates a configuration for text of a style, in one of three scales.
    ///
    /// - Parameters:
    ///   - textStyle: The style of the text beside the symbol.
    ///   - scale: How large the symbol is beside the text.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// Creates a configuration for text in a font.
    ///
    /// - Parameter font: The font of the text beside the symbol.
    public convenience init(font: UIFont) {
      self.init(pointSize: font.pointSize, scale: nil)
    }

    /// Creates a configuration for text in a font, in one of three scales.
    ///
    /// - Parameters:
    ///   - font: The font of the text beside the symbol.
    ///   - scale: How large the symbol is beside the text.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(pointSize: font.pointSize, scale: Optional(scale))
    }

    /// Creates a configuration of a colour.
    ///
    /// - Parameter hierarchicalColor: The colour; the library's drawings have one layer.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(pointSize: nil, scale: nil, weight: nil, color: Optional(hierarchicalColor))
    }

    /// Creates a configuration of several colours.
    ///
    /// - Parameter paletteColors: The colours of the layers; the library's drawings have one, which
    ///   gets the first colour.
    public convenience init(paletteColors: [UIColor]) {
      self.init(pointSize: nil, scale: nil, weight: nil, color: paletteColors.first)
    }

    /// Adds another configuration.
    ///
    /// - Parameter otherConfiguration: What it specifies replaces what this one does.
    /// - Returns: Both together.
    public func applying(_ otherConfiguration: SymbolConfiguration?) -> SymbolConfiguration {
      guard let other = otherConfiguration else { return self }
      return SymbolConfiguration(
        pointSize: other.pointSize ?? pointSize,
        scale: other.scale ?? scale,
        weight: other.symbolWeight ?? symbolWeight,
        color: other.color ?? color
      )
    }

    /// Whether the other object is an equal configuration.
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && scale == other.scale
        && symbolWeight == other.symbolWeight && color == other.color
    }

    /// A hash of the size.
    public override var hash: Int { pointSize?.hashValue ?? 0 }

    /// The size of a drawing that is made for text of 17 points.
    func size(of drawing: CGSize) -> CGSize {
      let factor = (pointSize ?? 17) / 17 * (scale?.factor ?? 1)
      return CGSize(width: drawing.width * factor, height: drawing.height * factor)
    }
  }

  /// The size of a symbol beside text.
  public enum SymbolScale: Int, Sendable {
    /// As `medium`.
    case `default` = -1
    /// As `medium`.
    case unspecified = 0
    /// Smaller.
    case small = 1
    /// As the text.
    case medium = 2
    /// Larger.
    case large = 3

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
    /// That of the text.
    case unspecified = 0
    /// The thinnest.
    case ultraLight = 1
    /// Thin.
    case thin = 2
    /// Light.
    case light = 3
    /// That of ordinary text.
    case regular = 4
    /// A little stronger.
    case medium = 5
    /// That of headings.
    case semibold = 6
    /// Strong.
    case bold = 7
    /// Stronger.
    case heavy = 8
    /// The strongest.
    case black = 9
  }

  /// Finds a symbol by name, in a size and a colour; `nil` for those that the library lacks.
  ///
  /// - Parameters:
  ///   - name: The name, as of SF Symbols.
  ///   - configuration: Size and colour; `nil` fits text of 17 points.
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

  /// The symbol in another size or colour.
  ///
  /// - Parameter configuration: Size and colour.
  /// - Returns: `nil` for images that are no symbols.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage, case .glyph(let drawing)? = content?.source else { return nil }
    let changesSize = configuration.pointSize != nil || configuration.scale != nil
    return copy(
      size: changesSize ? configuration.size(of: drawing.size) : nil,
      tint: configuration.color
    )
  }

  /// The symbol in another size or colour; other images as they are.
  ///
  /// - Parameter configuration: Size and colour.
  /// - Returns: The image.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    (configuration as? SymbolConfiguration).flatMap(applyingSymbolConfiguration) ?? self
  }
}
