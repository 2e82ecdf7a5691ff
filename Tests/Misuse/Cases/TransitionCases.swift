import Foundation
import UIKitCore
import UIKitGraphics
import UIKitStage

extension CaseList {
  mutating func addTransitions() {
    addViewTransitions()
    addSnapshots()
    addEffects()
    addImageContexts()
  }

  private mutating func addTransactions() {
    add("CATransaction.setAnimationDuration", Numbers.positions) { fixture, number in
      CATransaction.begin()
      CATransaction.setAnimationDuration(number)
      CATransaction.setAnimationTimingFunction(nil)
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.toValue = 0
      fixture.view.layer.add(animation, forKey: nil)
      CATransaction.commit()
      CATransaction.flush()
    }
  }

  private mutating func addViewTransitions() {
    addTransactions()
    let styles: [Argument<UIView.AnimationOptions>] = [
      Argument("dissolve", .transitionCrossDissolve), Argument("flip", .transitionFlipFromLeft),
      Argument("unknown", UIView.AnimationOptions(rawValue: .max)),
    ]
    for style in styles {
      add("UIView.transition(with:) \(style.name)", Numbers.lengths) { fixture, duration in
        UIView.transition(with: fixture.view, duration: duration, options: style.value) {
          fixture.first.removeFromSuperview()
        }
      }
      add(
        "UIView.transition(with:) \(style.name) of a view with frame",
        Shapes.rects.filter {
          $0.value.origin.x.isFinite && $0.value.origin.y.isFinite && $0.value.width.isFinite
            && $0.value.height.isFinite
        }
      ) { fixture, rect in
        fixture.first.frame = rect
        fixture.stage.advance(by: 0.1)
        UIView.transition(with: fixture.first, duration: 1, options: style.value) {
          fixture.first.backgroundColor = .red
        }
      }
    }
    add("UIView.transition(from:to:) the same view") { fixture in
      UIView.transition(
        from: fixture.first,
        to: fixture.first,
        duration: 0.1,
        options: .transitionCrossDissolve
      )
    }
    add("UIView.transition(with:) in itself") { fixture in
      UIView.transition(with: fixture.view, duration: 1, options: .transitionCrossDissolve) {
        UIView.transition(with: fixture.view, duration: 1, options: .transitionFlipFromTop) {
          fixture.first.isHidden = true
        }
      }
    }
    add("UIView.animateKeyframes(withDuration:delay:)", Numbers.lengths) { fixture, number in
      UIView.animateKeyframes(withDuration: number, delay: number) {
        UIView.addKeyframe(withRelativeStartTime: number, relativeDuration: number) {
          fixture.first.alpha = 0
        }
      }
    }
    add("CATransaction.commit() without begin()", .stops("without a matching begin()")) { _ in
      CATransaction.commit()
    }
    add("CATransaction.begin() without commit()") { fixture in
      CATransaction.begin()
      CATransaction.setCompletionBlock {}
      UIView.animate(withDuration: 0.1) { fixture.first.alpha = 0 }
    }
  }

  private mutating func addSnapshots() {
    add("UIView.resizableSnapshotView(from:)", Shapes.rects) { fixture, rect in
      let copy = fixture.view.resizableSnapshotView(
        from: rect,
        afterScreenUpdates: true,
        withCapInsets: .zero
      )
      if let copy { fixture.show(copy) }
    }
    add(
      "UIView.resizableSnapshotView(from:) with capInsets",
      .stops("its capInsets have to be zero")
    ) { fixture in
      _ = fixture.view.resizableSnapshotView(
        from: fixture.view.bounds,
        afterScreenUpdates: false,
        withCapInsets: UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)
      )
    }
    add("UIView.drawHierarchy(in:)", Shapes.rects) { fixture, rect in
      _ = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in
        fixture.view.drawHierarchy(in: rect, afterScreenUpdates: true)
      }
    }
    add("UIView.drawHierarchy(in:) outside of a context") { fixture in
      fixture.view.drawHierarchy(in: fixture.view.bounds, afterScreenUpdates: true)
    }
    add("UIView.drawHierarchy(in:) in draw(_:)") { fixture in
      fixture.canvas.drawing = {
        fixture.canvas.drawHierarchy(in: fixture.canvas.bounds, afterScreenUpdates: false)
      }
    }
    add("UIView.snapshotView(afterScreenUpdates:) of a table that was never laid out") { fixture in
      _ = fixture.unloaded.snapshotView(afterScreenUpdates: true)
    }
  }

  private mutating func addEffects() {
    let frames = Shapes.rects.filter {
      $0.value.origin.x.isFinite && $0.value.origin.y.isFinite && $0.value.width.isFinite
        && $0.value.height.isFinite
    }
    add("UIVisualEffectView.frame", frames) { fixture, rect in
      let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
      view.layer.cornerRadius = 10
      view.clipsToBounds = true
      fixture.show(view)
      view.frame = rect
    }
    add("UIVisualEffectView.transform", Shapes.transforms) { fixture, transform in
      let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      fixture.show(view)
      view.transform = transform
    }
    add("UIFontMetrics.scaledValue(for:)", Numbers.factors) {
      _ = UIFontMetrics.default.scaledValue(for: $1)
    }
    add("UIFontMetrics.scaledFont(maximumPointSize:)", Numbers.factors) { fixture, size in
      fixture.label.font = UIFontMetrics(forTextStyle: .body)
        .scaledFont(for: .systemFont(ofSize: 20), maximumPointSize: size)
    }
    add(
      "UIFontMetrics.scaledFont(for:) a font that is scaled already",
      .stops("this one follows the text size already")
    ) { _ in
      let font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 20))
      _ = UIFontMetrics.default.scaledFont(for: font)
    }
  }

  private mutating func addImageContexts() {
    add("UIGraphicsBeginImageContext(_:)", Shapes.sizes) { fixture, size in
      UIGraphicsBeginImageContext(size)
      UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
      fixture.imageView.image = UIGraphicsGetImageFromCurrentImageContext()
      UIGraphicsEndImageContext()
    }
    add("UIGraphicsBeginImageContextWithOptions(_:_:_:) scale", Numbers.factors) {
      fixture,
      scale in
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 5, height: 5), true, scale)
      UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
      fixture.imageView.image = UIGraphicsGetImageFromCurrentImageContext()
      UIGraphicsEndImageContext()
    }
    add("UIGraphicsBeginImageContext(_:) without an end") { _ in
      UIGraphicsBeginImageContext(CGSize(width: 5, height: 5))
    }
    add("UIImage.preparingThumbnail(of:)", Shapes.sizes) { fixture, size in
      fixture.imageView.image = fixture.image.preparingThumbnail(of: size)
    }
    add("UIImage.animatedImage(with:duration:)", Numbers.lengths) { fixture, duration in
      fixture.imageView.image = UIImage.animatedImage(
        with: [fixture.image, UIImage()],
        duration: duration
      )
    }
    add("UIImageView.animationDuration", Numbers.lengths) { fixture, duration in
      fixture.imageView.animationImages = [fixture.image, fixture.image]
      fixture.imageView.animationDuration = duration
      fixture.imageView.startAnimating()
    }
    add("UIImageView.animationRepeatCount", Numbers.integers) { fixture, count in
      fixture.imageView.animationImages = [fixture.image]
      fixture.imageView.animationRepeatCount = count
      fixture.imageView.startAnimating()
    }
  }
}
