internal import Foundation

/// Writes SVG files anew, with only what is drawn and with numbers that can be drawn.
///
/// SDL2_image's parser takes every number: huge ones become NaN, with which it reads beyond its
/// tables; dashes that are tiny beside the coordinates never end. It takes numbers that a transform
/// lacks from the stack, reads 256 stops of a gradient that has one, and looks for the end of
/// `url(` beyond the attribute.
struct SVGCleaner {
  /// The largest number, and the most that nested transforms may enlarge.
  private static let largestNumber = 1e6
  private static let largestScale = 1e4
  /// The smallest width and height of a file and of its view box.
  private static let smallestSide = 0.01
  /// The shortest dash, as a part of the largest coordinate.
  private static let shortestDash = 2e-4

  /// The smallest area, as a part of that without transforms, that a gradient can fill.
  private static let smallestGradientArea = 2e-6

  private static let elements: Set = [
    "svg", "g", "defs", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon",
    "linearGradient", "radialGradient", "stop",
  ]
  private static let shapes: Set = [
    "path", "rect", "circle", "ellipse", "line", "polyline", "polygon",
  ]
  private static let geometry: Set = [
    "d", "points", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "fx", "fy",
    "width", "height", "viewBox", "transform", "gradientTransform", "offset", "stroke-width",
    "stroke-dasharray", "stroke-dashoffset", "stroke-miterlimit", "opacity", "fill-opacity",
    "stroke-opacity", "stop-opacity", "font-size",
  ]
  private static let words: Set = [
    "fill", "stroke", "fill-rule", "stroke-linecap", "stroke-linejoin", "stop-color", "display",
    "visibility", "gradientUnits", "spreadMethod", "preserveAspectRatio", "id", "xlink:href",
    "href",
  ]

  private var scanner: SVGScanner
  private var cleaned: [(element: SVGElement, scales: Scales)] = []
  /// The scales of the groups that are open.
  private var groups = [Scales()]
  private var largestNumber = 1.0
  private var largestScale = 1.0
  /// Whether the latest gradient has no stop yet.
  private var hasEmptyGradient = false
  private var hasGradient = false
  private var gradients = SVGGradientCount()
  /// The work of drawing the file without dashes, and with them.
  private var plainWork: SVGWork
  private var dashedWork: SVGWork
  /// Whether dashes are drawn where they can be: their work is no reason to draw nothing.
  private var drawsDashes = true

  /// The factors by which transforms enlarge.
  private struct Scales {
    var largest = 1.0
    var smallest = 1.0
    var area = 1.0
    var matrix = CGAffineTransform.identity
    var pen = SVGPen()

    mutating func multiply(by transform: SVGTransform) {
      matrix = transform.matrix.concatenating(matrix)
      largest *= transform.largest
      smallest *= transform.smallest
      area *= transform.area
    }
  }

  /// - Parameters:
  ///   - data: The file.
  ///   - size: Its size in points, as its header says.
  init(_ data: Data, size: CGSize = CGSize(width: 100, height: 100)) {
    scanner = SVGScanner(data)
    let view = SVGHeader.viewBox(of: data) ?? size
    (plainWork, dashedWork) = (SVGWork(view: view), SVGWork(view: view))
  }

  /// The file as it may be drawn, and the work of doing so.
  ///
  /// - Throws: When a picture of the size is too much work.
  mutating func drawing(size: CGSize, scale: CGFloat) throws(ImageError) -> SVGDrawing {
    let width = Int((size.width * scale).rounded(.up))
    let height = Int((size.height * scale).rounded(.up))
    try read()
    drawsDashes = dashedWork.permits(width: width, height: height)
    let work = drawsDashes ? dashedWork : plainWork
    guard work.permits(width: width, height: height) else {
      throw .unreadable("it takes too long to draw")
    }
    return SVGDrawing(text: written(), size: size, work: work)
  }

  /// The file as it may be drawn.
  ///
  /// - Throws: When a number is too large or too small to be drawn.
  mutating func text() throws(ImageError) -> [UInt8] {
    try read()
    return written()
  }

  private mutating func read() throws(ImageError) {
    while let element = scanner.next() {
      guard SVGCleaner.elements.contains(element.name) else { continue }
      if element.isEnd {
        if element.name == "g", groups.count > 1 { groups.removeLast() }
        cleaned.append((element, Scales()))
      } else {
        try add(element)
      }
    }
    plainWork.add(elements: cleaned.count, gradients: gradients)
    dashedWork.add(elements: cleaned.count, gradients: gradients)
  }

  private func written() -> [UInt8] {
    cleaned.flatMap { Array(written($0.element, $0.scales).utf8) }
  }

