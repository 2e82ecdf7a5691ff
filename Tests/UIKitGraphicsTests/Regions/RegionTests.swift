import Testing

@testable import UIKitGraphics

private func randomRect(_ generator: inout SeededGenerator) -> PixelRect {
  let side = NaiveRegion.side
  let x = Int.random(in: 0..<side, using: &generator)
  let y = Int.random(in: 0..<side, using: &generator)
  return PixelRect(
    x: x,
    y: y,
    width: Int.random(in: 0...(side - x), using: &generator),
    height: Int.random(in: 0...(side - y), using: &generator)
  )
}

private func randomRegion(_ generator: inout SeededGenerator) -> Region {
  var region = Region()
  for _ in 0..<Int.random(in: 0...3, using: &generator) {
    region.formUnion(randomRect(&generator))
  }
  return region
}

@Test func regionsAgreeWithABitmapUnderRandomOperations() {
  var generator = SeededGenerator.forTest()
  while generator.nextStep(of: 300) != nil {
    var region = Region()
    var naive = NaiveRegion()
    for _ in 0..<12 {
      let rect = randomRect(&generator)
      let otherRegion = randomRegion(&generator)
      let regionBefore = region
      let expectedBefore = naive
      switch Int.random(in: 0..<7, using: &generator) {
      case 0, 1:
        region.formUnion(rect)
        naive = naive.combined(NaiveRegion(rect)) { $0 || $1 }
      case 2:
        region.formIntersection(rect)
        naive = naive.combined(NaiveRegion(rect)) { $0 && $1 }
      case 3:
        region.subtract(rect)
        naive = naive.combined(NaiveRegion(rect)) { $0 && !$1 }
      case 4:
        region.formUnion(otherRegion)
        naive = naive.combined(NaiveRegion(otherRegion)) { $0 || $1 }
      case 5:
        region.formIntersection(otherRegion)
        naive = naive.combined(NaiveRegion(otherRegion)) { $0 && $1 }
      default:
        region.subtract(otherRegion)
        naive = naive.combined(NaiveRegion(otherRegion)) { $0 && !$1 }
      }
      #expect(NaiveRegion(region) == naive)
      #expect(NaiveRegion(regionBefore) == expectedBefore, "A copy changed with the original")
      #expect(region.isEmpty == !naive.pixels.contains(true))
      #expect(region.overlap(rect) == naive.overlap(rect))
      #expect(region.rectangles.count == region.rectangleCount)
      #expect(region.area == naive.pixels.count { $0 })
    }
  }
}

@Test func translatingMovesEveryRectangleOfACopyOnly() {
  var region = Region(PixelRect(x: 0, y: 0, width: 2, height: 2))
  region.formUnion(PixelRect(x: 5, y: 5, width: 2, height: 2))
  var moved = region
  moved.translate(x: 3, y: -1)
  #expect(moved.bounds == PixelRect(x: 3, y: -1, width: 7, height: 7))
  #expect(region.bounds == PixelRect(x: 0, y: 0, width: 7, height: 7))
  moved.translate(x: -3, y: 1)
  #expect(moved == region)
}

@Test func adjacentRectanglesBecomeOne() {
  var region = Region(PixelRect(x: 0, y: 0, width: 10, height: 4))
  region.formUnion(PixelRect(x: 0, y: 4, width: 10, height: 4))
  #expect(region.rectangleCount == 1)
  region.subtract(PixelRect(x: 0, y: 6, width: 10, height: 9))
  #expect(region.rectangles == [PixelRect(x: 0, y: 0, width: 10, height: 6)])
}

@Test func subtractingARegionFromItselfLeavesNothing() {
  var region = Region(PixelRect(x: 0, y: 0, width: 2, height: 2))
  region.formUnion(PixelRect(x: 5, y: 5, width: 2, height: 2))
  region.subtract(region)
  #expect(region.isEmpty && region == Region())
}

/// Two adjacent rectangles merge; two with a gap of a pixel do not.
@Test(arguments: [0, 1])
func rectanglesJoinOnlyIfTheyTouch(gap: Int) {
  for swaps in [false, true] {
    for isColumn in [false, true] {
      let first = PixelRect(x: 3, y: 3, width: 10, height: 10)
      let second =
        isColumn
        ? PixelRect(x: 3, y: 13 + gap, width: 10, height: 5)
        : PixelRect(x: 13 + gap, y: 3, width: 5, height: 10)
      var region = Region(swaps ? second : first)
      region.formUnion(swaps ? first : second)
      #expect(region.area == 150)
      #expect(region.rectangleCount == (gap == 0 ? 1 : 2))
    }
  }
}
