import Testing

@testable import UIKitGraphics

/// Tests for `BufferDamage`, the damage that a reused buffer lacks.
struct BufferDamageTests {
  private let bounds = PixelRect(x: 0, y: 0, width: 100, height: 50)
  private let first = PixelRect(x: 0, y: 0, width: 10, height: 10)
  private let second = PixelRect(x: 50, y: 20, width: 10, height: 10)

  @Test func newBuffersNeedAFullRedraw() {
    var damage = BufferDamage(count: 2, bounds: bounds)
    #expect(damage.removeDamage(of: 0) == Region(bounds))
    #expect(damage.removeDamage(of: 1) == Region(bounds))
    #expect(damage.removeDamage(of: 0).isEmpty)
  }

  @Test func aReusedBufferNeedsTheDamageOfAllFramesSinceItsOwn() {
    var damage = BufferDamage(count: 2, bounds: bounds)
    _ = damage.removeDamage(of: 0)
    _ = damage.removeDamage(of: 1)
    damage.add(Region(first))
    #expect(damage.removeDamage(of: 0) == Region(first))
    damage.add(Region(second))
    var both = Region(first)
    both.formUnion(second)
    #expect(damage.removeDamage(of: 1) == both)
    #expect(damage.removeDamage(of: 0) == Region(second))
  }
}