  private mutating func add(_ element: SVGElement) throws(ImageError) {
    var kept = element
    kept.attributes = []
    var scales = groups.last ?? Scales()
    for (name, value) in SVGCleaner.expanded(element.attributes)
    where !value.contains(where: { "\"<>&".contains($0) }) {
      if SVGCleaner.geometry.contains(name) {
        try check(value, name, of: element)
        if name == "transform" || name == "gradientTransform" {
          guard let transform = SVGTransform(value) else { continue }
          if name == "transform" { scales.multiply(by: transform) }
          try check(scale: transform.largest)
        }
      } else if !SVGCleaner.words.contains(name) || isEndless(value) {
        continue
      }
      kept.attributes.append((name, value))
      scales.pen.set(name, value, view: plainWork.view)
    }
    try check(scale: scales.largest)
    largestScale = max(largestScale, scales.largest)
    if element.name == "g", !element.isEmpty { groups.append(scales) }
    cleaned.append((kept, scales))
    gradients.count(kept)
    if SVGCleaner.shapes.contains(element.name) { addWork(of: kept, scales) }
    if repeatsStop(element) { cleaned.append((kept, scales)) }
  }

  private mutating func addWork(of shape: SVGElement, _ scales: Scales) {
    let segments = SVGOutline(shape, scales.matrix, view: plainWork.view).segments
    let enlargement = (scales.largest, scales.smallest)
    plainWork.add(segments, scales.pen, scales: enlargement, isDashed: false)
    dashedWork.add(segments, scales.pen, scales: enlargement, isDashed: true)
    gradients.countUses(scales.pen.gradientCount)
  }

  /// Whether a value refers to something, and does not end.
  private func isEndless(_ value: String) -> Bool { value.contains("url(") && !value.contains(")") }

  /// Whether an element is the first stop of a gradient, which is written twice: for the parser it
  /// belongs to the gradient that began last, be that closed or not.
  private mutating func repeatsStop(_ element: SVGElement) -> Bool {
    let isFirstStop = element.name == "stop" && hasEmptyGradient
    if element.name.hasSuffix("Gradient") { (hasGradient, hasEmptyGradient) = (true, true) }
    if isFirstStop { hasEmptyGradient = false }
    return isFirstStop
  }

  private mutating func check(
    _ value: String,
    _ name: String,
    of element: SVGElement
  ) throws(ImageError) {
    let numbers = SVGNumbers.all(in: value)
    for number in numbers {
      guard abs(number) <= SVGCleaner.largestNumber else {
        throw .unreadable("a number of the SVG file is larger than a million")
      }
      largestNumber = max(largestNumber, abs(number))
    }
    guard element.name == "svg" else { return }
    let sides: ArraySlice<Double> =
      switch name {
      case "width", "height": numbers[...]
      case "viewBox": numbers.dropFirst(2)
      default: []
      }
    guard sides.allSatisfy({ $0 >= SVGCleaner.smallestSide }) else {
      throw .unreadable("the SVG file is too small to be drawn")
    }
  }

  private func check(scale: Double) throws(ImageError) {
    guard scale <= SVGCleaner.largestScale else {
      throw .unreadable("the SVG file enlarges by more than \(Int(SVGCleaner.largestScale))")
    }
  }

  /// The attributes, with those that stand in `style`.
  private static func expanded(
    _ attributes: [(name: String, value: String)]
  ) -> [(name: String, value: String)] {
    attributes.flatMap { name, value in
      guard name == "style" else { return [(name, value)] }
      return value.split(separator: ";").compactMap { part in
        let pair = part.split(separator: ":", maxSplits: 1)
        guard pair.count == 2 else { return nil }
        return (
          pair[0].trimmingCharacters(in: .whitespacesAndNewlines),
          pair[1].trimmingCharacters(in: .whitespacesAndNewlines)
        )
      }
    }
  }

  private func written(_ element: SVGElement, _ scales: Scales) -> String {
    // The inverse of its transform would be left undefined.
    let isTiny = hasGradient && scales.area < SVGCleaner.smallestGradientArea
    if isTiny, SVGCleaner.shapes.contains(element.name) { return "" }
    if element.isEnd { return "</\(element.name)>" }
    var text = "<\(element.name)"
    for (name, value) in element.attributes
    where name != "stroke-dasharray" || drawsDashes && canDraw(dashes: value, scales.smallest) {
      text += " \(name)=\"\(value)\""
    }
    return text + (element.isEmpty ? "/>" : ">")
  }

  /// Whether dashes are long enough; lines are drawn without them otherwise.
  private func canDraw(dashes: String, _ smallestScale: Double) -> Bool {
    let limit = largestNumber * largestScale * SVGCleaner.shortestDash
    return SVGNumbers.all(in: dashes).allSatisfy { $0 == 0 || $0 * smallestScale >= limit }
  }
}

/// The text of an SVG file that can be drawn.
struct SVGDrawing {
  let text: [UInt8]
  /// The size in points.
  let size: CGSize
  let work: SVGWork
}
