import Testing

@testable import UIKitGraphics

@Test func distantRectanglesStayApart() {
  var damage = Damage()
  damage.add(PixelRect(x: 0, y: 0, width: 10, height: 10))
  damage.add(PixelRect(x: 500, y: 500, width: 10, height: 10))
  #expect(damage.rectangles.count == 2)
  #expect(damage.region().area == 200)
}

@Test func neighbouringRectanglesMergeWhenTheUnionIsTight() {
  var damage = Damage()
  damage.add(PixelRect(x: 0, y: 0, width: 100, height: 44))
  damage.add(PixelRect(x: 0, y: 44, width: 100, height: 44))
  #expect(damage.rectangles == [PixelRect(x: 0, y: 0, width: 100, height: 88)])
  // Rectangles merge if their bounds have 29 % more area than the rectangles, but not with 31 %.
  damage.clear()
  damage.add(PixelRect(x: 0, y: 0, width: 100, height: 50))
  damage.add(PixelRect(x: 0, y: 79, width: 100, height: 50))
  #expect(damage.rectangles.count == 1)
  damage.clear()
  damage.add(PixelRect(x: 0, y: 0, width: 100, height: 50))
  damage.add(PixelRect(x: 0, y: 81, width: 100, height: 50))
  #expect(damage.rectangles.count == 2)
}

@Test func damageNeverLosesAPixelAndKeepsFewRectangles() {
  var generator = SeededGenerator.forTest()
  while generator.nextStep(of: 200) != nil {
    var damage = Damage()
    var exact = Region()
    for _ in 0..<30 {
      let rect = PixelRect(
        x: .random(in: 0..<900, using: &generator),
        y: .random(in: 0..<900, using: &generator),
        width: .random(in: 0..<90, using: &generator),
        height: .random(in: 0..<90, using: &generator)
      )
      damage.add(rect)
      exact.formUnion(rect)
      #expect(damage.rectangles.count <= Damage.capacity)
    }
    var missing = exact
    missing.subtract(damage.region())
    #expect(missing.isEmpty)
  }
}
