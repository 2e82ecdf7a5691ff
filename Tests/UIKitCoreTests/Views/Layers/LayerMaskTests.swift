import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for masks of layers and views.
@MainActor
struct LayerMaskTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100))
  private let view = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))

  init() {
    stage.checksDamage = true
    let root = UIView()
    root.backgroundColor = .white
    root.addSubview(view)
    view.backgroundColor = .red
    stage.show(root)
    stage.settle()
  }

  private func color(_ x: CGFloat, _ y: CGFloat) -> UIColor {
    stage.settle()
    return stage.color(at: CGPoint(x: x, y: y))
  }

  private func layer(_ color: UIColor, _ frame: CGRect) -> CALayer {
    let layer = CALayer()
    layer.backgroundColor = color.cgColor
    layer.frame = frame
    return layer
  }

  private var leftHalf: CGRect { CGRect(x: 0, y: 0, width: 30, height: 60) }

  @Test func theMaskLimitsTheLayer() {
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 60, height: 20))
    child.backgroundColor = .blue
    view.addSubview(child)
    #expect(color(25, 25) == .red && color(75, 35) == .blue && color(85, 35) == .blue)
    let mask = layer(.green, leftHalf)
    view.layer.mask = mask
    #expect(view.layer.mask === mask && mask.superlayer == nil)
    #expect(view.layer.sublayers == [child.layer])
    #expect(color(25, 25) == .red && color(35, 35) == .blue)
    #expect(color(60, 25) == .white && color(60, 35) == .white && color(85, 35) == .white)
    mask.frame.origin.x = 30
    #expect(color(25, 25) == .white && color(60, 25) == .red && color(60, 35) == .blue)
    view.layer.mask = nil
    #expect(color(25, 25) == .red && color(85, 35) == .blue)
  }

  @Test func theOpacityOfTheMaskIsThatOfTheView() {
    view.layer.mask = layer(UIColor.black.withAlphaComponent(0.5), leftHalf)
    let faded = color(25, 25).cgColor.components ?? []
    #expect(faded[0] == 1 && abs(faded[1] - 0.5) < 0.01)
    view.layer.mask?.opacity = 0
    #expect(color(25, 25) == .white)
    view.layer.mask?.opacity = 1
    view.layer.mask?.backgroundColor = .black
    view.alpha = 0.5
    let half = color(25, 25).cgColor.components ?? []
    #expect(half[0] == 1 && abs(half[1] - 0.5) < 0.01)
  }

  @Test func theShadowIsMasked() {
    view.layer.shadowOpacity = 1
    (view.layer.shadowOffset, view.layer.shadowRadius) = (CGSize(width: 0, height: 10), 0)
    #expect(color(40, 85) == .black)
    view.layer.mask = layer(.black, leftHalf)
    #expect(color(40, 85) == .white)
  }

  @Test func aShapeLayerMasks() {
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(ovalIn: view.bounds).cgPath
    view.layer.mask = shape
    #expect(color(50, 50) == .red && color(22, 22) == .white && color(78, 78) == .white)
    shape.path = UIBezierPath(rect: view.bounds).cgPath
    #expect(color(22, 22) == .red)
  }

  @Test func anAnimationOfTheMaskIsDrawn() {
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(rect: .zero).cgPath
    view.layer.mask = shape
    #expect(color(25, 50) == .white)
    let reveal = CABasicAnimation(keyPath: "path")
    reveal.fromValue = shape.path
    reveal.toValue = UIBezierPath(rect: view.bounds).cgPath
    reveal.duration = 1
    shape.add(reveal, forKey: nil)
    stage.advance(by: 0.5)
    #expect(stage.color(at: CGPoint(x: 25, y: 25)) == .red)
    #expect(stage.color(at: CGPoint(x: 70, y: 70)) == .white)
    #expect(color(25, 25) == .white)
  }

  @Test func aTransformedViewIsMasked() {
    view.layer.mask = layer(.black, leftHalf)
    view.transform = CGAffineTransform(rotationAngle: .pi)
    #expect(color(30, 50) == .white && color(70, 50) == .red)
    view.layer.mask?.frame.origin.x = 30
    #expect(color(30, 50) == .red && color(70, 50) == .white)
  }

  @Test func anAddedLayerIsMasked() {
    let added = layer(.blue, CGRect(x: 10, y: 10, width: 40, height: 40))
    view.layer.addSublayer(added)
    added.mask = layer(.black, CGRect(x: 0, y: 0, width: 20, height: 40))
    #expect(color(35, 50) == .blue && color(60, 50) == .red)
    added.mask?.frame.origin.x = 20
    #expect(color(35, 50) == .red && color(60, 50) == .blue)
    added.transform = CATransform3DMakeRotation(.pi, 0, 0, 1)
    #expect(color(35, 50) == .blue && color(60, 50) == .red)
    added.mask = layer(.clear, CGRect(x: 0, y: 0, width: 20, height: 40))
    #expect(color(35, 50) == .red)
    added.mask = nil
    #expect(color(35, 50) == .blue && color(60, 50) == .blue)
  }

  @Test func aLayerMasksOneLayerOnly() {
    let (mask, other) = (layer(.black, leftHalf), CALayer())
    view.layer.mask = mask
    other.mask = mask
    #expect(view.layer.mask == nil && other.mask === mask)
    view.layer.addSublayer(mask)
    #expect(other.mask == nil && mask.superlayer === view.layer)
    view.layer.mask = mask
    #expect(view.layer.sublayers == nil && mask.superlayer == nil)
  }

  @Test func aViewMasks() {
    let mask = UIView(frame: leftHalf)
    mask.backgroundColor = .black
    let child = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    view.addSubview(child)
    view.mask = mask
    #expect(view.mask === mask && view.layer.mask === mask.layer && view.subviews == [child])
    #expect(color(25, 25) == .red && color(60, 25) == .white)
    let second = UIView()
    view.addSubview(second)
    #expect(view.subviews == [child, second])
    view.bringSubviewToFront(child)
    #expect(view.subviews == [second, child] && view.mask === mask)
    #expect(view.hitTest(CGPoint(x: 10, y: 10), with: nil) === child)
    view.mask = nil
    #expect(view.mask == nil && mask.superview == nil && color(60, 25) == .red)
  }

  @Test func aMaskingViewIsNotFoundByItsTag() {
    let mask = UIView(frame: view.bounds)
    mask.tag = 7
    view.addSubview(mask)
    #expect(stage.window.viewWithTag(7) === mask)
    view.mask = mask
    #expect(stage.window.viewWithTag(7) == nil)
  }

  @Test func theMaskingViewIsAnimated() {
    let mask = UIView(frame: leftHalf)
    mask.backgroundColor = .black
    view.mask = mask
    stage.settle()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { mask.frame.origin.x = 30 }
    stage.advance(by: 0.5)
    #expect(stage.color(at: CGPoint(x: 30, y: 50)) == .white)
    #expect(stage.color(at: CGPoint(x: 40, y: 50)) == .red)
    #expect(stage.color(at: CGPoint(x: 70, y: 50)) == .white)
    #expect(color(70, 50) == .red && color(40, 50) == .white)
  }

  @Test func aMaskingViewMovedElsewhereStopsMasking() {
    let mask = UIView(frame: leftHalf)
    view.mask = mask
    let other = UIView()
    other.addSubview(mask)
    #expect(view.mask == nil && other.subviews == [mask] && color(60, 25) == .red)
    view.layer.mask = mask.layer
    #expect(view.mask === mask && other.subviews.isEmpty)
    view.layer.mask = layer(.black, leftHalf)
    #expect(view.mask == nil && mask.superview == nil)
  }

  @Test func aMaskedListIsDrawnWhileItScrolls() {
    let scroller = UIScrollView(frame: view.frame)
    scroller.backgroundColor = .blue
    scroller.contentSize = CGSize(width: 60, height: 400)
    let row = UIView(frame: CGRect(x: 0, y: 100, width: 60, height: 20))
    row.backgroundColor = .green
    scroller.addSubview(row)
    view.superview?.addSubview(scroller)
    let holder = UIView(frame: scroller.frame)
    view.superview?.addSubview(holder)
    scroller.frame.origin = .zero
    holder.addSubview(scroller)
    holder.layer.mask = layer(.black, CGRect(x: 0, y: 0, width: 60, height: 30))
    view.removeFromSuperview()
    stage.settle()
    scroller.contentOffset.y = 90
    #expect(color(50, 35) == .green && color(50, 25) == .blue && color(50, 60) == .white)
    scroller.contentOffset.y = 80
    #expect(color(50, 45) == .green && color(50, 25) == .blue && color(50, 55) == .white)
  }
}
