import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests of the tree of layers as ported code walks it: through views, from layer to layer.
@MainActor
struct LayerTreeOfViewsTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100))
  private let view = UIView()

  init() {
    stage.checksDamage = true
    view.backgroundColor = .white
    stage.show(view)
    stage.settle()
  }

  @Test func layersOfViewsAreInTheLayersOfSuperviews() throws {
    let window = try #require(view.window).layer
    let (first, second, shade) = (UIView(), UIView(), CALayer())
    #expect(first.layer.superlayer == nil && first.layer.delegate === first)
    view.addSubview(first)
    view.addSubview(second)
    view.layer.insertSublayer(shade, below: second.layer)
    #expect(first.layer.superlayer === view.layer && shade.superlayer === view.layer)
    #expect(view.layer.superlayer === window && shade.delegate == nil)
    #expect(view.layer.sublayers == [shade, first.layer, second.layer])
    #expect(view.layer.sublayers?.compactMap(\.delegate) == [first, second])

    var top = first.layer
    while let next = top.superlayer { top = next }
    #expect(top === window)

    view.layer.sublayers = [second.layer, shade, first.layer]
    #expect(view.subviews == [second, first])
    #expect(view.layer.sublayers == [shade, second.layer, first.layer])
    second.layer.removeFromSuperlayer()
    #expect(second.superview == nil && second.layer.superlayer == nil)
    view.layer.sublayers?.forEach { $0.removeFromSuperlayer() }
    #expect(view.subviews.isEmpty && view.layer.sublayers == nil && shade.superlayer == nil)
  }

  @Test func layersGoBelowASubviewsLayerAboveTheOthers() {
    let (back, front, subview) = (CALayer(), CALayer(), UIView())
    view.addSubview(subview)
    view.layer.addSublayer(back)
    view.layer.insertSublayer(front, below: subview.layer)
    #expect(view.layer.sublayers == [back, front, subview.layer])
    view.layer.insertSublayer(front, below: UIView().layer)
    #expect(view.layer.sublayers == [front, back, subview.layer])
  }

  @Test func contentsRectShowsAPartOfTheImage() {
    let halves = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 10, y: 0, width: 10, height: 10))
    }
    let (layer, picture) = (CALayer(), UIImageView(image: halves))
    layer.contents = halves
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    picture.frame = CGRect(x: 50, y: 0, width: 40, height: 40)
    view.layer.addSublayer(layer)
    view.addSubview(picture)
    #expect(colors == [.red, .blue, .red, .blue])
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    picture.layer.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 0.5)
    #expect(colors == [.blue, .blue, .red, .red])
    layer.contentsRect = CGRect(x: 0, y: 0, width: 2, height: 1)
    picture.layer.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(colors == [.blue, .white, .red, .blue])
  }

  /// The colours at the left and the right of the layer and of the image view.
  private var colors: [UIColor] {
    stage.settle()
    return [15, 35, 55, 85].map { stage.color(at: CGPoint(x: $0, y: 20)) }
  }
}
