import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for the order that `zPosition` gives to layers and subviews.
@MainActor
struct LayerDepthTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100))
  private let root = UIView()
  private let middle = CGPoint(x: 25, y: 25)

  init() {
    stage.checksDamage = true
    root.backgroundColor = .white
    stage.show(root)
  }

  private func square(_ color: UIColor) -> UIView {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
    view.backgroundColor = color
    root.addSubview(view)
    return view
  }

  @Test func aSubviewIsLiftedAndLowered() {
    let (red, blue) = (square(.red), square(.blue))
    #expect(stage.color(at: middle) == .blue)
    red.layer.zPosition = 1
    #expect(red.layer.zPosition == 1 && stage.color(at: middle) == .red)
    let green = square(.green)
    #expect(stage.color(at: middle) == .red)
    green.layer.zPosition = 1
    #expect(stage.color(at: middle) == .green)
    green.layer.zPosition = -1
    red.layer.zPosition = -2
    #expect(stage.color(at: middle) == .blue)
    blue.isHidden = true
    #expect(stage.color(at: middle) == .green)
    #expect(root.subviews == [red, blue, green])
    #expect(root.hitTest(middle, with: nil) === green)
  }

  @Test func aViewKeepsItsDepthInAnotherSuperview() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(container)
    let lifted = square(.red)
    lifted.layer.zPosition = 2
    container.addSubview(lifted)
    let cover = UIView(frame: container.bounds)
    cover.backgroundColor = .blue
    container.addSubview(cover)
    #expect(stage.color(at: middle) == .red)
  }

  @Test func sublayersAreLifted() {
    let layers = [UIColor.red, .blue].map { color in
      let layer = CALayer()
      layer.backgroundColor = color.cgColor
      layer.frame = CGRect(x: 10, y: 10, width: 30, height: 30)
      root.layer.addSublayer(layer)
      return layer
    }
    #expect(stage.color(at: middle) == .blue)
    layers[0].zPosition = 0.5
    #expect(stage.color(at: middle) == .red)
    layers[0].zPosition = -0.5
    #expect(stage.color(at: middle) == .blue)
    #expect(root.layer.sublayers == layers)
  }

  @Test func contentScrollingBehindALiftedViewIsRedrawn() {
    let lifted = square(.red)
    lifted.layer.zPosition = 1
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.backgroundColor = .white
    scroll.contentSize = CGSize(width: 100, height: 1_000)
    for row in 0..<20 {
      let stripe = UIView(frame: CGRect(x: 0, y: CGFloat(row) * 50, width: 100, height: 25))
      stripe.backgroundColor = .blue
      scroll.addSubview(stripe)
    }
    root.addSubview(scroll)
    #expect(stage.color(at: middle) == .red)
    for offset in [7, 20, 33] {
      scroll.contentOffset.y = CGFloat(offset)
      stage.advance(by: 0.1)
      #expect(stage.color(at: middle) == .red)
    }
    #expect(stage.color(at: CGPoint(x: 80, y: 20)) == .blue)
    #expect(stage.color(at: CGPoint(x: 80, y: 50)) == .white)
  }
}
