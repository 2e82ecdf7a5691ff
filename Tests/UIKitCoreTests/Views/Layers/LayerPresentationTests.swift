import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for presentation layers during animations.
@MainActor
struct LayerPresentationTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  init() {
    stage.checksDamage = true
    let root = UIView()
    root.backgroundColor = .white
    root.addSubview(view)
    stage.show(root)
    stage.settle()
  }

  @Test func thePresentationLayerOfAViewHasItsDisplayedFrame() throws {
    #expect(UIView().layer.presentation() == nil && CALayer().presentation() == nil)
    let still = try #require(view.layer.presentation())
    #expect(still.frame == view.frame && still.model() === view.layer)
    #expect(view.layer.model() === view.layer && still !== view.layer)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center.x = 70
      view.alpha = 0.5
      view.layer.cornerRadius = 8
      view.backgroundColor = .black
    }
    stage.advance(by: 0.5)
    let presentation = try #require(view.layer.presentation())
    #expect(abs(presentation.position.x - 40) < 2 && presentation.position.y == 10)
    #expect(presentation.bounds.size == CGSize(width: 20, height: 20))
    #expect(abs(presentation.opacity - 0.75) < 0.03 && abs(presentation.cornerRadius - 4) < 0.3)
    #expect(abs((presentation.backgroundColor?.alpha ?? 0) - 0.5) < 0.03)
    #expect(view.layer.position.x == 70)
    stage.settle()
    #expect(view.layer.presentation()?.position.x == 70)
  }

  @Test func thePresentationLayerOfASublayerHasItsDisplayedFrame() throws {
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    (shape.strokeColor, shape.lineCap) = (UIColor.red.cgColor, .round)
    view.layer.addSublayer(shape)
    shape.add(CABasicAnimation("strokeEnd", from: 0, to: 1), forKey: nil)
    shape.add(
      CABasicAnimation("position", from: CGPoint.zero, to: CGPoint(x: 40, y: 20)),
      forKey: nil
    )
    stage.advance(by: 0.5)
    let presentation = try #require(shape.presentation())
    #expect(abs(presentation.strokeEnd - 0.5) < 0.03 && abs(presentation.position.x - 20) < 1)
    #expect(presentation.lineCap == .round && presentation.strokeColor == UIColor.red.cgColor)
    #expect(shape.strokeEnd == 1 && shape.position == CGPoint(x: 5, y: 5))
  }

  @Test func gradientColoursAreAnimated() throws {
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    gradient.colors = [UIColor.black.cgColor, UIColor.black.cgColor]
    view.layer.addSublayer(gradient)
    stage.settle()
    let white = [UIColor.white.cgColor, UIColor.white.cgColor]
    gradient.add(CABasicAnimation("colors", from: nil, to: white), forKey: nil)
    stage.advance(by: 0.5)
    let gray = stage.color(at: CGPoint(x: 10, y: 10)).cgColor.components?[0] ?? 0
    #expect(abs(gray - 0.5) < 0.03)
    let presentation = try #require(gradient.presentation()?.colors as? [CGColor])
    #expect(abs((presentation[0].components?[0] ?? 0) - 0.5) < 0.03)
    stage.settle()
    #expect(stage.color(at: CGPoint(x: 10, y: 10)) == .black)
  }

  @Test func locationsAndPointsOfAGradientAreAnimated() {
    final class GradientView: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    let shade = GradientView(frame: CGRect(x: 0, y: 40, width: 100, height: 20))
    guard let gradient = shade.layer as? CAGradientLayer else { return }
    gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
    (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
    view.superview?.addSubview(shade)
    stage.settle()
    func white(_ x: CGFloat) -> CGFloat {
      stage.color(at: CGPoint(x: x, y: 50)).cgColor.components?[0] ?? 0
    }
    #expect(abs(white(50) - 0.5) < 0.03)
    gradient.add(CABasicAnimation("locations", from: [0, 0.02], to: [0.98, 1]), forKey: nil)
    stage.advance(by: 0.25)
    #expect(white(10) < 0.01 && white(50) > 0.99)
    stage.advance(by: 0.5)
    #expect(white(50) < 0.01 && white(95) > 0.99)
    stage.settle()
    gradient.add(
      CABasicAnimation("endPoint", from: CGPoint(x: 1, y: 0.5), to: CGPoint(x: 3, y: 0.5)),
      forKey: nil
    )
    stage.advance(by: 0.5)
    #expect(abs(white(99) - 0.5) < 0.03)
    stage.settle()
    #expect(white(99) > 0.97)
  }

  @Test func pathsAreInterpolated() {
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
    view.superview?.layer.addSublayer(shape)
    stage.settle()
    let frames = CAKeyframeAnimation(keyPath: "path")
    frames.values = [0, 40, 80].map {
      UIBezierPath(rect: CGRect(x: $0, y: 0, width: 10, height: 10)).cgPath
    }
    frames.duration = 1
    shape.add(frames, forKey: nil)
    stage.advance(by: 0.25)
    #expect(stage.color(at: CGPoint(x: 25, y: 5)) == .black)
    stage.advance(by: 0.5)
    #expect(stage.color(at: CGPoint(x: 65, y: 5)) == .black)
    #expect(stage.color(at: CGPoint(x: 25, y: 5)) == .white)
    stage.settle()
    // A path with different elements is shown immediately, without interpolation.
    let oval = UIBezierPath(ovalIn: CGRect(x: 50, y: 0, width: 30, height: 30)).cgPath
    shape.add(CABasicAnimation("path", from: nil, to: oval), forKey: nil)
    stage.advance(by: 0.1)
    #expect(stage.color(at: CGPoint(x: 65, y: 15)) == .black)
  }
}
