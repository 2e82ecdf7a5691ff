/// A set of device pixels, stored as disjoint rectangles.
///
/// Regions are values. A single rectangle is stored inline without allocation. Several rectangles
/// are stored by pixman in y-x bands.
package struct Region {
  /// The overlap of a rectangle with a region.
  package enum Overlap: Sendable {
    /// No pixel of the rectangle is in the region.
    case none
    /// Some pixels of the rectangle are in the region.
    case partial
    /// All pixels of the rectangle are in the region.
    case full
  }

  /// The bounding box; ``PixelRect/empty`` if the region is empty.
  package private(set) var bounds: PixelRect

  /// The rectangles if there are two or more; otherwise `nil`.
  private var storage: RegionStorage?

  /// Creates an empty region.
  package init() {
    bounds = .empty
  }

  /// Creates a region of one rectangle; empty if the rectangle is empty.
  package init(_ rect: PixelRect) {
    bounds = rect.isEmpty ? .empty : rect
  }
}

extension Region {
  /// Whether the region contains no pixels.
  package var isEmpty: Bool { bounds.isEmpty }

  /// The number of disjoint rectangles in the region.
  package var rectangleCount: Int {
    guard let storage else { return bounds.isEmpty ? 0 : 1 }
    return storage.count
  }

  /// The number of pixels in the region.
  package var area: Int {
    var sum = 0
    forEach { sum += $0.area }
    return sum
  }

  /// The disjoint rectangles, sorted from top to bottom and then from left to right.
  ///
  /// The array is allocated on each access; ``forEach(_:)`` does not allocate.
  package var rectangles: [PixelRect] {
    var result: [PixelRect] = []
    forEach { result.append($0) }
    return result
  }

  /// Calls a closure with each disjoint rectangle, from top to bottom and then from left to right.
  package func forEach(_ body: (PixelRect) -> Void) {
    guard let storage else {
      if !bounds.isEmpty { body(bounds) }
      return
    }
    storage.withRectangles { boxes in
      for box in boxes { body(PixelRect(box)) }
    }
  }

  /// Removes all pixels.
  package mutating func removeAll() {
    self = Region()
  }

  /// Moves the region to the right and down, in device pixels.
  package mutating func translate(x: Int, y: Int) {
    guard !isEmpty else { return }
    bounds = bounds.offsetBy(x: x, y: y)
    guard storage != nil else { return }
    makeUnique().translate(x: Int32(truncatingIfNeeded: x), y: Int32(truncatingIfNeeded: y))
  }

  /// Returns the overlap of a rectangle with the region; `none` if the rectangle is empty.
  package func overlap(_ rect: PixelRect) -> Overlap {
    guard bounds.intersects(rect) else { return .none }
    guard let storage else { return bounds.contains(rect) ? .full : .partial }
    return storage.overlap(rect)
  }
}

extension Region {
  /// Adds the pixels of a rectangle.
  package mutating func formUnion(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    guard !isEmpty else {
      self = Region(rect)
      return
    }
    if rect.contains(bounds) {
      self = Region(rect)
      return
    }
    if storage == nil, isRectangularUnion(bounds, rect) {
      bounds = bounds.union(rect)
      return
    }
    makeUnique().formUnion(rect)
    normalize()
  }

  /// Adds the pixels of another region.
  package mutating func formUnion(_ other: Region) {
    guard let added = other.storage else {
      formUnion(other.bounds)
      return
    }
    guard !isEmpty else {
      self = other
      return
    }
    makeUnique().formUnion(added)
    normalize()
  }

  /// Removes the pixels outside of a rectangle.
  package mutating func formIntersection(_ rect: PixelRect) {
    guard !rect.contains(bounds) else { return }
    guard storage != nil, bounds.intersects(rect) else {
      self = Region(bounds.intersection(rect))
      return
    }
    makeUnique().formIntersection(rect)
    normalize()
  }

  /// Removes the pixels that are not in another region.
  package mutating func formIntersection(_ other: Region) {
    guard let otherStorage = other.storage else {
      formIntersection(other.bounds)
      return
    }
    guard bounds.intersects(other.bounds) else {
      self = Region()
      return
    }
    makeUnique().formIntersection(otherStorage)
    normalize()
  }

  /// Removes the pixels of a rectangle.
  package mutating func subtract(_ rect: PixelRect) {
    guard bounds.intersects(rect) else { return }
    if rect.contains(bounds) {
      self = Region()
      return
    }
    if storage == nil, let remainder = bounds.rectangularDifference(without: rect) {
      bounds = remainder
      return
    }
    makeUnique().subtract(rect)
    normalize()
  }

  /// Removes the pixels of another region.
  package mutating func subtract(_ other: Region) {
    guard let otherStorage = other.storage else {
      subtract(other.bounds)
      return
    }
    guard bounds.intersects(other.bounds) else { return }
    makeUnique().subtract(otherStorage)
    normalize()
  }

  /// Returns storage that is uniquely owned by this region, created or copied as needed.
  private mutating func makeUnique() -> RegionStorage {
    if let storage {
      if isKnownUniquelyReferenced(&self.storage) { return storage }
      let copy = RegionStorage(copying: storage)
      self.storage = copy
      return copy
    }
    let created = RegionStorage(bounds)
    storage = created
    return created
  }

  /// Switches to inline storage if at most one rectangle remains.
  private mutating func normalize() {
    guard let storage else { return }
    bounds = storage.count == 0 ? .empty : storage.bounds
    if storage.count < 2 { self.storage = nil }
  }
}

extension Region: Equatable {
  /// Returns whether both regions contain the same pixels.
  package static func == (lhs: Region, rhs: Region) -> Bool {
    guard lhs.bounds == rhs.bounds else { return false }
    guard let lhsStorage = lhs.storage, let rhsStorage = rhs.storage else {
      return lhs.storage == nil && rhs.storage == nil
    }
    return lhsStorage === rhsStorage || lhsStorage.isEqual(to: rhsStorage)
  }
}

/// Returns whether the union of two rectangles is a rectangle.
private func isRectangularUnion(_ first: PixelRect, _ second: PixelRect) -> Bool {
  if first.contains(second) { return true }
  if first.minX == second.minX, first.maxX == second.maxX {
    return first.minY <= second.maxY && second.minY <= first.maxY
  }
  if first.minY == second.minY, first.maxY == second.maxY {
    return first.minX <= second.maxX && second.minX <= first.maxX
  }
  return false
}

extension PixelRect {
  /// Returns the difference from an intersecting rectangle if it is a single rectangle; otherwise
  /// `nil`.
  fileprivate func rectangularDifference(without other: PixelRect) -> PixelRect? {
    var remainder = self
    if other.minX <= minX, other.maxX >= maxX {
      if other.minY <= minY { remainder.minY = other.maxY } else { remainder.maxY = other.minY }
      return other.minY <= minY || other.maxY >= maxY ? remainder : nil
    }
    if other.minY <= minY, other.maxY >= maxY {
      if other.minX <= minX { remainder.minX = other.maxX } else { remainder.maxX = other.minX }
      return other.minX <= minX || other.maxX >= maxX ? remainder : nil
    }
    return nil
  }
}
