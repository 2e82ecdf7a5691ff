/// The dirty region of a frame, as at most eight rectangles.
///
/// Two rectangles are merged if their bounding box is less than 30 % larger than their area, or if
/// there would be more than eight rectangles. A blinking caret and a clock in opposite corners thus
/// remain two small rectangles. The rectangles may overlap; ``region()`` counts each pixel once.
/// Adding a rectangle allocates no memory.
package struct Damage {
  /// The maximum number of rectangles.
  package static let capacity = 8

  /// The rectangles, of which `count` are in use.
  ///
  /// For merging, there is one more slot than the capacity.
  private var slots = InlineArray<9, PixelRect>(repeating: .empty)
  private var count = 0

  /// Creates empty damage.
  package init() {}
}

extension Damage {
  /// The rectangles, in no particular order.
  package var rectangles: [PixelRect] { (0..<count).map { slots[$0] } }

  /// Whether no pixel is dirty.
  package var isEmpty: Bool { count == 0 }

  /// Adds a rectangle; ignores an empty one.
  package mutating func add(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    var newRect = rect
    var index = 0
    while index < count {
      let slotRect = slots[index]
      if slotRect.contains(newRect) { return }
      if Damage.isWorthMerging(slotRect, newRect) {
        // The merged rectangle may contain rectangles that were compared before.
        newRect = newRect.union(slotRect)
        remove(at: index)
        index = 0
      } else {
        index += 1
      }
    }
    slots[count] = newRect
    count += 1
    if count > Damage.capacity { mergeCheapestPair() }
  }

  /// Returns whether a pixel of a rectangle may be dirty.
  package func touches(_ rect: PixelRect) -> Bool {
    (0..<count).contains { slots[$0].intersects(rect) }
  }

  /// Returns whether one of the rectangles contains a rectangle.
  package func contains(_ rect: PixelRect) -> Bool {
    (0..<count).contains { slots[$0].contains(rect) }
  }

  /// Removes all rectangles.
  package mutating func clear() {
    count = 0
  }

  /// Returns the region of the dirty pixels.
  package func region() -> Region {
    var result = Region()
    for index in 0..<count { result.formUnion(slots[index]) }
    return result
  }

  /// Returns the number of pixels in the bounding box of two rectangles that are in neither of
  /// them.
  private static func waste(_ first: PixelRect, _ second: PixelRect) -> Int {
    let covered = first.area + second.area - first.intersection(second).area
    return first.union(second).area - covered
  }

  private static func isWorthMerging(_ first: PixelRect, _ second: PixelRect) -> Bool {
    let union = first.union(second).area
    return waste(first, second) * 10 < (union - waste(first, second)) * 3
  }

  private mutating func mergeCheapestPair() {
    var cheapest = (first: 0, second: 1, waste: Int.max)
    for first in 0..<count {
      for second in first + 1..<count {
        let waste = Damage.waste(slots[first], slots[second])
        if waste < cheapest.waste { cheapest = (first, second, waste) }
      }
    }
    let merged = slots[cheapest.first].union(slots[cheapest.second])
    remove(at: cheapest.second)
    remove(at: cheapest.first)
    add(merged)
  }

  /// Removes a rectangle and moves the last one into its slot.
  private mutating func remove(at index: Int) {
    count -= 1
    slots[index] = slots[count]
  }
}
