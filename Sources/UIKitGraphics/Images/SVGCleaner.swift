internal import Foundation

/// Rewrites SVG files with only the drawn elements and with numbers that are safe to draw.
///
/// SDL2_image's parser accepts all numbers. Huge numbers become NaN, with which it reads out of
/// bounds, and dashes that are tiny compared to the coordinates never end. It reads missing numbers
/// of transforms from uninitialised stack memory, reads 256 stops of a gradient with a single stop,
/// and searches for the end of `url(` beyond the attribute.
struct SVGCleaner {
  /// The limits for numbers and for the scale of nested transforms.
  private static let maximumNumber = 1e6
  private static let maximumScale = 1e4
  /// The minimum width and height of a file and of its view box.
  private static let minimumSide = 0.01
  /// The minimum length of a dash, as a fraction of the largest coordinate.
  private static let shortestDash = 2e-4

  /// The minimum area that a gradient can fill, as a fraction of the area without transforms.
  private static let minimumGradientArea = 2e-6

  private static let elements: Set = [
    "svg", "g", "defs", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon",
    "linearGradient", "radialGradient", "stop",
  ]
  private static let shapes: Set = [
    "path", "rect", "circle", "ellipse", "line", "polyline", "polygon",
  ]
  /// The attributes with numbers, which are checked.
  private static let geometry: Set = [
    "d", "points", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "fx", "fy",
    "width", "height", "viewBox", "transform", "gradientTransform", "offset", "stroke-width",
    "stroke-dasharray", "stroke-dashoffset", "stroke-miterlimit", "opacity", "fill-opacity",
    "stroke-opacity", "stop-opacity", "font-size",
  ]
  /// The attributes with keywords, colours and references.
  private static let words: Set = [
    "fill", "stroke", "fill-rule", "stroke-linecap", "stroke-linejoin", "stop-color", "display",
    "visibility", "gradientUnits", "spreadMethod", "preserveAspectRatio", "id", "xlink:href",
    "href",
  ]

  private var scanner: SVGScanner
  private var cleaned: [(element: SVGElement, scales: Scales)] = []
  /// The scales of the open groups.
  private var groups = [Scales()]
  /// The largest absolute value of a number in the file; at least 1.
  private var largestNumber = 1.0
  private var largestScale = 1.0
  /// Whether the last gradient has no stops yet.
  private var hasEmptyGradient = false
  private var hasGradient = false
  private var gradients = SVGGradientCount()
  /// The work of drawing the file without and with dashes.
  private var plainWork: SVGWork
  private var dashedWork: SVGWork
  /// Whether dashes are drawn if possible.
  ///
  /// They are omitted if they would make the file too much work.
  private var drawsDashes = true

  /// The transforms of an element and its groups with their scale factors, and the paint
  /// attributes.
  private struct Scales {
    var maximum = 1.0
    var minimum = 1.0
    var area = 1.0
    var matrix = CGAffineTransform.identity
    var pen = SVGPen()

    mutating func multiply(by transform: SVGTransform) {
      matrix = transform.matrix.concatenating(matrix)
      maximum *= transform.maximumScale
      minimum *= transform.minimumScale
      area *= transform.area
    }
  }

  /// Creates a cleaner.
  ///
  /// - Parameters:
  ///   - data: The contents of the file.
  ///   - size: The size in the file's header, in points.
  init(_ data: Data, size: CGSize = CGSize(width: 100, height: 100)) {
    scanner = SVGScanner(data)
    let view = SVGHeader.viewBox(of: data) ?? size
    (plainWork, dashedWork) = (SVGWork(view: view), SVGWork(view: view))
  }

  /// Returns the cleaned file with the work of drawing it.
  ///
  /// - Parameters:
  ///   - size: The size in which the file is drawn, in points.
  ///   - scale: Pixels per point.
  /// - Returns: The file; without its dashes if they would be too much work.
  /// - Throws: An `ImageError` if a number or a scale is out of range, or if drawing the file in the
  ///   given size is too much work.
  mutating func drawing(size: CGSize, scale: CGFloat) throws(ImageError) -> SVGDrawing {
    let width = Int((size.width * scale).rounded(.up))
    let height = Int((size.height * scale).rounded(.up))
    try read()
    drawsDashes = dashedWork.permits(width: width, height: height)
    let work = drawsDashes ? dashedWork : plainWork
    guard work.permits(width: width, height: height) else {
      throw .unreadable("it takes too long to draw")
    }
    return SVGDrawing(text: cleanedText(), size: size, work: work)
  }

