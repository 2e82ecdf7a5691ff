import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for frames, coordinates, hit testing, and autoresizing with the superview.
@MainActor
struct UIViewGeometryTests {
  /// Returns the frame of a view after its superview has grown from 100 × 100 to 200 × 160 points.
  private func resized(_ frame: CGRect, _ mask: UIView.AutoresizingMask) -> CGRect {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: frame)
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 200, height: 160)
    return child.frame
  }

  @Test func flexiblePartsTakeTheGrowth() {
    let frame = CGRect(x: 20, y: 10, width: 60, height: 30)
    #expect(resized(frame, []) == frame)
    #expect(resized(frame, .flexibleWidth) == CGRect(x: 20, y: 10, width: 160, height: 30))
    #expect(resized(frame, .flexibleHeight) == CGRect(x: 20, y: 10, width: 60, height: 90))
    #expect(resized(frame, .flexibleLeftMargin) == CGRect(x: 120, y: 10, width: 60, height: 30))
    #expect(resized(frame, .flexibleRightMargin) == frame)
    #expect(resized(frame, .flexibleTopMargin) == CGRect(x: 20, y: 70, width: 60, height: 30))
    #expect(resized(frame, .flexibleBottomMargin) == frame)
  }

  @Test func severalFlexiblePartsShareInProportion() {
    let frame = CGRect(x: 20, y: 10, width: 60, height: 30)
    // The left margin of 20 and the width of 60 share a growth of 100 in the ratio 1 : 3.
    let both = resized(frame, [.flexibleLeftMargin, .flexibleWidth])
    #expect(both == CGRect(x: 45, y: 10, width: 135, height: 30))
    // Equal margins of 20 keep the view centred.
    let centred = resized(frame, [.flexibleLeftMargin, .flexibleRightMargin])
    #expect(centred == CGRect(x: 70, y: 10, width: 60, height: 30))
    // Without lengths to set a proportion, the growth is shared equally.
    let flush = resized(
      CGRect(x: 0, y: 0, width: 100, height: 100),
      [.flexibleTopMargin, .flexibleBottomMargin]
    )
    #expect(flush == CGRect(x: 0, y: 30, width: 100, height: 100))
  }

  @Test func lengthsNeverBecomeNegative() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 40, y: 0, width: 20, height: 20))
    child.autoresizingMask = .flexibleWidth
    parent.addSubview(child)
    parent.bounds.size.width = 30
    #expect(child.frame.width == 0)
    parent.autoresizesSubviews = false
    parent.bounds.size.width = 300
    #expect(child.frame.width == 0)
  }

  @Test func pointsAreConvertedThroughOriginsAndScrolledBounds() {
    let root = UIView(frame: CGRect(x: 5, y: 6, width: 300, height: 300))
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 3, y: 4, width: 50, height: 50))
    let sibling = UIView(frame: CGRect(x: 200, y: 100, width: 50, height: 50))
    root.addSubview(outer)
    root.addSubview(sibling)
    outer.addSubview(inner)
    outer.bounds.origin = CGPoint(x: 7, y: 30)
    let point = CGPoint(x: 1, y: 2)
    #expect(inner.convert(point, to: outer) == CGPoint(x: 4, y: 6))
    #expect(inner.convert(point, to: root) == CGPoint(x: 7, y: -4))
    #expect(inner.convert(point, to: nil) == CGPoint(x: 7, y: -4))
    #expect(inner.convert(point, to: sibling) == CGPoint(x: -193, y: -104))
    #expect(sibling.convert(point, from: inner) == CGPoint(x: -193, y: -104))
    #expect(inner.convert(CGPoint(x: 7, y: -4), from: root) == point)
    let rect = CGRect(x: 1, y: 2, width: 8, height: 9)
    #expect(inner.convert(rect, to: root) == CGRect(x: 7, y: -4, width: 8, height: 9))
    #expect(root.convert(rect, from: inner) == CGRect(x: 7, y: -4, width: 8, height: 9))
  }

  @Test func transformsRotateAboutTheCentre() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 20))
    root.addSubview(view)
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(view.frame == CGRect(x: 80, y: 80, width: 80, height: 60))
    #expect(view.bounds.size == CGSize(width: 40, height: 20))
    #expect(view.center == CGPoint(x: 120, y: 110))
    #expect(view.convert(CGPoint(x: 0, y: 0), to: root) == CGPoint(x: 80, y: 80))
    #expect(view.convert(CGPoint(x: 120, y: 110), from: root) == CGPoint(x: 20, y: 10))
    let rect = view.convert(CGRect(x: 10, y: 5, width: 20, height: 10), to: root)
    #expect(rect == CGRect(x: 100, y: 95, width: 40, height: 30))
  }

  @Test func theFrontmostViewThatTakesTouchesIsHit() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let front = UIView(frame: CGRect(x: 20, y: 20, width: 50, height: 50))
    let outside = UIView(frame: CGRect(x: 60, y: 0, width: 30, height: 30))
    root.addSubview(back)
    root.addSubview(front)
    back.addSubview(outside)
    let both = CGPoint(x: 30, y: 30)
    #expect(root.hitTest(both, with: nil) === front)
    front.isHidden = true
    #expect(root.hitTest(both, with: nil) === back)
    front.isHidden = false
    front.alpha = 0.009
    #expect(root.hitTest(both, with: nil) === back)
    front.alpha = 0.01
    #expect(root.hitTest(both, with: nil) === front)
    front.isUserInteractionEnabled = false
    #expect(root.hitTest(both, with: nil) === back)
    // Views are not hit outside of their superview, and bounds include only their minimum edges.
    #expect(root.hitTest(CGPoint(x: 65, y: 10), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 0, y: 0), with: nil) === back)
    #expect(root.hitTest(CGPoint(x: 50, y: 0), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 100, y: 0), with: nil) == nil)
  }

  @Test(arguments: [(-30, 20), (-1, 20), (0, 20), (5, 15), (20, 0), (50, 0)])
  func safeAreaInsetsAreTheCoveredPart(top: CGFloat, inset: CGFloat) {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    stage.window.baseSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    let root = UIView()
    let view = UIView(frame: CGRect(x: -8, y: top, width: 116, height: 120 - top))
    root.addSubview(view)
    stage.show(root)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: inset, left: 0, bottom: 10, right: 0))
  }
}
