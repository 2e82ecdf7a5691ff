import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for layers without a view, as sublayers of views' layers and of each other.
@MainActor
struct LayerTreeTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100))
  private let view = UIView()

  init() {
    stage.checksDamage = true
    view.backgroundColor = .white
    stage.show(view)
    stage.settle()
  }

  private func makeLayer(_ color: UIColor, frame: CGRect) -> CALayer {
    let layer = CALayer()
    layer.backgroundColor = color.cgColor
    layer.frame = frame
    return layer
  }

  private func color(_ x: CGFloat, _ y: CGFloat) -> UIColor {
    stage.settle()
    return stage.color(at: CGPoint(x: x, y: y))
  }

  @Test func layersAreInTheCoordinatesOfTheirSuperlayer() {
    let outer = makeLayer(.red, frame: CGRect(x: 10, y: 10, width: 60, height: 60))
    let inner = makeLayer(.blue, frame: CGRect(x: 40, y: 40, width: 40, height: 40))
    outer.addSublayer(inner)
    view.layer.addSublayer(outer)
    #expect(color(15, 15) == .red && color(55, 55) == .blue && color(85, 85) == .blue)
    #expect(color(95, 95) == .white)
    outer.masksToBounds = true
    #expect(color(65, 65) == .blue && color(85, 85) == .white)
    outer.bounds.origin = CGPoint(x: 20, y: 20)
    #expect(color(35, 35) == .blue && color(15, 15) == .red)
    outer.frame.origin = CGPoint(x: 30, y: 10)
    #expect(color(15, 15) == .white && color(55, 35) == .blue)
    outer.isHidden = true
    #expect(color(55, 35) == .white)
  }

  @Test func sublayersAreDrawnInArrayOrder() {
    let frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    let red = makeLayer(.red, frame: frame)
    let green = makeLayer(.green, frame: frame)
    let blue = makeLayer(.blue, frame: frame)
    view.layer.sublayers = [red, blue]
    #expect(color(20, 20) == .blue)
    view.layer.insertSublayer(green, below: blue)
    #expect(view.layer.sublayers == [red, green, blue])
    view.layer.insertSublayer(green, above: blue)
    #expect(view.layer.sublayers == [red, blue, green] && color(20, 20) == .green)
    view.layer.insertSublayer(green, at: 0)
    #expect(view.layer.sublayers == [green, red, blue])
    let cyan = makeLayer(.cyan, frame: frame)
    view.layer.replaceSublayer(blue, with: cyan)
    #expect(view.layer.sublayers == [green, red, cyan] && blue.superlayer == nil)
    #expect(color(20, 20) == .cyan)
    view.layer.replaceSublayer(blue, with: makeLayer(.cyan, frame: frame))
    #expect(view.layer.sublayers?.count == 3)
    view.layer.sublayers = nil
    #expect(color(20, 20) == .white && view.layer.sublayers == nil)
  }

  @Test func layersHaveBordersCornersAndOpacity() {
    let box = makeLayer(.red, frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    box.borderWidth = 4
    box.borderColor = UIColor.blue.cgColor
    view.layer.addSublayer(box)
    #expect(color(12, 30) == .blue && color(30, 30) == .red && color(10, 10) == .blue)
    box.cornerRadius = 20
    #expect(color(11, 11) == .white && color(12, 30) == .blue)
    box.maskedCorners = [.layerMaxXMaxYCorner]
    #expect(color(11, 11) == .blue && color(48, 48) == .white)
    box.opacity = 0.5
    let faded = color(30, 30).cgColor.components ?? []
    #expect(abs(faded[0] - 1) < 0.01 && abs(faded[1] - 0.5) < 0.01)
  }

  @Test func shadowsAreDarkBelow() {
    let box = makeLayer(.red, frame: CGRect(x: 30, y: 30, width: 30, height: 30))
    (box.shadowOpacity, box.shadowRadius, box.shadowOffset) = (1, 2, CGSize(width: 0, height: 10))
    view.layer.addSublayer(box)
    let below = color(45, 66).cgColor.components ?? []
    #expect(below[0] < 0.2 && color(45, 45) == .red && color(45, 25) == .white)
    box.shadowOpacity = 0
    #expect(color(45, 66) == .white)
  }

  @Test func transformsAreAboutTheAnchorPoint() {
    let bar = makeLayer(.red, frame: CGRect(x: 45, y: 10, width: 10, height: 40))
    view.layer.addSublayer(bar)
    bar.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(bar.frame.integral == CGRect(x: 30, y: 25, width: 40, height: 10))
    #expect(color(34, 30) == .red && color(50, 12) == .white)
    bar.transform = CATransform3DIdentity
    bar.anchorPoint = CGPoint(x: 0.5, y: 1)
    #expect(bar.frame == CGRect(x: 45, y: -10, width: 10, height: 40))
    bar.position = CGPoint(x: 50, y: 50)
    #expect(bar.frame == CGRect(x: 45, y: 10, width: 10, height: 40) && color(50, 12) == .red)
    bar.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(color(80, 50) == .red && color(50, 12) == .white)
    bar.transform = CATransform3DMakeScale(1, 0.5, 1)
    #expect(bar.frame == CGRect(x: 45, y: 30, width: 10, height: 20))
    bar.frame = CGRect(x: 10, y: 20, width: 20, height: 30)
    #expect(bar.bounds.size == CGSize(width: 20, height: 60) && color(20, 22) == .red)
    #expect(color(20, 18) == .white && color(20, 52) == .white)
  }

  @Test func aViewAndItsLayerShareTheTransform() {
    view.layer.transform = CATransform3DMakeScale(0.5, 0.25, 1)
    #expect(view.transform == CGAffineTransform(scaleX: 0.5, y: 0.25))
    view.transform = CGAffineTransform(translationX: 3, y: 4)
    #expect(view.layer.transform == CATransform3DMakeTranslation(3, 4, 0))
    #expect(view.layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
  }

  @Test func contentsAreImages() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 10, y: 0, width: 10, height: 10))
    }
    let box = makeLayer(.green, frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    box.contents = image
    view.layer.addSublayer(box)
    #expect(color(5, 5) == .red && color(70, 70) == .blue)
    box.contentsGravity = .resizeAspect
    #expect(color(5, 5) == .green && color(5, 40) == .red && color(70, 40) == .blue)
    let pixels = try #require(image.cgImage)
    #expect(pixels.width == Int(image.size.width * image.scale))
    box.contents = pixels
    box.contentsGravity = .center
    box.contentsScale = image.scale
    #expect(color(32, 40) == .red && color(28, 40) == .green && color(48, 40) == .blue)
    box.contentsGravity = .top
    #expect(color(32, 4) == .red && color(32, 40) == .green)
    box.contents = "text"
    #expect(color(32, 4) == .green)
    view.layer.sublayers = nil
    view.layer.contents = image
    #expect(color(5, 5) == .red && color(95, 95) == .blue)
  }

  @Test func layersAreClippedToTheirView() {
    let small = UIView(frame: CGRect(x: 20, y: 20, width: 30, height: 30))
    view.addSubview(small)
    small.layer.addSublayer(makeLayer(.red, frame: CGRect(x: 10, y: 10, width: 60, height: 60)))
    #expect(color(45, 45) == .red && color(60, 60) == .white && color(25, 25) == .white)
    small.frame.origin.x = 60
    #expect(color(45, 45) == .white && color(85, 45) == .red)
  }

  @Test func layersAreDrawnIntoContexts() {
    let box = makeLayer(.red, frame: CGRect(x: 50, y: 50, width: 20, height: 20))
    box.addSublayer(makeLayer(.blue, frame: CGRect(x: 10, y: 0, width: 10, height: 20)))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20))
      .image { box.render(in: $0.cgContext) }
    view.layer.contents = image
    #expect(color(10, 50) == .red && color(90, 50) == .blue)
  }
}
