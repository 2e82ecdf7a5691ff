/// The composite modes of paints, in the order of COLR.
enum CompositeMode: Int {
  case clear, source, destination, sourceOver, destinationOver, sourceIn, destinationIn
  case sourceOut, destinationOut, sourceAtop, destinationAtop, xor, plus, screen, overlay, darken
  case lighten, colorDodge, colorBurn, hardLight, softLight, difference, exclusion, multiply
  case hue, saturation, color, luminosity
}

extension CompositeMode {
  /// Composites a premultiplied colour with a backdrop, by the formulas of W3C's Compositing and
  /// Blending.
  ///
  /// The four modes that blend hue, saturation or luminosity draw the source over the backdrop
  /// instead.
  func compose(
    _ source: ColorSurface.Color,
    over backdrop: ColorSurface.Color
  ) -> ColorSurface.Color {
    let (alpha, backdropAlpha) = (source.w, backdrop.w)
    switch self {
    case .clear: return .zero
    case .source: return source
    case .destination: return backdrop
    case .destinationOver: return backdrop + source * (1 - backdropAlpha)
    case .sourceIn: return source * backdropAlpha
    case .destinationIn: return backdrop * alpha
    case .sourceOut: return source * (1 - backdropAlpha)
    case .destinationOut: return backdrop * (1 - alpha)
    case .sourceAtop: return source * backdropAlpha + backdrop * (1 - alpha)
    case .destinationAtop: return backdrop * alpha + source * (1 - backdropAlpha)
    case .xor: return source * (1 - backdropAlpha) + backdrop * (1 - alpha)
    case .plus:
      return (source + backdrop).clamped(lowerBound: .zero, upperBound: .one)
    default: break
    }
    guard let blend, alpha > 0, backdropAlpha > 0 else { return source + backdrop * (1 - alpha) }
    var result = source * (1 - backdropAlpha) + backdrop * (1 - alpha)
    for channel in 0..<3 {
      let blended = blend(source[channel] / alpha, backdrop[channel] / backdropAlpha)
      result[channel] += alpha * backdropAlpha * blended
    }
    result.w = alpha + backdropAlpha - alpha * backdropAlpha
    return result
  }

  /// The blend function for a channel of the source and of the backdrop, without alpha; `nil` for
  /// modes that do not blend separate channels.
  private var blend: ((_ source: Float, _ backdrop: Float) -> Float)? {
    switch self {
    case .screen: { $0 + $1 - $0 * $1 }
    case .overlay: { CompositeMode.blendHardLight($1, $0) }
    case .darken: { min($0, $1) }
    case .lighten: { max($0, $1) }
    case .colorDodge: { $1 <= 0 ? 0 : $0 >= 1 ? 1 : min(1, $1 / (1 - $0)) }
    case .colorBurn: { $1 >= 1 ? 1 : $0 <= 0 ? 0 : 1 - min(1, (1 - $1) / $0) }
    case .hardLight: { CompositeMode.blendHardLight($0, $1) }
    case .softLight: { CompositeMode.blendSoftLight($0, $1) }
    case .difference: { abs($0 - $1) }
    case .exclusion: { $0 + $1 - 2 * $0 * $1 }
    case .multiply: { $0 * $1 }
    default: nil
    }
  }

  private static func blendHardLight(_ source: Float, _ backdrop: Float) -> Float {
    guard source > 0.5 else { return 2 * source * backdrop }
    let light = 2 * source - 1
    return light + backdrop - light * backdrop
  }

  private static func blendSoftLight(_ source: Float, _ backdrop: Float) -> Float {
    guard source > 0.5 else {
      return backdrop - (1 - 2 * source) * backdrop * (1 - backdrop)
    }
    let root =
      backdrop > 0.25 ? backdrop.squareRoot() : ((16 * backdrop - 12) * backdrop + 4) * backdrop
    return backdrop + (2 * source - 1) * (root - backdrop)
  }
}