  /// Returns the cleaned file.
  ///
  /// - Throws: An `ImageError` if a number or a scale is too large, or a side too small, to be drawn.
  mutating func text() throws(ImageError) -> [UInt8] {
    try read()
    return cleanedText()
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

  private func cleanedText() -> [UInt8] {
    cleaned.flatMap { Array(cleanedText($0.element, $0.scales).utf8) }
  }

  private mutating func add(_ element: SVGElement) throws(ImageError) {
    var cleanedElement = element
    cleanedElement.attributes = []
    var scales = groups.last ?? Scales()
    for (name, value) in SVGCleaner.expanded(element.attributes)
    where !value.contains(where: { "\"<>&".contains($0) }) {
      if SVGCleaner.geometry.contains(name) {
        try check(value, attribute: name, of: element)
        if name == "transform" || name == "gradientTransform" {
          guard let transform = SVGTransform(value) else { continue }
          if name == "transform" { scales.multiply(by: transform) }
          try check(scale: transform.maximumScale)
        }
      } else if !SVGCleaner.words.contains(name) || hasUnterminatedReference(value) {
        continue
      }
      cleanedElement.attributes.append((name, value))
      scales.pen.set(name, value, view: plainWork.view)
    }
    try check(scale: scales.maximum)
    largestScale = max(largestScale, scales.maximum)
    if element.name == "g", !element.isEmpty { groups.append(scales) }
    cleaned.append((cleanedElement, scales))
    gradients.count(cleanedElement)
    if SVGCleaner.shapes.contains(element.name) { addWork(of: cleanedElement, scales) }
    if repeatsStop(element) { cleaned.append((cleanedElement, scales)) }
  }

  private mutating func addWork(of shape: SVGElement, _ scales: Scales) {
    let segments = SVGOutline(shape, scales.matrix, view: plainWork.view).segments
    let enlargement = (scales.maximum, scales.minimum)
    plainWork.add(segments, scales.pen, scales: enlargement, isDashed: false)
    dashedWork.add(segments, scales.pen, scales: enlargement, isDashed: true)
    gradients.countUses(scales.pen.gradientCount)
  }

  /// Returns whether a value contains a reference without an end.
  private func hasUnterminatedReference(_ value: String) -> Bool {
    value.contains("url(") && !value.contains(")")
  }

  /// Returns whether an element is the first stop of a gradient, which is written twice.
  ///
  /// The parser adds a stop to the gradient that began last, even if it is already closed.
  private mutating func repeatsStop(_ element: SVGElement) -> Bool {
    let isFirstStop = element.name == "stop" && hasEmptyGradient
    if element.name.hasSuffix("Gradient") { (hasGradient, hasEmptyGradient) = (true, true) }
    if isFirstStop { hasEmptyGradient = false }
    return isFirstStop
  }

  private mutating func check(
    _ value: String,
    attribute name: String,
    of element: SVGElement
  ) throws(ImageError) {
    let numbers = SVGNumbers.all(in: value)
    for number in numbers {
      guard abs(number) <= SVGCleaner.maximumNumber else {
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
    guard sides.allSatisfy({ $0 >= SVGCleaner.minimumSide }) else {
      throw .unreadable("the SVG file is too small to be drawn")
    }
  }

  private func check(scale: Double) throws(ImageError) {
    guard scale <= SVGCleaner.maximumScale else {
      throw .unreadable("the SVG file enlarges by more than \(Int(SVGCleaner.maximumScale))")
    }
  }

  /// Returns the attributes, including those in `style`.
  private static func expanded(
    _ attributes: [(name: String, value: String)]
  ) -> [(name: String, value: String)] {
    attributes.flatMap { name, value in
      guard name == "style" else { return [(name, value)] }
      return value.split(separator: ";").compactMap { declaration in
        let pair = declaration.split(separator: ":", maxSplits: 1)
        guard pair.count == 2 else { return nil }
        return (
          pair[0].trimmingCharacters(in: .whitespacesAndNewlines),
          pair[1].trimmingCharacters(in: .whitespacesAndNewlines)
        )
      }
    }
  }

  private func cleanedText(_ element: SVGElement, _ scales: Scales) -> String {
    // The inverse of the transform of a shape with almost no area would be undefined.
    let isTiny = hasGradient && scales.area < SVGCleaner.minimumGradientArea
    if isTiny, SVGCleaner.shapes.contains(element.name) { return "" }
    if element.isEnd { return "</\(element.name)>" }
    var text = "<\(element.name)"
    for (name, value) in element.attributes
    where name != "stroke-dasharray" || drawsDashes && canDraw(dashes: value, scales.minimum) {
      text += " \(name)=\"\(value)\""
    }
    return text + (element.isEmpty ? "/>" : ">")
  }

  /// Returns whether dashes are long enough.
  ///
  /// Otherwise lines are drawn without them.
  private func canDraw(dashes: String, _ smallestScale: Double) -> Bool {
    let limit = largestNumber * largestScale * SVGCleaner.shortestDash
    return SVGNumbers.all(in: dashes).allSatisfy { $0 == 0 || $0 * smallestScale >= limit }
  }
}

/// A cleaned SVG file that can be drawn.
struct SVGDrawing {
  let text: [UInt8]
  /// The size in points.
  let size: CGSize
  let work: SVGWork
}
