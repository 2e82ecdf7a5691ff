import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTesting

/// Tests for the layer tree of views: superlayers, sublayers, delegates, order and `contentsRect`.
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
    let windowLayer = try #require(view.window).layer
    let (first, second, plainLayer) = (UIView(), UIView(), CALayer())
    #expect(first.layer.superlayer == nil && first.layer.delegate === first)
    view.addSubview(first)
    view.addSubview(second)
    view.layer.insertSublayer(plainLayer, below: second.layer)
    #expect(first.layer.superlayer === view.layer && plainLayer.superlayer === view.layer)
    #expect(view.layer.superlayer === windowLayer && plainLayer.delegate == nil)
    #expect(view.layer.sublayers == [plainLayer, first.layer, second.layer])
    #expect(view.layer.sublayers?.compactMap(\.delegate) == [first, second])

    var top = first.layer
    while let next = top.superlayer { top = next }
    #expect(top === windowLayer)

    view.layer.sublayers = [second.layer, plainLayer, first.layer]
    // Layers without a view are always behind the layers of subviews.
    #expect(view.subviews == [second, first])
    #expect(view.layer.sublayers == [plainLayer, second.layer, first.layer])
    second.layer.removeFromSuperlayer()
    #expect(second.superview == nil && second.layer.superlayer == nil)
    view.layer.sublayers?.forEach { $0.removeFromSuperlayer() }
    #expect(view.subviews.isEmpty && view.layer.sublayers == nil && plainLayer.superlayer == nil)
  }

  @Test func aLayerBelowASubviewIsInFrontOfTheOtherLayers() {
    let (back, front, subview) = (CALayer(), CALayer(), UIView())
    view.addSubview(subview)
    view.layer.addSublayer(back)
    view.layer.insertSublayer(front, below: subview.layer)
    #expect(view.layer.sublayers == [back, front, subview.layer])
    // A sibling that is not in the layer: inserted at the back.
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
    let (layer, imageView) = (CALayer(), UIImageView(image: halves))
    layer.contents = halves
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    imageView.frame = CGRect(x: 50, y: 0, width: 40, height: 40)
    view.layer.addSublayer(layer)
    view.addSubview(imageView)
    #expect(colors == [.red, .blue, .red, .blue])
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    imageView.layer.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 0.5)
    #expect(colors == [.blue, .blue, .red, .red])
    layer.contentsRect = CGRect(x: 0, y: 0, width: 2, height: 1)
    imageView.layer.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(colors == [.blue, .white, .red, .blue])
  }

  /// The colours at the left and the right of the layer and of the image view.
  private var colors: [UIColor] {
    stage.settle()
    return [15, 35, 55, 85].map { stage.color(at: CGPoint(x: $0, y: 20)) }
  }
}
