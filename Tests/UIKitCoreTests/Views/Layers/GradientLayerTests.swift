import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for gradient layers, as layers of views and above the drawing of views.
@MainActor
struct GradientLayerTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100))

  private final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
    var gradient: CAGradientLayer? { layer as? CAGradientLayer }
  }

  private func show(_ view: UIView) {
    stage.checksDamage = true
    view.backgroundColor = .white
    stage.show(view)
    stage.settle()
  }

  private func red(_ x: CGFloat, _ y: CGFloat) -> Int {
    Int(((stage.color(at: CGPoint(x: x, y: y)).cgColor.components?[0] ?? 0) * 255).rounded())
  }

  private let colors: [Any] = [UIColor.black.cgColor, UIColor.white.cgColor]

  @Test func theLayerOfAViewGoesFromTopToBottom() {
    let view = GradientView()
    view.gradient?.colors = colors
    show(view)
    #expect(red(50, 0) == 0 && red(50, 99) == 255 && abs(red(3, 50) - 128) < 3)
    view.gradient?.colors = [UIColor.white.cgColor, UIColor.white.cgColor]
    stage.settle()
    #expect(red(50, 0) == 255)
  }

  @Test func gradientsHaveDirectionsAndLocations() throws {
    let view = GradientView()
    let gradient = try #require(view.gradient)
    gradient.colors = colors
    (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
    show(view)
    #expect(red(0, 50) < 5 && red(99, 50) > 250 && abs(red(50, 9) - 128) < 4)
    (gradient.startPoint, gradient.endPoint) = (.zero, CGPoint(x: 1, y: 1))
    stage.settle()
    #expect(red(0, 0) < 5 && red(99, 99) > 250 && abs(red(99, 0) - 128) < 4)
    gradient.locations = [0.5, 0.75]
    stage.settle()
    #expect(red(40, 40) == 0 && red(80, 80) == 255)
    gradient.locations = [0.9, 0.1]
    stage.settle()
    #expect(abs(red(50, 50) - 128) < 4)
    gradient.type = .radial
    (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
    gradient.locations = nil
    stage.settle()
    #expect(red(50, 50) < 8 && abs(red(75, 50) - 128) < 8 && red(0, 0) == 255)
  }

  @Test func sublayersAreAboveTheDrawingAndBelowSubviews() {
    let view = UIImageView(
      image: UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100))
        .image { context in
          UIColor.red.setFill()
          context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
        }
    )
    let subview = UIView(frame: CGRect(x: 80, y: 80, width: 20, height: 20))
    subview.backgroundColor = .green
    view.addSubview(subview)
    let shade = CAGradientLayer()
    shade.colors = [UIColor.blue.cgColor, UIColor.blue.cgColor]
    shade.frame = CGRect(x: 0, y: 50, width: 100, height: 50)
    view.layer.addSublayer(shade)
    show(view)
    #expect(stage.color(at: CGPoint(x: 50, y: 20)) == .red)
    #expect(stage.color(at: CGPoint(x: 50, y: 70)) == .blue)
    #expect(stage.color(at: CGPoint(x: 90, y: 90)) == .green)
    shade.cornerRadius = 20
    stage.settle()
    #expect(stage.color(at: CGPoint(x: 1, y: 51)) == .red)
    shade.opacity = 0.5
    stage.settle()
    #expect(abs(red(50, 70) - 128) < 3)
    #expect(view.layer.sublayers == [shade, subview.layer] && shade.superlayer === view.layer)
    shade.removeFromSuperlayer()
    stage.settle()
    #expect(view.layer.sublayers == [subview.layer] && red(50, 70) == 255)
  }

  @Test func gradientsMoveFromLayerToLayer() {
    let (first, second) = (UIView(), UIView())
    let (low, high) = (CAGradientLayer(), CAGradientLayer())
    first.layer.addSublayer(high)
    first.layer.insertSublayer(low, at: 0)
    #expect(first.layer.sublayers == [low, high])
    second.layer.insertSublayer(low, at: 9)
    #expect(first.layer.sublayers == [high] && second.layer.sublayers == [low])
  }

  @Test func theFrameOfAGradientIsItsOwn() {
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    gradient.position = CGPoint(x: 50, y: 50)
    #expect(gradient.frame == CGRect(x: 35, y: 30, width: 30, height: 40))
    gradient.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(gradient.frame == CGRect(x: 45, y: 45, width: 10, height: 10))
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.layer.frame.size.width = 9
    view.layer.opacity = 0.5
    view.layer.isHidden = true
    view.layer.backgroundColor = CGColor.white
    view.layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(view.bounds.width == 9 && view.alpha == 0.5 && view.isHidden)
    #expect(view.backgroundColor == .white && view.transform.a == 2)
  }

  @Test func gradientsWithoutExtentOrColoursDrawNothing() throws {
    let view = GradientView()
    let gradient = try #require(view.gradient)
    show(view)
    #expect(red(50, 50) == 255)
    gradient.colors = colors
    for point in [CGPoint(x: 0.5, y: 0), CGPoint(x: CGFloat.nan, y: 1), CGPoint(x: 1e30, y: 0)] {
      gradient.endPoint = point
      stage.settle()
    }
    (gradient.type, gradient.endPoint) = (.radial, gradient.startPoint)
    stage.settle()
    #expect(red(50, 50) == 255)
    gradient.colors = ["text"]
    stage.settle()
    #expect(red(50, 50) == 255)
  }
}
