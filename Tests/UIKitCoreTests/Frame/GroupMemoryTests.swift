import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for the memory of translucent groups.
@MainActor
struct GroupMemoryTests {
  /// A translucent group has a separate bitmap, which every frame of an animation needs.
  @Test func bitmapsOfGroupsAreReleasedWhenNothingMoves() {
    let stage = Stage(size: CGSize(width: 400, height: 800))
    let group = UIView()
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    group.backgroundColor = .blue
    child.backgroundColor = .red
    group.addSubview(child)
    stage.show(group)
    UIView.animate(withDuration: 0.2) { group.alpha = 0.5 }
    stage.advance(by: 0.1)
    #expect(Canvas.pooledByteCount >= 400 * 800 * 4)
    stage.settle()
    #expect(Canvas.pooledByteCount <= Canvas.idlePoolLimit)
  }
}
