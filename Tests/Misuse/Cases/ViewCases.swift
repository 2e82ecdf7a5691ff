import Foundation
import UIKitCore
import UIKitGraphics
import UIKitStage

extension CaseList {
  mutating func addViewGeometry() {
    let rects = Shapes.rects
    let kinds: [(String, @MainActor (Fixture) -> UIView)] = [
      ("UIView", { $0.view }), ("UILabel", { $0.label }), ("UITableView", { $0.table }),
      ("UIScrollView", { $0.scroll }), ("UIImageView", { $0.imageView }),
      ("UITableViewCell", { $0.cell }),
    ]
    for (name, view) in kinds {
      // All views reject the same numbers; only `UIView` is tested with all of them.
      let rects = name == "UIView" ? rects : rects.filter { $0.value.isFinite }
      add("\(name).frame", rects, end: { finiteResult("frame", isFinite: $0.isFinite) }) {
        fixture,
        rect in
        view(fixture).frame = rect
      }
      add("\(name).bounds", rects, end: { finiteResult("bounds", isFinite: $0.isFinite) }) {
        fixture,
        rect in
        view(fixture).bounds = rect
      }
      add("\(name).transform", Shapes.transforms) { view($0).transform = $1 }
      guard name != "UITableView", name != "UIScrollView" else { continue }
      add("\(name).sizeThatFits(_:)", Shapes.sizes) { _ = view($0).sizeThatFits($1) }
    }
    add("UIView.init(frame:)", rects, end: { finiteResult("frame", isFinite: $0.isFinite) }) {
      fixture,
      rect in
      fixture.show(UIView(frame: rect))
    }
    add("UIView.center", Shapes.points, end: { finiteResult("center", isFinite: $0.isFinite) }) {
      $0.view.center = $1
    }
    add("UIView.frame of a view without size under", Shapes.transforms) { fixture, transform in
      fixture.first.transform = transform
      fixture.first.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    }
    addConversions()
    addAutoresizing()
  }

  private mutating func addConversions() {
    add("UIView.convert(_:to:)", Shapes.points) { _ = $0.first.convert($1, to: nil) }
    add("UIView.convert(_:from:)", Shapes.points) { _ = $0.first.convert($1, from: $0.scroll) }
    add("UIView.convert(rect, to:)", Shapes.rects) { _ = $0.first.convert($1, to: nil) }
    add("UIView.convert(rect, from:)", Shapes.rects) { _ = $0.first.convert($1, from: $0.scroll) }
    add("UIView.convert(_:to:) through", Shapes.transforms) { fixture, transform in
      fixture.view.transform = transform
      _ = fixture.view.convert(CGPoint(x: 1, y: 1), from: nil)
    }
    add("UIView.convert(_:to:) a removed view") { fixture in
      fixture.second.removeFromSuperview()
      _ = fixture.first.convert(CGPoint(x: 1, y: 1), to: fixture.second)
    }
    add("UIView.hitTest(_:with:)", Shapes.points) { _ = $0.view.hitTest($1, with: nil) }
    add("UIView.hitTest(_:with:) through", Shapes.transforms) { fixture, transform in
      fixture.view.transform = transform
      _ = fixture.stage.window.hitTest(CGPoint(x: 200, y: 300), with: nil)
    }
    add("UIView.point(inside:with:)", Shapes.points) { _ = $0.view.point(inside: $1, with: nil) }
    add("UITableView.hitTest(_:with:)", Shapes.points) { _ = $0.table.hitTest($1, with: nil) }
    add("UIScrollView.hitTest(_:with:)", Shapes.points) { _ = $0.scroll.hitTest($1, with: nil) }
  }

