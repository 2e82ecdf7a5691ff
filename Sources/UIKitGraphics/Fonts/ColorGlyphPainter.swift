internal import CFreeType
internal import Foundation

/// A painter of COLR version 1 glyphs, which are graphs of shapes, gradients, transforms and
/// compositions.
///
/// Debian's FreeType does not support them. The text colour, to which a graph can refer, is black.
/// Guarded by the font library's lock.
struct ColorGlyphPainter {
  private let table: ColorTable
  private let face: FT_Face
  /// The remaining number of paints to read, which ends cycles in a graph.
  private var remainingPaints = 5_000

  private static let maximumDepth = 16
  /// The maximum drawn size in pixels; larger glyphs are scaled.
  private static let maximumSize = 256.0

  /// Creates a painter.
  ///
  /// - Parameters:
  ///   - table: The table of paints.
  ///   - face: The face with the outlines.
  init(_ table: ColorTable, _ face: FT_Face) {
    self.table = table
    self.face = face
  }

  /// Draws a glyph.
  ///
  /// - Parameters:
  ///   - paint: The offset of its paint.
  ///   - pixelSize: The size of an em, in pixels.
  ///   - offset: The distance of the glyph to the right of a pixel boundary, in pixels.
  /// - Returns: The image; `nil` if it has no pixels.
  mutating func draw(_ paint: Int, pixelSize: Double, offset: Double) -> GlyphImage? {
    guard face.pointee.units_per_EM > 0 else { return nil }
    let drawnSize = min(pixelSize, ColorGlyphPainter.maximumSize)
    let scale = drawnSize / Double(face.pointee.units_per_EM)
    let matrix = CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: offset, ty: 0)
    let limit = drawnSize * 1.5
    let extent = extent(of: paint, matrix, depth: 0)
      .intersection(CGRect(x: -limit, y: -limit, width: 2 * limit, height: 2 * limit))
    guard !extent.isNull, !extent.isEmpty else { return nil }
    var surface = ColorSurface(PixelRect(enclosing: extent))
    draw(paint, matrix, on: &surface, depth: 0)
    return surface.glyphImage.scaled(by: pixelSize / drawnSize)
  }

  private mutating func read(_ paint: Int, depth: Int) -> ColorTable.Paint? {
    remainingPaints -= 1
    guard remainingPaints > 0, depth < ColorGlyphPainter.maximumDepth else { return nil }
    return table.read(paint)
  }

  // MARK: Extent

  /// Returns the bounds of a paint, in pixels.
  private mutating func extent(
    of paint: Int,
    _ matrix: CGAffineTransform,
    depth: Int
  ) -> CGRect {
    switch read(paint, depth: depth) {
    case .layers(let layers):
      return layers.reduce(CGRect.null) { $0.union(extent(of: $1, matrix, depth: depth + 1)) }
    case .shape(let glyph, _):
      return outline(of: glyph).applying(matrix).flattened(tolerance: 0.1).extent
    case .glyph(let glyph):
      guard let glyphPaint = table.paint(of: glyph) else { return .null }
      return extent(of: glyphPaint, matrix, depth: depth + 1)
    case .composite(let source, _, let backdrop):
      return extent(of: source, matrix, depth: depth + 1)
        .union(extent(of: backdrop, matrix, depth: depth + 1))
    case .transformed(let child, let transform):
      return extent(of: child, transform.concatenating(matrix), depth: depth + 1)
    case .solid, .gradient, nil: return .null
    }
  }

  // MARK: Drawing

  private mutating func draw(
    _ paint: Int,
    _ matrix: CGAffineTransform,
    on surface: inout ColorSurface,
    depth: Int
  ) {
    guard let paint = read(paint, depth: depth) else { return }
    switch paint {
    case .layers(let layers):
      for layer in layers { draw(layer, matrix, on: &surface, depth: depth + 1) }
    case .shape(let glyph, let child):
      drawShape(glyph, child, matrix, on: &surface, depth: depth)
    case .glyph(let glyph):
      guard let glyphPaint = table.paint(of: glyph) else { return }
      draw(glyphPaint, matrix, on: &surface, depth: depth + 1)
    case .composite(let sourcePaint, let mode, let backdrop):
      var (result, source) = (ColorSurface(surface.bounds), ColorSurface(surface.bounds))
      draw(backdrop, matrix, on: &result, depth: depth + 1)
      draw(sourcePaint, matrix, on: &source, depth: depth + 1)
      result.compose(source, mode: mode)
      surface.compose(result, mode: .sourceOver)
    case .transformed(let child, let transform):
      draw(child, transform.concatenating(matrix), on: &surface, depth: depth + 1)
    case .solid, .gradient:
      if let fill = fill(paint, matrix) { surface.fill(nil, in: surface.bounds, color: fill) }
    }
  }

  /// Draws a paint inside the outline of a glyph.
  private mutating func drawShape(
    _ glyph: UInt32,
    _ child: Int,
    _ matrix: CGAffineTransform,
    on surface: inout ColorSurface,
    depth: Int
  ) {
    let lines = outline(of: glyph).applying(matrix).flattened(tolerance: 0.1)
    guard !lines.extent.isNull else { return }
    let area = PixelRect(enclosing: lines.extent).intersection(surface.bounds)
    let rasterizer = CoverageRasterizer(lines, usesEvenOddRule: false)
    guard !area.isEmpty, let mask = rasterizer.mask(in: area),
      let paint = read(child, depth: depth + 1)
    else { return }
    if let fill = fill(paint, matrix) { return surface.fill(mask, in: area, color: fill) }
    var layer = ColorSurface(area)
    draw(child, matrix, on: &layer, depth: depth + 1)
    surface.fill(mask, in: area) {
      layer.color(x: Int($0.x.rounded(.down)), y: Int($0.y.rounded(.down)))
    }
  }

  /// Returns the colours of an unbounded paint by position; `nil` for other paints.
  private func fill(
    _ paint: ColorTable.Paint,
    _ matrix: CGAffineTransform
  ) -> ((CGPoint) -> ColorSurface.Color)? {
    switch paint {
    case .solid(let color): return { _ in color }
    case .gradient(let gradient):
      guard matrix.a * matrix.d != matrix.b * matrix.c else { return { _ in .zero } }
      let inverse = matrix.inverted()
      return { gradient.color(at: $0.applying(inverse)) }
    default: return nil
    }
  }

  // MARK: Shapes

  /// Returns the outline of a glyph in font units, with the y axis pointing up.
  private func outline(of id: UInt32) -> Path {
    guard FT_Load_Glyph(face, id, rolltop_outline_flags) == 0, let slot = face.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return Path() }
    var path = Path()
    var functions = FT_Outline_Funcs(
      move_to: { point, path in
        ColorGlyphPainter.path(path)?.pointee.close()
        ColorGlyphPainter.path(path)?.pointee.move(to: CGPoint(unscaled: point))
        return 0
      },
      line_to: { point, path in
        ColorGlyphPainter.path(path)?.pointee.addLine(to: CGPoint(unscaled: point))
        return 0
      },
      conic_to: { control, point, path in
        ColorGlyphPainter.path(path)?.pointee
          .addQuadCurve(to: CGPoint(unscaled: point), control: CGPoint(unscaled: control))
        return 0
      },
      cubic_to: { first, second, point, path in
        ColorGlyphPainter.path(path)?.pointee.addCurve(
          to: CGPoint(unscaled: point),
          first: CGPoint(unscaled: first),
          second: CGPoint(unscaled: second)
        )
        return 0
      },
      shift: 0,
      delta: 0
    )
    withUnsafeMutablePointer(to: &path) { path in
      _ = FT_Outline_Decompose(&slot.pointee.outline, &functions, path)
    }
    path.close()
    return path
  }

  private static func path(_ user: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<Path>? {
    user?.assumingMemoryBound(to: Path.self)
  }
}

extension CGPoint {
  fileprivate init(unscaled vector: UnsafePointer<FT_Vector>?) {
    self.init(x: Double(vector?.pointee.x ?? 0), y: Double(vector?.pointee.y ?? 0))
  }
}

extension [Polyline] {
  /// The bounding box of all points; `.null` if there are none.
  fileprivate var extent: CGRect {
    flatMap(\.points).reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
  }
}
