internal import Foundation

/// Variants of a drawing: crossed out, in a circle or square, or with a badge.
extension GlyphDrawing {
  /// The line width of most drawings, in points.
  private static let lineWidth = 1.6

  /// Returns the drawing crossed out from top left to bottom right, with a gap beside the line.
  func crossedOut() -> GlyphDrawing {
    let box = CGSize(width: max(size.width, 20), height: max(size.height, 20))
    var result = placed(in: box)
    let radius = min(box.width, box.height) / 2 - 1.2
    var line = Path()
    line.move(to: CGPoint(x: box.width / 2 - radius, y: box.height / 2 - radius))
    line.addLine(to: CGPoint(x: box.width / 2 + radius, y: box.height / 2 + radius))
    result.layers.append(Layer(path: line, lineWidth: 4.6).erasing)
    result.layers.append(Layer(path: line, lineWidth: GlyphDrawing.lineWidth))
    return result
  }

  /// Returns the drawing in a circle or square; if the frame is filled, the drawing is a gap in it.
  func framed(isRound: Bool, isFilled: Bool) -> GlyphDrawing {
    let box = CGSize(width: 22, height: 22)
    let factor = min(1, 12.4 / max(size.width, size.height), 16 / hypot(size.width, size.height))
    let scaledDrawing = scaled(by: factor).placed(in: box)
    // A filled frame extends to the outer edge of the line.
    let inset = isFilled ? 0.1 : 0.9
    var path = Path()
    if isRound {
      path.addCircle(at: CGPoint(x: 11, y: 11), radius: 11 - inset)
    } else {
      path.addRoundedRect(
        CGRect(origin: .zero, size: box).insetBy(dx: inset + 0.5, dy: inset + 0.5),
        radii: CGSize(width: isFilled ? 4.6 : 3.8, height: isFilled ? 4.6 : 3.8),
        corners: .allCorners
      )
    }
    let frame = isFilled ? Layer(path: path) : Layer(path: path, lineWidth: GlyphDrawing.lineWidth)
    // In a filled frame, the drawing is a gap and its gaps are drawn.
    let content = isFilled ? scaledDrawing.layers.map(\.inverted) : scaledDrawing.layers
    return GlyphDrawing(size: box, layers: [frame] + content)
  }

  /// Returns the drawing with a badge at its bottom right; for an empty sign, with a disc at its
  /// top right.
  func badged(_ sign: Substring) -> GlyphDrawing {
    var result = self
    if sign.isEmpty {
      let center = CGPoint(x: size.width - 3.6, y: 4)
      result.layers.append(Layer(disc: center, radius: 5.4).erasing)
      result.layers.append(Layer(disc: center, radius: 3.6))
      return result
    }
    result = placed(in: CGSize(width: size.width + 4, height: size.height + 2), at: .zero)
    let center = CGPoint(x: result.size.width - 5.4, y: result.size.height - 5.4)
    var path = Path()
    func add(_ dx: Double, _ dy: Double, isStart: Bool = false) {
      let point = CGPoint(x: center.x + dx, y: center.y + dy)
      if isStart { path.move(to: point) } else { path.addLine(to: point) }
    }
    switch sign {
    case "checkmark":
      add(-2.5, 0.2, isStart: true)
      add(-0.7, 2)
      add(2.5, -2)
    case "xmark":
      add(-2, -2, isStart: true)
      add(2, 2)
      add(-2, 2, isStart: true)
      add(2, -2)
    case "exclamationmark":
      add(0, -2.8, isStart: true)
      add(0, 0.4)
      add(0, 2.6, isStart: true)
      add(0, 2.7)
    default:
      add(-2.8, 0, isStart: true)
      add(2.8, 0)
      if sign == "plus" {
        add(0, -2.8, isStart: true)
        add(0, 2.8)
      }
    }
    result.layers.append(Layer(disc: center, radius: 7).erasing)
    result.layers.append(Layer(disc: center, radius: 5.3))
    result.layers.append(Layer(path: path, lineWidth: 1.4).erasing)
    return result
  }

  /// Returns the drawing centred in a box, or with its origin at a point of the box.
  private func placed(in box: CGSize, at origin: CGPoint? = nil) -> GlyphDrawing {
    let origin =
      origin ?? CGPoint(x: (box.width - size.width) / 2, y: (box.height - size.height) / 2)
    var result = applying(CGAffineTransform(translationX: origin.x, y: origin.y))
    result.size = box
    return result
  }

  /// Returns the drawing scaled down, with nearly the same line width.
  private func scaled(by factor: Double) -> GlyphDrawing {
    var result = applying(CGAffineTransform(scaleX: factor, y: factor))
    result.size = CGSize(width: size.width * factor, height: size.height * factor)
    for index in result.layers.indices {
      guard let width = result.layers[index].stroke?.width else { continue }
      // A line around a filled area only enlarges the area.
      let minimumWidth = result.layers[index].isFilled ? 0 : min(1.4, width)
      result.layers[index].stroke?.width = max(minimumWidth, width * factor)
    }
    return result
  }

  private func applying(_ transform: CGAffineTransform) -> GlyphDrawing {
    var result = self
    for index in result.layers.indices { result.layers[index].path.apply(transform) }
    return result
  }
}

extension GlyphDrawing.Layer {
  fileprivate init(disc center: CGPoint, radius: Double) {
    var path = Path()
    path.addCircle(at: center, radius: radius)
    self.init(path: path)
  }

  /// The layer with drawn parts and gaps exchanged.
  fileprivate var inverted: GlyphDrawing.Layer {
    var result = self
    result.erases.toggle()
    return result
  }
}
