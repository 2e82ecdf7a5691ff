import Foundation
import Testing
import UIKitGraphics
import UIKitTesting

@testable import UIKitCore

/// Tests for animated image views, which show their images in sequence.
@MainActor
struct ImageAnimationTests {
  private let stage = Stage(size: CGSize(width: 20, height: 20))
  private let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  init() {
    stage.checksDamage = true
    stage.show(view)
    stage.settle()
  }

  private func image(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
      color.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
  }

  private func colors(_ count: Int, every seconds: TimeInterval) -> [UIColor] {
    (0..<count).map { _ in
      stage.advance(by: seconds)
      return stage.color(at: CGPoint(x: 10, y: 10))
    }
  }

  @Test func anAnimatedImagePlaysByItself() throws {
    let images = [image(.red), image(.green), image(.blue)]
    let animated = try #require(UIImage.animatedImage(with: images, duration: 0.3))
    #expect(animated.images == images && animated.duration == 0.3)
    view.image = animated
    #expect(view.isAnimating)
    #expect(colors(4, every: 0.1).dropFirst(0) == [.green, .blue, .red, .green])
    view.image = images[0]
    #expect(!view.isAnimating)
    #expect(stage.settle(timeout: 1))
  }

  @Test func aFrameIsDrawnForEachImageOnly() throws {
    view.image = UIImage.animatedImage(with: [image(.red), image(.green)], duration: 1)
    stage.update()
    let framesBefore = stage.framesDrawn
    stage.advance(by: 2)
    #expect(stage.framesDrawn - framesBefore == 4)
  }

  @Test func aNumberOfRepetitionsEnds() {
    view.image = image(.white)
    view.animationImages = [image(.red), image(.blue)]
    view.animationDuration = 0.2
    view.animationRepeatCount = 2
    #expect(!view.isAnimating)
    view.startAnimating()
    #expect(view.isAnimating)
    stage.update()
    #expect(stage.color(at: .zero) == .red)
    #expect(colors(4, every: 0.1) == [.blue, .red, .blue, .white])
    #expect(!view.isAnimating)
    #expect(stage.settle(timeout: 1))
  }

  @Test func outsideOfAWindowItPauses() {
    view.animationImages = [image(.red), image(.blue)]
    view.startAnimating()
    view.removeFromSuperview()
    #expect(stage.settle(timeout: 1))
    stage.show(view)
    #expect(view.isAnimating)
    view.stopAnimating()
    #expect(!view.isAnimating)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    view.animationImages = []
    view.startAnimating()
    #expect(!view.isAnimating)
  }
}
