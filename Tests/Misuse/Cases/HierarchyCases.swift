import Foundation
import UIKitCore
import UIKitGraphics
import UIKitStage

extension CaseList {
  mutating func addViewHierarchy() {
    let inside = End.stops("cannot be added to itself or a view inside it")
    let stranger = End.stops("is not a subview of")
    add("UIView.addSubview(_:) itself", inside) { $0.view.addSubview($0.view) }
    add("UIView.addSubview(_:) an ancestor", inside) { $0.first.addSubview($0.pushed.view) }
    add("UIView.addSubview(_:) its window", inside) { $0.first.addSubview($0.stage.window) }
    add("UIView.addSubview(_:) a subview again") { $0.view.addSubview($0.first) }
    add("UIView.addSubview(_:) another controller's view") { $0.view.addSubview($0.root.view) }
    add(
      "UIView.insertSubview(_:at:)",
      Numbers.integers,
      end: { index in
        index < 0 ? .stops("inserted at index \(index)") : .continues
      }
    ) { $0.view.insertSubview(UIView(), at: $1) }
    add(
      "UIView.insertSubview(_:at:) a subview,",
      Numbers.integers,
      end: { index in
        index < 0 ? .stops("inserted at index \(index)") : .continues
      }
    ) { $0.view.insertSubview($0.first, at: $1) }
    add("UIView.insertSubview(_:aboveSubview:) a stranger", stranger) {
      $0.view.insertSubview(UIView(), aboveSubview: $0.label)
    }
    add("UIView.insertSubview(_:belowSubview:) a stranger", stranger) {
      $0.view.insertSubview(UIView(), belowSubview: $0.label)
    }
    add("UIView.insertSubview(_:aboveSubview:) itself", stranger) {
      $0.view.insertSubview($0.first, aboveSubview: $0.first)
    }
    add("UIView.insertSubview(_:belowSubview:) a removed view", stranger) { fixture in
      fixture.second.removeFromSuperview()
      fixture.view.insertSubview(UIView(), belowSubview: fixture.second)
    }
    addOrders()
    addCallbacks()
    addDepth()
    addResponders()
  }

  private mutating func addOrders() {
    add("UIView.bringSubviewToFront(_:) a stranger") { $0.view.bringSubviewToFront($0.label) }
    add("UIView.sendSubviewToBack(_:) a stranger") { $0.view.sendSubviewToBack($0.label) }
    add("UIView.bringSubviewToFront(_:) without subviews") {
      $0.first.bringSubviewToFront($0.second)
    }
    for (name, other) in [("first", 0), ("second", 1)] {
      add(
        "UIView.exchangeSubview \(name) index",
        Numbers.integers,
        end: { index in
          .stops("Subviews")
        }
      ) { fixture, index in
        fixture.view.exchangeSubview(
          at: other == 0 ? index : 0,
          withSubviewAt: other == 1 ? index : 0
        )
      }
    }
    add("UIView.exchangeSubview both the same") { $0.view.exchangeSubview(at: 1, withSubviewAt: 1) }
    add("UIView.removeFromSuperview() without one") { _ in UIView().removeFromSuperview() }
    add("UIView.removeFromSuperview() of the root view") {
      $0.stage.window.rootViewController?.view.removeFromSuperview()
    }
    add("UIView.isDescendant(of:) a removed view") { _ = $0.first.isDescendant(of: UIView()) }
  }

  private mutating func addCallbacks() {
    let unsettled = End.asserts("Layout did not settle")
    add("UIView.removeFromSuperview() in layoutSubviews") { fixture in
      let view = CallbackView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view.onLayout = { $0.removeFromSuperview() }
      fixture.show(view)
    }
    add("UIView.removeFromSuperview() in draw(_:)") { fixture in
      fixture.canvas.drawing = { fixture.canvas.removeFromSuperview() }
    }
    add("UIView.addSubview(_:) in draw(_:)") { fixture in
      fixture.canvas.drawing = { fixture.canvas.addSubview(UIView()) }
    }
    add("UIView.setNeedsLayout() in layoutSubviews, for ever", unsettled) { fixture in
      let view = CallbackView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view.onLayout = { $0.setNeedsLayout() }
      fixture.show(view)
    }
    add("UIView.setNeedsDisplay() in draw(_:), for ever") { fixture in
      fixture.canvas.drawing = { fixture.canvas.setNeedsDisplay() }
    }
    add("UIView.layoutIfNeeded() in layoutSubviews", .stops("lays out itself without end")) {
      fixture in
      let view = CallbackView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view.onLayout = { view in
        view.setNeedsLayout()
        view.layoutIfNeeded()
      }
      fixture.show(view)
    }
    add("UIView.frame growing in layoutSubviews", unsettled) { fixture in
      let view = CallbackView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view.onLayout = { $0.frame.size.width += 1 }
      fixture.show(view)
    }
    add("UIView.removeFromSuperview() of all siblings in layoutSubviews") { fixture in
      let view = CallbackView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view.onLayout = { view in
        for sibling in view.superview?.subviews ?? [] { sibling.removeFromSuperview() }
      }
      fixture.show(view)
    }
  }

  private mutating func addDepth() {
    add("UIView.addSubview(_:) 900 levels deep") { fixture in
      var view = fixture.view
      for _ in 0..<900 {
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.addSubview(child)
        view = child
      }
    }
    add("UIView.addSubview(_:) 2,000 levels deep", .stops("views can be nested")) { fixture in
      var view = fixture.view
      for _ in 0..<2_000 {
        let child = UIView()
        view.addSubview(child)
        view = child
      }
    }
    add("UIView.addSubview(_:) 20,000 siblings") { fixture in
      for _ in 0..<20_000 { fixture.view.addSubview(UIView()) }
    }
  }

  private mutating func addResponders() {
    add("UIView.becomeFirstResponder() of a removed view") { fixture in
      fixture.table.removeFromSuperview()
      _ = fixture.table.becomeFirstResponder()
    }
    add("UIView.removeFromSuperview() of the first responder") { fixture in
      _ = fixture.table.becomeFirstResponder()
      fixture.table.removeFromSuperview()
    }
    add("UIView.removeFromSuperview() while touched") { fixture in
      fixture.stage.touchDown(at: CGPoint(x: 50, y: 100))
      fixture.table.removeFromSuperview()
      fixture.drawFrames()
      fixture.stage.touchUp()
    }
    add("UIView.addGestureRecognizer(_:) of another view") { fixture in
      fixture.view.addGestureRecognizer(fixture.scroll.panGestureRecognizer)
    }
    add("UIView.removeGestureRecognizer(_:) of another view") { fixture in
      fixture.view.removeGestureRecognizer(fixture.scroll.panGestureRecognizer)
    }
    add("UIView.removeGestureRecognizer(_:) a table's own") { fixture in
      for recognizer in fixture.table.gestureRecognizers ?? [] {
        fixture.table.removeGestureRecognizer(recognizer)
      }
      fixture.stage.drag(
        from: CGPoint(x: 50, y: 150),
        to: CGPoint(x: 50, y: 80),
        duration: 0.1
      )
    }
  }
}

/// A view with a closure as its `layoutSubviews()`.
private final class CallbackView: UIView {
  var onLayout: (UIView) -> Void = { _ in }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout(self)
  }
}
