/// The pixels that have to be drawn again, as at most eight rectangles.
///
/// Two rectangles are merged only when the rectangle around both is less than
/// 30 % larger than what they cover, or when there would be more than eight; so
/// a blinking caret and a clock in opposite corners stay two small rectangles.
/// The rectangles may overlap; ``region()`` counts every pixel once.
package struct Damage {
  /// The most rectangles that are kept apart.
  package static let capacity = 8

  /// The rectangles, in no particular order.
  package private(set) var rectangles: [PixelRect] = []

  /// Creates damage without any pixel.
  package init() {
    rectangles.reserveCapacity(Damage.capacity + 1)
  }
}

extension Damage {
  /// Whether nothing has to be drawn.
  package var isEmpty: Bool { rectangles.isEmpty }

  /// The smallest rectangle around everything.
  package var bounds: PixelRect {
    var result = PixelRect.empty
    for rect in rectangles { result = result.union(rect) }
    return result
  }

  /// Adds a rectangle; an empty one changes nothing.
  package mutating func add(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    var added = rect
    var index = 0
    while index < rectangles.count {
      let other = rectangles[index]
      if other.contains(added) { return }
      if Damage.isWorthMerging(other, added) {
        // The grown rectangle may swallow ones that were compared already.
        added = added.union(other)
        rectangles.swapAt(index, rectangles.count - 1)
        rectangles.removeLast()
        index = 0
      } else {
        index += 1
      }
    }
    rectangles.append(added)
    if rectangles.count > Damage.capacity { mergeCheapestPair() }
  }

  /// Adds every rectangle of a region.
  package mutating func add(_ region: Region) {
    region.forEach { add($0) }
  }

  /// Adds everything that other damage has.
  package mutating func add(_ other: Damage) {
    for rect in other.rectangles { add(rect) }
  }

  /// Forgets everything; keeps its memory for the next frame.
  package mutating func clear() {
    rectangles.removeAll(keepingCapacity: true)
  }

  /// Moves all damage to the right and down, in device pixels.
  package mutating func translate(x: Int, y: Int) {
    for index in rectangles.indices {
      rectangles[index] = rectangles[index].offsetBy(x: x, y: y)
    }
  }

  /// Drops whatever lies outside a rectangle, usually the framebuffer's bounds.
  package mutating func formIntersection(_ rect: PixelRect) {
    for index in rectangles.indices {
      rectangles[index] = rectangles[index].intersection(rect)
    }
    rectangles.removeAll { $0.isEmpty }
  }

  /// The damaged pixels, each once.
  package func region() -> Region {
    var result = Region()
    for rect in rectangles { result.formUnion(rect) }
    return result
  }

  /// How many pixels the rectangle around both has that neither of them has.
  private static func waste(_ first: PixelRect, _ second: PixelRect) -> Int {
    let covered = first.area + second.area - first.intersection(second).area
    return first.union(second).area - covered
  }

  private static func isWorthMerging(_ first: PixelRect, _ second: PixelRect) -> Bool {
    let union = first.union(second).area
    return waste(first, second) * 10 < (union - waste(first, second)) * 3
  }

  private mutating func mergeCheapestPair() {
    var best = (first: 0, second: 1, waste: Int.max)
    for first in rectangles.indices {
      for second in rectangles.indices where second > first {
        let waste = Damage.waste(rectangles[first], rectangles[second])
        if waste < best.waste { best = (first, second, waste) }
      }
    }
    let merged = rectangles[best.first].union(rectangles[best.second])
    rectangles.remove(at: best.second)
    rectangles.remove(at: best.first)
    add(merged)
  }
}