  private mutating func addAutoresizing() {
    let masks: [(String, UIView.AutoresizingMask)] = [
      ("flexible size", [.flexibleWidth, .flexibleHeight]),
      ("flexible margins", [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin]),
      ("all flexible", UIView.AutoresizingMask(rawValue: .max)),
    ]
    for (name, mask) in masks {
      add("UIView.autoresizingMask \(name), superview", Shapes.sizes.filter { $0.value.isFinite }) {
        $0.first.autoresizingMask = mask
        $0.view.frame.size = $1
        $0.view.frame.size = CGSize(width: 100, height: 100)
      }
    }
    add("UIView.layoutMargins", Shapes.insets) { $0.view.layoutMargins = $1 }
    add("UIView.directionalLayoutMargins", Shapes.insets) { fixture, insets in
      fixture.view.semanticContentAttribute = .forceRightToLeft
      fixture.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: insets.top,
        leading: insets.left,
        bottom: insets.bottom,
        trailing: insets.right
      )
    }
    add("UIView.setNeedsDisplay(_:)", Shapes.rects) { $0.canvas.setNeedsDisplay($1) }
    add(
      "UIView.sizeToFit() with a fitting size",
      Shapes.sizes,
      end: { size in
        finiteResult("frame", isFinite: size.isFinite)
      }
    ) { fixture, size in
      let view = FittingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.size = size
      fixture.show(view)
      view.sizeToFit()
    }
  }

  mutating func addViewAppearance() {
    add("UIView.alpha", Numbers.factors, end: { finiteResult("alpha", isFinite: $0.isFinite) }) {
      $0.view.alpha = $1
    }
    add(
      "CALayer.cornerRadius",
      Numbers.lengths,
      end: { radius in
        radius.isFinite && radius >= 0 ? .continues : .stops("cornerRadius has to be finite")
      }
    ) { $0.view.layer.cornerRadius = $1 }
    add(
      "CALayer.cornerRadius with clipping",
      Numbers.lengths.filter { $0.value >= 0 },
      end: {
        $0.isFinite ? .continues : .stops("cornerRadius has to be finite")
      }
    ) { fixture, radius in
      fixture.view.clipsToBounds = true
      fixture.view.layer.cornerRadius = radius
    }
    add("CALayer.borderWidth", Numbers.lengths) { $0.view.layer.borderWidth = $1 }
    add("CALayer.shadowOpacity", Numbers.factors) { fixture, opacity in
      fixture.view.layer.shadowOpacity = Float(opacity)
    }
    add("CALayer.shadowRadius", Numbers.lengths) { fixture, radius in
      fixture.view.layer.shadowOpacity = 1
      fixture.view.layer.shadowRadius = radius
    }
    add("CALayer.shadowOffset", Shapes.offsets) { fixture, offset in
      fixture.view.layer.shadowOpacity = 1
      fixture.view.layer.shadowOffset = offset
    }
    add("CALayer of a view that is gone") { fixture in
      var view: UIView? = UIView()
      let layer = view?.layer
      view = nil
      layer?.cornerRadius = 3
      layer?.masksToBounds = true
      fixture.keep(layer ?? fixture.view.layer)
    }
    add("CACornerMask", [Argument("all bits", UInt.max)]) { fixture, bits in
      fixture.view.layer.maskedCorners = CACornerMask(rawValue: bits)
      fixture.view.layer.cornerRadius = 5
    }
    add("UIView.tag", Numbers.integers) { $0.view.tag = $1 }
    add("UIView.viewWithTag(_:)", Numbers.integers) { _ = $0.view.viewWithTag($1) }
    add("UIView.accessibilityLabel", Texts.all) { $0.view.accessibilityLabel = $1 }
    add("UIView.accessibilityIdentifier", Texts.short) { $0.view.accessibilityIdentifier = $1 }
    add("UIView.restorationIdentifier", Texts.short) { $0.view.restorationIdentifier = $1 }
  }

  mutating func addAccessibility() {
    add("UIView.accessibilityTraits", [Argument("all bits", UInt64.max)]) { fixture, bits in
      fixture.view.accessibilityTraits = UIAccessibilityTraits(rawValue: bits)
    }
    add("UIView.accessibilityElement(at:)", Numbers.integers) {
      _ = $0.view.accessibilityElement(at: $1)
      $0.view.accessibilityElements = [UIView(), 3, "text"]
      _ = $0.view.accessibilityElement(at: $1)
    }
    add("UIView.index(ofAccessibilityElement:) of something else") { fixture in
      _ = fixture.view.index(ofAccessibilityElement: 3)
      _ = fixture.view.index(ofAccessibilityElement: UIView())
    }
    add("UIView.accessibilityElements that contain the view") { fixture in
      fixture.view.accessibilityElements = [fixture.view]
      _ = fixture.view.accessibilityElementCount()
    }
    add("UIAccessibilityElement of a container that is gone") { fixture in
      let element = UIAccessibilityElement(accessibilityContainer: UIView())
      element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 1, height: 1)
      _ = element.accessibilityFrame
      _ = element.accessibilityActivate()
      fixture.view.accessibilityElements = [element]
    }
    add("UIAccessibility.post(notification:) of a number") { _ in
      UIAccessibility.post(notification: .init(rawValue: 7), argument: 7)
      UIAccessibility.post(notification: .screenChanged, argument: nil)
    }
  }

  mutating func addAnimations() {
    let times = Numbers.lengths.map { Argument($0.name, TimeInterval($0.value)) }
    add("UIView.animate(withDuration:)", times) { fixture, seconds in
      UIView.animate(withDuration: seconds) { fixture.view.alpha = 0.5 }
    }
    add("UIView.animate(delay:)", times) { fixture, seconds in
      UIView.animate(withDuration: 0.1, delay: seconds) { fixture.view.alpha = 0.5 }
    }
    add("UIView.animate(options: .repeat) duration =", times) { fixture, seconds in
      UIView.animate(withDuration: seconds, delay: 0, options: [.repeat, .autoreverse]) {
        fixture.view.alpha = 0.5
      }
    }
    add("UIView.animate(options:) bits", [Argument("all", UInt.max)]) { fixture, bits in
      let options = UIView.AnimationOptions(rawValue: bits)
      UIView.animate(withDuration: 0.1, delay: 0, options: options) { fixture.view.alpha = 0.5 }
    }
    add(
      "UIView.animate(usingSpringWithDamping:)",
      Numbers.factors,
      end: { damping in
        damping > 0 ? .continues : .stops("damping ratio has to be positive")
      }
    ) { fixture, damping in
      animateWithSpring(fixture, damping: damping)
    }
    add("UIView.animate(initialSpringVelocity:)", Numbers.factors) { fixture, velocity in
      animateWithSpring(fixture, velocity: velocity)
    }
    add("UIView.animate(spring) duration =", times) { fixture, seconds in
      animateWithSpring(fixture, duration: seconds)
    }
    addAnimatedExtremes()
  }

  private mutating func addAnimatedExtremes() {
    let rects = Shapes.rects.filter { $0.value.isFinite }
    add("UIView.animate to frame", rects) { fixture, rect in
      UIView.animate(withDuration: 0.1) { fixture.view.frame = rect }
    }
    add("UIView.animate to transform", Shapes.transforms) { fixture, transform in
      UIView.animate(withDuration: 0.1) { fixture.view.transform = transform }
    }
    add("UIView.animate to contentOffset", Shapes.points.filter { $0.value.isFinite }) {
      fixture,
      point in
      UIView.animate(withDuration: 0.1) { fixture.scroll.contentOffset = point }
    }
    add("UIView.animate of a view that is removed in its block") { fixture in
      UIView.animate(withDuration: 0.1) {
        fixture.view.alpha = 0
        fixture.view.removeFromSuperview()
      }
    }
    add("UIView.animate in its own completion, without duration") { fixture in
      UIView.animate(withDuration: 0, animations: { fixture.view.alpha = 0.5 }) { _ in
        UIView.animate(withDuration: 0, animations: { fixture.view.alpha = 0.6 })
      }
    }
  }
}

/// Returns the expected result of setting a rectangle or number.
private func finiteResult(_ name: String, isFinite: Bool) -> End {
  isFinite ? .continues : .stops("A view's \(name) has to be finite")
}

/// Moves a view with a spring animation.
@MainActor
private func animateWithSpring(
  _ fixture: Fixture,
  duration: TimeInterval = 0.3,
  damping: CGFloat = 0.5,
  velocity: CGFloat = 0
) {
  UIView.animate(
    withDuration: duration,
    delay: 0,
    usingSpringWithDamping: damping,
    initialSpringVelocity: velocity
  ) { fixture.view.center.x += 20 }
}

/// A view with a custom `sizeThatFits(_:)`.
private final class FittingView: UIView {
  var size = CGSize.zero

  override func sizeThatFits(_ size: CGSize) -> CGSize { self.size }
}
