/// The dirty region of a frame, as at most eight rectangles.
///
/// Two rectangles are merged only when their bounding box is less than 30 % larger than what they
/// cover, or when there would be more than eight; so a blinking caret and a clock in opposite
/// corners stay two small rectangles. The rectangles may overlap; ``region()`` counts every pixel
/// once. Nothing is allocated.
package struct Damage {
  /// The most rectangles that are kept apart.
  package static let capacity = 8

  /// The rectangles, of which `count` are in use; one slot more than the capacity, for merging.
  private var slots = InlineArray<9, PixelRect>(repeating: .empty)
  private var count = 0

  /// Creates damage without any pixel.
  package init() {}
}

extension Damage {
  /// The rectangles, in no particular order.
  package var rectangles: [PixelRect] { (0..<count).map { slots[$0] } }

  /// Whether nothing is dirty.
  package var isEmpty: Bool { count == 0 }

  /// Adds a rectangle; an empty one changes nothing.
  package mutating func add(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    var added = rect
    var index = 0
    while index < count {
      let other = slots[index]
      if other.contains(added) { return }
      if Damage.isWorthMerging(other, added) {
        // The merged rectangle may absorb ones that were compared before.
        added = added.union(other)
        remove(at: index)
        index = 0
      } else {
        index += 1
      }
    }
    slots[count] = added
    count += 1
    if count > Damage.capacity { mergeCheapestPair() }
  }

  /// Whether some pixel of a rectangle may be dirty.
  package func touches(_ rect: PixelRect) -> Bool {
    (0..<count).contains { slots[$0].intersects(rect) }
  }

  /// Whether one of the rectangles contains another one.
  package func contains(_ rect: PixelRect) -> Bool {
    (0..<count).contains { slots[$0].contains(rect) }
  }

  /// Removes all rectangles.
  package mutating func clear() {
    count = 0
  }

  /// The dirty pixels, each counted once.
  package func region() -> Region {
    var result = Region()
    for index in 0..<count { result.formUnion(slots[index]) }
    return result
  }

  /// The number of pixels of the bounding box that are in neither rectangle.
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
    for first in 0..<count {
      for second in first + 1..<count {
        let waste = Damage.waste(slots[first], slots[second])
        if waste < best.waste { best = (first, second, waste) }
      }
    }
    let merged = slots[best.first].union(slots[best.second])
    remove(at: best.second)
    remove(at: best.first)
    add(merged)
  }

  /// Removes a rectangle by moving the last one into its slot.
  private mutating func remove(at index: Int) {
    count -= 1
    slots[index] = slots[count]
  }
}
